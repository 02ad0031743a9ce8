/// Letters as lines, for words that are drawn as pixels.
///
/// A letter takes the place of its cells: x from 0 to its columns (1, or 2 for Hangul) and y from 0, the top of the row, to 1.
/// A column is taken to be half as wide as a row is tall. The points are the centre of a round pen.
enum StrokeLetters {
  /// The highest point of a letter, in rows from the top.
  static let ascender = 0.07
  /// The lowest point of a letter.
  static let descender = 0.96

  /// Whether a letter is drawn as lines.
  static func hasLines(for scalar: Unicode.Scalar) -> Bool {
    isBlank(scalar) || isLatin(scalar) || isHangul(scalar)
  }

  /// A letter's lines, each a run of points from one end to the other; nil if it is not drawn as lines. A blank has none.
  static func lines(of scalar: Unicode.Scalar) -> [[StrokePoint]]? {
    isBlank(scalar) ? [] : latinLines(of: scalar) ?? hangulLines(of: scalar)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\u{A0}"
  }

  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    (0xAC00...0xD7A3).contains(scalar.value) || (0x3131...0x3163).contains(scalar.value)
  }

  /// The lines of a Hangul syllable or of one of its letters alone, in two columns.
  private static func hangulLines(of scalar: Unicode.Scalar) -> [[StrokePoint]]? {
    let code = Int(scalar.value)
    switch code {
    case 0xAC00...0xD7A3:
      let index = code - 0xAC00
      return HangulSyllable(
        initial: HangulSyllable.initials[index / 588],
        vowel: HangulSyllable.vowels[index % 588 / 28],
        final: HangulSyllable.finals[index % 28]
      ).lines
    case 0x3131...0x314E: return HangulSyllable.aloneLines(of: HangulSyllable.alone[code - 0x3131])
    case 0x314F...0x3163: return HangulSyllable.aloneLines(of: HangulSyllable.vowels[code - 0x314F])
    case _: return nil
    }
  }
}
