import Testing

@testable import TokenFiles

@Suite("A pattern of file paths")
struct FilePatternTests {
  /// Whether a pattern matches a path, walking as a reader of folders does.
  private func matches(_ pattern: String, _ path: String) -> Bool {
    guard let pattern = FilePattern(pattern) else { return false }
    return pattern.alternatives.contains { alternative in
      let prefix =
        alternative.base.isEmpty || alternative.base == "/"
        ? alternative.base : alternative.base + "/"
      guard path.hasPrefix(prefix) else { return false }
      var state: FilePattern.Alternative.State? = alternative.start
      for name in path.dropFirst(prefix.count).split(separator: "/") {
        state = state.flatMap { alternative.state(of: String(name), in: $0) }
      }
      return state.map { alternative.isMatch($0) } ?? false
    }
  }

  @Test(
    "it matches paths as shells do",
    arguments: [
      (
        "tokens/**/*.json", ["tokens/a.json", "tokens/b/c/a.json"],
        ["a.json", "tokens/a.yaml", "tokens/.b/a.json", "x/tokens/a.json"]
      ),
      ("*.json", ["a.json", "é.json"], [".json", ".a.json", "b/a.json", "a.json5"]),
      ("a?c.json", ["abc.json", "aéc.json"], ["ac.json", "abbc.json"]),
      ("[a-c]x[!0-9].*", ["axy.json", "cx-.b"], ["dxy.json", "ax1.json"]),
      (
        "t/{a,b,}/*.{json,yaml}", ["t/a/x.json", "t/b/x.yaml", "t/x.json"],
        ["t/c/x.json", "t/a/x.yml"]
      ),
      ("{a,{b,c}}x", ["ax", "bx", "cx"], ["x", "ab"]), ("**", ["a", "a/b/c"], [".a", "a/.b"]),
      ("/a/*/c", ["/a/b/c"], ["/a/c", "a/b/c"]), ("./a/*", ["./a/b"], ["a/b"]),
      ("**/**/a", ["a", "b/a", "b/c/d/a"], ["a/b"]), (".*", [".a"], ["a"]),
      ("[]a]", ["]", "a"], ["b"]),
      ("a*b*c", ["abc", "axxbxbxc"], ["abcd", "acb"]), ("[x*", ["[xy"], ["x"]),
      ("a/**", ["a/b", "a/b/c"], ["b/c"]), ("a//*", ["a/b"], ["b"]),
    ])
  func itMatches(pattern: String, matching: [String], others: [String]) {
    for path in matching { #expect(matches(pattern, path), "\(pattern) \(path)") }
    for path in others { #expect(!matches(pattern, path), "\(pattern) \(path)") }
  }

  @Test func aPathIsNotAPattern() {
    for text in ["a/b.json", "a b", "", "a{b}c", "[a", "a}b,c{"] {
      #expect(FilePattern(text) == nil, "\(text)")
    }
  }

  @Test func manyAlternativesAndLongTextsAreRefused() {
    #expect(FilePattern(String(repeating: "{a,b}", count: 7)) == nil)
    #expect(FilePattern(String(repeating: "{a,b}", count: 5))?.alternatives.count == 32)
    #expect(FilePattern(String(repeating: "*", count: 1001)) == nil)
    #expect(
      !matches(String(repeating: "*a", count: 400), String(repeating: "a", count: 5000) + "b"))
    #expect(
      !matches(
        String(repeating: "**/", count: 300) + "b", String(repeating: "a/", count: 1000) + "a"))
  }

  @Test func aConfigurationOfStyleDictionaryNamesItsFiles() {
    func sources(_ text: String) -> [String]? {
      TokenFile(Array(text.utf8), name: "config.json").configuredSources
    }
    #expect(
      sources(#"{"source":["t/**/*.json"],"include":["base.json"],"platforms":{"css":{}}}"#)
        == ["base.json", "t/**/*.json"])
    #expect(sources(#"{"source":["a.json"]}"#) == ["a.json"])
    for other in [
      #"{"source":{"value":1}}"#, #"{"source":[]}"#, #"{"source":[1]}"#, #"{"a":{"value":1}}"#,
      "[]",
    ] {
      #expect(sources(other) == nil, "\(other)")
    }
  }
}
