/// A value within a document, and where it stands: reads what a contract says is there, and says what is not.
struct JSONCursor: Sendable {
  let value: JSONValue
  /// A pointer (RFC 6901): `/variants/3/id`; empty for the whole document.
  let pointer: String

  /// Something else stands at a place than the contract says.
  struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    let pointer: String
    let expected: String

    var description: String {
      "\(pointer.isEmpty ? "the document" : safe(pointer)) is not \(expected)."
    }
  }

  init(_ value: JSONValue, at pointer: String = "") {
    self.value = value
    self.pointer = pointer
  }

  func failure(_ expected: String) -> Failure {
    Failure(pointer: pointer, expected: expected)
  }

  /// The member of a name; null where there is none.
  subscript(name: String) -> JSONCursor {
    let escaped = name.split(separator: "~", omittingEmptySubsequences: false)
      .joined(separator: "~0")
      .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
    let place = pointer + "/" + escaped
    guard case .object(let members) = value,
      let member = members.first(where: { $0.name.utf8.elementsEqual(name.utf8) })
    else { return JSONCursor(.null, at: place) }
    return JSONCursor(member.value, at: place)
  }

  var isNull: Bool { value == .null }

  func text() throws(Failure) -> String {
    guard case .string(let text) = value else { throw failure("a text") }
    return text
  }

  func bool() throws(Failure) -> Bool {
    guard case .bool(let value) = value else { throw failure("true or false") }
    return value
  }

  /// A count: an integer from 0 on.
  func count() throws(Failure) -> Int {
    guard case .integer(let number) = value, number >= 0 else {
      throw failure("an integer from 0 on")
    }
    return number
  }

  func items() throws(Failure) -> [JSONCursor] {
    guard case .array(let values) = value else { throw failure("an array") }
    return values.enumerated().map { JSONCursor($0.element, at: pointer + "/\($0.offset)") }
  }

  func texts() throws(Failure) -> [String] {
    var texts: [String] = []
    for item in try items() { texts.append(try item.text()) }
    return texts
  }
}

/// Why a text is no JSON, and where.
struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// From 1; lines end with LF, CR or both.
  let line: Int
  /// From 1, counted in Unicode scalars; of what is no UTF-8, a byte is one.
  let column: Int
  let reason: Reason

  enum Reason: Hashable, Sendable {
    /// Something else stands where one of these may stand; nil is the end of the text.
    case unexpected(Unicode.Scalar?, expected: String)
    /// An object has a name twice, and readers differ on which one counts.
    case duplicateMember(String)
    /// Arrays and objects are nested deeper than this.
    case tooDeep(Int)
    /// A control that has to be written as an escape.
    case bareControl(Unicode.Scalar)
    /// The character after a backslash is not an escape.
    case unknownEscape
    /// Half of a pair of `\u` escapes: no scalar, so no text can hold it.
    case loneSurrogate(UInt16)
    /// The number is greater than a 64-bit floating-point number can be.
    case numberTooLarge
    case notUTF8
  }

  var description: String { "line \(line), column \(column): \(reason.description)" }
}

extension JSONError.Reason: CustomStringConvertible {
  var description: String {
    switch self {
    case .unexpected(nil, let expected): "the text ends where \(expected) was expected."
    case .unexpected(let scalar?, let expected):
      "\(Self.shown(scalar)) stands where \(expected) was expected."
    case .duplicateMember(let name):
      "the member \"\(safe(name))\" is there twice in one object; leave one of them out."
    case .tooDeep(let limit): "nested deeper than \(limit) levels."
    case .bareControl(let scalar):
      "\(Self.shown(scalar)) stands in a string; write it as an escape."
    case .unknownEscape:
      "a backslash is followed by none of \" \\ / b f n r t and u with four hexadecimal digits."
    case .loneSurrogate(let unit):
      "\\u\(String(unit, radix: 16)) is half of a surrogate pair without its other half."
    case .numberTooLarge: "the number is too large."
    case .notUTF8: "these bytes are no UTF-8."
    }
  }

  /// A scalar as a message may show it: by its number where it has no glyph of its own.
  private static func shown(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .otherLetter, .decimalNumber, .dashPunctuation,
      .openPunctuation, .closePunctuation, .otherPunctuation, .connectorPunctuation, .mathSymbol,
      .currencySymbol:
      return "\(scalar)"
    case _:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
  }
}

extension JSONError {
  /// The line and the column of an offset.
  init(bytes: [UInt8], offset: Int, reason: Reason) {
    var line = 1
    var column = 1
    for index in bytes[..<offset].indices {
      switch bytes[index] {
      case 0x0A where index > 0 && bytes[index - 1] == 0x0D: break
      case 0x0A, 0x0D:
        line += 1
        column = 1
      case 0x80...0xBF: break
      case _: column += 1
      }
    }
    // A byte order mark is not seen, so no column is counted for it.
    if line == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]), offset >= 3 { column -= 1 }
    self.init(line: line, column: column, reason: reason)
  }
}
