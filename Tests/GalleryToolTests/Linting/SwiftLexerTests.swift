import Testing

@testable import FourSystems
@testable import GalleryTool

/// The tokens of Swift, as far as a lint has to distinguish them.
@Suite struct SwiftLexerTests {
  /// Each token by its kind and its text.
  private func tokens(_ text: String) -> [String] {
    let source = SwiftSource(text)
    return source.tokens.map { token in
      let text = source.text(of: token)
      return switch token.kind {
      case .word: text
      case .number: "n" + text
      case .symbol: "‘" + text
      case .string(let pounds, let isWhole): "s\(pounds)\(isWhole ? "" : "…")“\(text)”"
      case .regex: "r" + text
      case .comment: "c" + text
      }
    }
  }

  @Test func wordsNumbersAndPunctuation() {
    #expect(
      tokens("let `in` = 0x1B_00 + 1.5 ... 3") == [
        "let", "`in`", "‘=", "n0x1B_00", "‘+", "n1.5", "‘.", "‘.", "‘.", "n3",
      ])
  }

  @Test func commentsNest() {
    #expect(
      tokens("a /* b /* c */ d */ e // f\ng") == ["a", "c/* b /* c */ d */", "e", "c// f", "g"])
    #expect(tokens("a /* b /* c */") == ["a", "c/* b /* c */"])
  }

  @Test func stringsOfOneLineEndWithIt() {
    #expect(tokens(#""a\"b" c"#) == [#"s0“a\"b”"#, "c"])
    #expect(tokens("\"open\nc") == ["s0“open”", "c"])
    #expect(tokens("\"open\\\nc") == ["s0“open\\”", "c"])
    #expect(tokens("\"\" a") == ["s0“”", "a"])
  }

  @Test func stringsOfSeveralLines() {
    #expect(
      tokens("\"\"\"\n  a \"b\" // c\n  \"\"\" d") == ["s0“\n  a \"b\" // c\n  ”", "d"])
  }

  @Test func rawStrings() {
    #expect(tokens(##"#"a\(b)"c"# d"##) == [##"s1“a\(b)"c”"##, "d"])
    #expect(tokens(##"#"a\#(b)c"#"##) == ["s1…“a”", "‘(", "b", "‘)", "s1…“c”"])
    #expect(tokens("#\"\"\"\n a\"\"\" \n\"\"\"# b") == ["s1“\n a\"\"\" \n”", "b"])
  }

  @Test func interpolationsNest() {
    #expect(
      tokens(#""a\(f(b, "c\(d)"))e" g"#) == [
        "s0…“a”", "‘(", "f", "‘(", "b", "‘,", "s0…“c”", "‘(", "d", "‘)", "s0…“”", "‘)", "‘)",
        "s0…“e”", "g",
      ])
  }

  @Test func regularExpressionsAndDivisions() {
    #expect(tokens(#"x = /a"b/ + c"#) == ["x", "‘=", #"r/a"b/"#, "‘+", "c"])
    #expect(tokens("a / b / c") == ["a", "‘/", "b", "‘/", "c"])
    #expect(tokens("f(a)/b/c") == ["f", "‘(", "a", "‘)", "‘/", "b", "‘/", "c"])
    #expect(tokens("#/ a \" / /# b") == ["r#/ a \" / /#", "b"])
    #expect(tokens("return /\\/\"/") == ["return", "r/\\/\"/"])
  }

  @Test func placesAreCountedAsTheCompilerDoes() {
    let source = SwiftSource("가 a\n\n  b")
    let places = source.tokens.map { source.place(of: $0.range.lowerBound) }
    #expect(places.map(\.line) == [1, 1, 3])
    #expect(places.map(\.column) == [1, 5, 3])
  }

  /// Deep, unclosed and endless input uses no stack and one look at each byte.
  @Test(arguments: ["(", "\"\\(", "/*", "#", "\"", "#\"\\#(", "{", "/", "\\", "\"\"\"\\("])
  func nothingIsTooDeep(piece: String) {
    let text = String(repeating: piece, count: 20_000)
    let source = SwiftSource(text)
    #expect(!source.tokens.isEmpty)
    #expect(source.tokens.last.map { $0.range.upperBound <= text.utf8.count } == true)
    _ = LintResult(source)
  }
}
