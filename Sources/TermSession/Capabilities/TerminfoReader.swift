import CPlatform

/// Finds the sections of a compiled entry of terminfo, and trusts none of its numbers.
struct TerminfoReader {
  enum Kind: Hashable {
    case flag, number, string
  }

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The standard section; nil if the bytes are not an entry.
  func layout() -> Layout? {
    guard let magic = word(0) else { return nil }
    let numberBytes: Int
    switch magic {
    case 0o432: numberBytes = 2
    case 0o1036: numberBytes = 4
    default: return nil
    }
    guard let nameBytes = word(2), let flags = word(4), let numbers = word(6),
      let strings = word(8), let tableBytes = word(10), nameBytes > 0
    else { return nil }
    return Layout(
      bytes, start: 12 + nameBytes, flagCount: flags, numberCount: numbers, stringCount: strings,
      nameCount: 0, tableBytes: tableBytes, numberBytes: numberBytes)
  }

  /// The section of capabilities outside the standard ones; nil if the entry has no such section.
  func extendedLayout(_ standard: Layout) -> Layout? {
    let start = standard.end + standard.end % 2
    guard let flags = word(start), let numbers = word(start + 2), let strings = word(start + 4),
      word(start + 6) != nil, let tableBytes = word(start + 8)
    else { return nil }
    return Layout(
      bytes, start: start + 10, flagCount: flags, numberCount: numbers, stringCount: strings,
      nameCount: flags + numbers + strings, tableBytes: tableBytes,
      numberBytes: standard.numberBytes)
  }

  private func word(_ offset: Int) -> Int? { bytes.terminfoWord(at: offset) }

  /// Where the parts of a section are; every one lies within the bytes.
  struct Layout {
    let flagCount: Int
    let numberCount: Int
    let stringCount: Int
    let numberBytes: Int
    /// The first byte behind the section.
    let end: Int
    private let bytes: [UInt8]
    private let flags: Int
    private let numbers: Int
    private let offsets: Int
    private let table: Int
    /// Where the names begin, behind the values.
    private let names: Int

    fileprivate init?(
      _ bytes: [UInt8], start: Int, flagCount: Int, numberCount: Int, stringCount: Int,
      nameCount: Int, tableBytes: Int, numberBytes: Int
    ) {
      self.bytes = bytes
      self.flagCount = flagCount
      self.numberCount = numberCount
      self.stringCount = stringCount
      self.numberBytes = numberBytes
      flags = start
      // Numbers begin at an even place.
      numbers = flags + flagCount + (flags + flagCount) % 2
      offsets = numbers + numberCount * numberBytes
      table = offsets + (stringCount + nameCount) * 2
      end = table + tableBytes
      guard start <= bytes.count, end <= bytes.count else { return nil }
      var behind = table
      if nameCount > 0 {
        for place in 0..<stringCount {
          guard let last = Self.lastByte(bytes, offsets + place * 2, table, end) else { continue }
          behind = max(behind, last + 1)
        }
      }
      names = behind
    }

    func flag(_ place: Int) -> Bool { bytes[flags + place] == 1 }

    /// Nil if the number is absent or cancelled.
    func number(_ place: Int) -> Int? {
      let offset = numbers + place * numberBytes
      guard let low = bytes.terminfoWord(at: offset, signed: numberBytes == 2) else { return nil }
      guard numberBytes == 4 else { return low }
      guard let high = bytes.terminfoWord(at: offset + 2) else { return nil }
      return high << 16 | low
    }

    func hasString(_ place: Int) -> Bool {
      Self.lastByte(bytes, offsets + place * 2, table, end) != nil
    }

    /// The name that the section gives one of its capabilities; nil unless it is harmless.
    func name(_ place: Int, of kind: Kind) -> String? {
      let before =
        switch kind {
        case .flag: 0
        case .number: flagCount
        case .string: flagCount + numberCount
        }
      let offset = offsets + (stringCount + before + place) * 2
      guard let start = bytes.terminfoWord(at: offset), names + start < end else { return nil }
      let name = bytes[(names + start)..<end].prefix { $0 != 0 }
      guard (1...32).contains(name.count), name.allSatisfy({ (0x21...0x7E).contains($0) }) else {
        return nil
      }
      return String(decoding: name, as: UTF8.self)
    }

    /// The place of the last byte of the string whose offset is at `place`; nil without a string.
    private static func lastByte(
      _ bytes: [UInt8], _ place: Int, _ table: Int, _ end: Int
    ) -> Int? {
      guard let offset = bytes.terminfoWord(at: place), table + offset < end else { return nil }
      return bytes[(table + offset)..<end].firstIndex(of: 0)
    }
  }
}

extension [UInt8] {
  /// A little-endian word of 16 bits; nil if it is negative or beyond the end.
  ///
  /// - Parameter signed: false for the lower half of a longer number.
  fileprivate func terminfoWord(at offset: Int, signed: Bool = true) -> Int? {
    guard offset >= 0, offset + 1 < count else { return nil }
    let value = Int(self[offset]) | Int(self[offset + 1]) << 8
    return signed && value >= 0x8000 ? nil : value
  }
}
