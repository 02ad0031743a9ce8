import ColorScience
import Testing

@testable import TokenFiles

@Suite("Colours as CSS Color 4 writes them")
struct CSSColorTests {
  /// A text, its space and its components in the units of 2025.10, by hand from sections 5 to 10 of CSS Color 4.
  struct Sample: CustomTestStringConvertible, Sendable {
    let text: String
    let space: String
    let components: [Double?]
    let alpha: Double
    var testDescription: String { text }

    init(_ text: String, _ space: String, _ components: [Double?], _ alpha: Double = 1) {
      self.text = text
      self.space = space
      self.components = components
      self.alpha = alpha
    }
  }

  static let samples: [Sample] = [
    Sample("#f00", "srgb", [1, 0, 0]), Sample("#FF000080", "srgb", [1, 0, 0], 128.0 / 255),
    Sample("lime", "srgb", [0, 1, 0]), Sample("RebeccaPurple", "srgb", [0.4, 0.2, 0.6]),
    Sample("transparent", "srgb", [0, 0, 0], 0),
    Sample("rgb(255, 0, 51)", "srgb", [1, 0, 0.2]),
    Sample("rgba(255,0,51,.5)", "srgb", [1, 0, 0.2], 0.5),
    Sample("rgb(100%, 0%, 20%, 50%)", "srgb", [1, 0, 0.2], 0.5),
    Sample("rgb( 255 0 51/50% )", "srgb", [1, 0, 0.2], 0.5),
    Sample("RGB(300 -5 none)", "srgb", [1, 0, nil]),
    Sample("rgb(100% 0 20% / none)", "srgb", [1, 0, 0.2], 0),
    Sample("rgb(0 0 0 / 7)", "srgb", [0, 0, 0], 1),
    Sample("hsl(120, 100%, 25%)", "hsl", [120, 100, 25]),
    Sample("hsla(120deg, 100%, 25%, 0.4)", "hsl", [120, 100, 25], 0.4),
    Sample("hsl(-90 100% 25)", "hsl", [270, 100, 25]),
    Sample("hsl(0.5turn 100 25%)", "hsl", [180, 100, 25]),
    Sample("hsl(none 0% 25%)", "hsl", [nil, 0, 25]),
    Sample("hwb(100grad 20% 30%)", "hwb", [90, 20, 30]),
    Sample("hwb(360 20 30 / 1%)", "hwb", [0, 20, 30], 0.01),
    Sample("lab(50% 100% -50%)", "lab", [50, 125, -62.5]),
    Sample("lab(150 40 59.5)", "lab", [100, 40, 59.5]),
    Sample("lch(52.2345% 72.2 56.2 / .5)", "lch", [52.2345, 72.2, 56.2], 0.5),
    Sample("lch(50 100% 1turn)", "lch", [50, 150, 0]),
    Sample("oklab(70% -100% 0.1)", "oklab", [0.7, -0.4, 0.1]),
    Sample("oklch(70% 0.1 none / 0.5)", "oklch", [0.7, 0.1, nil], 0.5),
    Sample("oklch(0.7 50% 420)", "oklch", [0.7, 0.2, 60]),
    Sample("oklch(1e-1 -3 +.5e1deg)", "oklch", [0.1, 0, 5]),
    Sample("color(srgb 1 50% .25)", "srgb", [1, 0.5, 0.25]),
    Sample("color(srgb-linear 1 0.5 0)", "srgb-linear", [1, 0.5, 0]),
    Sample("color(display-p3 1 0.2 none / 50%)", "display-p3", [1, 0.2, nil], 0.5),
    Sample("color(display-p3-linear 1 0 0)", "display-p3", [1, 0, 0]),
    Sample("color(a98-rgb 1 0 0)", "a98-rgb", [1, 0, 0]),
    Sample("color(prophoto-rgb 1.2 -0.1 0)", "prophoto-rgb", [1.2, -0.1, 0]),
    Sample("Color(Rec2020 1 0 0)", "rec2020", [1, 0, 0]),
    Sample("color(xyz 0.2 0.3 0.4)", "xyz-d65", [0.2, 0.3, 0.4]),
    Sample("color(xyz-d65 20% 30% 40%)", "xyz-d65", [0.2, 0.3, 0.4]),
    Sample("color(xyz-d50 0.2 0.3 0.4)", "xyz-d50", [0.2, 0.3, 0.4]),
  ]

  @Test(arguments: [0, 29.2, 120.3, 359.9])
  func aHueWithinTheCircleStaysExact(hue: Double) {
    #expect(CSSColor("oklch(50% 0.1 \(hue))")?.channels.last == .some(hue))
  }

  @Test(arguments: samples)
  func theSpaceAndTheComponentsStay(_ sample: Sample) throws {
    let color = try #require(CSSColor(sample.text))
    #expect(color.space == sample.space)
    #expect(color.channels.map { $0 == nil } == sample.components.map { $0 == nil })
    for (found, wanted) in zip(color.channels, sample.components) {
      #expect(abs((found ?? 0) - (wanted ?? 0)) < 1e-12, "\(color.components)")
    }
    #expect(abs(color.alpha - sample.alpha) < 1e-12)
  }

