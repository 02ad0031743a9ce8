import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

@Suite("A colour is edited in the space of its token")
struct EditingSpaceTests {
  /// The editor at the accent of a theme of a token file, which has a colour in some space.
  private func session(_ color: TokenColor) throws -> EditingSession {
    var tokens = ThemeTokens()
    tokens[.init("accent", .light)] = ThemeTokens.Source(
      chain: [TokenOrigin(path: "brand", file: "acme.tokens.json", line: 3, column: 3)],
      offset: 40, text: 1, color: color)
    let accent = TokenValue(color.linear.rgb, opacity: color.alpha)
    var session = EditingSession(try EditingSession.acme(accent: accent), tokens)
    let theme = try session.theme("acme")
    session.model.overlays.editor =
      session.model.editing.open([.accent], in: theme, .light, .original)
    #expect(session.model.overlays.editor != nil)
    return session
  }

  private func color(
    _ space: TokenColorSpace, _ components: [Double?], alpha: Double = 1
  ) throws -> TokenColor {
    try #require(TokenColor(space, components, alpha: alpha))
  }

  /// The colour that a session asks its host to write.
  private func saved(_ session: inout EditingSession) throws -> TokenColor {
    session.press(KeyPress("s"))
    guard case .saveColor(let save)? = session.effects.first, case .color(let color) = save.value
    else {
      Issue.record("nothing is saved: \(session.effects)")
      return TokenColor(.black)
    }
    return color
  }

