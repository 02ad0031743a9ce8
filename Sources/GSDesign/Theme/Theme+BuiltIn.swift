extension Theme {
  /// GitSpace: lime in light, yellow in dark.
  public static let gitspace = Theme(.gitspace)
  /// Zatch: purple and yellow; dark is derived.
  public static let zatch = Theme(.zatch)
  /// LionHeart: red on near-black; light is derived.
  public static let lionheart = Theme(.lionheart)
  /// The gallery's own neutral theme.
  public static let chrome = Theme(.chrome)

  /// The themes of the package, in the order they are listed.
  public static let builtIn: [Theme] = [gitspace, zatch, lionheart, chrome]

  /// The theme of the package with this name, or nil.
  public static func named(_ name: String) -> Theme? {
    switch name {
    case "gitspace": gitspace
    case "zatch": zatch
    case "lionheart": lionheart
    case "chrome": chrome
    default: nil
    }
  }
}