  /// Colours that CSS Color 4 and the Web Platform Tests of css-color state to be the same in sRGB.
  @Test(
    "the colour is the one of the specification's examples",
    arguments: [
      // Section 7: the same green in hsl() and rgb().
      ("hsl(120deg 100% 25%)", "#008000"), ("hsl(120deg 100% 50%)", "#00ff00"),
      // Section 8: hwb() with and without grey.
      ("hwb(150 20% 10%)", "#33e68c"), ("hwb(45 40% 80%)", "#555555"),
      // css-color: lab-001 to -005, lch-001 and -002; the green is #008000.
      ("lab(46.277% -47.552 48.586)", "#008000"), ("lch(46.277% 67.9892 134.3912)", "#008000"),
      ("lab(0 0 0)", "#000000"), ("lab(100% 0 0)", "#ffffff"),
      ("lab(50% 50 0)", "#c14e79"), ("lch(50% 50 0)", "#c14e79"),
      ("lab(70% -45 0)", "#1bc1a9"), ("lab(70% 0 70)", "#c3a90e"),
      // css-color: oklab-001, -003, -004, oklch-001.
      ("oklab(51.975% -0.1403 0.10768)", "#008000"),
      ("oklch(51.975% 0.17686 142.495)", "#008000"),
      ("oklab(50% 0.05 0)", "#7c5762"), ("oklab(70% -0.1 0)", "#4bb3a1"),
      // css-color: the predefined spaces, the same green.
      ("color(srgb 0 0.50196 0)", "#008000"), ("color(srgb-linear 0 0.21586 0)", "#008000"),
      ("color(display-p3 0.21604 0.49418 0.13151)", "#008000"),
      ("color(a98-rgb 0.281363 0.498012 0.116746)", "#008000"),
      ("color(prophoto-rgb 0.230479 0.395789 0.129968)", "#008000"),
      ("color(xyz 0.07719 0.15438 0.02573)", "#008000"),
      ("color(xyz-d50 0.08314 0.154757 0.020991)", "#008000"),
    ])
  func theColourIsRight(text: String, hex: String) throws {
    #expect(try #require(ColorValue(.string(text))).hex == hex)
  }

  @Test func thereAreAllNamesAndTheyAreAllRead() throws {
    #expect(CSSColor.names.count == 148)
    for (name, value) in CSSColor.names {
      #expect(try #require(ColorValue(.string(name.uppercased()))).color == LinearSRGB(RGB(value)))
    }
  }

  static let refused = [
    "", "#", "#12345", "#ggg", "#1234567", "currentcolor", "CanvasText", "inherit", "blac\u{212A}",
    "rgb()", "rgb(1, 2)", "rgb(1 2 3 4)", "rgb(1, 2 3)", "rgb(1,,2,3)", "rgb(1, 2%, 3)",
    "rgb(none, 2, 3)", "rgb(1, 2, 3 / 4)", "rgb(1 2 3 / 4 / 5)", "rgb(1 2 3 /)", "rgb (1 2 3)",
    "rgb(1 2 3", "rgb(1 2 0x3)", "rgb(1 2 nan)", "rgb(1 2 inf)", "rgb(1. 2 3)", "rgb(1px 2 3)",
    "rgb(1 2 1e999)", "hsl(0, 100, 50)", "hsl(10% 100% 50%)", "hsl(0em 1% 1%)", "hwb(0, 0%, 0%)",
    "lab(1, 2, 3)", "oklch(50% 0.1 20%)", "color(1 0 0)", "color(p3 1 0 0)", "color(hsl 1 0 0)",
    "color(display-p3, 1, 0, 0)", "color(srgb 1 0 0 0.5)", "rgb(calc(1 + 2) 0 0)",
    "rgb(from red r g b)", "color-mix(in oklab, red, blue)", "oklch(var(--l) 0.1 20)",
  ]

  @Test(arguments: refused)
  func textRefusedByCSSIsRefused(_ text: String) { #expect(CSSColor(text) == nil) }

  @Test func aLongTextEnds() {
    for part in ["(", "1 ", "/", "rgb(", "-", "e"] {
      let text = "rgb(" + String(repeating: part, count: 1_000_000) + ")"
      #expect(CSSColor(text) == nil)
      #expect(!CSSColor.isComputed(text))
    }
  }

  private func set(_ value: String, _ dialect: TokenDialect) -> TokenSet {
    let (name, kind) = dialect == .styleDictionary ? ("value", "type") : ("$value", "$type")
    let text = "{\"a\":{\"\(kind)\":\"color\",\"\(name)\":\(JSONText.quoted(value))}}"
    return TokenSet(TokenFile(Array(text.utf8), name: "a.json"), dialect: dialect)
  }

  @Test func textsAreColoursWhereTheDialectHasThemAndErrorsIn2025() {
    for sample in Self.samples where !CSSColor.isDraftHex(sample.text) {
      #expect(set(sample.text, .styleDictionary).findings.isEmpty, "\(sample.text)")
      #expect(set(sample.text, .draft).findings.map(\.rule) == [.wildColor], "\(sample.text)")
      #expect(set(sample.text, .stable).findings.map(\.rule) == [.legacyColor], "\(sample.text)")
    }
  }

  @Test func aColourThatHasToBeComputedIsAFinding() {
    for text in ["rgb(calc(1 + 2) 0 0)", "rgb(from red r g b)", "color-mix(in oklab, red, blue)"] {
      #expect(CSSColor.isComputed(text))
      #expect(set(text, .draft).findings.map(\.rule) == [.notComputed])
      #expect(set(text, .styleDictionary).findings.map(\.rule) == [.notComputed])
    }
    #expect(set("colour(1 2 3)", .draft).findings.map(\.rule) == [.color])
  }

  @Test func aWordThatNamesAColourDecidesNoDialect() {
    let text = #"{"a":{"$type":"fontWeight","$value":"black"}}"#
    let file = TokenFile(Array(text.utf8), name: "a.json")
    #expect(file.dialect == .stable)
    #expect(TokenSet(file).findings.isEmpty)
  }
}
