/// Trailing marks: spacing marks that are grapheme clusters of their own.
///
/// Unicode parts the vowel signs and tones of Burmese, Shan, Tai Tham and Ahom that stand to the right of their letter
/// from it (UAX #29, the exceptions of SpacingMark), and terminals give each a column. They belong to the letter all the
/// same: they stand behind one or on a dotted circle, no line breaks before them, and what cuts the letter cuts them.
extension Character {
  /// Whether it is a spacing mark that nothing before it joins.
  var isTrailingMark: Bool {
    unicodeScalars.first.map { ScalarTraits($0).kind == .spacingMark } ?? false
  }
}

extension Unicode.Scalar {
  /// Whether a trailing mark may stand behind it: a letter or a mark of a script that has marks, never a border, a space
  /// or a letter of ours.
  var takesTrailingMark: Bool {
    guard !isASCII else { return false }
    return self == .dottedCircle || ScalarTraits(self).isMark || properties.isAlphabetic
  }

  /// What marks without a letter are drawn on.
  static let dottedCircle: Unicode.Scalar = "\u{25CC}"
}
