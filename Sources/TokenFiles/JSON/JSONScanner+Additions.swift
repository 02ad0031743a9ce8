/// Scanning the features that JSON5 adds to JSON.
extension JSONScanner {
  /// Records an addition, the first of its kind with its offset.
  mutating func note(_ addition: JSONAddition, at offset: Int) {
    guard noted & (1 << addition.rawValue) == 0 else { return }
    noted |= 1 << addition.rawValue
    additions.append(JSONAddition.First(addition: addition, offset: offset))
  }

  /// Skips a comment or a blank of JSON5; returns whether one was next.
  mutating func skipAddition() throws(Failure) -> Bool {
    let start = place
    switch bytes[place] {
    case UInt8(ascii: "/"): return try skipComment()
    case 0x0B, 0x0C: place += 1
    case 0x80...:
      guard let scalar = scalar(at: place), Self.isBlank(scalar) else { return false }
      place += UTF8.width(scalar)
    case _: return false
    }
    note(.blank, at: start)
    if keepsEdits { edits.append(TextEdit(start..<place, " ")) }
    return true
  }

  private mutating func skipComment() throws(Failure) -> Bool {
    let start = place
    guard place + 1 < bytes.count else { return false }
    switch bytes[place + 1] {
    case UInt8(ascii: "/"):
      while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D,
        !isLineSeparator(at: place)
      {
        place += 1
      }
    case UInt8(ascii: "*"):
      place += 2
      while !bytes[place...].starts(with: "*/".utf8) {
        guard place < bytes.count else { throw unexpected("the end of a comment") }
        place += 1
      }
      place += 2
    case _: return false
    }
    try check(from: start)
    note(.comment, at: start)
    if keepsEdits { edits.append(TextEdit(start..<place, "")) }
    return true
  }

  /// The scalar at an offset; nil if the bytes there are not UTF-8.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    var decoder = Unicode.UTF8.ForwardParser()
    var rest = bytes[offset...].prefix(4).makeIterator()
    guard case .valid(let encoded) = decoder.parseScalar(from: &rest) else { return nil }
    return Unicode.UTF8.decode(encoded)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{FEFF}" || scalar == "\u{2028}" || scalar == "\u{2029}"
      || scalar.properties.generalCategory == .spaceSeparator
  }

  /// Whether U+2028 or U+2029 is at an offset.
  func isLineSeparator(at offset: Int) -> Bool {
    guard bytes[offset] == 0xE2, offset + 2 < bytes.count, bytes[offset + 1] == 0x80 else {
      return false
    }
    return bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9
  }

  /// Reads a name without quotation marks: an identifier of ECMAScript, without escapes.
  mutating func scanPlainName() throws(Failure) {
    let start = place
    while place < bytes.count, let scalar = scalar(at: place),
      isOfName(scalar, isFirst: place == start)
    {
      place += UTF8.width(scalar)
    }
    guard place > start else { throw unexpected("the name of a member") }
    note(.plainName, at: start)
    rewrite(start..<place, as: String(decoding: bytes[start..<place], as: UTF8.self))
  }

  private func isOfName(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    if scalar == "$" || scalar == "_" { return true }
    return isFirst
      ? scalar.properties.isIDStart
      : scalar.properties.isIDContinue || scalar == "\u{200C}" || scalar == "\u{200D}"
  }

  /// Records an edit that writes a name or string as JSON.
  mutating func rewrite(_ range: Range<Int>, as text: String) {
    if keepsEdits { edits.append(TextEdit(range, JSONText.quoted(text))) }
  }

  /// Reads a number of JSON5; returns whether it is finite.
  mutating func scanFreeNumber() throws(Failure) -> Bool {
    let start = place
    var isPlain = !skip("+")
    if isPlain { _ = skip("-") }
    if next == UInt8(ascii: "I") || next == UInt8(ascii: "N") {
      try scan(word: next == UInt8(ascii: "I") ? "Infinity" : "NaN")
      note(.notFinite, at: start)
      if keepsEdits { edits.append(TextEdit(start..<place, "null")) }
      return false
    }
    let isHexadecimal =
      next == UInt8(ascii: "0") && place + 1 < bytes.count && bytes[place + 1] | 0x20 == 0x78
    if isHexadecimal {
      place += 2
      try skipHexDigits()
      isPlain = false
    } else if try !skipDecimal() {
      isPlain = false
    }
    if !isPlain { note(.number, at: start) }
    let canBeLarge = place - start > 300 || bytes[start..<place].contains { $0 | 0x20 == 0x65 }
    guard !isPlain || canBeLarge else { return true }
    guard let value = JSONNode.number(bytes[start..<place]), value.isFinite else {
      throw failure(.numberTooLarge, at: start)
    }
    if !isPlain, keepsEdits { edits.append(TextEdit(start..<place, JSONText.number(value))) }
    return true
  }

  private mutating func skipHexDigits() throws(Failure) {
    let start = place
    while let byte = next, Character(Unicode.Scalar(byte)).isHexDigit { place += 1 }
    guard place > start else { throw unexpected("a hexadecimal digit") }
  }

  /// Reads decimal digits; returns whether JSON has them as well.
  private mutating func skipDecimal() throws(Failure) -> Bool {
    var isPlain = true
    if next == UInt8(ascii: ".") {
      isPlain = false
    } else if !skip("0") {
      try skipDigits()
    }
    if skip(".") {
      if isPlain, next.map({ !(Self.digits ~= $0) }) ?? true {
        isPlain = false
      } else {
        try skipDigits()
      }
    }
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      try skipDigits()
    }
    return isPlain
  }
}
