import GalleryKit
import TokenFiles

extension JSONValue: Encodable {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .integer(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .decimal(let value):
      try JSONNullable(value.isFinite ? value + 0 : nil).encode(to: encoder)
    case .string(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .array(let values):
      var container = encoder.unkeyedContainer()
      for value in values { try container.encode(value) }
    case .object(let members):
      var container = encoder.container(keyedBy: Name.self)
      for member in members {
        try container.encode(member.value, forKey: Name(stringValue: member.name))
      }
    }
  }
}

/// Writes documents as JSON (RFC 8259), the members of each object sorted by their names.
///
/// A reader sees all of it: what could steer a terminal, turn the words around it or hide is written as
/// an escape, and so is a mark that would lie on something of ours.
enum JSONWriter {
  /// The document indented by two blanks, ending with a line break.
  static func text(_ document: some Encodable) -> String {
    written(document, isIndented: true) + "\n"
  }

  /// The document on one line, without blanks, ending without a line break.
  static func line(_ document: some Encodable) -> String {
    written(document, isIndented: false)
  }

  /// The value of a text that this program wrote itself; nil for any other text.
  static func value<Value: Decodable>(of text: String, as type: Value.Type) -> Value? {
    try? FoundationJSON.value(of: text, as: type)
  }

  private static func written(_ document: some Encodable, isIndented: Bool) -> String {
    do {
      return escapingHidden(in: try FoundationJSON.text(document, isIndented: isIndented))
    } catch {
      // Numbers are written by `JSONNumber`: infinity is all that JSON has no text for.
      preconditionFailure("a document cannot be written: \(error)")
    }
  }
}

extension JSONWriter {
  /// JSON that escapes no more than it must, with escapes for all that is not seen.
  ///
  /// - Parameter json: a text whose characters beyond ASCII stand in strings.
  static func escapingHidden(in json: String) -> String {
    guard json.utf8.contains(where: { $0 >= 0x7F }) else { return json }
    var output = ""
    output.reserveCapacity(json.utf8.count)
    // What is not escaped is taken over in pieces, from here on.
    var start = json.startIndex
    // How many more marks may lie on what stands there: none on something of ours, and no tower on anything.
    var room = 0
    // How many letters of an escape are left: they are ours.
    var escape = 0
    let bytes = json.utf8
    var index = start
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte < 0x7F {
        if escape > 0 || byte == UInt8(ascii: "\\") {
          // `\u` has four digits more; any other escape is a letter.
          escape = escape == 0 ? 1 : byte == UInt8(ascii: "u") ? 4 : escape - 1
          room = 0
        } else {
          room = byte.isLetterOrDigit ? mostMarks : 0
        }
        bytes.formIndex(after: &index)
        continue
      }
      let scalar = json.unicodeScalars[index]
      let end = json.unicodeScalars.index(after: index)
      if isEscaped(scalar, room: room) {
        output += json[start..<index]
        write(escapeOf: scalar, into: &output)
        start = end
        room = 0
      } else {
        room = scalar.isMark ? room - 1 : mostMarks
      }
      index = end
    }
    output += json[start...]
    return output
  }

  private static let mostMarks = 8

  private static func isEscaped(_ scalar: Unicode.Scalar, room: Int) -> Bool {
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint { return true }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    case _: return room == 0 && scalar.isMark
    }
  }

  private static func write(escapeOf scalar: Unicode.Scalar, into output: inout String) {
    for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
      let digits = String(unit, radix: 16)
      output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    case _: false
    }
  }
}

extension UInt8 {
  /// Whether it is a letter or a digit of ASCII.
  fileprivate var isLetterOrDigit: Bool {
    0x30...0x39 ~= self || 0x41...0x5A ~= self || 0x61...0x7A ~= self
  }
}

/// A member that is null where there is nothing, for readers that look for it; an optional alone is left out.
struct JSONNullable<Value: Encodable>: Encodable {
  let value: Value?

  init(_ value: Value?) { self.value = value }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value { try container.encode(value) } else { try container.encodeNil() }
  }
}

/// A number rounded to three decimals; null where it is too large for them, or none at all.
struct JSONNumber: Encodable {
  private let value: JSONNullable<Double>

  init(_ value: Double) {
    // 0 is added to make an ordinary one of a negative zero.
    self.value = JSONNullable(abs(value) < 1e15 ? (value * 1000).rounded() / 1000 + 0 : nil)
  }

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

/// A phrase in both languages.
struct JSONPhrase: Encodable {
  private let en: String
  private let ko: String

  init(_ phrase: Phrase) {
    en = phrase.english
    ko = phrase.korean
  }
}
