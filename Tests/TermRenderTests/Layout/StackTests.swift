import Testing

@testable import GSDesign
@testable import TermRender

@Suite struct StackTests {
  private func row(_ spacing: Space, _ labels: [String]) -> Element {
    .row(spacing: spacing, labels.map { .label($0) })
  }

  @Test func childrenAreBesideAndBelowOneAnother() {
    #expect(picture(row(.none, ["가", "b"])).lines == ["가b"])
    #expect(picture(row(.tight, ["a", "b"])).lines == ["a b"])
    #expect(picture(row(.large, ["a", "b"])).lines == ["a  b"])
    #expect(picture(.column([.label("a"), .label("bcd")])).lines == ["a  ", "bcd"])
    #expect(
      picture(.column(spacing: .small, [.label("a"), .label("b")])).lines == ["a", " ", "b"])
    #expect(picture(.column(spacing: .tight, [.label("a"), .label("b")])).lines == ["a", "b"])
  }

  @Test func emptyChildrenHaveNoGap() {
    #expect(
      picture(.row(spacing: .small, [.empty, .label("a"), .empty, .label("b")])).lines == ["a b"])
  }

  @Test func spacersShareTheRestAndTheFirstGetsTheSpareColumn() {
    let ends = Element.row([.label("a"), .spacer, .label("b")])
    #expect(picture(ends, columns: 6, rows: 1).lines == ["a    b"])
    let three = Element.row([.label("a"), .spacer, .label("b"), .spacer, .label("c")])
    #expect(picture(three, columns: 8, rows: 1).lines == ["a   b  c"])
    #expect(picture(three).lines == ["abc"])
    let column = Element.column([.label("a"), .spacer, .label("b")])
    #expect(picture(column, columns: 1, rows: 4).lines == ["a", " ", " ", "b"])
  }

  @Test func fillsShareEvenly() {
    let bar = Element.row(
      ["a", "b", "c"].map {
        Element.sized(width: .fill, alignment: .center, .label($0))
      })
    #expect(picture(bar, columns: 11, rows: 1).lines == [" a   b   c "])
  }

  @Test func nestedRowsLeaveRoomForTheirSiblings() {
    let inner = Element.row([.label("a"), .spacer, .label("b")])
    #expect(picture(.row([inner, .label("|")]), columns: 6, rows: 1).lines == ["a   b|"])
    let column = Element.column([inner, .label("x")])
    #expect(
      picture(.row([column, .label("|")]), columns: 6, rows: 2).lines == ["a   b|", "x     "])
  }

  @Test func acrossTheAxisChildrenAreAligned() {
    let tall = Element.column([.label("1"), .label("2"), .label("3")])
    #expect(
      picture(.row(alignment: .center, [tall, .label("x")])).lines == ["1 ", "2x", "3 "])
    #expect(
      picture(.row(alignment: .bottom, [tall, .label("x")])).lines == ["1 ", "2 ", "3x"])
    #expect(
      picture(.column(alignment: .trailing, [.label("abc"), .label("x")])).lines
        == ["abc", "  x"])
    #expect(
      picture(.column(alignment: .center, [.label("abcd"), .label("x")])).lines
        == ["abcd", " x  "])
  }

  @Test func overflowIsCutAndNeverOverlaps() {
    let labels = row(.none, ["abc", "def"])
    #expect(picture(labels, columns: 5, rows: 1).lines == ["abcd…"])
    #expect(picture(labels, columns: 3, rows: 1).lines == ["abc"])
    #expect(picture(row(.small, ["abc", "def"]), columns: 4, rows: 1).lines == ["abc "])
    let column = Element.column([.label("a"), .label("b"), .label("c")])
    #expect(picture(column, columns: 1, rows: 2).lines == ["a", "b"])
  }

  @Test func extentsBoundAChild() {
    func width(_ extent: Extent, _ text: String) -> [String] {
      picture(.row([.sized(width: extent, .label(text)), .label("|")]), columns: 8, rows: 1).lines
    }
    #expect(width(.content, "abc") == ["abc|    "])
    #expect(width(.exactly(5), "abc") == ["abc  |  "])
    #expect(width(.exactly(2), "abc") == ["a…|     "])
    #expect(width(.atLeast(5), "abc") == ["abc  |  "])
    #expect(width(.atLeast(2), "abc") == ["abc|    "])
    #expect(width(.atMost(2), "abc") == ["a…|     "])
    #expect(width(.atMost(9), "abc") == ["abc|    "])
    #expect(width(.fill, "abc") == ["abc    |"])
    #expect(width(.exactly(.max), "abc") == ["abc    |"])
    #expect(width(.exactly(.min), "abc") == ["|       "])
  }

  @Test func rulesAndBackdropsTakeTheWholeWidthOfAColumn() {
    let column = Element.column([
      .label("abc"), .rule(.horizontal), .backdrop(.raised, .label("x")),
    ])
    let picture = picture(column)
    #expect(picture.lines == ["abc", "───", "x  "])
    #expect(picture.styles[2] == "bcc")
    let ascii = RenderEnvironment(glyphs: .ascii)
    #expect(TermRenderTests.picture(column, ascii).lines[1] == "---")
  }

  @Test func rulesBetweenPanesTakeTheWholeHeight() {
    let tall = Element.column([.label("1"), .label("2")])
    #expect(
      picture(.row([tall, .rule(.vertical), .label("x")])).lines == ["1│x", "2│ "])
    #expect(
      picture(.row([.label("a"), .rule(.vertical, width: .thick)]), columns: 2, rows: 2).lines
        == ["a┃", " ┃"])
    #expect(
      picture(.row([.label("a"), .rule(.vertical, width: .bar)]), columns: 2, rows: 1).lines
        == ["a▌"])
  }

  @Test func flowsWrapWhereALineIsFull() {
    let tags = Element.flow(
      spacing: .small, lineSpacing: .large, ["ab", "cd", "ef"].map { .label($0) })
    #expect(picture(tags).lines == ["ab cd ef"])
    #expect(picture(tags, columns: 5, rows: 3).lines == ["ab cd", "     ", "ef   "])
    #expect(picture(tags, columns: 2, rows: 5).lines == ["ab", "  ", "cd", "  ", "ef"])
  }

  @Test func overlaysAreInTheRoomOfTheBase() {
    let base = Element.sized(width: .exactly(5), height: .exactly(3), .label("base"))
    #expect(
      picture(.layered(base, overlay: .label("x"))).lines == ["base ", "  x  ", "     "])
    #expect(
      picture(.layered(base, overlay: .label("xy"), alignment: .topTrailing)).lines
        == ["basxy", "     ", "     "])
    #expect(
      picture(.layered(base, overlay: .label("longer"), alignment: .bottom)).lines[2] == "long…")
  }

  @Test func anOverlayCutsNoWideCharacterInHalf() {
    let drawing = picture(
      .layered(.label("가나다"), overlay: .label("x"), alignment: .topLeading))
    #expect(drawing.lines == ["x 나다"])
  }

  @Test func paddingIsInCells() {
    let element = Element.padded(
      Edges(horizontal: .small, vertical: .large), .label("x"))
    #expect(picture(element).lines == ["   ", " x ", "   "])
    #expect(picture(.padded(Edges(leading: .large, top: .tight), .label("x"))).lines == ["  x"])
  }

  @Test func centeredIsInTheMiddleOfTheRoom() {
    #expect(picture(.centered(.label("x")), columns: 4, rows: 3).lines == ["    ", " x  ", "    "])
  }
}
