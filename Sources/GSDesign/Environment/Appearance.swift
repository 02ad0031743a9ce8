/// Light or dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light, dark

  /// The other one.
  public var opposite: Appearance {
    switch self {
    case .light: .dark
    case .dark: .light
    }
  }
}
