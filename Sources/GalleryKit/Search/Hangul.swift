/// The arithmetic of Hangul (Unicode 16, 3.12): 19 initials, 21 vowels, 27 finals or none.
enum Hangul {
  static let firstSyllable: UInt16 = 0xAC00
  static let lastSyllable: UInt16 = 0xD7A3
  static let perVowel: UInt16 = 28
  static let perInitial: UInt16 = 588

  /// The consonants of the keyboard (U+3131…) that begin syllables, in the order of the initials.
  private static let initials: [UInt16] = [
    0x3131, 0x3132, 0x3134, 0x3137, 0x3138, 0x3139, 0x3141, 0x3142, 0x3143, 0x3145, 0x3146, 0x3147,
    0x3148, 0x3149, 0x314A, 0x314B, 0x314C, 0x314D, 0x314E,
  ]

  /// Pairs that an input method makes of two consonants; as initials they are two.
  private static let pairs: [UInt16: [UInt16]] = [
    0x3133: [0x3131, 0x3145], 0x3135: [0x3134, 0x3148], 0x3136: [0x3134, 0x314E],
    0x313A: [0x3139, 0x3131], 0x313B: [0x3139, 0x3141], 0x313C: [0x3139, 0x3142],
    0x313D: [0x3139, 0x3145], 0x313E: [0x3139, 0x314C], 0x313F: [0x3139, 0x314D],
    0x3140: [0x3139, 0x314E], 0x3144: [0x3142, 0x3145],
  ]

  static func initial(ofConsonant unit: UInt16) -> Int? {
    guard 0x3131...0x314E ~= unit else { return nil }
    return initials.firstIndex(of: unit)
  }

  static func initial(ofSyllable unit: UInt16) -> Int? {
    guard firstSyllable...lastSyllable ~= unit else { return nil }
    return Int((unit - firstSyllable) / perInitial)
  }

  static func isOpenSyllable(_ unit: UInt16) -> Bool {
    firstSyllable...lastSyllable ~= unit && (unit - firstSyllable) % perVowel == 0
  }

  /// The consonants of a query as they begin syllables.
  static func consonants(_ unit: UInt16) -> [UInt16] { pairs[unit] ?? [unit] }

  /// The syllable composed of two conjoining parts (U+1100…); nil if they do not compose.
  static func joined(_ before: UInt16, _ after: UInt32) -> UInt16? {
    if 0x1100...0x1112 ~= before, 0x1161...0x1175 ~= after {
      return firstSyllable + (before - 0x1100) * perInitial + UInt16(after - 0x1161) * perVowel
    }
    if isOpenSyllable(before), 0x11A8...0x11C2 ~= after {
      return before + UInt16(after - 0x11A7)
    }
    return nil
  }
}
