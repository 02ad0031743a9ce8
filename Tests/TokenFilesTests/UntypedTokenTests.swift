import Testing

@testable import TokenFiles

@Suite("Types of tokens, and one finding for one cause")
struct UntypedTokenTests {
  private func set(_ text: String, dialect: TokenDialect? = nil) -> TokenSet {
    TokenSet(TokenFile(Array(text.utf8), name: "t.json"), dialect: dialect)
  }

  static let styleDictionary = """
    { "color": { "base": { "red": { "value": "#ff0000" }, "clear": { "value": "see-through" } },
        "font": { "value": "{color.base.red.value}" } },
      "size": { "font": { "small": { "value": "12px" }, "big": { "value": "{size.font.small}" } } },
      "time": { "fast": { "value": "100ms" } },
      "opacity": { "half": { "value": "0.5" } },
      "roles": { "error": { "value": "{color.base.red}" }, "font": { "value": "{asset.inter}" } },
      "asset": { "inter": { "value": "Inter" }, "icon": { "value": "a.svg" },
        "deep": { "logo": { "value": "b.svg" } } } }
    """

  @Test func anUntypedTokenHasTheTypeOfItsAliasOrOfItsCategory() {
    let set = set(Self.styleDictionary)
    #expect(set.dialect == .styleDictionary)
    let types = ["color.base.red", "size.font.small", "time.fast", "opacity.half"].map {
      set[$0]?.type
    }
    #expect(types == ["color", "dimension", "duration", "number"])
    #expect(set["color.base.red"]?.typeSource == .category)
    #expect(set["roles.error"]?.type == "color")
    #expect(set["roles.error"]?.typeSource == .alias)
    #expect(set["color.font"]?.value?.text == "#ff0000")
    #expect(set["size.font.big"]?.type == "dimension")
    // A value that cannot be of the category's type does not take it.
    #expect(set["color.base.clear"]?.type == nil)
  }

