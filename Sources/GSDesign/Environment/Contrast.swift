/// How far inks are moved from the published values so that they can be read.
///
/// Fills stay; the ink takes the smallest step of OKLCH lightness that reaches the ratio (WCAG 2.2, 1.4.3, 1.4.6
/// and 1.4.11).
public enum Contrast: String, Hashable, Sendable, CaseIterable {
  /// The published values to the letter, readable or not.
  case original
  /// Text 4.5:1, strokes and marks 3:1, disabled text 3:1.
  case normal
  /// Text 7:1, strokes and marks 4.5:1, disabled text 4.5:1.
  case high

  /// The default: a design as it was published.
  public static let standard = Contrast.original
}
