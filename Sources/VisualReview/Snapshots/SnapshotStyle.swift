import ColorScience
import GSDesign

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
