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
    /// What follows a backslash means nothing.
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