  @Test func aKeyChangesOneComponentOfAWideColour() throws {
    var session = try session(color(.displayP3, [1, 0, 0.2]))
    let edit = try #require(session.model.colorEdit)
    #expect(
      edit.channels == [.own(0), .own(1), .own(2), .lightness, .chroma, .hue, .opacity])
    #expect(!edit.color.isInSRGB)
    // Red ends at the edge of Display P3.
    session.press(KeyPress(.right))
    #expect(session.model.colorEdit?.isChanged == false)
    session.press(KeyPress(.down), KeyPress(.down), KeyPress(.right))
    #expect(try saved(&session).components == [1, 0, 0.21])
    #expect(session.model.colorEdit?.color.isInSRGB == false, "sRGB does not limit it")
    let printed = try #require(session.program.unsavedColors(session.model))
    #expect(printed.contains("-brand: color(display-p3 1 0 0.2)\n"), "\(printed)")
    #expect(printed.contains("+brand: color(display-p3 1 0 0.21)\n"), "\(printed)")
  }

  @Test func untouchedComponentsKeepTheirBits() throws {
    let parts: [Double?] = [52.345678, nil, -20.1234567]
    var session = try session(color(.lab, parts, alpha: 0.123456))
    session.press(KeyPress(.right))
    let saved = try saved(&session)
    #expect(saved.components == [53.35, nil, -20.1234567])
    #expect(saved.alpha == 0.123456)
    session.press(KeyPress("u"))
    #expect(session.model.colorEdit?.isChanged == false)
    session.press(KeyPress(.right), KeyPress(.left))
    #expect(session.model.colorEdit?.color.own.components == parts, "the bits of the file")
  }

  @Test(
    "a handle changes the components that express it, without the edge of sRGB",
    arguments: [TokenColorSpace.lab, .lch, .oklab, .rec2020, .xyzD65])
  func aHandleChangesTheComponents(space: TokenColorSpace) throws {
    let wide = OKLCH(lightness: 0.7, chroma: 0.22, hue: 150).oklab.linearSRGB
    let first = try color(space, space.components(of: wide))
    #expect(!first.linear.isInSRGB)
    var session = try session(first)
    for _ in 0..<3 { session.press(KeyPress(.down)) }
    #expect(session.model.overlays.editor?.channel == .lightness)
    session.press(KeyPress(.right))
    let saved = try saved(&session)
    let wanted = OKLCH(lightness: 0.705, chroma: 0.22, hue: 150).oklab
    #expect(saved.space == space && !saved.linear.isInSRGB)
    #expect(OKLab(saved.linear).distance(to: wanted) < 0.001, "\(saved)")
    session.press(KeyPress(.left))
    #expect(session.model.colorEdit?.color.own.components == first.components)
  }

  @Test func blackKeepsTheHueAndTheChromaOfItsHandles() throws {
    var session = try session(color(.displayP3, [0.4, 0.2, 0.6]))
    for _ in 0..<3 { session.press(KeyPress(.down)) }
    for _ in 0..<30 { session.press(KeyPress("H")) }
    #expect(session.model.colorEdit?.color.own.components == [0, 0, 0])
    for _ in 0..<10 { session.press(KeyPress("L")) }
    let color = try #require(session.model.colorEdit?.color)
    #expect(color[.chroma] > 0.1)
    #expect(OKLCH(OKLab(color.own.linear)).chroma > 0.1)
  }

  @Test func aHueTurnsOverAndAGreyKeepsIt() throws {
    var session = try session(color(.oklch, [0.5, 0, 359]))
    let edit = try #require(session.model.colorEdit)
    #expect(edit.channels == [.own(0), .own(1), .own(2), .opacity], "OKLCH needs no handles")
    session.press(KeyPress(.right))
    #expect(session.model.colorEdit?.color.own.components == [0.505, 0, 359])
    session.press(KeyPress(.down), KeyPress(.down), KeyPress(.right))
    #expect(session.model.colorEdit?.color.own.components == [0.505, 0, 1])
  }

  @Test func aTypedHexIsWrittenInTheSpaceOfTheToken() throws {
    var session = try session(color(.rec2020, [0.9, 0.1, 0.2], alpha: 0.5))
    let hex = try #require(session.hex)
    session.press(KeyPress("#"), KeyPress(.enter))
    #expect(session.model.colorEdit?.isChanged == false, "the shown colour changes nothing: \(hex)")
    session.press(KeyPress("#"))
    session.type("336699")
    session.press(KeyPress(.enter))
    #expect(session.hex == "#336699")
    let saved = try saved(&session)
    #expect(saved.space == .rec2020 && saved.linear.rgb == RGB(0x336699) && saved.alpha == 1)
  }

  @Test func aTokenOfGreysTakesGreysAlone() throws {
    var session = try session(color(.gray, [0.5]))
    #expect(session.model.colorEdit?.channels == [.own(0), .opacity])
    session.press(KeyPress("#"))
    session.type("336699")
    session.press(KeyPress(.enter))
    #expect(session.model.toast == .fails(.onlyGreys("#336699")))
    session.press(KeyPress("#"))
    session.type("777777")
    session.press(KeyPress(.enter))
    #expect(session.hex == "#777777")
    #expect(try saved(&session).space == .gray)
  }

  @Test func anotherColourHasItsOwnChannels() throws {
    var tokens = ThemeTokens()
    func note(_ entry: String, _ color: TokenColor, _ offset: Int) {
      tokens[.init(entry, .light)] = ThemeTokens.Source(
        chain: [TokenOrigin(path: entry, file: "a.json", line: 1, column: 1)], offset: offset,
        text: 1, color: color)
    }
    note("accent", try color(.lab, [50, 10, 10]), 1)
    note("outline", try color(.gray, [0.5]), 2)
    var session = EditingSession(try EditingSession.acme(), tokens)
    let theme = try session.theme("acme")
    session.model.overlays.editor =
      session.model.editing.open([.accent, .outline], in: theme, .light, .original)
    for _ in 0..<4 { session.press(KeyPress(.down)) }
    #expect(session.model.overlays.editor?.channel == .chroma)
    session.press(KeyPress(.tab))
    #expect(session.model.colorEdit?.color.own.space == .gray)
    #expect(session.model.overlays.editor?.channel == .own(0))
  }

  @Test func aColourOfCodeInDisplayP3StaysThere() throws {
    let theme = try EditingSession.acme(
      accent: .displayP3(red: 1, green: 0, blue: 0.2, opacity: 0.5))
    var session = EditingSession(
      {
        $0.editing = .files
        $0.environment.theme = "acme"
      }, themes: [theme])
    session.model.overlays.editor =
      session.model.editing.open([.accent], in: theme, .light, .original)
    session.press(KeyPress(.down), KeyPress(.right))
    let edit = try #require(session.model.colorEdit)
    #expect(edit.value == .displayP3(red: 1, green: 0.01, blue: 0.2, opacity: 0.5))
    let printed = try #require(session.program.unsavedColors(session.model))
    #expect(printed.contains("+accent: display-p3(1.0 0.01 0.2 / 0.5)"), "\(printed)")
  }

  @Test func theOpacityOfAPageInAFileStays() throws {
    var tokens = ThemeTokens()
    tokens[.init("page", .light)] = ThemeTokens.Source(
      chain: [TokenOrigin(path: "page", file: "a.json", line: 1, column: 1)], offset: 1, text: 1,
      color: try color(.srgb, [1, 1, 0.9], alpha: 0.5))
    var session = EditingSession(try EditingSession.acme(), tokens)
    let theme = try session.theme("acme")
    session.model.overlays.editor =
      session.model.editing.open([.page], in: theme, .light, .original)
    session.press(KeyPress(.left))
    let saved = try saved(&session)
    #expect(saved.components == [0.99, 1, 0.9] && saved.alpha == 0.5)
    #expect(try session.shown.scheme(.light, .original)[.page] == saved.linear.rgb)
  }
}