  @Test func invalidValuesAreNotWritten() {
    let set = set(
      ##"""
      { "h": { "value": "#12345" }, "edge": { "value": "1px solid #12" }, "i": { "value": "5 px" },
        "good": { "value": "#123456" }, "mixed": { "value": "0 4px rgb(1 2 3)" },
        "ratio": { "value": "16 9" }, "word": { "value": "bold" } }
      """##)
    let export = CSSExport.text(set)
    let dropped = export.findings.filter { $0.rule == .droppedToken }.map(\.path)
    #expect(dropped == ["h", "edge", "i"])
    let written = [
      "--good: #123456;", "--mixed: 0 4px rgb(1 2 3);", "--ratio: 16 9;", "--word: bold;",
    ]
    for line in written {
      #expect(export.text.contains(line), "\(export.text)")
    }
  }

  @Test func aRepeatedNameIsAnErrorAtAnyDepth() {
    let set = set(
      """
      { "b": { "$type": "color", "$value": { "colorSpace": "srgb",
          "components": [1, 0, 0], "components": [0, 0, 1] } },
        "g": { "$extensions": { "org": { "a": 1, "a": 2 } },
          "s": { "$type": "shadow", "$value": [{ "blur": 1, "blur": 2 }] } },
        "f": { "$type": "number", "$value": 1, "$value": 2 },
        "ok": { "$type": "number", "$value": 3 } }
      """)
    let found = set.findings.filter { $0.rule == .nameDuplicate }
    #expect(Set(found.map(\.path)) == ["b", "g", "g.s", "f"])
    #expect(found.count == 4 && found.allSatisfy { $0.rule.isError })
    #expect(found.first { $0.path == "b" }?.location.line == 2)
    let yaml = TokenFile(Array("b:\n  $value: { x: 1, x: 2 }\n".utf8), name: "t.yaml")
    #expect(yaml.problem != nil)
  }

  @Test func aRepeatedNameOfAResolverDocumentIsAnError() throws {
    let text = """
      { "version": "2025.10", "version": "2025.10",
        "sets": { "base": { "sources": [{ "a": { "$type": "number", "$value": 1 } }] } },
        "modifiers": { "mode": { "default": "light",
          "contexts": { "light": [], "dark": [], "dark": [] } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/mode" }] }
      """
    let file = TokenFile(Array(text.utf8), name: "t.resolver.json")
    let document = try #require(ResolverDocument(file) { _ in nil })
    let found = document.findings.filter { $0.rule == .nameDuplicate }.map(\.path)
    #expect(Set(found) == ["", "modifiers.mode.contexts"])
  }

  @Test func tokensWithoutATypeAreOneWarningForEachGroupAtTheTop() {
    let set = set(Self.styleDictionary)
    #expect(set.findings.map(\.rule) == [.untyped, .untyped])
    #expect(set.findings.map(\.path) == ["color", "asset"])
    #expect(set.findings.last?.message.hasPrefix("3 tokens here have no type") == true)
    #expect(set.errorCount == 0)
  }

  @Test func aReferenceNamesATokenCalledValueOrTheValueOfAToken() {
    let set = set(
      ##"""
      { "edge": { "value": { "$value": "4px" }, "é": { "$value": "#123456" } },
        "a": { "$value": "{ edge . value }" }, "b": { "$value": "{edge.é.value}" },
        "c": { "$value": "{a} {edge.value.value} {edge.é.$value}{edge.none}" },
        "d": { "$value": "{a} solid {b}́" } }
      """##)
    #expect(set.dialect == .styleDictionaryDollars)
    #expect(set["a"]?.value?.text == "4px")
    #expect(set["b"]?.value?.text == "#123456")
    #expect(set["c"]?.errors == [.referenceUnresolved])
    #expect(set["d"]?.value?.text == "4px solid #123456\u{301}")
  }

  @Test func tokensWithoutATypeAtTheTopAreOneWarning() {
    let flat = set(
      #"{ "edge": { "value": "1px" }, "bold": { "value": "700" }, "more": { "fast": { "value": "1s" } } }"#
    )
    #expect(flat.findings.map(\.path) == ["", "more"])
    #expect(
      flat.findings.first?.message
        == "2 tokens at the top have no type, so the values are not checked.")
    let one = set(##"{ "edge": { "value": "1px" }, "color": { "red": { "value": "#f00" } } }"##)
    #expect(one.findings.map(\.path) == ["edge"])
  }

  @Test func anUnknownTypeOfSeveralTokensIsOneFinding() {
    let set = set(
      """
      { "a": { "value": "1", "type": "scale" }, "b": { "value": "{a}" },
        "c": { "value": "2", "type": "scale" }, "d": { "value": "3", "type": "step" },
        "g": { "type": "scale", "e": { "value": "4" } } }
      """)
    #expect(
      set.findings.map(\.message) == [
        "Unknown type “scale” of 3 tokens, so their values are not checked.",
        "Unknown type “step”, so the value is not checked.",
      ])
    #expect(set.findings.map(\.path) == ["a", "d"])
  }

  @Test(
    arguments: [
      ("font-size", "12px", nil), ("font-size", "large", "font-size"),
      ("font_family", "Inter", nil),
      ("fontWeight", "bold", nil), ("font-weight", "fat", "font-weight"), ("z-index", "4", nil),
      ("letterSpacings", "0.1em", nil), ("line-height", "1.5", nil), ("Color", "reddish", "Color"),
      ("fontStyle", "italic", nil),
    ] as [(String, String, String?)])
  func theWordsOfATypeMayBeDivided(_ type: String, _ value: String, _ wrong: String?) {
    let set = set(##"{ "a": { "b": { "value": "\##(value)", "type": "\##(type)" } } }"##)
    #expect(set["a.b"]?.type == type)
    #expect(set.findings.map(\.rule) == (wrong == nil ? [] : [.notComputed]), "\(set.findings)")
  }

  @Test func aTextInAGroupIsAMistakeWhereItLooksLikeAValue() {
    let text = ##"""
      { "$type": "color", "_comment": "all of them", "red": "#ff0000",
        "g": { "component": "accordion", "uuid": "12ab34cd-56", "name": "Red", "gap": "4px",
          "b": { "value": "#f00", "type": "color" } } }
      """##
    let found = set(text).findings
    #expect(found.map(\.rule) == [.notObject, .notObject])
    #expect(found.map(\.path) == ["red", "g.gap"])
    #expect(found.first?.mend == "Write { \"value\": … } with a type.")
    let stable = set(text.replacing(#""value""#, with: #""$value""#), dialect: .stable).findings
    #expect(stable.count { $0.rule == .notObject } == 6)
  }

  @Test func aPropertyOfAGroupIsUnknownInDTCGAlone() {
    let text = ##"{ "a": { "$comment": "x", "b": { "value": "#f00", "type": "color" } } }"##
    #expect(set(text).findings.isEmpty)
    let dollars = text.replacing(#""value""#, with: #""$value""#)
      .replacing(#""type""#, with: #""$type""#)
    #expect(set(dollars).findings.map(\.rule).contains(.unknownTokenProperty))
  }

  @Test func anUnknownTypeOfAGroupIsOneFinding() {
    let set = set(
      """
      { "card": { "$type": "component", "a": { "$value": 1 }, "b": { "$value": 2 },
          "deep": { "c": { "$value": 3 } } },
        "alias": { "$value": "{card.a}" },
        "own": { "$type": "colour", "$value": 1 } }
      """, dialect: .stable)
    #expect(set.findings.map(\.rule) == [.typeUnknown, .typeUnknown])
    #expect(set.findings.map(\.path) == ["card", "own"])
    #expect(set.findings.map(\.location.line) == [1, 4])
    #expect(set["card.b"]?.errors == [.typeUnknown])
  }

  @Test func anUnknownTypeOfAGroupInAnOlderDialectIsOneFinding() {
    let set = set(
      """
      { "card": { "type": "component", "a": { "value": 1 }, "b": { "value": 2 } },
        "alias": { "value": "{card.a}" } }
      """)
    #expect(set.findings.map(\.rule) == [.typeUnknown])
  }

  @Test(
    arguments: [
      ("{light.fgx}", "{light.fg}"), ("{light.gf}", nil), ("{dark.fgx}", "{dark.fgx}"),
      ("{light.deep.blue}", "{light.blue}"), ("{Light.FG}", "{light.fg}"), ("{fg}", "{light.fg}"),
      ("{gone.bg}", "{dark.bg}"), ("{light.bg}", nil), ("{light.bgcolor}", nil),
    ] as [(String, String?)])
  func aSuggestionStaysInTheGroupOfTheReference(_ reference: String, _ mend: String?) {
    let set = set(
      """
      { "x": { "$type": "color", "$value": "\(reference)" },
        "light": { "$type": "color", "fg": { "$value": "#000000" }, "blue": { "$value": "#0000ff" } },
        "dark": { "$type": "color", "fgx": { "$value": "#ffffff" }, "bg": { "$value": "#000000" },
          "bgcolor": { "$value": "#000000" } } }
      """)
    guard reference != mend else {
      #expect(set.findings.isEmpty)
      return
    }
    #expect(set.findings.first?.mend == mend.map { "Did you mean \($0)?" })
  }

  @Test func manyWrongReferencesInALargeGroupEnd() {
    let names = (0..<2000).map { #""token-\#($0)": { "$value": "red" }"# }
    let wrong = (0..<2000).map { #""x\#($0)": { "$value": "{g.tokn-\#($0)}" }"# }
    let set = set(
      #"{ "g": { "$type": "color", "# + names.joined(separator: ",")
        + #"}, "w": { "$type": "color", "#
        + wrong.joined(separator: ",") + "} }")
    #expect(set.findings.count { $0.rule == .referenceUnresolved } == 2000)
  }
}
