import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

@Suite("Where edited colours go")
struct EditingSourceTests {
  private static func tokens(line: Int = 3) -> ThemeTokens {
    var tokens = ThemeTokens()
    let source = ThemeTokens.Source(
      chain: ["color.accent", "blue.500"].map {
        TokenOrigin(path: $0, file: "acme.tokens.json", line: line, column: 3)
      }, offset: 40 + line, text: UInt64(line))
    for appearance in Appearance.allCases {
      tokens[.init("accent", appearance)] = source
      tokens[.init("outline", appearance)] = source
    }
    return tokens
  }

  private func session(_ editing: ColorEditing = .files) throws -> EditingSession {
    EditingSession(try EditingSession.acme(), Self.tokens(), editing)
  }

  /// Opens the editor at the accent.
  private func open(_ session: inout EditingSession) throws {
    let theme = try session.theme("acme")
    session.model.overlays.editor =
      session.model.editing.open([.accent], in: theme, .light, .original)
    #expect(session.model.overlays.editor != nil)
  }

  @Test func theEndOfTheChainIsChangedInEveryPlaceThatHasIt() throws {
    var session = try session()
    try open(&session)
    let target = try #require(session.model.colorEdit).target
    #expect(target.source?.token == "blue.500")
    #expect(target.places.count == 4)
    session.press(KeyPress(.right))
    for role in [ColorRole.accent, .outline] {
      #expect(try session.shown.scheme(.light, .original)[role].hex.lowercased() == session.hex)
    }
    #expect(try session.shown.scheme(.light, .original)[.destructive].hex == "#C00020")
  }

  @Test func savingAsksTheHostToWriteTheToken() throws {
    var session = try session()
    try open(&session)
    session.press(KeyPress("s"))
    #expect(session.effects.isEmpty)
    session.press(KeyPress(.right), KeyPress("s"))
    let source = try #require(Self.tokens()[.init("accent", .light)])
    #expect(
      session.effects == [
        .saveColor(
          ColorSave(
            theme: "acme", source: source,
            value: .color(try #require(session.model.colorEdit).color.own)))
      ])
  }

  @Test func aSessionWithoutFilesNeverSaves() throws {
    var session = try session(.session)
    try open(&session)
    session.press(KeyPress(.right), KeyPress("s"))
    #expect(!session.effects.contains { if case .saveColor = $0 { true } else { false } })
    #expect(session.context == .color)
    var closed = try self.session(.none)
    closed.press(KeyPress("E"))
    #expect(closed.context == .tree)
  }

  @Test func aThemeOfCodeIsPrintedAfterwards() throws {
    var session = EditingSession { $0.editing = .files }
    #expect(session.program.unsavedColors(session.model) == nil)
    session.press(KeyPress("E"), KeyPress(.right), KeyPress("s"))
    guard case .tells(let words)? = session.model.toast else {
      Issue.record("nothing is said")
      return
    }
    #expect(words == .printedLater)
    let edit = try #require(session.model.colorEdit)
    let text = try #require(session.program.unsavedColors(session.model))
    let name = edit.target.theme
    #expect(text.hasPrefix("--- \(name)\n+++ \(name)\n-"))
    #expect(text.hasSuffix(": \(edit.value)\n"))
    #expect(text.contains("-\(edit.target.entry)"))
    session.press(KeyPress("u"))
    #expect(session.program.unsavedColors(session.model) == nil)
  }

  @Test func anUnsavedTokenIsPrintedWithItsFileAndLine() throws {
    var session = try session()
    try open(&session)
    session.press(KeyPress("#"))
    session.type("123456")
    session.press(KeyPress(.enter), KeyPress(.enter))
    #expect(
      session.program.unsavedColors(session.model)
        == """
        --- acme.tokens.json
        +++ acme.tokens.json
        @@ line 3 @@
        -blue.500: #0a7a5a
        +blue.500: #123456

        """)
  }

  @Test func aFileThatWasSavedKeepsTheUndo() throws {
    var session = try session()
    try open(&session)
    session.press(KeyPress("#"))
    session.type("123456")
    session.press(KeyPress(.enter))
    session.program.show(
      try EditingSession.acme(accent: "#123456"), Self.tokens(line: 5), "read", &session.model)
    #expect(session.model.editing.unsaved.isEmpty)
    #expect(session.model.colorEdit?.target.source?.line == 5)
    session.press(KeyPress("u"))
    #expect(session.hex == "#0a7a5a")
    #expect(session.model.editing.unsaved.count == 1)
  }

  @Test func anEditSurvivesAnotherChangeOfTheFileAndYieldsToItsOwn() throws {
    var session = try session()
    try open(&session)
    session.press(KeyPress("#"))
    session.type("123456")
    session.press(KeyPress(.enter))
    session.program.show(
      try EditingSession.acme(accent: "#0a7a5a"), Self.tokens(line: 9), "read", &session.model)
    #expect(try session.theme("acme").scheme(.light, .original)[.accent].hex == "#123456")
    #expect(session.model.toast == .tells("read"))
    session.program.show(
      try EditingSession.acme(accent: "#777777"), Self.tokens(line: 9), "read", &session.model)
    #expect(try session.theme("acme").scheme(.light, .original)[.accent].hex == "#777777")
    #expect(session.model.toast == .tells(.joined([Phrase("read"), .editLost])))
    #expect(session.hex == "#777777")
    #expect(session.program.unsavedColors(session.model) == nil)
  }

  @Test func aSavedColourIsNotDiscarded() throws {
    var session = try session()
    try open(&session)
    session.press(KeyPress(.right), KeyPress("s"))
    let hex = try #require(session.hex)
    // The host writes the file and reads it again.
    let written = try EditingSession.acme(accent: TokenValue(hex))
    session.program.show(written, Self.tokens(), .readingThemes, &session.model)
    session.press(KeyPress(.right), KeyPress(.escape))
    #expect(session.program.unsavedColors(session.model) == nil)
    let shown = try session.theme("acme").scheme(.light, .original)[.accent]
    #expect(shown.hex.lowercased() == hex)
  }
}
