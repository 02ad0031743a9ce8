import Foundation

/// Reads the files of `Fixtures`.
enum Fixture {
  static func data(_ name: String, from file: String = #filePath) throws -> Data {
    let tests = URL(filePath: file).deletingLastPathComponent().deletingLastPathComponent()
    return try Data(contentsOf: tests.appending(path: "Fixtures/\(name)"))
  }
}

/// One string of `width.json`: its widths in wcwidth and in eleven real terminals.
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
