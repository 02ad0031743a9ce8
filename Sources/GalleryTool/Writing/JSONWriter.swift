import GalleryKit
import TokenFiles
import Words

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

  /// The value of a text that this program wrote itself, or that ``JSONReader`` accepts; nil for any other text.
  static func value<Value: Decodable>(of text: String, as type: Value.Type) -> Value? {
    try? FoundationJSON.value(of: text, as: type)
  }

  private static func written(_ document: some Encodable, isIndented: Bool) -> String {
    do {
      return JSONString.escapingHidden(
        in: try FoundationJSON.text(document, isIndented: isIndented))
    } catch {
      // Numbers are written by `JSONNumber`: infinity is all that JSON has no text for.
      preconditionFailure("a document cannot be written: \(error)")
    }
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
