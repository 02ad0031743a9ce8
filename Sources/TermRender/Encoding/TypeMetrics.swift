import GSDesign

/// Widths of words in a sans serif, as fractions of the type size.
///
/// The widths are those of PostScript's standard sans serif; other families differ by a few percent. Documents give
/// each line its width, so that a viewer's own font does not move or overlap anything.
enum TypeMetrics {
  /// The width of words, without room between letters.
  ///
  /// - Parameter isBold: from 600 on letters are wider.
  static func width(of text: String, isBold: Bool) -> Double {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) } * (isBold ? 1.05 : 1)
  }

  /// The heights of accents above the baseline and of descenders below it, as fractions of the type size.
  static let ascent = 0.76
  static let descent = 0.22
  /// From the middle of a row down to the baseline, so that capitals are centred.
  static let middle = 0.36

  private static func width(of scalar: Unicode.Scalar) -> Double {
    if scalar.value < 0x20 { return 0 }
    if case let place = Int(scalar.value) - 0x20, place < hundredths.count {
      return Double(hundredths[place]) / 100
    }
    return switch DisplayWidth.columns(of: String(scalar), policy: .grapheme) {
    case 0: 0
    case 1: 0.56
    default: 0.92
    }
  }

  /// From the blank to the tilde.
  private static let hundredths: [UInt8] = [
    28, 28, 36, 56, 56, 89, 67, 19, 33, 33, 39, 58, 28, 33, 28, 28,
    56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 28, 28, 58, 58, 58, 56,
    102, 67, 67, 72, 72, 67, 61, 78, 72, 28, 50, 67, 56, 83, 72, 78,
    67, 78, 72, 67, 61, 72, 67, 94, 67, 67, 61, 28, 28, 28, 47, 56,
    33, 56, 56, 50, 56, 56, 28, 56, 56, 22, 22, 50, 22, 83, 56, 56,
    56, 56, 33, 50, 28, 56, 50, 72, 50, 50, 50, 33, 26, 33, 58,
  ]
}
