import ColorScience
import Testing

@testable import TokenFiles

@Suite("Arithmetic and modifiers of Tokens Studio")
struct StudioExpressionTests {
  /// Results by the rules of Tokens Studio's transforms; nil for a text that they leave as it is.
  static let results: [(String, String?)] = [
    ("4 * 2", "8"), ("4*1.5", "6"), ("8 / 4", "2"), ("4 + 2 * 3", "10"), ("(4 + 2) * 3", "18"),
    ("2 - 3 - 4", "-5"), ("16 / 4 / 2", "2"), ("2 * -3", "-6"), ("-(2 + 3)", "-5"), ("7 % 4", "3"),
    ("2 ^ 3", "8"), ("2 ^ 3 ^ 2", "512"), ("10 / 3", "3.3333"), ("2 / 3", "0.6667"),
    ("0.1 + 0.2", "0.3"), ("1e3 * 2", "2000"), ("((((1))))+1", "2"), (".5 * 4", "2"),
    ("4px * 2", "\"8px\""), ("2 * 4px", "\"8px\""), ("4px + 4px", "\"8px\""),
    ("4px + 4", "\"8px\""), ("16px / 4", "\"4px\""), ("16px / 4px", "\"4px\""),
    ("1rem + 2rem", "\"3rem\""), ("2 * 1.5rem", "\"3rem\""), ("3rem / 2", "\"1.5rem\""),
    ("(1rem + 2rem) * 2", "\"6rem\""), ("50% + 10%", "\"60%\""), ("50% * 2", "\"100%\""),
    ("1em * 2em", "\"2em\""), ("4px * 2rem", "\"8rem\""), ("1rem + 2px", nil), ("1rem + 2em", nil),
    ("1rem + 2", nil), ("4 / 2rem", nil), ("1 / 0", nil), ("4 *", nil), ("(4 + 2", nil),
    ("4 ** 2", nil), ("roundTo(10 / 3, 1)", "3.3"), ("roundTo(2.345, 2)", "2.35"),
    ("roundTo(7 / 2, 0)", "4"), ("round(2.5)", "3"), ("round(-2.5)", "-2"), ("floor(3.7)", "3"),
    ("floor(4 / 18 * 18 * 3)", "12"), ("ceil(3.2)", "4"), ("abs(2 - 5)", "3"), ("sqrt(16)", "4"),
    ("min(4 * 3, 4 * 7)", "12"), ("max(1, 2, 3)", "3"), ("pow(2, 5)", "32"), ("trunc(-2.7)", "-2"),
    ("floor(4.6px)", "\"4px\""), ("calc(26 / 13)", "2"), ("min(1rem, 2rem)", nil),
    ("8 / 4 * 7px 8 * 5px", "\"14px 40px\""), ("4px -2px", "\"4px -2px\""),
    ("4px - 2px", "\"2px\""), ("1 + + 2", "3"), ("2(3)", nil),
    ("((1))", "1"), ("(2px)", "\"2px\""), ("(1", nil), ("()", nil),
  ]

  @Test(arguments: results.indices) func anExpressionIsComputed(_ index: Int) {
    let (text, result) = Self.results[index]
    #expect(StudioExpression(text).map { JSONText.line($0.value) } == result, "\(text)")
  }

  @Test(arguments: [
    "16", "16px", "-0.5rem", "Bold", "Inter-Bold 2", "linear-gradient(180deg, #fff 0%, #000 100%)",
    "#112233", "cubic-bezier(0, 0, .2, 1)", "", "4px 8px", "sin(1)", "A - 1", "--1--",
  ])
  func otherTextsStay(_ text: String) {
    #expect(StudioExpression(text) == nil)
  }

