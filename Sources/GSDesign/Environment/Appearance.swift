/// Light or dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  /// Dark words on a light page.
  case light
  /// Light words on a dark page.
  case dark

  /// The other one.
  public var opposite: Appearance {
    switch self {
    case .light: .dark
    case .dark: .light
    }
  }
}
