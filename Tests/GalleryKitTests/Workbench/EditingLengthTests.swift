import Testing

@testable import ColorScience
@testable import GSDesign
@testable import GalleryKit

@Suite("Editing lengths")
struct EditingLengthTests {
  private static func theme(_ padding: Double) throws -> Theme {
    try Theme(
      name: "acme",
      light: [
        .page: "#ffffff", .surface: "#f4f4f4", .text: "#1a1a1a", .textSecondary: "#5a5a5a",
        .destructive: "#c00020", .accent: "#0a7a5a", .onAccent: "#ffffff", .outline: "#8a8a8a",
      ], dark: [:],
      lengths: [
        ThemeLength(.spacing, "tag20", points: padding), ThemeLength(.radius, "sheet", points: 3),
      ])
  }

  private static var tokens: ThemeTokens {
    var tokens = ThemeTokens()
    tokens.note(
      ThemeTokens.Source(
        chain: [TokenOrigin(path: "space.s", file: "acme.tokens.json", line: 7, column: 3)],
        offset: 90, text: 1), of: .spacing, "tag20")
    return tokens
  }

  /// The editor at the first length of the state.
  private func opened(_ change: (inout GalleryOptions) -> Void = { _ in }) throws -> EditingSession
  {
    var session = EditingSession(
      {
        $0.editing = .files
        $0.environment.theme = "acme"
        $0.tokens = ["acme": Self.tokens]
        change(&$0)
      }, themes: [try Self.theme(8)])
    session.press(KeyPress("E"))
    let open = try #require(session.model.editing.open)
    for _ in open.roles { session.press(KeyPress(.tab)) }
    return session
  }

  @Test func behindTheColoursAreTheLengthsThatTheStateIsDrawnWith() throws {
    let session = try opened()
    let open = try #require(session.model.editing.open)
    #expect(open.lengths.map(\.path) == ["spacing.tag20"], "a tag has no sheet")
    #expect(session.model.editing.currentLength?.points == 8)
  }

  @Test func keysChangeTheLengthByPointsAndTheThemeWithIt() throws {
    var session = try opened()
    session.press(KeyPress(.right), KeyPress(.right))
    #expect(try session.shown.lengths.first?.points == 10)
    session.press(KeyPress("L"))
    #expect(try session.shown.lengths.first?.points == 20)
    session.press(KeyPress("u"))
    #expect(try session.shown.lengths.first?.points == 10)
    session.press(.control("r"))
    #expect(try session.shown.lengths.first?.points == 20)
    session.press(KeyPress("r"))
    #expect(try session.shown.lengths.first?.points == 8)
  }

  @Test func pointsAreTyped() throws {
    var session = try opened()
    session.press(KeyPress("#"))
    session.type("12.25x")
    session.press(KeyPress(.enter))
    #expect(session.model.editing.currentLength?.points == 12.25)
    session.press(KeyPress("#"))
    session.type("999")
    session.press(KeyPress(.enter))
    #expect(session.model.toast == .fails(.noLength("999")))
    #expect(session.model.editing.currentLength?.points == 12.25)
  }

  @Test func savingAsksTheHostToWriteTheOneValue() throws {
    var session = try opened()
    session.press(KeyPress("s"))
    #expect(session.effects.isEmpty)
    session.press(KeyPress(.right), KeyPress("s"))
    let source = try #require(Self.tokens.source(of: .spacing, "tag20"))
    #expect(
      session.effects == [
        .saveColor(ColorSave(theme: "acme", source: source, value: .points(9)))
      ])
  }

  @Test func whatIsNotSavedIsPrinted() throws {
    var session = try opened()
    session.press(KeyPress(.right), KeyPress(.enter))
    #expect(
      session.program.unsavedColors(session.model)
        == """
        --- acme.tokens.json
        +++ acme.tokens.json
        @@ line 7 @@
        -space.s: 8 pt
        +space.s: 9 pt

        """)
  }

  @Test func givingUpBringsTheLengthBack() throws {
    var session = try opened()
    session.press(KeyPress(.right), KeyPress(.escape))
    #expect(try session.theme("acme").lengths.first?.points == 8)
    #expect(session.program.unsavedColors(session.model) == nil)
  }

  @Test func aFileThatWasReadAgainKeepsTheEditOrTakesItsPlace() throws {
    var session = try opened()
    session.press(KeyPress(.right))
    session.program.show(try Self.theme(9), Self.tokens, "read", &session.model)
    #expect(session.model.editing.unsavedLengths.isEmpty)
    session.press(KeyPress("u"))
    #expect(session.model.editing.currentLength?.points == 8)
    session.program.show(try Self.theme(30), Self.tokens, "read", &session.model)
    #expect(session.model.editing.currentLength?.points == 30)
    #expect(session.model.toast == .tells(Phrase("read").followed(by: .editLost)))
  }
}
