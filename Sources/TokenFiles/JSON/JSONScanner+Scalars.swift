/// Numbers and strings.
extension JSONScanner {
  static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  mutating func skipDigits() throws(Failure) {
    let start = place
    while place < bytes.count, Self.digits ~= bytes[place] { place += 1 }
    guard place > start else { throw unexpected("a digit") }
  }

  mutating func scanNumber() throws(Failure) {
    let start = place
    var canBeLarge = false
    _ = skip("-")
    if !skip("0") { try skipDigits() }
    if skip(".") { try skipDigits() }
    if skip("e") || skip("E") {
      canBeLarge = true
      if !skip("+") { _ = skip("-") }
      try skipDigits()
    }
    guard canBeLarge || place - start > 300 else { return }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw failure(.numberTooLarge, at: start)
    }
  }

  mutating func scanString() throws(Failure) {
    let quote = bytes[place]
    let first = place
    let isJSON = quote == UInt8(ascii: "\"")
    if !isJSON { note(.singleQuotes, at: place) }
    hasAddition = !isJSON
    place += 1
    var start = place
    var isPlain = true
    while place < bytes.count {
      switch bytes[place] {
      case quote:
        if !isPlain { try check(from: start) }
        place += 1
        if hasAddition, keepsEdits {
          rewrite(first..<place, as: Self.text(of: bytes, inQuotes: first..<place))
        }
        return
      case UInt8(ascii: "\\"):
        if !isPlain { try check(from: start) }
        _ = try escape()
        start = place
        isPlain = true
      case 0..<0x20 where syntax == .json || bytes[place] == 0x0A || bytes[place] == 0x0D:
        throw failure(.bareControl(Unicode.Scalar(bytes[place])))
      case let byte:
        if byte < 0x20 { noteEscape(at: place) }
        if byte >= 0x80 { isPlain = false }
        place += 1
      }
    }
    throw unexpected("the end of a string")
  }

  /// Checks that the bytes from an offset to the current position are UTF-8.
  func check(from start: Int) throws(Failure) {
    var decoder = Unicode.UTF8.ForwardParser()
    var rest = bytes[start..<place].makeIterator()
    var offset = start
    while offset < place {
      guard case .valid(let encoded) = decoder.parseScalar(from: &rest) else {
        throw failure(.notUTF8, at: offset)
      }
      offset += encoded.count
    }
  }

  /// Records that a string has an addition of JSON5.
  private mutating func noteEscape(at offset: Int) {
    hasAddition = true
    note(.escape, at: offset)
  }

  /// Reads an escape; nil for a continued line, which means no character.
  private mutating func escape() throws(Failure) -> Unicode.Scalar? {
    let start = place
    place += 1
    guard let byte = next else { throw unexpected("an escape") }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try encodedScalar(from: start)
    case _:
      guard syntax == .json5 else { throw failure(.unknownEscape, at: start) }
      noteEscape(at: start)
      return try freeEscape(byte, from: start)
    }
  }

  /// Reads an escape that JSON5 alone has, given the byte after the backslash, which is read.
  private mutating func freeEscape(
    _ byte: UInt8, from start: Int
  ) throws(Failure) -> Unicode.Scalar? {
    switch byte {
    case UInt8(ascii: "v"): return "\u{B}"
    case UInt8(ascii: "x"): return Unicode.Scalar(try codeUnit(digits: 2, from: start))
    case UInt8(ascii: "0"):
      guard next.map({ !(Self.digits ~= $0) }) ?? true else {
        throw failure(.unknownEscape, at: start)
      }
      return "\0"
    case Self.digits: throw failure(.unknownEscape, at: start)
    case 0x0A: return nil
    case 0x0D:
      _ = skip("\n")
      return nil
    case _: break
    }
    let isLine = isLineSeparator(at: place - 1)
    guard let scalar = scalar(at: place - 1) else { throw failure(.notUTF8, at: place - 1) }
    place += UTF8.width(scalar) - 1
    return isLine ? nil : scalar
  }

  /// Reads one `\u` escape, or a pair of them.
  private mutating func encodedScalar(from start: Int) throws(Failure) -> Unicode.Scalar {
    let unit = try codeUnit(from: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let second = place
    guard UTF16.isLeadSurrogate(unit), skip("\\"), skip("u") else {
      throw failure(.loneSurrogate(unit), at: start)
    }
    let trail = try codeUnit(from: second)
    guard UTF16.isTrailSurrogate(trail) else { throw failure(.loneSurrogate(unit), at: start) }
    return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
  }

  /// Reads the digits of an escape, the four of `\u`.
  private mutating func codeUnit(
    digits: Int = 4, from start: Int
  ) throws(Failure) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<digits {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw failure(.unknownEscape, at: start)
      }
      unit = unit << 4 | UInt16(digit)
      place += 1
    }
    return unit
  }

  /// The offsets of a string or name without its quotation marks; JSON5 has names without them.
  static func inner(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    let first = bytes[range.lowerBound]
    guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else { return range }
    return range.lowerBound + 1..<range.upperBound - 1
  }

  /// The decoded text of a string, by its offsets including the quotation marks.
  static func text(of bytes: [UInt8], inQuotes range: Range<Int>) -> String {
    let inner = bytes[inner(bytes, range)]
    guard inner.contains(UInt8(ascii: "\\")) else { return String(decoding: inner, as: UTF8.self) }
    var scanner = JSONScanner(bytes: bytes, limits: JSONLimits(), syntax: .json5)
    scanner.place = inner.startIndex
    var text = ""
    var start = scanner.place
    while scanner.place < inner.endIndex {
      guard bytes[scanner.place] == UInt8(ascii: "\\") else {
        scanner.place += 1
        continue
      }
      text += String(decoding: bytes[start..<scanner.place], as: UTF8.self)
      // It was scanned before without an error.
      guard let scalar = try? scanner.escape() else {
        start = scanner.place
        continue
      }
      text.unicodeScalars.append(scalar)
      start = scanner.place
    }
    return text + String(decoding: bytes[start..<inner.endIndex], as: UTF8.self)
  }
}
