extension JSONReader {
  static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  private mutating func skipDigits() throws(Failure) {
    let start = place
    while let byte = next, Self.digits ~= byte { place += 1 }
    guard place > start else { throw unexpected("a digit") }
  }

  /// Digits alone are an integer where 64 bits hold it, everything else is the nearest floating-point number.
  mutating func number() throws(Failure) -> JSONValue {
    let start = place
    var isInteger = true
    _ = skip("-")
    if !skip("0") { try skipDigits() }
    if skip(".") {
      isInteger = false
      try skipDigits()
    }
    if skip("e") || skip("E") {
      isInteger = false
      if !skip("+") { _ = skip("-") }
      try skipDigits()
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if isInteger, let value = Int(text) { return .integer(value) }
    guard let value = Double(text), value.isFinite else {
      throw failure(.numberTooLarge, at: start)
    }
    return .decimal(value)
  }

  mutating func string() throws(Failure) -> String {
    place += 1
    var text = ""
    var start = place
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        let last = try piece(from: start)
        place += 1
        return text.isEmpty ? last : text + last
      case UInt8(ascii: "\\"):
        text += try piece(from: start)
        text.unicodeScalars.append(try escape())
        start = place
      case 0..<0x20:
        throw failure(.bareControl(Unicode.Scalar(byte)))
      case _: place += 1
      }
    }
    throw unexpected("the end of a string")
  }

  /// What stands between a place and here, as it is.
  private func piece(from start: Int) throws(Failure) -> String {
    if let text = String(validating: bytes[start..<place], as: UTF8.self) { return text }
    var decoder = Unicode.UTF8.ForwardParser()
    var rest = bytes[start..<place].makeIterator()
    var offset = start
    while case .valid(let encoded) = decoder.parseScalar(from: &rest) { offset += encoded.count }
    throw failure(.notUTF8, at: offset)
  }

  private mutating func escape() throws(Failure) -> Unicode.Scalar {
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
    case _: throw failure(.unknownEscape, at: start)
    }
  }

  /// One `\u` escape, or a pair of them.
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

  /// The four digits of a `\u` escape.
  private mutating func codeUnit(from start: Int) throws(Failure) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw failure(.unknownEscape, at: start)
      }
      unit = unit << 4 | UInt16(digit)
      place += 1
    }
    return unit
  }
}
