#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// JSON by the encoder of Foundation, whose essentials are a module of their own where Foundation is no part of the system.
enum FoundationJSON {
  /// The document on one line or indented by two blanks, the members of each object sorted by their names.
  static func text(_ document: some Encodable, isIndented: Bool) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isIndented { encoder.outputFormatting.insert(.prettyPrinted) }
    return String(decoding: try encoder.encode(document), as: UTF8.self)
  }

  /// The value that a text holds.
  static func value<Value: Decodable>(of text: String, as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }
}
