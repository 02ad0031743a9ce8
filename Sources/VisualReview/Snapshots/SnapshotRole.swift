package import GSDesign
import StateSpace

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
