/// Reads JSON (RFC 8259) from UTF-8: all of it and nothing else, in time linear in its length.
///
/// The choices that the specification leaves to readers: a byte order mark at the start is skipped; a duplicate name in an
/// object, half of a surrogate pair, and a number beyond what a 64-bit floating-point number can be are errors.
struct JSONReader {
  /// Arrays and objects may be nested this deep: reading is recursive, and no one's stack is endless.
  static let depthLimit = 256

  let bytes: [UInt8]
  var place = 0

  static func value(of bytes: [UInt8]) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.place = 3 }
    do throws(Failure) {
      let value = try reader.value(depth: 0)
      reader.skipBlanks()
      guard reader.place == bytes.count else { throw reader.unexpected("the end") }
      return value
    } catch {
      throw JSONError(bytes: bytes, offset: error.offset, reason: error.reason)
    }
  }

  static func value(of text: String) throws(JSONError) -> JSONValue {
    try value(of: Array(text.utf8))
  }

  /// An error by its offset; line and column are worked out once, where there is an error.
  struct Failure: Error {
    let offset: Int
    let reason: JSONError.Reason
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  func failure(_ reason: JSONError.Reason, at offset: Int? = nil) -> Failure {
    Failure(offset: offset ?? place, reason: reason)
  }

  func unexpected(_ expected: String) -> Failure {
    guard place < bytes.count else { return failure(.unexpected(nil, expected: expected)) }
    var decoder = Unicode.UTF8.ForwardParser()
    var rest = bytes[place...].prefix(4).makeIterator()
    switch decoder.parseScalar(from: &rest) {
    case .valid(let encoded):
      return failure(.unexpected(Unicode.UTF8.decode(encoded), expected: expected))
    case .error, .emptyInput: return failure(.notUTF8)
    }
  }

  var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while place < bytes.count {
      switch bytes[place] {
      case 0x20, 0x09, 0x0A, 0x0D: place += 1
      case _: return
      }
    }
  }

  /// Goes past a byte, if it is there.
  mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    place += 1
    return true
  }

  private mutating func value(depth: Int) throws(Failure) -> JSONValue {
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth + 1)
    case UInt8(ascii: "["): return try array(depth: depth + 1)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case let byte? where byte == UInt8(ascii: "-") || Self.digits ~= byte: return try number()
    case _: throw unexpected("a value")
    }
  }

  private mutating func word(
    _ word: StaticString, _ value: JSONValue
  ) throws(Failure) -> JSONValue {
    for scalar in word.description.unicodeScalars {
      guard skip(scalar) else { throw unexpected(word.description) }
    }
    return value
  }

  private mutating func open(depth: Int) throws(Failure) {
    guard depth <= Self.depthLimit else { throw failure(.tooDeep(Self.depthLimit)) }
    place += 1
    skipBlanks()
  }

  private mutating func array(depth: Int) throws(Failure) -> JSONValue {
    try open(depth: depth)
    if skip("]") { return .array([]) }
    var values: [JSONValue] = []
    while true {
      values.append(try value(depth: depth))
      skipBlanks()
      if skip("]") { return .array(values) }
      guard skip(",") else { throw unexpected("a comma or ]") }
    }
  }

  private mutating func object(depth: Int) throws(Failure) -> JSONValue {
    try open(depth: depth)
    if skip("}") { return .object([]) }
    var members: [JSONValue.Member] = []
    var names = MemberNames()
    while true {
      skipBlanks()
      let start = place
      guard next == UInt8(ascii: "\"") else { throw unexpected("the name of a member, in quotes,") }
      let name = try string()
      guard names.insert(name) else { throw failure(.duplicateMember(name), at: start) }
      skipBlanks()
      guard skip(":") else { throw unexpected("a colon") }
      members.append(JSONValue.Member(name: name, value: try value(depth: depth)))
      skipBlanks()
      if skip("}") { return .object(members) }
      guard skip(",") else { throw unexpected("a comma or }") }
    }
  }
}

extension JSONReader {
  /// The names of an object so far. They are told apart by their bytes: to JSON, an é that is one scalar is another name
  /// than one that is two, while strings of the language are equal then.
  private struct MemberNames {
    private var few: [String] = []
    private var many: Set<[UInt8]> = []

    /// Whether the name is new.
    mutating func insert(_ name: String) -> Bool {
      if !many.isEmpty { return many.insert(Array(name.utf8)).inserted }
      guard !few.contains(where: { $0.utf8.elementsEqual(name.utf8) }) else { return false }
      few.append(name)
      if few.count == 16 { many = Set(few.map { Array($0.utf8) }) }
      return true
    }
  }
}

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

  /// The unchanged text from a place up to here.
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
