import ColorScience
package import GSDesign
import GalleryKit
import StateSpace
import TermRender

/// The notation of styles in snapshots: `text on tagPurple.solid, bold`.
///
/// A role means the colour in the environment's table; a role drawn in another colour includes it: `accent#FF0000`. A
/// colour without a role is written alone.
enum SnapshotStyle {
  typealias Table = [ColorRole: RGB]

  static func spelling(of style: Style, _ table: Table) -> String {
    var spelled: String
    switch (style.foreground, style.background) {
    case (nil, nil): spelled = "plain"
    case (let ink?, nil): spelled = spelling(of: ink, table)
    case (nil, let ground?): spelled = "on " + spelling(of: ground, table)
    case (let ink?, let ground?):
      spelled = spelling(of: ink, table) + " on " + spelling(of: ground, table)
    }
    for (attribute, word) in attributes where style.attributes.contains(attribute) {
      spelled += ", " + word
    }
    return spelled
  }

  static func spelling(of paint: Paint, _ table: Table) -> String {
    guard let role = paint.role else { return paint.color.hex }
    let name = SnapshotRole.name(of: role)
    return table[role] == paint.color ? name : name + paint.color.hex
  }

  /// nil if it is not a valid style.
  static func style(spelled text: Substring, _ table: Table) -> Style? {
    var parts = text.split(separator: ", ", omittingEmptySubsequences: false)
    guard let paints = parts.first else { return nil }
    parts.removeFirst()
    var style = Style()
    for part in parts {
      guard let attribute = attributes.first(where: { $0.word == part })?.attribute else {
        return nil
      }
      style.attributes.insert(attribute)
    }
    let words = paints.split(separator: " ", omittingEmptySubsequences: false)
    switch words.count {
    case 1 where words[0] == "plain": return style
    case 1: style.foreground = paint(spelled: words[0], table)
    case 2 where words[0] == "on": style.background = paint(spelled: words[1], table)
    case 3 where words[1] == "on":
      style.foreground = paint(spelled: words[0], table)
      style.background = paint(spelled: words[2], table)
      if style.foreground == nil { return nil }
    case _: return nil
    }
    return style.foreground == nil && style.background == nil ? nil : style
  }

  static func paint(spelled text: Substring, _ table: Table) -> Paint? {
    guard let mark = text.firstIndex(of: "#") else {
      guard let role = SnapshotRole.role(named: text), let color = table[role] else { return nil }
      return Paint(color, role: role)
    }
    guard let color = RGB(hex: String(text[mark...])) else { return nil }
    if mark == text.startIndex { return Paint(color) }
    guard let role = SnapshotRole.role(named: text[..<mark]) else { return nil }
    return Paint(color, role: role)
  }

  private static let attributes: [(attribute: Attributes, word: String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
    (.reverse, "reverse"), (.strikethrough, "strikethrough"),
  ]

  /// The letter of a style by its index: `a` to `z`, then `aa`, `ab`.
  static func letter(_ place: Int) -> String {
    var letters = ""
    var rest = place
    repeat {
      letters = String(UnicodeScalar(UInt8(97 + rest % 26))) + letters
      rest = rest / 26 - 1
    } while rest >= 0
    return letters
  }

  /// The index of a letter; nil if the text is invalid or too long.
  static func place(ofLetter letters: Substring) -> Int? {
    guard 1...4 ~= letters.utf8.count else { return nil }
    var place = 0
    for byte in letters.utf8 {
      guard 97...122 ~= byte else { return nil }
      place = place * 26 + Int(byte - 96)
    }
    return place - 1
  }
}

/// The notation of roles in snapshots.
package enum SnapshotRole {
  /// `tagPurple.solid`, `accent.hovered`. A role of another package is followed by its fallback:
  /// `rating.fill/accent`, `rating.fill/accent.hovered`, `rating.fill/accent/pressed`, since `accent.pressed` is a
  /// role.
  package static func name(of role: ColorRole) -> String {
    switch role.base {
    case .builtIn: return role.name
    case .custom(let name, let fallback):
      let spelled = percentEncoded(name) + "/" + fallback.name
      switch role.interaction {
      case .normal, .hovered: return spelled + role.interaction.suffix
      case .pressed: return spelled + pressedStep
      }
    }
  }

  /// The role of a name; nil if the name is not a role's.
  package static func role(named name: Substring) -> ColorRole? {
    if let known = builtIn[String(name)] { return ColorRole(known) }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1 else {
      return builtIn(named: name, [.hovered, .pressed]).map {
        ColorRole(base: .builtIn($0.role), interaction: $0.interaction)
      }
    }
    guard let custom = percentDecoded(parts[0]) else { return nil }
    let isPressed = parts.count == 3 && "/" + parts[2] == pressedStep
    guard isPressed || parts.count == 2,
      let fallback = builtIn(named: parts[1], isPressed ? [.normal] : [.normal, .hovered])
    else { return nil }
    return ColorRole(
      base: .custom(custom, fallback: fallback.role),
      interaction: isPressed ? .pressed : fallback.interaction)
  }

  /// A built-in role, and the one of the given interactions that its name ends with.
  private static func builtIn(
    named name: Substring, _ interactions: [Interaction]
  ) -> (role: BuiltInRole, interaction: Interaction)? {
    for interaction in interactions where name.hasSuffix(interaction.suffix) {
      let plain = name.dropLast(interaction.suffix.count)
      if let role = builtIn[String(plain)] { return (role, interaction) }
    }
    return nil
  }

  private static let pressedStep = "/pressed"

  /// The order of the table: built-in roles as declared, then the others by name; each is followed by its hovered and
  /// pressed variants.
  static func precedes(_ first: ColorRole, _ second: ColorRole) -> Bool {
    key(first) < key(second)
  }

  private static func key(_ role: ColorRole) -> (Int, String, Int) {
    switch role.base {
    case .builtIn(let known):
      (Int(known.rawValue), "", Interaction.allCases.firstIndex(of: role.interaction) ?? 0)
    case .custom: (Int.max, name(of: role), 0)
    }
  }

  private static let builtIn = Dictionary(
    uniqueKeysWithValues: BuiltInRole.allCases.map { ($0.name, $0) })
}
