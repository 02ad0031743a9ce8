import Testing

@testable import TokenFiles

@Suite("Sets of tokens that themes select")
struct ThemedSetsTests {
  static func file(_ text: String, _ name: String) -> TokenFile {
    TokenFile(Array(text.utf8), name: name)
  }

  static let single = file(
    """
    {
      "core": { "red": { "value": "#ff0000", "type": "color" },
        "gap": { "value": "4", "type": "spacing" } },
      "light": { "ink": { "value": "#111111", "type": "color" },
        "page": { "value": "#ffffff", "type": "color" } },
      "dark": { "ink": { "value": "#eeeeee", "type": "color" },
        "page": { "value": "#000000", "type": "color" },
        "glow": { "value": "{red}", "type": "color" } },
      "brand/loud": { "red": { "value": "#cc0000", "type": "color" } },
      "roles": { "text": { "value": "{ink}", "type": "color" },
        "error": { "value": "{red}", "type": "color" } },
      "loose": { "draft": { "value": "{gap}", "type": "spacing" } },
      "$themes": [
        { "name": "Light", "group": "Mode", "selectedTokenSets":
          { "core": "source", "light": "enabled", "roles": "enabled", "dark": "disabled" } },
        { "name": "Dark", "group": "Mode", "selectedTokenSets":
          { "core": "source", "dark": "enabled", "roles": "enabled" } },
        { "name": "Calm", "group": "Brand", "selectedTokenSets": { "core": "enabled" } },
        { "name": "Loud", "group": "Brand", "selectedTokenSets":
          { "core": "source", "brand/loud": "enabled" } }
      ],
      "$metadata": { "tokenSetOrder": ["core", "brand/loud", "light", "dark", "roles", "loose"] }
    }
    """, "tokens.json")

  private func value(_ set: TokenSet, _ path: String) -> String? { set[path]?.value?.text }

  @Test func groupsOfThemesAreModifiersAndTheirThemesContexts() throws {
    let document = try #require(ResolverDocument(studio: [Self.single]))
    #expect(document.modifiers.map(\.name) == ["Mode", "Brand"])
    #expect(document.modifiers.map(\.contexts) == [["Light", "Dark"], ["Calm", "Loud"]])
    #expect(document.modifiers.map(\.defaultContext) == ["Light", "Calm"])
    #expect(document.permutations().count == 4)
  }

  @Test func theNamesOfSetsAreNotInPaths() throws {
    let document = try #require(ResolverDocument(studio: [Self.single]))
    let set = document.tokens(choosing: [String: String]())
    #expect(set.findings.isEmpty)
    #expect(value(set, "text") == "#111111")
    #expect(value(set, "error") == "#ff0000")
    #expect(value(set, "draft") == "4")
    #expect(set["core.red"] == nil)
  }

  @Test func aChosenThemeSelectsItsSetsAlone() throws {
    let document = try #require(ResolverDocument(studio: [Self.single]))
    let loud = document.tokens(choosing: ["Mode": "Dark", "brand": "loud"])
    #expect(loud.findings.isEmpty)
    #expect(value(loud, "text") == "#eeeeee")
    #expect(value(loud, "glow") == "#cc0000")
    let calm = document.tokens(choosing: ["Mode": "Light", "Brand": "Calm"])
    #expect(value(calm, "error") == "#ff0000")
    #expect(calm["glow"] == nil)
    // The mode that is left open keeps its tokens, below those of the default.
    let open = document.tokens(choosing: ["Brand": "Loud"])
    #expect(value(open, "glow") == "#cc0000")
    #expect(value(open, "page") == "#ffffff")
  }

  @Test func anUnknownChoiceIsAFinding() throws {
    let document = try #require(ResolverDocument(studio: [Self.single]))
    let set = document.tokens(choosing: ["Mode": "Dim", "Size": "large"])
    #expect(set.findings.map(\.rule) == [.resolverInputUnknown, .resolverInputContext])
  }

