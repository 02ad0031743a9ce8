import Testing

@testable import GSDesign
@testable import TermRender

@Suite struct WordsTests {
  private func lines(
    _ text: String, columns: Int, rows: Int = 1, glyphs: GlyphSet = .unicode
  ) -> [String] {
    picture(.label(text), columns: columns, rows: rows, RenderEnvironment(glyphs: glyphs)).lines
  }

  private func wrapped(_ text: String, columns: Int, rows: Int) -> [String] {
    picture(.words([Span(text)], wraps: true), columns: columns, rows: rows).lines
  }

  @Test func longLinesEndInAMark() {
    #expect(lines("abcdef", columns: 6) == ["abcdef"])
    #expect(lines("abcdef", columns: 5) == ["abcd…"])
    #expect(lines("abcdef", columns: 1) == ["…"])
    #expect(lines("예약완료", columns: 7) == ["예약완…"])
    #expect(lines("예약완료", columns: 6) == ["예약… "])
    #expect(lines("예약완료", columns: 2) == ["… "])
    #expect(lines("abcdef", columns: 5, glyphs: .ascii) == ["ab..."])
    #expect(lines("abcdef", columns: 3, glyphs: .ascii) == ["ab~"])
  }

  @Test func theMarkIsInTheStyleOfTheWordsBeforeIt() {
    let picture = picture(
      .words([Span("ab", emphasis: .bold), Span("cdef", role: .accentText)]), columns: 4, rows: 1)
    #expect(picture.lines == ["abc…"])
    #expect(picture.styles == ["..aa"])
    #expect(picture.legend["."]?.attributes == .bold)
    #expect(picture.legend["a"]?.foreground?.role == .accentText)
  }

  @Test func wordsWrapAtSpaces() {
    #expect(wrapped("one two three", columns: 7, rows: 2) == ["one two", "three  "])
    #expect(wrapped("one two three", columns: 5, rows: 3) == ["one  ", "two  ", "three"])
    #expect(wrapped("a bcdefgh", columns: 4, rows: 3) == ["a   ", "bcde", "fgh "])
    #expect(wrapped("a 예약완료", columns: 6, rows: 2) == ["a 예약", "완료  "])
    #expect(wrapped("one\ntwo", columns: 9, rows: 2) == ["one      ", "two      "])
    #expect(wrapped("one  \n\n two", columns: 4, rows: 3) == ["one ", "    ", " two"])
    #expect(wrapped("예약", columns: 1, rows: 2) == [" ", " "])
  }

  @Test func spansWrapTogether() {
    let picture = picture(
      .words([Span("one "), Span("two", emphasis: .bold), Span("three")], wraps: true),
      columns: 5, rows: 3)
    #expect(picture.lines == ["one  ", "twoth", "ree  "])
    #expect(picture.styles == ["...aa", "bbb..", "...aa"])
  }

  @Test func linesAreAligned() {
    let words = [Span("one three")]
    #expect(
      picture(.words(words, alignment: .trailing, wraps: true), columns: 6, rows: 2).lines
        == ["   one", " three"])
    #expect(
      picture(.words(words, alignment: .center, wraps: true), columns: 6, rows: 2).lines
        == [" one  ", "three "])
    #expect(
      picture(.column([.label("123456"), .words([Span("7")], alignment: .trailing)])).lines
        == ["123456", "     7"])
  }

  @Test func emphasisBecomesAttributes() {
    func attributes(_ emphasis: Emphasis, _ depth: ColorDepth = .truecolor) -> Attributes? {
      picture(.words([Span("x", emphasis: emphasis)]), RenderEnvironment(depth: depth))
        .legend["."]?.attributes
    }
    #expect(attributes(.bold) == .bold)
    #expect(attributes(.dim) == .dim)
    #expect(attributes(.italic) == .italic)
    #expect(attributes(.underline) == .underline)
    #expect(attributes(.strikethrough) == .strikethrough)
    for depth in ColorDepth.allCases {
      #expect(attributes(.dimInMono, depth) == (depth == .mono ? .dim : []))
    }
  }

  @Test func controlSequencesReachNoCell() {
    let picture = picture(.label("a\u{1B}[31mb\n\u{202E}c"))
    for scalar in picture.lines.joined().unicodeScalars {
      #expect(scalar.value >= 0x20 && scalar != "\u{7F}" && scalar != "\u{202E}")
    }
    #expect(picture.lines.count == 1)
  }

  @Test func theCaretIsInTheWords() {
    func caret(_ text: String, at index: Int, columns: Int) -> (CellPosition?, [String]) {
      let drawing = Renderer().draw(
        .words([Span(text)], caret: index), size: CellSize(columns: columns, rows: 1),
        environment: RenderEnvironment())
      return (drawing.caret, CellPicture(drawing).lines)
    }
    #expect(caret("나눔", at: 1, columns: 8) == (CellPosition(column: 2, row: 0), ["나눔    "]))
    #expect(caret("나눔", at: 2, columns: 8) == (CellPosition(column: 4, row: 0), ["나눔    "]))
    #expect(caret("나눔", at: 99, columns: 8) == (CellPosition(column: 4, row: 0), ["나눔    "]))
    #expect(caret("나눔", at: -5, columns: 8) == (CellPosition(column: 0, row: 0), ["나눔    "]))
    #expect(caret("abcdef", at: 6, columns: 4) == (CellPosition(column: 3, row: 0), ["def "]))
    #expect(caret("abcdef", at: 0, columns: 4) == (CellPosition(column: 0, row: 0), ["abcd"]))
    #expect(caret("나눔나", at: 3, columns: 4) == (CellPosition(column: 2, row: 0), ["나  "]))
    #expect(caret("abc", at: 1, columns: 0).0 == nil)
  }
}
