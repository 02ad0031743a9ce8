import Words

/// Writes values as JSON, with their members in order, so that files edited by people keep their order.
public enum JSONText {
  /// The value with a line for each member and item; short arrays of numbers stay on one line.
  ///
  /// - Parameters:
  ///   - value: the value to write.
  ///   - indent: the number of blanks before every line but the first.
  public static func pretty(_ value: JSONValue, indent: Int = 0) -> String {
    var text = ""
    write(value, into: &text, indent: indent, isPretty: true)
    return text
  }

  /// The value on one line, with a blank after colons and commas.
  public static func line(_ value: JSONValue) -> String {
    var text = ""
    write(value, into: &text, indent: 0, isPretty: false)
    return text
  }

  /// A string in quotation marks, with required escapes and those of invisible characters.
  public static func quoted(_ text: String) -> String { JSONString.quoted(text) }

  /// JSON with invisible characters escaped: the same value, which cannot control a terminal.
  ///
  /// Escapes characters that are hidden or reorder the text around them, and a combining mark after a quotation mark.
  /// Drops a byte order mark at the start.
  ///
  /// - Parameter json: a text with non-ASCII characters in strings only.
  public static func escapingHidden(in json: String) -> String {
    JSONString.escapingHidden(in: json)
  }

  /// A number in the shortest form that reads back the same; 0 if it is not finite.
  public static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    if let whole = Int(exactly: value) { return String(whole) }
    return "\(value)"
  }

  /// A decimal with a fixed number of digits after the point, at most 9; keeps trailing zeros.
  static func decimal(_ value: Double, exactly digits: Int) -> String {
    let digits = min(max(digits, 0), 9)
    let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
    guard let number = Int(exactly: (value.magnitude * Double(scale)).rounded()) else {
      return self.number(value)
    }
    let sign = value < 0 && number > 0 ? "-" : ""
    guard digits > 0 else { return sign + String(number) }
    let rest = String(number % scale)
    let zeros = String(repeating: "0", count: digits - rest.utf8.count)
    return "\(sign)\(number / scale).\(zeros)\(rest)"
  }

  /// The decimal with the fewest digits that a check accepts; nil if nine after the point are not enough.
  static func fewestDigits(of value: Double, _ accepts: (String) -> Bool) -> String? {
    (0...9).lazy.map { decimal(value, exactly: $0) }.first(where: accepts)
  }

  private static func write(
    _ value: JSONValue, into text: inout String, indent: Int, isPretty: Bool
  ) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .decimal(let value): text += number(value)
    case .string(let value): text += quoted(value)
    case .array(let values):
      let isPretty = isPretty && !values.allSatisfy { $0.isScalar }
      list(values.count, in: ("[", "]"), &text, indent, isPretty) { text, index in
        write(values[index], into: &text, indent: indent + 2, isPretty: isPretty)
      }
    case .object(let members):
      list(members.count, in: ("{", "}"), &text, indent, isPretty) { text, index in
        text += quoted(members[index].name) + ": "
        write(members[index].value, into: &text, indent: indent + 2, isPretty: isPretty)
      }
    }
  }

  private static func list(
    _ count: Int, in brackets: (String, String), _ text: inout String, _ indent: Int,
    _ isPretty: Bool, _ write: (inout String, Int) -> Void
  ) {
    text += brackets.0
    for index in 0..<count {
      if index > 0 { text += isPretty ? "," : ", " }
      if isPretty { text += "\n" + String(repeating: " ", count: indent + 2) }
      write(&text, index)
    }
    if isPretty, count > 0 { text += "\n" + String(repeating: " ", count: indent) }
    text += brackets.1
  }
}

extension JSONValue {
  fileprivate var isScalar: Bool {
    switch self {
    case .null, .bool, .integer, .decimal, .string: true
    case .array(let values): values.isEmpty
    case .object(let members): members.isEmpty
    }
  }
}

/// A change to a text: replaces the bytes of a range.
public struct TextEdit: Hashable, Sendable {
  /// The offsets of the replaced bytes.
  public let range: Range<Int>
  /// The replacement.
  public let replacement: String

  /// Creates a replacement for the bytes of a range.
  public init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// The bytes with all changes applied; of two that overlap the first counts. Everything else is unchanged.
  public static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in sorted
    where edit.range.lowerBound >= place && edit.range.upperBound <= bytes.count {
      result += bytes[place..<edit.range.lowerBound]
      result += Array(edit.replacement.utf8)
      place = edit.range.upperBound
    }
    return result + bytes[place...]
  }
}
