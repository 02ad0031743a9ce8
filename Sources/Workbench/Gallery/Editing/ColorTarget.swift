import GSDesign

/// The value behind the colour of a role: an entry of a theme's palette, a token that several entries share, or the colour of
/// the role alone.
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
  /// Whether the role gets a colour of its own, and its source keeps its value.
  let isAlone: Bool

  /// The identity of a value: several roles may lead to the same one.
  struct Key: Hashable, Sendable {
    let theme: String
    let places: [ThemeTokens.Place]
    /// The role that has a colour of its own.
    let role: ColorRole?
  }

  var key: Key { Key(theme: theme, places: places, role: isAlone ? role : nil) }

  /// Finds the value behind a role; nil for a colour that a rule makes of no entry at all.
  ///
  /// - Parameters:
  ///   - tokens: of a theme that comes from files.
  ///   - isAlone: whether to change the role alone.
  init?(
    _ role: ColorRole, in theme: Theme, _ appearance: Appearance, _ tokens: ThemeTokens?,
    isAlone: Bool = false
  ) {
    let resting = role.resting
    let scheme = theme.scheme(appearance, .original)
    let entries = scheme.resolution(of: resting).entries
    guard let entry = entries.first(where: { theme.value(ofEntry: $0, in: appearance) != nil })
    else { return nil }
    self.theme = theme.name
    self.role = resting
    self.entry = entry
    self.appearance = appearance
    self.isAlone = isAlone
    let place = ThemeTokens.Place(entry, appearance)
    guard !isAlone else {
      source = nil
      places = [place]
      return
    }
    source = tokens?[place]
    if let tokens, let source {
      places = tokens.places(of: source)
    } else {
      places = theme.places(behind: resting, appearance)
    }
  }

  /// Whether nothing may shine through: there is nothing behind a page.
  var isOpaque: Bool {
    isAlone || places.contains(where: \.isPage) || role == .page
  }

  /// The value that the theme has now; nil if the entry no longer exists.
  func value(in theme: Theme) -> TokenValue? {
    isAlone
      ? TokenValue(theme.scheme(appearance, .original)[role])
      : theme.value(ofEntry: entry, in: appearance)
  }

  /// A value of the theme as it is edited: in the space of the token, if there is one. Nil if the value is malformed.
  func color(of value: TokenValue) -> EditedColor? {
    source?.color.map { EditedColor($0) } ?? EditedColor(value)
  }

  /// Whether the role shares its source with other roles, or is derived from it by a rule.
  func isDerived(in theme: Theme) -> Bool {
    theme.scheme(appearance, .original).resolution(of: role).isDerived
      || Self.roles(of: places, theme, appearance).contains { $0 != role }
  }

  /// The theme with another value in all places, or with another colour of the role.
  func put(_ value: TokenValue, in theme: Theme) -> Theme {
    if isAlone {
      guard let color = value.parsed?.color, value != self.value(in: theme) else { return theme }
      return theme.holding([appearance: [role: color]], as: theme.name)
    }
    return places.reduce(theme) { theme, place in
      let value = place.isPage ? value.opaque : value
      guard theme.value(ofEntry: place.entry, in: place.appearance) != value else { return theme }
      return (try? theme.replacing(entry: place.entry, with: value, in: place.appearance)) ?? theme
    }
  }

  /// The built-in roles whose colour the value defines in its appearance, in order.
  func roles(in theme: Theme) -> [ColorRole] {
    isAlone ? [role] : Self.roles(of: places, theme, appearance)
  }

  private static func roles(
    of places: [ThemeTokens.Place], _ theme: Theme, _ appearance: Appearance
  ) -> [ColorRole] {
    let entries = Set(places.filter { $0.appearance == appearance }.map(\.entry))
    let scheme = theme.scheme(appearance, .original)
    return BuiltInRole.allCases.map { ColorRole($0) }.filter {
      !entries.isDisjoint(with: scheme.resolution(of: $0).entries)
    }
  }
}

extension ThemeTokens.Place {
  /// Whether it is the page, which nothing is behind.
  fileprivate var isPage: Bool { entry == ColorRole.page.name }
}

extension TokenValue {
  /// The value without its opacity.
  fileprivate var opaque: TokenValue {
    guard let parsed, parsed.opacity < 1 else { return self }
    return TokenValue(parsed.color)
  }
}
