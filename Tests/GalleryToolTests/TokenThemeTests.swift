import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TokenFiles
@testable import Workbench

/// Themes made of tokens, as values.
@Suite("Themes made of tokens")
struct TokenThemeTests {
  private func set(_ text: String) -> TokenSet {
    TokenSet(TokenFile(Array(text.utf8), name: "acme.tokens.json"))
  }

  private func mapping(_ text: String) throws -> ThemeMapping {
    try ThemeMapping(JSONDocument(Array(text.utf8), name: "acme.theme.json"))
  }

  private static func color(_ hex: String) -> String {
    let channels = [1, 3, 5].map { start in
      let digits = hex.dropFirst(start).prefix(2)
      return "\(Double(Int(digits, radix: 16) ?? 0) / 255)"
    }
    return #"{ "colorSpace": "srgb", "components": [\#(channels.joined(separator: ", "))] }"#
  }

  /// A system with a palette and names for purposes.
  private static let acme = """
    {
      "palette": {
        "$type": "color",
        "ink": { "$value": \(color("#121826")) }, "paper": { "$value": \(color("#FFFFFF")) },
        "mist": { "$value": \(color("#F2F4F8")) }, "slate": { "$value": \(color("#596680")) },
        "sea": { "$value": \(color("#0A66C2")) }, "rose": { "$value": \(color("#CC1A40")) }
      },
      "semantic": {
        "$type": "color",
        "background": { "default": { "$value": "{palette.paper}" }, "surface": { "$value": "{palette.mist}" } },
        "text": {
          "primary": { "$value": "{palette.ink}" }, "secondary": { "$value": "{palette.slate}" },
          "danger": { "$value": "{palette.rose}" }
        },
        "accent": { "$value": "{palette.sea}" }, "on-accent": { "$value": "{palette.paper}" }
      }
    }
    """

  @Test func rolesAreGuessedFromDescriptiveNames() {
    let colors = ThemeColors(light: set(Self.acme), dark: nil)
    let mapping = ThemeMapping(guessing: colors, like: .gitspace)
    #expect(mapping.roles[.page]?.light == "semantic.background.default")
    #expect(mapping.roles[.surface]?.light == "semantic.background.surface")
    #expect(mapping.roles[.text]?.light == "semantic.text.primary")
    #expect(mapping.roles[.textSecondary]?.light == "semantic.text.secondary")
    #expect(mapping.roles[.destructive]?.light == "semantic.text.danger")
    #expect(mapping.roles[.accent]?.light == "semantic.accent")
    #expect(mapping.roles[.onAccent]?.light == "semantic.on-accent")
    #expect(mapping.roles.values.allSatisfy { $0.guess == .name })
  }

  @Test func rolesAreGuessedByColourWithoutDescriptiveNames() {
    let colors = ThemeColors(
      light: set(
        """
        { "a": { "$type": "color", "$value": \(Self.color("#FEFEFE")) },
          "b": { "$type": "color", "$value": \(Self.color("#010101")) },
          "c": { "$type": "color", "$value": \(Self.color("#00FFFF")) } }
        """), dark: nil)
    let mapping = ThemeMapping(guessing: colors, like: .gitspace)
    #expect(mapping.roles[.page] == .init(light: "a", dark: "a", guess: .distance))
    #expect(mapping.roles[.text] == .init(light: "b", dark: "b", guess: .distance))
    // Lime is not near to any of the three.
    #expect(mapping.roles[.accent] == nil)
  }

  @Test func wordsAreTakenApartAtPointsHyphensAndCapitals() {
    #expect(RoleWords.words(of: "color.textOnBrand") == ["color", "text", "on", "brand"])
    #expect(RoleWords.words(of: "GSPurple-500_x") == ["gspurple", "500", "x"])
    #expect(RoleWords.words(of: "배경.카드") == ["배경", "카드"])
    #expect(RoleWords.words(of: "...").isEmpty)
  }

