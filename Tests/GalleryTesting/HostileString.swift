import Foundation

/// A text that means harm, and the rules that hold for every output it gets into.
public struct HostileString: Hashable, Sendable, CustomStringConvertible {
  public let id: String
  public let rules: Set<HostileRule>
  /// Need not be UTF-8.
  public let bytes: [UInt8]

  public init(_ id: String, rules: Set<HostileRule>, bytes: [UInt8]) {
    self.id = id
    self.rules = rules
    self.bytes = bytes
  }

  public var text: String { String(decoding: bytes, as: UTF8.self) }
  public var description: String { id }

  /// Those of the fixture, and some that mean harm to markup, to build servers and to words that are read from the right.
  public static func all() throws -> [HostileString] { try published() + own }

  /// The labels of `hostile-strings.json`.
  public static func published() throws -> [HostileString] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appending(path: "TermRenderTests/Fixtures/hostile-strings.json")
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).strings.map { entry in
      HostileString(
        entry.id, rules: Set(entry.must.compactMap(HostileRule.init)), bytes: entry.bytes)
    }
  }

  private struct File: Decodable {
    var strings: [Entry]

    struct Entry: Decodable {
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

      var bytes: [UInt8] {
        if let text = `repeat` {
          return Array(
            (text.head + String(repeating: text.unit, count: text.times) + text.tail).utf8)
        }
        return b64.flatMap { Data(base64Encoded: $0) }.map(Array.init) ?? []
      }
    }
  }

  private static let own: [HostileString] = [
    ("markup", "</script><script>alert(1)</script>"), ("attribute", "\" onload=\"alert(1)"),
    ("comment", "--><img src=x>"), ("section", "]]>"), ("fence", "```\n# heading\n```"),
    ("mention", "@everyone #1 |x| <details>"), ("command", "::error file=a::b\n::warning::c"),
    ("percent", "%0A%25%1B"), ("shell", "$(reboot) `id` 'a'"), ("return", "a\r\nb\rc"),
    ("spoof", "x\nerror: the disk is full\nexit 0"), ("hebrew", "אבג 123 דה"),
    ("arabic", "abc مرحبا 12"), ("decomposed", "가\u{1112}\u{1161}\u{11AB}e\u{301}"),
    ("selector", "a\u{FE0F}b\u{FE00}"), ("hyphen", "a\u{AD}b"), ("joiner", "a\u{34F}b\u{180E}"),
    ("interlinear", "a\u{FFF9}b\u{FFFA}c\u{FFFB}"), ("noncharacter", "a\u{FFFE}b\u{10FFFF}"),
    ("private", "a\u{E000}b\u{F0000}"), ("flag", "🏴\u{E0041}\u{E0042}"), ("family", "👩\u{200D}a"),
    ("separators", "a\u{2028}b\u{2029}c\u{85}d"), ("spaces", "a\u{3000}b\u{2003}c\u{A0}d"),
    ("lookalike", "раураl"), ("backslash", "\\{202E:1}|\\n"), ("quotes", "“x”‘y’«z»"),
  ].map { name, text in
    HostileString(
      "own-" + name, rules: Set(HostileRule.allCases).subtracting([.visible]),
      bytes: Array(text.utf8))
  }
}

/// The rules for an output; the names are those of `hostile-strings.json`.
public enum HostileRule: String, Hashable, Sendable, CaseIterable {
  case noControl = "no-control"
  case noState = "no-state"
  case noQuery = "no-query"
  case visible
  case validUTF8 = "valid-utf8"
  case noBidi = "no-bidi"
  case noInvisible = "no-invisible"
  case oneLine = "one-line"
  case bounded
  /// Held by bounds: nothing asserts a time.
  case inTime = "in-time"
  case noLeadingMark = "no-leading-mark"
}
