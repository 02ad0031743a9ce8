import GSDesign

extension Samples {
  /// The titles of the text tier: awkward ones, and two that could steer a terminal that is told so.
  static let textTier = awkwardTitles.map(\.text) + ["a\u{9B}31mb", "line\rreturn\u{7}"]
}
