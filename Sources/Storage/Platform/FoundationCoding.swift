#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Values as bytes and back, by the encoders of Foundation, whose essentials are a module of their own where Foundation is
/// no part of the system.
enum FoundationCoding {
  /// The bytes of a value; nil if the format cannot encode it.
  static func bytes(of value: some Encodable, _ format: StorageFormat) -> [UInt8]? {
    switch format {
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
      return (try? encoder.encode(value)).map { Array($0) }
    case .propertyList:
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .xml
      return (try? encoder.encode(value)).map { Array($0) }
    }
  }

  /// The value in the bytes; nil if they do not hold one of the type.
  static func value<Value: Decodable>(
    _ type: Value.Type, of bytes: [UInt8], _ format: StorageFormat
  ) -> Value? {
    switch format {
    case .json: try? JSONDecoder().decode(type, from: Data(bytes))
    case .propertyList:
      isFlat(bytes) ? try? PropertyListDecoder().decode(type, from: Data(bytes)) : nil
    }
  }

  /// Whether a property list is one that the encoder writes, and nested no deeper than JSON may be. The decoder calls
  /// itself for each level, without an end: a file of nothing but openings would overflow the stack.
  private static func isFlat(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: "<?xml".utf8) else { return false }
    var (depth, place) = (0, 0)
    while let opening = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      let closing = bytes[opening...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
      let tag = bytes[opening..<closing].dropFirst()
      switch tag.first {
      case UInt8(ascii: "/"): depth -= 1
      case UInt8(ascii: "?"): break
      // In a comment the rest would count for nothing.
      case UInt8(ascii: "!"): guard tag.starts(with: "!DOCTYPE plist".utf8) else { return false }
      case _: if tag.last != UInt8(ascii: "/") { depth += 1 }
      }
      guard 0...deepest ~= depth else { return false }
      place = min(closing + 1, bytes.count)
    }
    return true
  }

  private static let deepest = 512
}
