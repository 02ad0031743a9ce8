import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

@Suite("Editing lengths")
struct EditingLengthTests {
  private static func theme(_ padding: Double) throws -> Theme {
    try EditingSession.acme(lengths: [
      ThemeLength(.spacing, "tag20", points: padding), ThemeLength(.radius, "sheet", points: 3),
    ])
  }

  private static var tokens: ThemeTokens {
    var tokens = ThemeTokens()
    tokens.note(
      ThemeTokens.Source(
        chain: [TokenOrigin(path: "space.s", file: "acme.tokens.json", line: 7, column: 3)],
        offset: 90, text: 1), of: .length(.spacing), "tag20")
    return tokens
  }

  /// The editor at the length of the state.
  private func opened() throws -> EditingSession {
    var session = EditingSession(try Self.theme(8), Self.tokens)
    session.open("spacing.tag20")
    return session
  }

  @Test func behindTheColoursAreTheLengthsThatTheStateIsDrawnWith() throws {
    let session = try opened()
    let open = try #require(session.model.overlays.editor)
    #expect(open.lengths.map(\.path) == ["spacing.tag20"], "a tag has no sheet")
    #expect(session.model.lengthEdit?.points == 8)
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

  @Test func aLengthThatIsPrintedAtTheEndIsNotGivenUp() throws {
    var session = EditingSession(try Self.theme(8), ThemeTokens())
    session.open("spacing.tag20")
    session.press(KeyPress(.right), KeyPress(.right), KeyPress("s"))
    #expect(session.model.toast == .tells(.noTokenToSave))
    session.press(KeyPress(.right), KeyPress(.escape))
    #expect(try session.theme("acme").lengths.first?.points == 10)
    let printed = try #require(session.program.unsavedColors(session.model))
    #expect(printed.contains("spacing.tag20") && printed.contains("10"), "\(printed)")
  }

  @Test func pointsAreTyped() throws {
    var session = try opened()
    session.press(KeyPress("#"))
    session.type("12.25x")
    session.press(KeyPress(.enter))
    #expect(session.model.lengthEdit?.points == 12.25)
    session.press(KeyPress("#"))
    session.type("999")
    session.press(KeyPress(.enter))
    #expect(session.model.toast == .fails(.noNumber("999", from: "0 pt", to: "256 pt")))
    #expect(session.model.lengthEdit?.points == 12.25)
  }

  @Test func savingAsksTheHostToWriteTheOneValue() throws {
    var session = try opened()
    session.press(KeyPress("s"))
    #expect(session.effects.isEmpty)
    session.press(KeyPress(.right), KeyPress("s"))
    let source = try #require(Self.tokens.source(of: .length(.spacing), "tag20"))
    #expect(
      session.effects == [
        .saveColor(ColorSave(theme: "acme", source: source, value: .points(9)))
      ])
  }

  @Test func unsavedChangesArePrinted() throws {
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

  @Test func aLengthThatIsInItsFileIsNotPrintedAfterTheEditorIsCancelled() throws {
    var session = try opened()
    session.press(KeyPress(.right), KeyPress("s"))
    session.program.show(try Self.theme(9), Self.tokens, "saved", &session.model)
    session.press(KeyPress(.escape))
    #expect(session.program.unsavedColors(session.model) == nil)
    #expect(try session.theme("acme").lengths.first?.points == 9)
  }

  @Test func aFileThatWasReadAgainKeepsTheEditOrTakesItsPlace() throws {
    var session = try opened()
    session.press(KeyPress(.right))
    session.program.show(try Self.theme(9), Self.tokens, "read", &session.model)
    #expect(session.model.editing.unsavedLengths.isEmpty)
    session.press(KeyPress("u"))
    #expect(session.model.lengthEdit?.points == 8)
    session.program.show(try Self.theme(30), Self.tokens, "read", &session.model)
    #expect(session.model.lengthEdit?.points == 30)
    #expect(session.model.toast == .tells(.joined([Phrase("read"), .editLost])))
  }
}

@Suite("Editing text styles and opacities")
struct EditingStyleTests {
  private static func theme(_ size: Double = 12, opacity: Double = 21) throws -> Theme {
    try EditingSession.acme(
      lengths: [ThemeLength(.opacity, "primary", points: opacity)],
      styles: [
        GSTextStyle("medium12", family: "Inter", size: size, weight: 500, lineHeight: 18),
        GSTextStyle("unused", size: 40, weight: 700),
      ])
  }

