extension Theme {
  /// An entry of a palette under an appearance.
  package struct EntryPlace: Hashable, Sendable {
    /// One of the theme's `paletteEntries`.
    package let entry: String
    package let appearance: Appearance

    package init(_ entry: String, _ appearance: Appearance) {
      (self.entry, self.appearance) = (entry, appearance)
    }
  }

  /// The entries that change with the value behind the colour of a role: those with the same token, or the role's own in
  /// both appearances if its value is the same in both. Empty for a colour that a rule makes of no entry.
  package func places(behind role: ColorRole, _ appearance: Appearance) -> [EntryPlace] {
    guard let entry = entry(of: role, appearance) else { return [] }
    guard let token = origins(of: role, appearance).last else {
      let isShared = value(ofEntry: entry, in: .light) == value(ofEntry: entry, in: .dark)
      return (isShared ? Appearance.allCases : [appearance]).map { EntryPlace(entry, $0) }
    }
    return Appearance.allCases.flatMap { appearance in
      BuiltInRole.allCases.map { ColorRole($0) }
        .filter { origins(of: $0, appearance).last == token }
        .compactMap { self.entry(of: $0, appearance).map { EntryPlace($0, appearance) } }
    }
  }

  /// The first entry that the colour of a role is made of, which has its own value; nil for a colour of no entry.
  package func entry(of role: ColorRole, _ appearance: Appearance) -> String? {
    scheme(appearance, .original).resolution(of: role).entries
      .first { value(ofEntry: $0, in: appearance) != nil }
  }
}
