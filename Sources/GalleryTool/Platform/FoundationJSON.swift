#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// JSON by Foundation's encoder; on systems without Foundation, its essentials are a module of their own.
enum FoundationJSON {
  /// The document on one line or indented by two blanks, with sorted keys.
  static func text(_ document: some Encodable, isIndented: Bool) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isIndented { encoder.outputFormatting.insert(.prettyPrinted) }
    return String(decoding: try encoder.encode(document), as: UTF8.self)
  }

  /// Decodes a value from a text.
  static func value<Value: Decodable>(of text: String, as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }
}
