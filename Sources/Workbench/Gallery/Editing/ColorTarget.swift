import GSDesign

/// The value behind the colour of a role: an entry of a theme's palette, or a token that several entries share.
struct ColorTarget: Hashable, Sendable {
  /// The name of the theme.
  let theme: String
  /// The role that a person chose.
  let role: ColorRole
  /// The entry that defines the role's colour.
  let entry: String
  let appearance: Appearance
  /// Everything that has this value, and changes with it.
  let places: [ThemeTokens.Place]
  /// The token; nil for a theme that is declared in code, and for a colour without a token.
  let source: ThemeTokens.Source?

  /// The identity of a value: several roles may lead to the same one.
  struct Key: Hashable, Sendable {
    let theme: String
    let places: [ThemeTokens.Place]
  }

  var key: Key { Key(theme: theme, places: places) }

  /// Finds the value behind a role; nil for a colour that a rule makes of no entry at all.
  ///
  /// - Parameter tokens: of a theme that comes from files.
  init?(_ role: ColorRole, in theme: Theme, _ appearance: Appearance, _ tokens: ThemeTokens?) {
    let resting = role.resting
    let scheme = theme.scheme(appearance, .original)
    let entries = scheme.resolution(of: resting).entries
    guard let entry = entries.first(where: { theme.value(ofEntry: $0, in: appearance) != nil })
    else { return nil }
    self.theme = theme.name
    self.role = resting
    self.entry = entry
    self.appearance = appearance
    let place = ThemeTokens.Place(entry, appearance)
    source = tokens?[place]
    if let tokens, let source {
      places = tokens.places(of: source)
    } else {
      let value = theme.value(ofEntry: entry, in: appearance)
      let isShared =
        theme.value(ofEntry: entry, in: .light) == theme.value(ofEntry: entry, in: .dark)
      places =
        isShared
        ? Appearance.allCases.map { ThemeTokens.Place(entry, $0) }.filter { _ in value != nil }
        : [place]
    }
  }

  /// Whether nothing may shine through: there is nothing behind a page.
  var isOpaque: Bool { places.contains { $0.entry == ColorRole.page.name } || role == .page }

  /// The value that the theme has now; nil if the entry no longer exists.
  func value(in theme: Theme) -> TokenValue? { theme.value(ofEntry: entry, in: appearance) }

  /// The theme with another value in all places.
  func put(_ value: TokenValue, in theme: Theme) -> Theme {
    places.reduce(theme) { theme, place in
      guard theme.value(ofEntry: place.entry, in: place.appearance) != value else { return theme }
      return (try? theme.replacing(entry: place.entry, with: value, in: place.appearance)) ?? theme
    }
  }

  /// The built-in roles whose colour the value defines in its appearance, in order.
  func roles(in theme: Theme) -> [ColorRole] {
    let entries = Set(places.filter { $0.appearance == appearance }.map(\.entry))
    let scheme = theme.scheme(appearance, .original)
    return BuiltInRole.allCases.map { ColorRole($0) }.filter {
      !entries.isDisjoint(with: scheme.resolution(of: $0).entries)
    }
  }
}
