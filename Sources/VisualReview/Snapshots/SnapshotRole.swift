import GSDesign
import GalleryKit

/// How snapshots spell the roles of a design.
enum SnapshotRole {
  /// `tagPurple.solid`, `accent.hovered`; a role of another package with the one that stands in for it:
  /// `rating.fill/accent`.
  static func name(of role: ColorRole) -> String {
    switch role.base {
    case .builtIn: return role.name
    case .custom(let name, let fallback):
      let spelled = percentEncoded(name) + "/" + fallback.name
      return role.isHovered ? spelled + hoveredSuffix : spelled
    }
  }

  /// The role of a name; nil where there is none.
  static func role(named name: Substring) -> ColorRole? {
    if let known = builtIn[String(name)] { return ColorRole(known) }
    let isHovered = name.hasSuffix(hoveredSuffix)
    let plain = isHovered ? name.dropLast(hoveredSuffix.count) : name
    if let known = builtIn[String(plain)] {
      return ColorRole(base: .builtIn(known), isHovered: isHovered)
    }
    let parts = plain.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let custom = percentDecoded(parts[0]),
      let fallback = builtIn[String(parts[1])]
    else { return nil }
    return ColorRole(base: .custom(custom, fallback: fallback), isHovered: isHovered)
  }

  /// The order of the table: built-in roles as they are declared, then the others by name; a hovered one after its own.
  static func precedes(_ first: ColorRole, _ second: ColorRole) -> Bool {
    key(first) < key(second)
  }

  private static func key(_ role: ColorRole) -> (Int, String, Int) {
    switch role.base {
    case .builtIn(let known): (Int(known.rawValue), "", role.isHovered ? 1 : 0)
    case .custom: (Int.max, name(of: role), 0)
    }
  }

  private static let hoveredSuffix = ".hovered"
  private static let builtIn = Dictionary(
    uniqueKeysWithValues: BuiltInRole.allCases.map { ($0.name, $0) })
}
