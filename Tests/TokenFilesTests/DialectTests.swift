import Testing

@testable import TokenFiles

@Suite("The dialect of each file")
struct DialectTests {
  static let stable = file(
    """
    { "brand": { "$type": "color", "ink": { "$value":
      { "colorSpace": "srgb", "components": [0, 0, 0] } },
      "link": { "$value": "{legacy.blue}" }, "edge": { "$value": "{draft.red}" } } }
    """, "a.json")
  static let draft = file(
    """
    { "draft": { "red": { "$type": "color", "$value": "#ff0000" },
      "gap": { "$type": "dimension", "$value": "8px" } } }
    """, "b.json")
  static let styleDictionary = file(
    """
    { "legacy": { "blue": { "value": "#0000ff", "type": "color" },
      "alias": { "value": "{brand.ink.value}", "type": "color" } } }
    """, "c.json")
  static let studio = file(
    """
    { "space": { "type": "spacing", "small": { "value": "4", "type": "spacing" },
      "gap": { "value": "{draft.gap}", "type": "spacing" } } }
    """, "d/d.json")

  static func file(_ text: String, _ name: String) -> TokenFile {
    TokenFile(Array(text.utf8), name: name)
  }

  private func values(_ set: TokenSet) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: set.tokens.map { ($0.path, $0.value.map { JSONText.line($0) } ?? "-") })
  }

  @Test func everyFileIsReadInItsOwnDialectInAnyOrder() {
    let files = [Self.stable, Self.draft, Self.styleDictionary, Self.studio]
    let first = TokenSet(files)
    #expect(first.findings.map(\.message) == [])
    #expect(first.tokens.count == 9)
    #expect(first.dialects == [.stable, .draft, .styleDictionary, .tokensStudio])
    #expect(first.dialect == .tokensStudio)
    #expect(first["brand.link"]?.value?.text == "#0000ff")
    #expect(first["brand.edge"]?.value?.text == "#ff0000")
    #expect(first["legacy.alias"]?.value?["colorSpace"]?.text == "srgb")
    #expect(first["space.gap"]?.value?.text == "8px")
    for start in 1..<4 {
      let set = TokenSet(Array(files[start...] + files[..<start]))
      #expect(values(set) == values(first))
      #expect(set.findings.isEmpty)
      #expect(set.dialects == first.dialects)
    }
    let reversed = TokenSet(files.reversed())
    #expect(values(reversed) == values(first))
  }

  @Test func ofEqualPathsTheLaterFileCountsInAnyDialect() {
    let other = Self.file(##"{ "draft": { "red": { "value": "#00ff00" } } }"##, "e.json")
    #expect(TokenSet([Self.draft, other])["draft.red"]?.value?.text == "#00ff00")
    #expect(TokenSet([other, Self.draft])["draft.red"]?.value?.text == "#ff0000")
  }

  @Test func anAliasHasTheNameOfItsTypeIn2025() {
    let legacy = Self.file(
      #"{ "s": { "small": { "value": "4px", "type": "spacing" } } }"#, "a.json")
    let stable = Self.file(
      #"{ "t": { "small": { "$value": "{s.small}" }, "ink": { "$type": "color", "$value": "{s.small}" } } }"#,
      "b.json")
    let set = TokenSet([legacy, stable])
    #expect(set["t.small"]?.type == "dimension")
    #expect(set.findings.map(\.rule) == [.referenceType])
  }

  @Test func aFileIsHeldToTheSpecificationWhereItIsAsked() {
    #expect(TokenSet([Self.draft]).errorCount == 0)
    let held = TokenSet([Self.draft], dialect: .stable)
    #expect(held.findings.map(\.rule) == [.legacyColor, .legacyDimension])
    let mixed = TokenSet([Self.stable, Self.styleDictionary], dialect: .stable)
    #expect(mixed.findings.map(\.rule).contains(.dialect))
    #expect(mixed["brand.ink"] != nil)
  }

  @Test func aResolverDocumentReadsEachOfItsFilesInItsOwnDialect() throws {
    let text = """
      { "version": "2025.10", "sets": { "all": { "sources": [
        { "$ref": "a.json" }, { "$ref": "b.json" }, { "$ref": "c.json" },
        { "own": { "ink": { "$type": "color", "$value": "{legacy.blue}" } } } ] } },
        "resolutionOrder": [{ "$ref": "#/sets/all" }] }
      """
    let files = [Self.stable, Self.draft, Self.styleDictionary]
    func load(_ path: String) -> [UInt8]? {
      files.first { $0.name == path }?.document?.bytes
    }
    let file = Self.file(text, "all.resolver.json")
    let document = try #require(ResolverDocument(file, load: load))
    let set = document.tokens(choosing: [String: String]())
    #expect(set.findings.isEmpty)
    #expect(set["own.ink"]?.value?.text == "#0000ff")
    #expect(set.dialects == [.stable, .draft, .styleDictionary])
    let held = try #require(ResolverDocument(file, dialect: .stable, load: load))
    #expect(
      held.tokens(choosing: [String: String]()).findings.contains { $0.rule == .legacyColor })
  }

  @Test func dollarsWithTheTypesOfTokensStudioAreItsOtherForm() {
    let file = Self.file(
      """
      { "size": { "one": { "$type": "sizing", "$value": "4px" },
        "rounded": { "$type": "borderRadius", "$value": "{size.one}" },
        "text": { "$type": "fontSizes", "$value": "16" } } }
      """, "a.json")
    #expect(file.dialect == .tokensStudioDollars)
    #expect(TokenSet(file).findings.isEmpty)
  }

  @Test func aSetOfAliasesHasTheDialectOfItsProject() {
    let order = Self.file(#"{ "tokenSetOrder": ["types", "deep/aliases"] }"#, "sets/$metadata.json")
    let types = Self.file(
      #"{ "gap": { "$type": "spacing", "$value": "4px" } }"#, "sets/types.json")
    let aliases = Self.file(
      #"{ "deep": { "$type": "spacing-like", "$value": "{gap}" } }"#, "sets/deep/aliases.json")
    let elsewhere = Self.file(##"{ "x": { "$type": "color", "$value": "#123456" } }"##, "x.json")
    let set = TokenSet([order, aliases, types, elsewhere])
    #expect(set["deep"]?.dialect == .tokensStudioDollars)
    #expect(set["x"]?.dialect == .draft)
  }

  @Test func textsWithReferencesInThemAreStyleDictionarysOtherForm() {
    let shadows = Self.file(
      """
      { "shadow": { "$type": "shadow",
          "edge": { "$value": "0 0 0 1px {color.line} inset" }, "none": { "$value": "none" } },
        "font": { "bold": { "$value": "700" }, "gap": { "$value": "{space.small.value}" } } }
      """, "shadow.json")
    let rest = Self.file(
      ##"{ "color": { "line": { "$value": "#ABCDEF" } }, "space": { "small": { "$value": "4px" } } }"##,
      "rest.json")
    let exact = Self.file(
      """
      { "exact": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
        "joined": { "$type": "color", "$value": "a {exact}" } }
      """, "exact.json")
    #expect(shadows.dialect == .styleDictionaryDollars)
    #expect(rest.dialect == .draft)
    #expect(exact.dialect == .stable)
    for files in [[shadows, rest, exact], [exact, rest, shadows]] {
      let set = TokenSet(files)
      #expect(set["shadow.edge"]?.value?.text == "0 0 0 1px #ABCDEF inset")
      #expect(set["font.gap"]?.value?.text == "4px")
      #expect(set["color.line"]?.dialect == .styleDictionaryDollars)
      #expect(set["color.line"]?.type == "color")
      #expect(set["exact"]?.dialect == .stable)
      #expect(set["joined"]?.errors == [.referenceSyntax])
    }
    #expect(TokenSet([rest]).findings.map(\.rule) == [.typeMissing, .typeMissing])
    #expect(TokenSet([shadows, rest], dialect: .stable)["font.bold"]?.errors == [.typeMissing])
  }

  @Test func settingsNextToTokensFollowTheDialectOfTheTokens() {
    let settings = Self.file(
      ##"{ "name": "brand", "site": { "a.b": { "theme": "x" } } }"##, "config.json")
    #expect(TokenSet([Self.styleDictionary, settings]).findings.map(\.path) == ["legacy.alias"])
    #expect(
      TokenSet([settings, Self.draft]).findings.map(\.rule) == [
        .notObject, .nameCharacters, .notObject,
      ])
    #expect(TokenSet([settings]).findings.count == 3)
  }

  @Test func attributesBelongToStyleDictionary() {
    let file = Self.file(
      """
      { "opacity": { "half": { "$value": 50, "attributes": { "category": "opacity" } } },
        "color": { "ink": { "$value": "#000000", "attributes": { "category": "color", "order": 1 } } } }
      """, "a.json")
    #expect(file.dialect == .styleDictionaryDollars)
    #expect(TokenSet(file).findings.isEmpty)
    let group = Self.file(
      ##"{ "attributes": { "$type": "color", "ink": { "$value": "#000000" } } }"##, "b.json")
    #expect(group.dialect == .draft)
    #expect(Self.stable.dialect == .stable)
  }
}
