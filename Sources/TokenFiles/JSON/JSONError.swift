import Words

/// Why a text is not JSON or YAML, and where.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// From 1; lines end with LF, CR or both.
  public let line: Int
  /// From 1, counted in Unicode scalars; an invalid UTF-8 byte counts as one.
  public let column: Int
  /// The problem.
  public let reason: Reason

  /// Creates an error at a position.
  public init(line: Int, column: Int, reason: Reason) {
    self.line = line
    self.column = column
    self.reason = reason
  }

  /// A problem of a JSON text.
  public enum Reason: Hashable, Sendable {
    /// A character other than the expected ones; nil is the end of the text.
    case unexpected(Unicode.Scalar?, expected: String)
    /// An object has a repeated name, and readers differ on which one counts.
    case duplicateMember(String)
    /// Arrays and objects are nested deeper than this limit.
    case tooDeep(Int)
    /// There are more values than this limit.
    case tooManyValues(Int)
    /// There are more bytes than this limit.
    case tooLong(Int)
    /// A control character that has to be escaped.
    case bareControl(Unicode.Scalar)
    /// The character after a backslash is not an escape.
    case unknownEscape
    /// Half of a pair of `\u` escapes, which is not a Unicode scalar.
    case loneSurrogate(UInt16)
    /// The number is beyond the range of a 64-bit floating-point number.
    case numberTooLarge
    /// Bytes that are not UTF-8.
    case notUTF8
    /// A rule of YAML is broken, or the text has a part of YAML that is not read; a sentence that says what to do.
    case yaml(String)
  }

  /// The position and a sentence.
  public var description: String { "line \(line), column \(column): \(reason.description)" }
}

extension JSONError.Reason: CustomStringConvertible {
  /// A sentence without the position.
  public var description: String {
    switch self {
    case .unexpected(nil, let expected): "the text ends where \(expected) was expected."
    case .unexpected(let scalar?, let expected):
      "found \(Self.glyph(scalar)) where \(expected) was expected."
    case .duplicateMember(let name):
      "the member \"\(shown(name))\" is there twice in one object; leave one of them out."
    case .tooDeep(let limit): "nested deeper than \(limit) levels."
    case .tooManyValues(let limit): "there are more than \(limit) values."
    case .tooLong(let limit): "the text is longer than \(limit >> 20) MB."
    case .bareControl(let scalar):
      "\(Self.glyph(scalar)) in a string must be written as an escape."
    case .unknownEscape:
      "a backslash is followed by none of \" \\ / b f n r t and u with four hexadecimal digits."
    case .loneSurrogate(let unit):
      "\\u\(String(unit, radix: 16)) is half of a surrogate pair without its other half."
    case .numberTooLarge: "the number is too large."
    case .notUTF8: "these bytes are not UTF-8."
    case .yaml(let sentence): sentence
    }
  }

  /// A scalar as shown in a message: by its number if it has no glyph.
  private static func glyph(_ scalar: Unicode.Scalar) -> String {
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

/// A name or value from a file as shown in messages.
func shown(_ text: String) -> String { SafeText.text(text, as: .value) }
