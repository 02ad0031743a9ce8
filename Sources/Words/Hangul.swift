/// Conjoining jamo: composing them, and making standard syllable blocks of stray ones.
///
/// Unicode Standard 3.12, "Conjoining Jamo Behavior".
enum Hangul {
  enum Jamo {
    /// A leading consonant, a vowel, a trailing consonant.
    case leading, vowel, trailing
    /// A precomposed syllable without and with a trailing consonant.
    case open, closed
  }

  /// Stands for the missing consonant of a vowel without one.
  static let leadingFiller: Unicode.Scalar = "\u{115F}"
  /// Stands for the missing vowel of a consonant without one.
  static let vowelFiller: Unicode.Scalar = "\u{1160}"

  static func jamo(_ scalar: Unicode.Scalar) -> Jamo? {
    switch scalar.value {
    case 0x1100...0x115F, 0xA960...0xA97C: .leading
    case 0x1160...0x11A7, 0xD7B0...0xD7C6: .vowel
    case 0x11A8...0x11FF, 0xD7CB...0xD7FB: .trailing
    case 0xAC00...0xD7A3: (scalar.value - 0xAC00) % 28 == 0 ? .open : .closed
    default: nil
    }
  }

  /// The syllable of a leading consonant and a vowel, or of an open syllable and a trailing consonant.
  static func composition(
    of first: Unicode.Scalar, _ second: Unicode.Scalar
  ) -> Unicode.Scalar? {
    switch (first.value, second.value) {
    case (0x1100...0x1112, 0x1161...0x1175):
      let syllable = ((first.value - 0x1100) * 21 + (second.value - 0x1161)) * 28
      return Unicode.Scalar(0xAC00 + syllable)
    case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (first.value - 0xAC00) % 28 == 0:
      return Unicode.Scalar(first.value + (second.value - 0x11A7))
    default:
      return nil
    }
  }

  /// The fillers to write before a scalar, so that it and the jamo before it are whole syllables.
  ///
  /// A vowel or trailing consonant alone would be drawn into the cell before it or take none; two leading consonants
  /// in a row would make a cluster of four columns.
  static func fillers(after previous: Jamo?, before next: Jamo) -> [Unicode.Scalar] {
    switch (previous, next) {
    case (.leading, .vowel), (.vowel, .vowel), (.open, .vowel): []
    case (.vowel, .trailing), (.trailing, .trailing), (.open, .trailing), (.closed, .trailing): []
    case (_, .vowel): [leadingFiller]
    case (.leading, .trailing): [vowelFiller]
    case (_, .trailing): [leadingFiller, vowelFiller]
    case (.leading, .leading), (.leading, .open), (.leading, .closed): [vowelFiller]
    case (_, .leading), (_, .open), (_, .closed): []
    }
  }

  /// Whether a filler at `index` belongs to a visible syllable.
  ///
  /// - Parameter previous: the jamo before it in the text that has passed.
  static func isFillerInSyllable(
    at index: Int, of scalars: [Unicode.Scalar], after previous: Jamo?
  ) -> Bool {
    let next = index + 1 < scalars.count ? scalars[index + 1] : nil
    let nextJamo = next.flatMap(jamo)
    if scalars[index] == vowelFiller {
      return previous == .leading || nextJamo == .trailing
    }
    if next == vowelFiller {
      return index + 2 < scalars.count && jamo(scalars[index + 2]) == .trailing
    }
    return nextJamo == .vowel
  }
}