  @Test func aThemeHasTheColoursOfItsTokensAndListsMissingRoles() throws {
    let colors = ThemeColors(light: set(Self.acme), dark: nil)
    let made = try TokenTheme(
      name: "acme", colors, ThemeMapping(guessing: colors, like: .gitspace), fallback: .chrome)
    let scheme = made.theme.scheme(.light, .original)
    #expect(scheme[.page].hex == "#FFFFFF")
    #expect(scheme[.text].hex == "#121826")
    #expect(scheme[.accent].hex == "#0A66C2")
    #expect(made.notes.missing == ["outline"])
    #expect(scheme[.outline] == Theme.chrome.scheme(.light, .original)[.outline])
    #expect(
      made.notes.sentences.map(\.english) == [
        "acme: guessed by name page, surface, text, text.secondary, destructive, accent, accent.on.",
        "acme: no token for outline; drawn as in chrome.",
      ])
    #expect(made.notes.sentences[1].korean.contains("outline"))
    // One set of light colours has a derived dark appearance.
    #expect(made.theme.scheme(.dark, .original)[.page].hex == "#121826")
  }

  @Test func lightAndDarkCanHaveDifferentTokens() throws {
    let colors = ThemeColors(
      light: set(
        """
        { "$type": "color", "bg": {
          "light": { "$value": \(Self.color("#FAFAFA")) }, "dark": { "$value": \(Self.color("#101010")) } } }
        """), dark: nil)
    let mapping = ThemeMapping(guessing: colors, like: .gitspace)
    #expect(mapping.roles[.page] == .init(light: "bg.light", dark: "bg.dark", guess: .name))
    let made = try TokenTheme(name: "two", colors, mapping, fallback: .chrome)
    #expect(made.theme.scheme(.light, .original)[.page].hex == "#FAFAFA")
    #expect(made.theme.scheme(.dark, .original)[.page].hex == "#101010")
  }

  @Test func aDarkPageMakesOneSetOfColoursTheDarkAppearance() throws {
    let text = #"{ "night": { "$type": "color", "$value": \#(Self.color("#0B0D10")) } }"#
    let made = try TokenTheme(
      name: "night", ThemeColors(light: set(text), dark: nil),
      try mapping(#"{ "roles": { "page": "night" } }"#), fallback: .chrome)
    #expect(made.theme.scheme(.dark, .original)[.page].hex == "#0B0D10")
    #expect(made.notes.missing.count == Theme.requiredRoles.count - 1)
  }

  @Test func chosenTokensThatGiveNoColourAreListedTogether() throws {
    let colors = ThemeColors(
      light: set(
        """
        { "page": { "$type": "color", "$value": \(Self.color("#FFFFFF")) },
          "lost": { "$type": "color", "$value": "{nowhere}" },
          "size": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } }
        """), dark: nil)
    let made = try TokenTheme(
      name: "acme", colors,
      try mapping(
        #"{ "roles": { "page": "page", "text": "lost", "accent": "size", "outline": "none" } }"#),
      fallback: .chrome)
    #expect(
      made.notes.problems.map(\.words) == [
        "text: lost is broken (acme.tokens.json:2:3)", "accent: size is not a colour",
        "outline: unknown token none",
      ])
    #expect(made.notes.missing.contains("accent"))
    #expect(made.notes.byName.isEmpty)
  }

  @Test func aThemeWithoutAnyColourIsRefused() throws {
    let colors = ThemeColors(light: set("{}"), dark: nil)
    #expect(throws: ToolError.self) {
      try TokenTheme(name: "none", colors, ThemeMapping(), fallback: .chrome)
    }
  }

  @Test func aColourOfATagAloneBringsItsSolidFromTheFallback() throws {
    let colors = ThemeColors(light: set(Self.acme), dark: nil)
    var mapping = ThemeMapping(guessing: colors, like: .gitspace)
    mapping.roles[.tagPurpleTint] = .init(light: "palette.rose", dark: "palette.rose", guess: nil)
    let made = try TokenTheme(name: "acme", colors, mapping, fallback: .chrome)
    #expect(made.notes.missing == ["outline", "tagPurple.solid"])
    #expect(made.theme.scheme(.light, .original)[.tagPurpleTint].hex == "#CC1A40")
  }

  /// A grid of Display P3 and random colours of it, through every role of a file's theme and of one in code.
  @Test func aFileAndCodeMakeTheSameColourOfTheSameNumbers() throws {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SplitMix64(seed: seed)
    func random() -> Double { Double(generator.next() >> 11) / Double(UInt64(1) << 53) }
    let steps = (0...8).map { Double($0) / 8 }
    var colors: [[Double]] = []
    for red in steps {
      for green in steps { colors += steps.map { [red, green, $0, 1] } }
    }
    for _ in 0..<500 { colors.append([random(), random(), random(), random()]) }
    let roles = BuiltInRole.allCases.filter { $0 != .page }
    var outside = 0
    for start in stride(from: 0, to: colors.count, by: roles.count) {
      var tokens = "\"page\": { \"$value\": \(Self.color("#FFFFFF")) }"
      var mapping = ThemeMapping()
      mapping.roles[.page] = .init(light: "page", dark: "page", guess: nil)
      var values: [ColorRole: TokenValue] = [.page: "#FFFFFF"]
      for (index, role) in roles.enumerated() {
        let color = colors[(start + index) % colors.count]
        tokens += """
          , "r\(index)": { "$value": { "colorSpace": "display-p3", "components": \(color.prefix(3)),
            "alpha": \(color[3]) } }
          """
        mapping.roles[role] = .init(light: "r\(index)", dark: "r\(index)", guess: nil)
        let wide = DisplayP3(red: color[0], green: color[1], blue: color[2])
        outside += wide.linearSRGB.isInSRGB ? 0 : 1
        values[ColorRole(role)] = .displayP3(
          red: color[0], green: color[1], blue: color[2], opacity: color[3])
      }
      let read = ThemeColors(light: set("{ \"$type\": \"color\", \(tokens) }"), dark: nil)
      let file = try TokenTheme(name: "a", read, mapping, fallback: .chrome)
      #expect(file.notes.gaps.isEmpty)
      let ofFile = file.theme.scheme(.light, .original)
      let ofCode = try Theme(name: "a", light: values, dark: [:]).scheme(.light, .original)
      for role in BuiltInRole.allCases.map({ ColorRole($0) }) {
        #expect(ofFile[role] == ofCode[role], "\(role) of \(start), seed \(seed)")
      }
    }
    #expect(outside > 400, "seed \(seed)")
  }

  @Test func aMappingReadsBackUnchanged() throws {
    var mapping = ThemeMapping(tokens: ["acme.tokens.json"])
    mapping.contexts = [.light: ["theme": "light"], .dark: ["theme": "dark"]]
    mapping.roles[.page] = .init(light: "bg", dark: "bg", guess: nil)
    mapping.roles[.text] = .init(light: "fg.light", dark: "fg.dark", guess: nil)
    mapping.roles[.accent] = .init(light: "brand", dark: "brand", guess: .distance)
    #expect(try self.mapping(mapping.text) == mapping)
    #expect(ThemeMapping.isMapping(try JSONDocument(Array(mapping.text.utf8))))
    #expect(!ThemeMapping.isMapping(try JSONDocument(Array(Self.acme.utf8))))
    let schema = try SchemaValidator(named: "theme")
    #expect(schema.findings(in: try Document(mapping.text)) == [])
  }

  @Test(arguments: [
    (#"{ "roles": { "paeg": "a" } }"#, ":1:14: Unknown role “paeg”. Did you mean page?"),
    (#"{ "roles": { "page": 7 } }"#, ":1:14: A role must be a token path"),
    (#"{ "roles": { "page": { "token": 7 } } }"#, ":1:24: “token” must be a string."),
    (#"{ "roles": { "page": { "tokn": "a" } } }"#, ":1:24: A role has no member “tokn”."),
    (#"{ "roles": { "page": { "token": "a", "guess": "luck" } } }"#, "by name or by distance."),
    (#"{ "roles": {}, "tokens": "a" }"#, ":1:16: “tokens” must be a list of paths."),
    (#"{ "roles": {}, "dark": { "theme": 1 } }"#, "A context must be a string."),
    (#"{ "roles": {}, "darkness": {} }"#, "A mapping has no member “darkness”."),
    (#"{ "roles": {}, "roles": {} }"#, "\"roles\" is there twice"),
  ])
  func aMistakeInAMappingIsReportedWithItsPlace(text: String, sentence: String) throws {
    let error = #expect(throws: ToolError.self) { try mapping(text) }
    #expect(error?.description.contains(sentence) == true, "\(error?.description ?? "")")
    #expect(error?.status == .notPossibleHere)
  }

  /// A catalogue with colours of the system in some appearances.
  private static let systemColors: AssetCatalogue = {
    func color(_ byte: String) -> String {
      #"{ "color-space": "srgb", "components": { "red": "\#(byte)", "green": "0x22", "blue": "0x33", "alpha": "1.000" } }"#
    }
    func file(_ name: String, light: String, dark: String) -> AssetCatalogue.File {
      let text = #"""
        { "colors": [ { "idiom": "universal", "color": \#(light) },
          { "idiom": "universal", "appearances": [ { "appearance": "luminosity", "value": "dark" } ], "color": \#(dark) } ],
          "info": { "author": "xcode", "version": 1 } }
        """#
      return AssetCatalogue.File(path: name + ".colorset/Contents.json", bytes: Array(text.utf8))
    }
    let system = #"{ "platform": "ios", "reference": "systemBlue" }"#
    return AssetCatalogue(
      [
        file("Accent", light: system, dark: color("0xEE")),
        file("Page", light: color("0xFF"), dark: color("0x11")),
        file("Text", light: color("0x11"), dark: system),
      ], name: "A.xcassets")
  }()

  @Test func aSystemColourInLightIsNotShownAsItsDarkValue() throws {
    let set = TokenSet(Self.systemColors.tokenFile(named: "A.xcassets"))
    let colors = ThemeColors(light: set, dark: nil)
    #expect(colors.color("Accent", .light) == nil)
    #expect(colors.color("Accent", .dark)?.hex == "#ee2233")
    #expect(colors.color("Text", .light)?.hex == "#112233")
    #expect(colors.color("Text", .dark) == nil, "nor one in dark as its light value")
    #expect(colors.color("Page", .light)?.hex == "#ff2233")
    #expect(colors.color("Page", .dark)?.hex == "#112233")
    #expect(
      colors.fault("Accent", of: .accent, .light).words
        == "Accent is the system colour systemBlue in light")
    let text = #"{ "roles": { "page": "Page", "text": "Text", "accent": "Accent" } }"#
    let theme = try TokenTheme(name: "acme", colors, try mapping(text), fallback: .gitspace)
    #expect(theme.theme.scheme(.light, .original)[.accent].hex != "#EE2233")
    #expect(theme.theme.scheme(.dark, .original)[.accent].hex == "#EE2233")
    #expect(
      theme.notes.problems.map(\.words) == [
        "text: Text is the system colour systemBlue in dark",
        "accent: Accent is the system colour systemBlue in light",
      ])
    // The editor would change the dark value.
    #expect(theme.tokens[.init("accent", .light)] == nil)
    #expect(theme.tokens[.init("accent", .dark)] != nil)
    #expect(theme.tokens[.init("text", .dark)] == nil)
  }

  @Test func aSystemColourIsListedByItsName() throws {
    let listing = TokenListing(TokenSet(Self.systemColors.tokenFile(named: "A.xcassets")))
    let accent = try #require(listing.tokens.first { $0.path == "Accent" })
    #expect(accent.hex.value == nil)
    #expect(listing.text.contains("Accent  color        systemBlue"), "\(listing.text)")
  }
}
