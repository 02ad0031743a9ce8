import ColorScience
import GSDesign
import StateSpace

/// The roles of a theme and the tokens that define them, searchable by name and by colour.
struct RoleIndex: Sendable {
  /// A role or a token.
  struct Entry: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case role, token }

    let kind: Kind
    let name: String
    let color: RGB
    /// The role itself, or the first that the token defines.
    let role: ColorRole
  }

  private(set) var entries: [Entry] = []

  /// - Parameter roles: those of the and of its catalogue, in the order they are listed.
  init(_ theme: Theme, _ appearance: Appearance, roles: [ColorRole]) {
    let scheme = theme.scheme(appearance, .original)
    var tokens: [Entry] = []
    var known: Set<String> = []
    for role in roles {
      entries.append(Entry(kind: .role, name: role.name, color: scheme[role], role: role))
      let origins = theme.origins(of: role, appearance).map(\.path)
      let resolution = scheme.resolution(of: role)
      // A theme of files has the names of roles for entries: its tokens are those of the files.
      let names = origins.isEmpty ? resolution.entries : origins
      for name in names where name != role.name && known.insert(name).inserted {
        let own = theme.value(ofEntry: name, in: appearance)?.published?.color
        tokens.append(
          Entry(kind: .token, name: name, color: own ?? resolution.original, role: role))
      }
    }
    entries += tokens
  }
}
