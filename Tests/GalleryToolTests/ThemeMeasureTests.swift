import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TokenFiles

/// Styles of words and lengths of themes that are made of tokens.
@Suite("Type and lengths from tokens")
struct ThemeMeasureTests {
  private func set(_ text: String) -> TokenSet {
    TokenSet(TokenFile(Array(text.utf8), name: "acme.tokens.json"))
  }

  private func mapping(_ text: String) throws -> ThemeMapping {
    try ThemeMapping(JSONDocument(Array(text.utf8), name: "acme.theme.json"))
  }

  private static let tokens = """
    {
      "font": {
        "$type": "typography",
        "title1": { "$value": { "fontFamily": ["Inter", "sans-serif"], "fontSize": { "value": 1.75, "unit": "rem" },
          "fontWeight": "semi-bold", "letterSpacing": { "value": 0.2, "unit": "px" }, "lineHeight": 1.25 } },
        "small": { "$value": { "fontFamily": "Inter", "fontSize": { "value": 12, "unit": "px" },
          "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 } }
      },
      "layout": {
        "$type": "dimension",
        "spacing": { "card": { "$value": { "value": 16, "unit": "px" } } },
        "radius": { "card": { "$value": { "value": 0.5, "unit": "rem" } } },
        "border": { "width": { "$value": { "value": 1.5, "unit": "px" } } },
        "negative": { "$value": { "value": -3, "unit": "px" } }
      },
      "paper": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } }
    }
    """

  private func made(_ text: String) throws -> TokenTheme {
    try TokenTheme(
      name: "acme", ThemeColors(light: set(Self.tokens), dark: nil), mapping(text),
      fallback: .chrome)
  }

