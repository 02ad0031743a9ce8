import Testing

@testable import ColorScience
@testable import GSDesign

/// One of the 24 schemes of the built-in themes.
struct SchemeCase: CustomTestStringConvertible, Sendable {
  let theme: Theme
  let appearance: Appearance
  let contrast: Contrast

  var scheme: ColorScheme { theme.scheme(appearance, contrast) }
  var testDescription: String { "\(theme.name) \(appearance) \(contrast)" }

  static let all: [SchemeCase] = Theme.builtIn.flatMap { theme in
    Appearance.allCases.flatMap { appearance in
      Contrast.allCases.map { SchemeCase(theme: theme, appearance: appearance, contrast: $0) }
    }
  }
}

extension ColorScheme {
  /// Disfavoured, so that `[.accent]` means the public role of that name.
  @_disfavoredOverload
  subscript(role: BuiltInRole) -> RGB { self[ColorRole(role)] }

  func resolution(_ role: BuiltInRole) -> Resolution { resolution(of: ColorRole(role)) }

  func ratio(_ ink: BuiltInRole, on fill: BuiltInRole) -> Double {
    self[ink].contrastRatio(with: self[fill])
  }
}

/// A seeded generator (SplitMix64), so that a failing run can be repeated.
struct SeededColors: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func color() -> RGB { RGB(UInt32.random(in: 0...0xFF_FFFF, using: &self)) }
}
