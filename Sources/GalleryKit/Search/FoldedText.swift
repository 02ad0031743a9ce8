/// A text as a search compares it: lower case, combining marks left out, Hangul as whole syllables.
///
/// A unit is a scalar of the basic plane; the others keep their low bits, which is enough to find them by.
struct FoldedText: Hashable, Sendable {
  private(set) var units: [UInt16] = []
  /// The grapheme cluster of the text that each unit belongs to, by its place.
  private(set) var clusters: [Int] = []

  init(_ text: String) {
    for (place, character) in text.enumerated() {
      for scalar in character.unicodeScalars { Self.append(scalar, to: &units) }
      clusters += Array(repeating: place, count: units.count - clusters.count)
    }
  }

  /// The units alone: graphemes need not be looked for.
  static func units(_ text: String) -> [UInt16] {
    var units: [UInt16] = []
    units.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { append(scalar, to: &units) }
    return units
  }

  private static func append(_ scalar: Unicode.Scalar, to units: inout [UInt16]) {
    switch scalar.value {
    case 0..<0x80: units.append(lower(UInt8(scalar.value)))
    case UInt32(Hangul.firstSyllable)...UInt32(Hangul.lastSyllable):
      units.append(UInt16(scalar.value))
    // Combining marks, joiners and selectors of variants change nothing that is looked for.
    case 0x300...0x36F, 0x200B...0x200D, 0xFE00...0xFE0F: break
    case _:
      if let last = units.last, let syllable = Hangul.joined(last, scalar.value) {
        units[units.count - 1] = syllable
        return
      }
      for lowered in scalar.properties.lowercaseMapping.unicodeScalars where lowered.value != 0x307
      {
        units.append(UInt16(truncatingIfNeeded: lowered.value))
      }
    }
  }

  private static func lower(_ byte: UInt8) -> UInt16 {
    UInt16(byte &- 0x41 < 26 ? byte | 0x20 : byte)
  }

  /// Whether a unit is white space.
  static func isBlank(_ unit: UInt16) -> Bool {
    unit <= 0x20 || unit == 0xA0 || unit == 0x3000
  }

  /// Whether a unit separates words.
  static func isSeparator(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x30...0x39, 0x61...0x7A: false
    case 0..<0x80, 0xA0, 0xB7, 0x2000...0x206F, 0x3000...0x3003: true
    case _: false
    }
  }

  /// The places where words begin, as bits of the first 64.
  static func wordStarts(_ units: some Sequence<UInt16>) -> UInt64 {
    var starts: UInt64 = 0
    var isAfterSeparator = true
    var bit: UInt64 = 1
    for unit in units {
      let isSeparator = isSeparator(unit)
      if isAfterSeparator, !isSeparator { starts |= bit }
      isAfterSeparator = isSeparator
      bit <<= 1
      if bit == 0 { break }
    }
    return starts
  }

  /// The letters of a text as bits: a text without the bits of a query cannot contain it.
  static func mask(_ units: some Sequence<UInt16>) -> UInt64 {
    units.reduce(0) { $0 | bit(of: $1) }
  }

  private static func bit(of unit: UInt16) -> UInt64 {
    if 0x61...0x7A ~= unit { return 1 << UInt64(unit - 0x61) }
    if 0x30...0x39 ~= unit { return 1 << UInt64(26 + unit - 0x30) }
    // 19 initial consonants, then eight bits for everything else.
    let initial = Hangul.initial(ofSyllable: unit) ?? Hangul.initial(ofConsonant: unit)
    if let initial { return 1 << UInt64(36 + initial) }
    return 1 << UInt64(55 + unit % 8)
  }
}
