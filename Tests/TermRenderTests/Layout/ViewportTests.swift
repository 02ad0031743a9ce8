import Testing

@testable import GSDesign
@testable import TermRender

@Suite struct ViewportTests {
  private let list = Element.column(
    (0..<6).map { .interactive(FocusID("row").child($0), .label("row \($0)")) })
  private let group = Element.row(
    spacing: .small, (0..<5).map { .interactive(FocusID("tag").child($0), .label("tag\($0)")) })

  @Test func aTargetIsKeptVisibleWithTheLeastScrolling() {
    func rows(_ target: Int?, from start: Int = 0) -> [String] {
      let target = target.map { FocusID("row").child($0) }
      return picture(.viewport(rows: start, target: target, list), columns: 5, rows: 2).lines
    }
    #expect(rows(nil) == ["row 0", "row 1"])
    #expect(rows(1) == ["row 0", "row 1"])
    #expect(rows(2) == ["row 1", "row 2"])
    #expect(rows(5) == ["row 4", "row 5"])
    #expect(rows(0, from: 3) == ["row 0", "row 1"])
    #expect(rows(3, from: 3) == ["row 3", "row 4"])
    #expect(rows(nil, from: 99) == ["row 4", "row 5"])
    #expect(rows(nil, from: -99) == ["row 0", "row 1"])
    #expect(rows(77) == ["row 0", "row 1"])
  }

  @Test func endsAreMarkedWhereMoreIsHidden() {
    func line(_ target: Int, _ glyphs: GlyphSet = .unicode) -> [String] {
      picture(
        .viewport(target: FocusID("tag").child(target), marksEnds: true, group), columns: 11,
        rows: 1, RenderEnvironment(glyphs: glyphs)
      ).lines
    }
    #expect(line(0) == [" tag0 tag1›"])
    #expect(line(2) == ["‹tag1 tag2›"])
    #expect(line(4) == ["‹tag3 tag4 "])
    #expect(line(2, .ascii) == ["<tag1 tag2>"])
    #expect(
      picture(.viewport(rows: 1, marksEnds: true, list), columns: 6, rows: 3).lines
        == ["row 1↑", "row 2 ", "row 3↓"])
    #expect(
      picture(.viewport(marksEnds: true, group), columns: 30, rows: 1).lines
        == ["tag0 tag1 tag2 tag3 tag4      "])
  }

  @Test func regionsAreCutToTheWindow() {
    let drawing = Renderer().draw(
      .viewport(rows: 2, list), size: CellSize(columns: 4, rows: 2),
      environment: RenderEnvironment())
    #expect(
      drawing.regions.map(\.area) == [
        CellRect(column: 0, row: 0, columns: 4, rows: 1),
        CellRect(column: 0, row: 1, columns: 4, rows: 1),
      ])
    #expect(drawing.target(column: 0, row: 1) == FocusID("row").child(3))
    #expect(drawing.target(column: 9, row: 1) == nil)
  }

  @Test func wordsThatWrapFitTheWindowInsteadOfScrollingSideways() {
    let text = Element.words([Span("one two three")], wraps: true)
    #expect(picture(.viewport(rows: 1, text), columns: 5, rows: 2).lines == ["two  ", "three"])
  }

  @Test func fillingContentTakesTheWindowOrScrolls() {
    let items = (0..<3).map { Element.sized(width: .fill, .label("item\($0)")) }
    let bar = Element.viewport(columns: 5, .sized(width: .fill, .row(items)))
    #expect(picture(bar, columns: 21, rows: 1).lines == ["item0  item1  item2  "])
    #expect(picture(bar, columns: 10, rows: 1).lines == ["item1item2"])
  }

  @Test func wordsBeforeASpacerAreCutInsteadOfScrolled() {
    let row = Element.row([.label("a long name"), .spacer, .label("7")])
    #expect(picture(.viewport(.column([row])), columns: 16, rows: 1).lines == ["a long name    7"])
    #expect(picture(.viewport(.column([row])), columns: 6, rows: 1).lines == ["a lo…7"])
  }

  @Test func aCaretBetweenPiecesTakesNoColumn() {
    let field = Element.row([.label("ab"), .words([Span("c")], caret: 0), .label("d")])
    #expect(picture(.viewport(field)).lines == ["abcd"])
    #expect(picture(.words([Span("ab")], caret: 2)).lines == ["ab "])
  }

  @Test(arguments: [
    (0, 0, 0, "one two  |three    |가나다   |"), (7, 7, 0, "one two  |three    |가나다   |"),
    (14, 0, 2, "one two  |three    |가나다   |"), (18, 0, 2, "three    |가나다   |x        |"),
    (19, 1, 2, "three    |가나다   |x        |"), (20, 0, 2, "가나다   |x        |         |"),
  ])
  func aViewportFollowsTheCaretOfWordsInLines(
    caret: Int, column: Int, row: Int, lines: String
  ) {
    let words = Element.words([Span("one two three\n가나다\nx\n")], wraps: true, caret: caret)
    let drawing = Renderer().draw(
      .viewport(target: .caret, words), size: CellSize(columns: 9, rows: 3),
      environment: RenderEnvironment())
    #expect(drawing.caret == CellPosition(column: column, row: row))
    #expect(CellPicture(drawing).lines.map { $0 + "|" }.joined() == lines)
    #expect(drawing.regions.isEmpty)
  }

  @Test func wideCharactersAreCutNowhere() {
    let picture = picture(.viewport(columns: 1, .label("가나다")), columns: 4, rows: 1)
    #expect(picture.lines == [" 나 "])
  }

  @Test func aDrawnPartLiesAboveTheOneAroundIt() {
    let element = Element.interactive(
      "outer", .row([.label("ab"), .interactive("inner", .label("c"))]))
    let drawing = Renderer().draw(element, environment: RenderEnvironment())
    #expect(drawing.target(column: 0, row: 0) == "outer")
    #expect(drawing.target(column: 2, row: 0) == "inner")
  }
}