  @Test func hugeAndDeepTextsEnd() {
    let long = String(repeating: "1+", count: 500_000) + "1"
    #expect(StudioExpression(long)?.value.number == 500_001)
    let factors = String(repeating: "1rem*", count: 200_000) + "1rem"
    #expect(StudioExpression(factors)?.value.text == "1rem")
    for open in ["(", "-(", "2^", "abs(", "--"] {
      _ = StudioExpression(String(repeating: open, count: 300_000) + "1")
    }
    #expect(StudioExpression(String(repeating: "(", count: 1000) + "1") == nil)
    let nested = String(repeating: "(", count: 40) + "1" + String(repeating: ")", count: 40)
    #expect(StudioExpression(nested)?.value.number == 1)
    #expect(
      StudioExpression(
        String(repeating: "(", count: 40) + "1+1" + String(repeating: ")", count: 40))?.value
        .number == 2)
  }

  private func set(_ text: String) -> TokenSet {
    TokenSet(TokenFile(Array(text.utf8), name: "t.json"))
  }

  @Test(arguments: [false, true]) func valuesAreComputedThroughReferences(_ hasDollars: Bool) {
    let text = """
      { "base": { "value": "4px", "type": "spacing" },
        "scale": { "value": "{base} * 1.5", "type": "spacing" },
        "twice": { "value": "{scale} * {base}", "type": "sizing" },
        "alias": { "value": "{scale}", "type": "spacing" },
        "old": { "value": "$scale", "type": "spacing" },
        "text": { "value": "4 - 2", "type": "text" },
        "bad": { "value": "{base} + 1rem", "type": "spacing" },
        "worse": { "value": "{bad}", "type": "spacing" },
        "type": { "type": "typography", "value": { "fontFamily": "A - 1", "fontSize": "{base} * 4",
          "lineHeight": "120% * 2" } },
        "shadow": { "type": "boxShadow", "value": [{ "x": "{base} / 2", "y": "0",
          "color": "rgba(#112233, 50%)", "type": "dropShadow" }] } }
      """
    let set = set(
      hasDollars
        ? text.replacing("\"value\"", with: "\"$value\"").replacing("\"type\":", with: "\"$type\":")
        : text)
    #expect(set["scale"]?.value?.text == "6px")
    #expect(set["twice"]?.value?.text == "24px")
    #expect(set["alias"]?.value?.text == "6px")
    #expect(set["old"]?.value?.text == "6px")
    #expect(set["old"]?.isAlias == true)
    #expect(set["text"]?.value?.text == "4 - 2")
    #expect(set["bad"]?.value == nil)
    #expect(set["worse"]?.value == nil)
    #expect(set.findings.filter { $0.path == "bad" }.map(\.rule) == [.notComputed])
  }

  @Test(
    arguments: [
      ("rgba({red}, 0.5)", 0.5), ("rgba( {red},0.12)", 0.12), ("rgb({red} , 50%)", 0.5),
      ("rgba({red} {red}, 0.5)", nil), ("rgba({red}, 2)", nil), ("rgba(, 0.5)", nil),
    ] as [(String, Double?)])
  func anOpacityOfAReferenceIsAppliedWithAnyBlanks(_ text: String, _ alpha: Double?) {
    let set = set(
      """
      { "red": { "value": "#ff0000", "type": "color" },
        "gap": { "value": "4px", "type": "spacing" },
        "veil": { "value": "\(text)", "type": "color" } }
      """)
    #expect(set["veil"]?.value?["alpha"]?.number == alpha)
    #expect(set.findings.map(\.rule) == (alpha == nil ? [.notComputed] : []))
  }

  @Test func partsOfValuesAreComputed() {
    let set = set(
      """
      { "base": { "value": "4px", "type": "spacing" },
        "type": { "type": "typography", "value": { "fontFamily": "A - 1", "fontSize": "{base} * 4",
          "lineHeight": "120% * 2" } },
        "shadow": { "type": "boxShadow", "value": [{ "x": "{base} / 2", "y": "0",
          "color": "rgba(#112233, 50%)", "type": "dropShadow" }] },
        "all": { "type": "composition", "value": { "sizing": "{base} * 3", "fill": "{base}" } } }
      """)
    #expect(set.findings.isEmpty)
    #expect(set["type"]?.value?["fontSize"]?.text == "16px")
    #expect(set["type"]?.value?["lineHeight"]?.text == "240%")
    #expect(set["type"]?.value?["fontFamily"]?.text == "A - 1")
    #expect(set["all"]?.value?["sizing"]?.text == "12px")
    let shadow = set["shadow"]?.value?.items?.first
    #expect(shadow?["x"]?.text == "2px")
    #expect(shadow?["color"]?["alpha"]?.number == 0.5)
  }

  /// Modifiers with their results as eight bits for each channel, after the formulas of the transforms.
  static let modifiers: [(String, String)] = [
    (#"{ "type": "lighten", "value": "0.5", "space": "srgb" }"#, "#ff8080"),
    (#"{ "type": "darken", "value": "0.5", "space": "srgb" }"#, "#800000"),
    (#"{ "type": "lighten", "value": "0.5", "space": "hsl" }"#, "#ff8080"),
    (#"{ "type": "darken", "value": "0.25", "space": "hsl" }"#, "#bf0000"),
    (##"{ "type": "mix", "value": "0.5", "space": "srgb", "color": "#0000ff" }"##, "#800080"),
    (##"{ "type": "mix", "value": "0.5", "space": "hsl", "color": "#0000ff" }"##, "#ff00ff"),
    (##"{ "type": "mix", "value": "1", "space": "lch", "color": "#00ff00" }"##, "#00ff00"),
    (##"{ "type": "mix", "value": "0", "space": "p3", "color": "#00ff00" }"##, "#ff0000"),
    (##"{ "type": "mix", "value": "1", "space": "lch", "color": "{other}" }"##, "#123456"),
    (#"{ "type": "alpha", "value": "0.5", "space": "srgb" }"#, "#ff000080"),
    (#"{ "type": "alpha", "value": "{half}", "space": "lch" }"#, "#ff000080"),
    (#"{ "type": "lighten", "value": "1", "space": "lch" }"#, "#ffffff"),
    (#"{ "type": "darken", "value": "1", "space": "lch" }"#, "#000000"),
    (#"{ "type": "lighten", "value": "{half} * 2", "space": "p3" }"#, "#ffffff"),
  ]

  private func modified(_ modifier: String) -> TokenSet {
    set(
      """
      { "half": { "value": "0.5", "type": "opacity" },
        "other": { "value": "#123456", "type": "color" },
        "red": { "value": "#ff0000", "type": "color" },
        "made": { "value": "{red}", "type": "color",
          "$extensions": { "studio.tokens": { "modify": \(modifier) } } },
        "alias": { "value": "{made}", "type": "color" },
        "glass": { "value": "rgba({made}, 0.5)", "type": "color" } }
      """)
  }

  @Test(arguments: modifiers.indices) func aModifierIsComputed(_ index: Int) {
    let (modifier, hex) = Self.modifiers[index]
    let set = modified(modifier)
    #expect(set["made"]?.value.flatMap { ColorValue($0) }?.hex == hex, "\(modifier)")
    #expect(set["alias"]?.value == set["made"]?.value)
    #expect(set["red"]?.value?.text == "#ff0000")
    #expect(set.findings.filter { $0.path != "glass" }.isEmpty)
  }

  @Test func theLightnessOfLCHUsesD50() {
    // CSS Color 4: sRGB red is lch(54.29% 106.84 40.86).
    let red = LinearSRGB(red: 1, green: 0, blue: 0).lch
    #expect(abs(red.lightness - 54.29) < 0.01)
    #expect(abs(red.chroma - 106.84) < 0.01)
    #expect(abs((red.hue ?? 0) - 40.86) < 0.01)
    #expect(LinearSRGB(red: 0.5, green: 0.5, blue: 0.5).lch.hue == nil)
    let value = modified(#"{ "type": "darken", "value": "0.5", "space": "lch" }"#)["made"]?.value
    let components = value?["components"]?.items?.compactMap(\.number) ?? []
    #expect(zip(components, [27.145, 53.42, 40.86]).allSatisfy { abs($0 - $1) < 0.01 })
    #expect(value?["colorSpace"]?.text == "lch")
  }

  @Test(arguments: [
    #"{ "type": "tint", "value": "0.5", "space": "srgb" }"#,
    #"{ "type": "lighten", "value": "much", "space": "srgb" }"#,
    #"{ "type": "lighten", "value": "0.5", "space": "cmyk" }"#,
    #"{ "type": "mix", "value": "0.5", "space": "srgb" }"#, "7",
  ])
  func aModifierThatIsNotComputedLeavesTheTokenWithoutAColour(_ modifier: String) {
    let set = modified(modifier)
    #expect(set["made"]?.value == nil)
    #expect(set["alias"]?.value == nil)
    #expect(set["red"]?.value != nil)
    #expect(set.findings.filter { $0.path == "made" }.map(\.rule) == [.notComputed])
  }

  @Test func aGradientOfCSSIsNotTakenForArithmetic() {
    let set = set(
      ##"{ "a": { "type": "color", "value": "linear-gradient(180deg, #fff 0%, #000 100%)" }, "b": { "type": "spacing", "value": "1" } }"##
    )
    #expect(set.findings.map(\.rule) == [.notComputed])
    #expect(set.findings.first?.message.hasSuffix("as a value of the type color.") == true)
  }

  @Test func aModifierThatRefersToItsTokenIsACircle() {
    let set = modified(##"{ "type": "mix", "value": "0.5", "space": "srgb", "color": "{alias}" }"##)
    #expect(set["made"]?.value == nil)
    #expect(set.findings.contains { $0.rule == .referenceCircular })
  }
}