  @Test(arguments: [false, true]) func aFolderHasAFileForEachSet(_ hasDollars: Bool) throws {
    func named(_ text: String) -> String {
      hasDollars
        ? text.replacing("\"value\"", with: "\"$value\"").replacing("\"type\"", with: "\"$type\"")
        : text
    }
    let files = [
      Self.file(
        #"{ "tokenSetOrder": ["core", "mode/light", "mode/dark", "roles"] }"#, "t/$metadata.json"),
      Self.file(
        """
        [{ "name": "light", "selectedTokenSets":
           { "core": "source", "mode/light": "enabled", "roles": "enabled" } },
         { "name": "dark", "selectedTokenSets":
           { "core": "source", "mode/dark": "enabled", "roles": "enabled" } }]
        """, "t/$themes.json"),
      Self.file(named(##"{ "red": { "value": "#ff0000", "type": "color" } }"##), "t/core.json"),
      Self.file(named(##"{ "ink": { "value": "#eee", "type": "color" } }"##), "t/mode/dark.json"),
      Self.file(named(##"{ "ink": { "value": "#111", "type": "color" } }"##), "t/mode/light.json"),
      Self.file(
        named(
          #"{ "text": { "value": "{ink}", "type": "color" }, "bad": { "value": "{ red }", "type": "color" } }"#
        ), "t/roles.json"),
    ]
    let document = try #require(ResolverDocument(studio: files))
    #expect(document.modifiers.map(\.name) == ["theme"])
    #expect(document.modifiers.map(\.contexts) == [["light", "dark"]])
    for list in [files, files.reversed()] {
      let document = try #require(ResolverDocument(studio: list))
      let set = document.tokens(choosing: [String: String]())
      #expect(set.findings.isEmpty)
      #expect(value(set, "text") == "#111")
      #expect(value(set, "bad") == "#ff0000")
      #expect(set.dialects == [hasDollars ? .tokensStudioDollars : .tokensStudio])
      #expect(value(document.tokens(choosing: ["theme": "dark"]), "text") == "#eee")
    }
  }

  @Test func setsOfTheSameTokensAreAlternativesWithoutThemes() throws {
    let file = Self.file(
      """
      { "global": { "red": { "value": "#ff0000", "type": "color" } },
        "light": { "ink": { "value": "#111111", "type": "color" },
          "a": { "value": "#aaa", "type": "color" }, "b": { "value": "#bbb", "type": "color" } },
        "dark": { "ink": { "value": "#eeeeee", "type": "color" },
          "a": { "value": "{b}", "type": "color" } },
        "$themes": [], "$metadata": { "tokenSetOrder": ["global", "light", "dark"] } }
      """, "tokens.json")
    let document = try #require(ResolverDocument(studio: [file]))
    #expect(document.modifiers.map(\.contexts) == [["light", "dark"]])
    #expect(value(document.tokens(choosing: [String: String]()), "ink") == "#111111")
    let dark = document.tokens(choosing: ["theme": "dark"])
    #expect(value(dark, "ink") == "#eeeeee")
    #expect(value(dark, "red") == "#ff0000")
    // What only the default defines is still there.
    #expect(value(dark, "a") == "#bbb")
  }

  @Test func aSetThatRepeatsSeveralSetsIsAnAlternativeAndTheRestBelongsToAll() throws {
    func set(_ names: [String], _ color: String) -> String {
      let tokens = names.map { #""\#($0)": { "value": "\#(color)", "type": "color" }"# }
      return "{ " + tokens.joined(separator: ", ") + " }"
    }
    let file = Self.file(
      """
      { "system": \(set(["page", "ink", "line"], "#111111")),
        "parts": \(set(["button", "field", "card", "menu"], "#222222")),
        "light": \(set(["page", "ink", "line", "menu"], "#333333")),
        "wireframe": \(set(["page", "ink", "line", "button", "field", "card", "grid"], "#444444")),
        "brand": \(set(["ink", "logo"], "#555555")),
        "$metadata": { "tokenSetOrder": ["system", "parts", "light", "wireframe", "brand"] } }
      """, "tokens.json")
    let document = try #require(ResolverDocument(studio: [file]))
    #expect(document.modifiers.map(\.contexts) == [["system", "light", "wireframe"]])
    func colors(_ theme: String) -> [String] {
      let tokens = document.tokens(choosing: ["theme": theme])
      return ["page", "ink", "menu", "button", "grid"].map { value(tokens, $0) ?? "-" }
    }
    // A set that defines little again is not an alternative: it counts after those before it.
    #expect(colors("system") == ["#111111", "#555555", "#222222", "#222222", "-"])
    #expect(colors("light") == ["#333333", "#555555", "#333333", "#222222", "-"])
    #expect(colors("wireframe") == ["#444444", "#555555", "#222222", "#444444", "#444444"])
    let open = document.tokens(choosing: [String: String]())
    #expect(open["menu"]?.value?.text == "#222222")
    #expect(open["grid"]?.value?.text == "#444444")
  }

  @Test func aListOfThemesWithinAProjectIsASet() throws {
    let files = [
      Self.file(
        """
        [{ "name": "Light", "selectedTokenSets": { "core/color": "source", "core/$themes": "source", "roles": "enabled" } }]
        """, "sets/$themes.json"),
      Self.file(
        #"{ "tokenSetOrder": ["core/color", "core/$themes", "roles"] }"#, "sets/$metadata.json"),
      Self.file(
        #"{ "Mode 1": { "id": { "value": "1", "type": "other" } } }"#, "sets/core/$themes.json"),
      Self.file(
        ##"{ "red": { "value": "#ff0000", "type": "color" } }"##, "sets/core/color.json"),
      Self.file(
        ##"{ "error": { "value": "{red}", "type": "color" } }"##, "sets/roles.json"),
    ]
    let document = try #require(ResolverDocument(studio: files))
    #expect(document.modifiers.map(\.contexts) == [["Light"]])
    let set = document.tokens(choosing: ["theme": "Light"])
    #expect(set.findings.map(\.message) == [])
    #expect(value(set, "error") == "#ff0000")
    #expect(value(set, "Mode 1.id") == "1")
    #expect(set.tokens.count == 3)
  }

  @Test func aMistakeInAThemeIsAFindingInItsPlace() throws {
    let file = Self.file(
      """
      { "core": { "red": { "value": "#ff0000", "type": "color" } },
        "$themes": [
          { "name": "One", "selectedTokenSets": { "core": "on", "gone": "enabled" } },
          { "selectedTokenSets": { "core": "enabled" } }
        ] }
      """, "tokens.json")
    let document = try #require(ResolverDocument(studio: [file]))
    let set = document.tokens(choosing: [String: String]())
    #expect(
      set.findings.map(\.rule) == [
        .resolverInlineType, .resolverReferenceUnresolved, .resolverInlineName,
      ])
    #expect(set.findings.map(\.location.line) == [3, 3, 4])
    #expect(set.tokens.count == 1)
  }

  @Test func aBrokenFileOfAFolderIsNamedFirst() throws {
    let files = [
      Self.file(#"{ "tokenSetOrder": ["a", "b"] }"#, "t/$metadata.json"),
      Self.file(#"{ "x": { "value": "{y}", "type": "color" } }"#, "t/a.json"),
      Self.file(#"{ "y": { "value": "red", "#, "t/b.json"),
    ]
    let document = try #require(ResolverDocument(studio: files))
    let findings = document.tokens(choosing: [String: String]()).findings
    #expect(findings.map(\.rule) == [.json, .referenceUnresolved])
    #expect(findings.first?.file == "t/b.json")
  }

  @Test func manyThemesAndSetsEnd() throws {
    let sets = (0..<2000).map { #""s\#($0)": { "t": { "value": "\#($0)", "type": "spacing" } }"# }
    let themes = (0..<2000).map {
      #"{ "name": "n\#($0)", "group": "g\#($0 % 700)", "selectedTokenSets": { "s\#($0)": "enabled" } }"#
    }
    let text =
      "{ " + sets.joined(separator: ", ") + #", "$themes": ["# + themes.joined(separator: ", ")
      + "] }"
    let document = try #require(ResolverDocument(studio: [Self.file(text, "t.json")]))
    #expect(document.permutations().count <= 1000)
    let set = document.tokens(choosing: [String: String]())
    #expect(set.findings.map(\.rule) == [.tooLarge])
    #expect(set.tokens.count == 1)
  }

  private static func modes() -> [TokenFile] {
    let base = file(
      """
      { "c": { "$type": "color", "ink": { "$value": "#111111" }, "text": { "$value": "{c.ink}" } } }
      """, "base.json")
    var dark = file(
      """
      { "c": { "$type": "color", "ink": { "$value": "#eeeeee" }, "glow": { "$value": "#ffff00" } } }
      """, "dark.json")
    dark.mode = "dark"
    var contrast = file(
      ##"{ "c": { "$type": "color", "ink": { "$value": "#000000" } } }"##, "contrast.json")
    contrast.mode = "high-contrast"
    return [base, dark, contrast]
  }

  @Test func filesOfModesAreTheContextsOfOneModifier() throws {
    let document = try #require(ResolverDocument(modesOf: Self.modes()))
    #expect(document.modifiers.map(\.name) == ["mode"])
    #expect(document.modifiers.map(\.contexts) == [["light", "dark", "high-contrast"]])
    let open = document.tokens(choosing: [String: String]())
    #expect(open.findings.isEmpty)
    #expect(value(open, "c.text") == "#111111")
    #expect(value(open, "c.glow") == "#ffff00")
    let dark = document.tokens(choosing: ["mode": "dark"])
    #expect(value(dark, "c.text") == "#eeeeee")
    let light = document.tokens(choosing: ["mode": "light"])
    #expect(value(light, "c.text") == "#111111")
    #expect(light["c.glow"] == nil)
    #expect(value(document.tokens(choosing: ["mode": "high-contrast"]), "c.text") == "#000000")
    let reversed = try #require(ResolverDocument(modesOf: Self.modes().reversed()))
    #expect(value(reversed.tokens(choosing: [String: String]()), "c.text") == "#111111")
  }

  @Test func anExportHasTheFilesOfModesAsModes() throws {
    let document = try #require(ResolverDocument(modesOf: Self.modes()))
    let (set, findings) = document.tokensWithContexts(choosing: [:])
    #expect(findings.isEmpty)
    let css = CSSExport.text(set).text
    #expect(css.contains("--c-ink: #111111;"))
    #expect(css.contains("#eeeeee"))
    #expect(css.contains("#000000"))
  }

  @Test func theFilesOfModesAreHeldToADialect() throws {
    let document = try #require(ResolverDocument(modesOf: Self.modes(), dialect: .stable))
    let findings = document.tokens(choosing: ["mode": "dark"]).findings
    #expect(findings.map(\.rule) == [.legacyColor, .legacyColor])
  }

  @Test func filesWithoutThemesAreNotAProject() {
    let file = Self.file("{}", "a.json")
    #expect(ResolverDocument(studio: [file]) == nil)
    #expect(ResolverDocument(modesOf: [file]) == nil)
  }
}
