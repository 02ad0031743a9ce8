import ColorScience
import GSDesign
import TokenFiles

/// The colours of tokens in light and in dark.
struct ThemeColors {
  private let light: TokenSet
  /// The set of the dark contexts; nil if one set contains both.
  private let dark: TokenSet?

  /// Whether one set contains the colours of both appearances.
  var sharesSet: Bool { dark == nil }

  init(light: TokenSet, dark: TokenSet?) {
    self.light = light
    self.dark = dark
  }

  /// The tokens of an appearance.
  func set(_ appearance: Appearance) -> TokenSet {
    switch appearance {
    case .light: light
    case .dark: dark ?? light
    }
  }

  /// The colour of a token; nil if the token is missing, broken or not a colour, or is one of the system.
  func color(_ path: String, _ appearance: Appearance) -> ColorValue? {
    let set = set(appearance)
    guard let token = set[path] else { return nil }
    return color(of: token, in: set, appearance)
  }

  func color(of token: Token, in set: TokenSet, _ appearance: Appearance) -> ColorValue? {
    guard systemColor(of: token, in: set, appearance) == nil else { return nil }
    let value = appearance == .dark && dark == nil ? set.darkValue(of: token) : nil
    return (value ?? token.value).flatMap {
      token.type == "shadow" ? ShadowValue($0)?.color : ColorValue($0)
    }
  }

  /// The name of the system's colour that a token has in an appearance; nil for a colour of its own.
  func systemColor(
    of token: Token, in set: TokenSet, _ appearance: Appearance
  ) -> String? {
    set.systemColor(of: token, isDark: appearance == .dark && dark == nil)
  }

  /// Whether the tokens have other values in dark.
  var haveDark: Bool {
    guard dark == nil else { return true }
    return light.tokens.contains { light.darkValue(of: $0) != nil }
  }

  /// Why a token gives a role no colour.
  func fault(_ path: String, of role: BuiltInRole, _ appearance: Appearance) -> MappingFault {
    let (member, set) = ("roles", set(appearance))
    if let name = set[path].flatMap({ systemColor(of: $0, in: set, appearance) }) {
      return MappingFault(
        .ofSystem, member, role.name, token: path,
        "\(safe(path)) is the system colour \(safe(name)) in \(appearance.rawValue)")
    }
    return MappingFault(ofMissing: path, in: set, member, role.name)
      ?? MappingFault(
        .unusable, member, role.name, token: path, "\(safe(path)) is not a colour")
  }
}
