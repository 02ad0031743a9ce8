import Foundation

/// Reads the files of `Fixtures`.
enum Fixture {
  static func data(_ name: String, from file: String = #filePath) throws -> Data {
    let tests = URL(filePath: file).deletingLastPathComponent().deletingLastPathComponent()
    return try Data(contentsOf: tests.appending(path: "Fixtures/\(name)"))
  }
}

/// One string of `width.json`: what wcwidth and eleven real terminals made of it.
struct WidthVector: Decodable {
  enum Level: String, Decodable, CaseIterable {
    /// All terminals agree, most do, or they disagree.
    case exact, most, policy
  }

  var id: String
  var s: String
  var clusters: [String]
  var widths: [Int]
  var width: Int
  var widthAmbiguousWide: Int
  var level: Level

  static func all() throws -> [WidthVector] {
    struct File: Decodable {
      var vectors: [WidthVector]
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(File.self, from: Fixture.data("width.json")).vectors
  }
}

/// One label of `hostile-strings.json` and the rules that hold for it.
struct HostileString: Decodable {
  struct Repetition: Decodable {
    var head: String
    var unit: String
    var times: Int
    var tail: String
  }

  var id: String
  var must: [String]
  var b64: String?
  var `repeat`: Repetition?

  /// The label's bytes, which need not be UTF-8.
  var bytes: [UInt8] {
    if let text = `repeat` {
      return Array((text.head + String(repeating: text.unit, count: text.times) + text.tail).utf8)
    }
    return b64.flatMap { Data(base64Encoded: $0) }.map(Array.init) ?? []
  }

  static func all() throws -> [HostileString] {
    struct File: Decodable {
      var strings: [HostileString]
    }
    return try JSONDecoder().decode(File.self, from: Fixture.data("hostile-strings.json")).strings
  }
}
