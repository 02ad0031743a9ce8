import Testing

@testable import TokenFiles

@Suite("Aliases in the formats of programs")
struct AliasExportTests {
  private static let tokens = #"""
    {"use":{"first":{"$type":"color","$value":"{color.page}"},"chain":{"$type":"color","$value":"{use.first}"}},
    "color":{"$type":"color",
    "page":{"$value":{"colorSpace":"srgb","components":[1,0.5,0]},
    "$extensions":{"mode":{"dark":{"colorSpace":"srgb","components":[0,0,0]},"print":{"colorSpace":"srgb","components":[1,1,1]}}}},
    "own":{"$value":"{color.page}","$extensions":{"mode":{"dark":{"colorSpace":"srgb","components":[0,1,0]}}}},
    "old":{"$value":{"colorSpace":"srgb","components":[0,0,1]},"$deprecated":true}},
    "old-use":{"$type":"color","$value":"{color.old}"},
    "lift":{"$type":"shadow","$value":{"color":"{color.page}","offsetX":{"value":0,"unit":"px"},"offsetY":{"value":1,"unit":"px"},"blur":{"value":2,"unit":"px"},"spread":{"value":0,"unit":"px"}}},
    "lift-use":{"$type":"shadow","$value":"{lift}"}}
    """#

  private func text(
    _ name: String, _ json: String = Self.tokens, hasReferences: Bool = true
  ) throws -> String {
    let writer = try #require(TokenWriter.all.first { $0.name == name })
    var options = TokenWriter.Options()
    options.hasReferences = hasReferences
    return writer.write(TokenSet(TokenFile(Array(json.utf8), name: "t.json")), options).text
  }

  @Test func sassHasVariablesAfterThoseTheyReferTo() throws {
    #expect(
      try text("scss") == """
        $color-page: #ff8000;
        $use-first: $color-page;
        $use-chain: $use-first;
        $color-own: #ff8000;
        $color-old: #0000ff;
        $old-use: $color-old;
        $lift: 0px 1px 2px 0px #ff8000;
        $lift-use: $lift;
        $color-page--dark: #000000;
        $use-first--dark: $color-page--dark;
        $use-chain--dark: $use-first--dark;
        $color-own--dark: #00ff00;
        $lift--dark: 0px 1px 2px 0px #000000;
        $lift-use--dark: $lift--dark;
        $color-page--print: #ffffff;
        $use-first--print: $color-page--print;
        $use-chain--print: $use-first--print;
        $color-own--print: #ffffff;
        $lift--print: 0px 1px 2px 0px #ffffff;
        $lift-use--print: $lift--print;

        """)
  }

  @Test func everyReferenceOfSassHasTheValueThatIsWrittenWithoutReferences() throws {
    let chain = (0..<2000).map { "\"t\($0)\":{\"$value\":\"{t\($0 + 1)}\"}" }
    let long =
      "{" + (chain + ["\"t2000\":{\"$type\":\"number\",\"$value\":7}"]).joined(separator: ",") + "}"
    for json in [Self.tokens, long] {
      var values: [Substring: Substring] = [:]
      for line in try text("scss", json).split(separator: "\n") {
        let parts = line.dropLast().split(separator: ":", maxSplits: 1)
        let value = parts[1].dropFirst()
        values[parts[0]] =
          value.hasPrefix("$") ? try #require(values[value], "\(line) comes too early") : value
      }
      let plain = try text("scss", json, hasReferences: false).split(separator: "\n")
      #expect(plain.sorted() == values.map { "\($0.key): \($0.value);" }.sorted().map { $0[...] })
    }
  }

  @Test func swiftNamesTheConstantOfAnAlias() throws {
    let text = try text("swift")
    #expect(text.contains("static let first: Color = Tokens.ColorTokens.page\n"))
    #expect(text.contains("static let chain: Color = Tokens.Use.first\n"))
    #expect(text.contains("static let first: Color = TokensPrint.ColorTokens.page\n"))
    // The first has a value of its own in a mode, and the second refers to a deprecated token.
    #expect(text.contains("static let own: Color = Color(light: Color(.sRGB"))
    #expect(text.contains("static let oldUse: Color = Color(.sRGB"))
  }

  @Test func kotlinReadsTheConstantOfAnAlias() throws {
    let text = try text("compose")
    #expect(text.contains("val first get() = Tokens.ColorTokens.page\n"))
    #expect(text.contains("val chain get() = Tokens.Use.first\n"))
    #expect(text.contains("val first get() = TokensDark.ColorTokens.page\n"))
    #expect(text.contains("val own = Color(1f, 0.5f, 0f, 1f)\n"))
    #expect(text.contains("val oldUse = Color(0xFF0000FF)\n"))
  }

  @Test func aNameThatAGroupHidesIsNotReferredTo() throws {
    let json =
      #"{"tokens":{"a":{"$type":"number","$value":1},"b":{"$type":"number","$value":"{tokens.a}"}}}"#
    #expect(try text("swift", json).contains("static let b: Double = 1\n"))
    #expect(try text("compose", json).contains("val b = 1.0\n"))
    #expect(try text("scss", json) == "$tokens-a: 1;\n$tokens-b: $tokens-a;\n")
  }

  @Test func anAliasOfATokenThatIsNotWrittenHasAValue() throws {
    let json =
      #"{"a b":{"$type":"number","$value":1},"a-b":{"$type":"number","$value":2},"use":{"$type":"number","$value":"{a-b}"}}"#
    #expect(try text("scss", json) == "$a-b: 1;\n$use: 2;\n")
  }

  @Test func valuesAreWrittenUnlessReferencesAreChosen() throws {
    for name in ["scss", "swift", "compose"] {
      let text = try text(name, hasReferences: false)
      for part in ["$color-page;", "Tokens.", "get()"] { #expect(!text.contains(part)) }
    }
    // A property of CSS always follows the one that it refers to.
    for name in ["css", "tailwind"] {
      #expect(try text(name, hasReferences: false).contains("var(--color-page)"))
    }
  }
}