  @Test func aMappingNamesStylesAndLengths() throws {
    let made = try made(
      """
      { "roles": { "page": "paper" },
        "type": {
          "heading": { "token": "font.title1", "role": "text.secondary" },
          "note": { "token": "font.small", "platform": ["fontFamily", "lineHeight"] } },
        "spacing": { "card": "layout.spacing.card" }, "radius": { "card": "layout.radius.card" },
        "stroke": { "card": "layout.border.width" } }
      """)
    #expect(
      made.theme.textStyles == [
        GSTextStyle(
          "heading", family: "Inter", size: 28, weight: 600, lineHeight: 35, kern: 0.2,
          role: .textSecondary),
        GSTextStyle("note", size: 12, weight: 400),
      ])
    #expect(
      made.theme.lengths == [
        ThemeLength(.spacing, "card", points: 16), ThemeLength(.radius, "card", points: 8),
        ThemeLength(.stroke, "card", points: 1.5),
      ])
    #expect(made.notes.problems.isEmpty)
    #expect(made.notes.measures.isEmpty)
  }

  @Test func invalidTypeAndLengthsAreListedTogetherAndFallBack() throws {
    let made = try made(
      """
      { "roles": { "page": "paper" },
        "type": { "title1": "font.gone", "odd": "paper" },
        "spacing": { "card": "layout.negative" }, "radius": { "card": "font.small" } }
      """)
    #expect(made.theme.textStyles == [.title1])
    #expect(made.theme.lengths.isEmpty)
    let sentence = made.notes.sentences[0]
    #expect(
      sentence.english
        == "acme: type title1: unknown token font.gone, as in chrome; "
        + "type odd: paper is not a text style, left out; "
        + "spacing card: layout.negative is not 0 to 10000 points, left out; "
        + "radius card: font.small is not a length, left out.")
    #expect(sentence.korean.contains("type title1"))
    #expect(made.notes.gaps.prefix(2).map(\.role) == ["type title1", "type odd"])
  }

  @Test func aShadowTokenGivesTheWholeShadow() throws {
    let text = """
      { "paper": { "$type": "color", "$value": "#ffffff" },
        "depth": { "$type": "shadow",
          "card": { "$value": { "color": { "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.29 },
            "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 5, "unit": "px" },
            "blur": { "value": 14, "unit": "px" }, "spread": { "value": 0, "unit": "px" } } } } }
      """
    let colors = ThemeColors(light: set(text), dark: nil)
    let guessed = ThemeMapping(guessing: colors, like: .gitspace)
    let made = try TokenTheme(name: "acme", colors, guessed, fallback: .chrome)
    // A blur is written as twice the standard deviation, as in CSS.
    #expect(
      made.theme.lengths == [
        ThemeLength(.shadow, "card.offset", points: 5),
        ThemeLength(.shadow, "card.blur", points: 7),
        ThemeLength(.opacity, "card", points: 29),
      ])
    #expect(made.theme.scheme(.light, .original)[.cardShadow].hex == "#FF0000")
    let element = Element.panel(
      Panel(ink: Ink(text: .text, fill: .raised)).and { $0.shadow = .card }, .label("a"))
    var shadow: Shadow?
    element.resolved(in: made.theme).visitAll {
      if case .panel(let panel, _) = $0 { shadow = panel.shadow }
    }
    #expect([shadow?.offset, shadow?.blur, shadow?.opacity] == [5, 7, 0.29])
  }

  @Test func withoutAMappingTheyAreGuessedByTheirNames() throws {
    let colors = ThemeColors(light: set(Self.tokens), dark: nil)
    let guessed = ThemeMapping(guessing: colors, like: .gitspace)
    #expect(guessed.styles.map(\.name) == ["title1", "small"])
    #expect(guessed.styles.allSatisfy { $0.guess == .name })
    #expect(
      guessed.lengths == [
        .init(kind: .spacing, name: "card", token: "layout.spacing.card", guess: .name),
        .init(kind: .radius, name: "card", token: "layout.radius.card", guess: .name),
        .init(kind: .stroke, name: "width", token: "layout.border.width", guess: .name),
      ])
    let made = try TokenTheme(name: "acme", colors, guessed, fallback: .chrome)
    #expect(
      made.notes.sentences.map(\.english).contains(
        "acme: guessed by name 2 text styles, 1 distance, 1 radius, 1 stroke. 3 of these names are names of the four systems' components; the others are listed and not drawn."
      ))
    #expect(made.notes.hasGuesses)
  }

  @Test func tokensOfOneNameAreDistinguishedByPath() {
    let guesser = MeasureGuesser(
      set(
        """
        { "$type": "dimension", "a": { "radius": { "s": { "$value": { "value": 1, "unit": "px" } } } },
          "b": { "radius": { "s": { "$value": { "value": 2, "unit": "px" } } } },
          "cornerRadius": { "$value": { "value": 3, "unit": "px" } },
          "letter-spacing": { "$value": { "value": 3, "unit": "px" } } }
        """))
    #expect(guesser.lengths.map(\.name) == ["a.radius.s", "b.radius.s", "cornerRadius"])
  }

  @Test func aMappingReadsBackUnchanged() throws {
    let colors = ThemeColors(light: set(Self.tokens), dark: nil)
    var guessed = ThemeMapping(guessing: colors, like: .gitspace)
    guessed.styles[0].role = .textSecondary
    guessed.styles[0].platform = [.lineHeight]
    #expect(try mapping(guessed.text) == guessed)
  }

  @Test func proposalsLeaveChoicesAlone() {
    var mapping = ThemeMapping()
    mapping.styles = [.init(name: "title1", token: "font.small")]
    mapping.lengths = [.init(kind: .radius, name: "mine", token: "layout.radius.card")]
    let colors = ThemeColors(light: set(Self.tokens), dark: nil)
    mapping.add(ThemeMapping(guessing: colors, like: .gitspace))
    #expect(mapping.styles.map(\.token) == ["font.small"])
    #expect(
      mapping.lengths.map(\.token) == [
        "layout.radius.card", "layout.spacing.card", "layout.border.width",
      ])
  }

  @Test(arguments: [
    (#""type": 3"#, "“type” must be an object"),
    (#""type": { "a": {} }"#, "A style must be a token path"),
    (#""type": { "a": { "token": "b", "size": "1" } }"#, "A style has no member “size”."),
    (#""type": { "a": { "token": "b", "role": "nope" } }"#, "Unknown role “nope”."),
    (#""type": { "a": { "token": "b", "platform": ["kern"] } }"#, "“platform” is a list"),
    (#""type": { "a": { "token": 3 } }"#, "“token” must be a string."),
    (#""type": { "a": { "token": "b", "guess": "luck" } }"#, "A guess is by name"),
    (#""radius": []"#, "“radius” must be an object"),
    (#""stroke": { "a": 3 }"#, "A length must be a token path"),
    (#""spacing": { "a": { "path": "b" } }"#, "A length has no member “path”."),
  ])
  func aMistakeInAMappingIsReportedWithItsPlace(_ member: String, _ sentence: String) {
    let error = #expect(throws: ToolError.self) {
      try mapping("{ \"roles\": {},\n" + member + " }")
    }
    #expect(error?.description.hasPrefix("acme.theme.json:2:") == true)
    #expect(error?.description.contains(sentence) == true)
  }

  @Test func aTokenFileWithAGroupOfRolesIsNotAMapping() throws {
    let text = """
      { "roles": { "page": { "light": { "$value": "#fff", "$type": "color" } } }, "spacing": {} }
      """
    #expect(!ThemeMapping.isMapping(try JSONDocument(Array(text.utf8), name: "a")))
  }

  @Test(arguments: [
    (#"{ "value": 2, "unit": "rem" }"#, 32), (#""1.5px""#, 1.5), ("7", 7),
  ])
  func lengthsOfAllDialectsAreRead(_ text: String, _ pixels: Double) throws {
    let value = try JSONDocument(Array(text.utf8), name: "a").root.value
    #expect(LengthValue(value)?.pixels == pixels)
  }

  @Test(arguments: [#"{ "value": 2, "unit": "em" }"#, #""wide""#, "true", "{}", #""1e999px""#])
  func anInvalidLengthIsNil(_ text: String) throws {
    let value = try JSONDocument(Array(text.utf8), name: "a").root.value
    #expect(LengthValue(value) == nil)
  }

  @Test func aLengthStaysWithinItsLimits() {
    #expect(ThemeLength(.radius, "a", points: .nan).points == 0)
    #expect(ThemeLength(.radius, "a", points: -1).points == 0)
    #expect(ThemeLength(.radius, "a", points: .infinity).points == 10_000)
  }
}