  private static var tokens: ThemeTokens {
    var tokens = ThemeTokens()
    for (place, part) in ThemeMeasure.TypePart.allCases.enumerated() {
      tokens.note(
        ThemeTokens.Source(
          chain: [
            TokenOrigin(
              path: "font.small." + part.rawValue, file: "acme.tokens.json", line: 4 + place,
              column: 9)
          ], offset: 90 + place, text: 1), of: .type(part), "medium12")
    }
    return tokens
  }

  private func opened(_ path: String) throws -> EditingSession {
    var session = EditingSession(try Self.theme(), Self.tokens)
    session.open(path)
    #expect(session.model.lengthEdit?.target.path == path)
    return session
  }

  private func style(_ session: EditingSession) throws -> GSTextStyle {
    try #require(try session.theme("acme").textStyles.first)
  }

  @Test func thePartsOfTextStylesFollowTheLengths() throws {
    var session = EditingSession(try Self.theme(), Self.tokens)
    session.press(KeyPress("E"))
    #expect(
      try #require(session.model.overlays.editor).lengths.map(\.path) == [
        "type.medium12.size", "type.medium12.weight", "type.medium12.lineHeight",
        "type.medium12.kern",
      ], "a tag has no shadow and no other style")
  }

  @Test func keysChangeEachPartAloneAndUndoIt() throws {
    let changes: [(String, Double, KeyPath<GSTextStyle, Double>)] = [
      ("size", 13, \.size), ("lineHeight", 19, \.lineHeightOrZero), ("kern", 0.1, \.kern),
      ("weight", 600, \.weightAsNumber),
    ]
    for (path, after, part) in changes {
      var session = try opened("type.medium12." + path)
      let before = try style(session)
      session.press(KeyPress(.right))
      #expect(try style(session)[keyPath: part] == after)
      for (_, _, other) in changes where other != part {
        #expect(try style(session)[keyPath: other] == before[keyPath: other], "\(path)")
      }
      session.press(KeyPress("u"))
      #expect(try style(session) == before)
    }
  }

  @Test func aKernMayBeNegativeAndIsTyped() throws {
    var session = try opened("type.medium12.kern")
    session.press(KeyPress("#"))
    session.type("-0.25")
    session.press(KeyPress(.enter))
    #expect(try style(session).kern == -0.25)
    #expect(
      session.program.unsavedColors(session.model)?.hasSuffix("+font.small.kern: -0.25 pt\n")
        == true)
  }

  @Test func savingKeepsTheFormOfTheFileAndQuittingPrintsTheRest() throws {
    let changes: [(String, ColorSave.Value, String, String)] = [
      ("size", .points(13), "12 pt", "13 pt"), ("weight", .number(600), "500", "600"),
      ("lineHeight", .number(1.583333), "18 pt", "19 pt"),
    ]
    for (part, value, old, new) in changes {
      var session = try opened("type.medium12." + part)
      session.press(KeyPress(.right), KeyPress("s"))
      guard case .saveColor(let save)? = session.effects.first else {
        Issue.record("nothing is written")
        continue
      }
      #expect(save.value == value && save.source.token == "font.small." + part)
      let text = try #require(session.program.unsavedColors(session.model))
      #expect(text.hasSuffix("-font.small.\(part): \(old)\n+font.small.\(part): \(new)\n"))
    }
  }

  @Test func anOpacityIsEditedByPercent() throws {
    let target = LengthTarget(theme: "acme", .length(.opacity), "primary")
    var edit = try #require(LengthEdit(target, in: try Self.theme(), Self.tokens))
    edit.history.change(to: edit.moved(by: 8))
    #expect(edit.points == 29 && edit.saved == .number(0.29) && target.text(29) == "29%")
    #expect(edit.typed("101") == nil)
    #expect(target.points(in: edit.put(in: try Self.theme())) == 29)
  }
}

extension GSTextStyle {
  fileprivate var lineHeightOrZero: Double { lineHeight ?? 0 }
  fileprivate var weightAsNumber: Double { Double(weight) }
}
