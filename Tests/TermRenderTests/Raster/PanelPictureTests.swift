import Testing

@testable import GSDesign
@testable import TermRender

@Suite("Panels in cells")
struct PanelPictureTests {
  @Test func fourHeightsOfATagDiffer() {
    let label = Element.label("나눔")
    #expect(picture(.panel(.tag(20), label)).lines == ["▐ 나눔 ▌"])
    #expect(
      picture(.panel(.tag(25, padding: .large), label)).lines == ["▐  나눔  ▌"])
    #expect(picture(.panel(.tag(29), label)).lines == ["▄▄▄▄▄▄", " 나눔 ", "▀▀▀▀▀▀"])
    #expect(
      picture(.panel(.tag(31, padding: .large), label)).lines == ["▄▄▄▄▄▄▄▄", "  나눔  ", "▀▀▀▀▀▀▀▀"])
  }

  @Test func halfColumnsTakeTheirColoursFromFillAndPage() {
    let picture = picture(.panel(.tag(25, padding: .large), .label("나눔")))
    #expect(picture.styles == [".aabbbbaa."])
    #expect(picture.legend["."]?.foreground?.role == .accent)
    #expect(picture.legend["."]?.background?.role == .page)
    #expect(picture.legend["a"]?.background?.role == .accent)
    #expect(picture.legend["b"]?.foreground?.role == .onAccent)
    #expect(picture.legend["b"]?.background?.role == .accent)
  }

  @Test func buttonsAreOfTheirLeastWidth() {
    func button(_ horizontal: Double, _ vertical: Double, _ least: Double) -> [String] {
      let panel = Panel(
        ink: .filled, shape: .capsule, height: .padded(Space(points: vertical)),
        horizontalPadding: Space(points: horizontal), minimumWidth: ControlSize(points: least))
      return picture(.panel(panel, .label("OK"))).lines
    }
    #expect(
      button(34, 18, 150) == ["                   ", "        OK         ", "                   "])
    #expect(button(20, 10, 80) == ["▄▄▄▄▄▄▄▄▄▄", "    OK    ", "▀▀▀▀▀▀▀▀▀▀"])
    #expect(button(12, 9, 62) == ["▄▄▄▄▄▄▄▄", "   OK   ", "▀▀▀▀▀▀▀▀"])
  }

  @Test func longerLabelsMakeButtonsWider() {
    let panel = Panel(
      ink: .filled, shape: .capsule, height: .padded(Space(points: 9)),
      horizontalPadding: Space(points: 12),
      minimumWidth: .points62)
    #expect(picture(.panel(panel, .label("Applied"))).lines[1] == "  Applied  ")
  }

  @Test func wholeRowsAreFilledToTheirCorners() {
    let panel = Panel(
      ink: .filled, shape: .capsule, height: .padded(Space(points: 18)), horizontalPadding: .small)
    let picture = picture(.panel(panel, .label("OK")))
    #expect(picture.lines == ["    ", " OK ", "    "])
    #expect(picture.styles == ["....", ".aa.", "...."])
    #expect(picture.legend["."]?.background?.role == .accent)
    #expect(picture.legend["a"]?.background?.role == .accent)
  }

  @Test func aHighPanelHasHalfRowsAtItsOuterSidesOnly() {
    let panel = Panel(
      ink: .filled, shape: .capsule, height: .fixed(ControlSize(points: 60)),
      horizontalPadding: .small)
    let picture = picture(.panel(panel, .label("OK")))
    #expect(picture.lines == ["▄▄▄▄", "    ", " OK ", "    ", "▀▀▀▀"])
    #expect(picture.styles == ["....", "aaaa", "abba", "aaaa", "...."])
  }

  @Test func plainTextHasNoCapsAndAHomeTabHasItsUnderline() {
    let plain = Element.panel(Panel(ink: .plain), .label("Cancel"))
    #expect(picture(plain).lines == ["Cancel"])
    let tab = Element.column([plain, .rule(.horizontal, role: .text, width: .thick)])
    #expect(picture(tab).lines == ["Cancel", "━━━━━━"])
    #expect(
      picture(.row(spacing: .small, [tab, tab])).lines == ["Cancel Cancel", "━━━━━━ ━━━━━━"])
  }

  @Test func strokesAreOutsideThePadding() {
    func lines(_ width: Double, _ shape: Panel.Shape, _ environment: RenderEnvironment) -> [String]
    {
      let panel = Panel(
        ink: .outlined, shape: shape, height: .fixed(.points20), horizontalPadding: .small,
        strokeWidth: StrokeWidth(points: width))
      return picture(.panel(panel, .label("나눔")), environment).lines
    }
    let unicode = RenderEnvironment()
    let ascii = RenderEnvironment(glyphs: .ascii)
    #expect(lines(1, .capsule, unicode) == ["╭──────╮", "│ 나눔 │", "╰──────╯"])
    #expect(lines(1, .rectangle, unicode) == ["┌──────┐", "│ 나눔 │", "└──────┘"])
    #expect(lines(1.5, .capsule, unicode) == ["┏━━━━━━┓", "┃ 나눔 ┃", "┗━━━━━━┛"])
    #expect(lines(4, .rectangle, unicode) == ["▆▆▆▆▆▆▆▆", "▌ 나눔 ▐", "▂▂▂▂▂▂▂▂"])
    #expect(lines(1, .capsule, ascii) == ["+------+", "| 나눔 |", "+------+"])
    #expect(lines(2, .capsule, ascii) == ["#======#", "# 나눔 #", "#======#"])
    let compact = RenderEnvironment(density: .compact)
    #expect(lines(1, .capsule, compact) == ["│ 나눔 │"])
    #expect(lines(2, .capsule, compact) == ["┃ 나눔 ┃"])
  }

  @Test func compactIsOneRowWithTheSamePadding() {
    let compact = RenderEnvironment(density: .compact)
    for height in [20.0, 25, 29, 31] {
      #expect(
        picture(.panel(.tag(height, padding: .large), .label("나눔")), compact).lines
          == ["▐  나눔  ▌"])
    }
  }

  @Test func asciiHasTheSameRowsAndNoCaps() {
    let ascii = RenderEnvironment(glyphs: .ascii)
    for height in [20.0, 25] {
      #expect(picture(.panel(.tag(height), .label("나눔")), ascii).lines == ["  나눔  "])
    }
    for height in [29.0, 31] {
      #expect(
        picture(.panel(.tag(height), .label("나눔")), ascii).lines
          == ["      ", " 나눔 ", "      "])
    }
  }

  @Test func ambiguousWideSelectsASCII() {
    let wide = RenderEnvironment(widthPolicy: .ambiguousWide)
    let panel = Panel(
      ink: .outlined, height: .fixed(.points20), horizontalPadding: .small, strokeWidth: .thin,
      marks: .selected)
    #expect(picture(.panel(panel, .label("A")), wide).lines == ["+---+", "|*A |", "+---+"])
  }

  @Test func rectanglesHaveCapsOfFullWidth() {
    let panel = Panel(ink: .filled, height: .padded(Space(points: 10)), horizontalPadding: .small)
    #expect(picture(.panel(panel, .label("A"))).lines == ["▄▄▄", " A ", "▀▀▀"])
  }

  @Test func anEmptyLabelIsOneColumn() {
    #expect(picture(.panel(.tag(31), .label(""))).lines == ["▄▄▄", "   ", "▀▀▀"])
    #expect(picture(.panel(.tag(31), .empty)).lines == ["▄▄▄", "   ", "▀▀▀"])
  }

  @Test func withoutColourAFillIsReverse() {
    let mono = RenderEnvironment(depth: .mono)
    let picture = picture(.panel(.tag(25), .label("A")), mono)
    #expect(picture.lines == ["▐ A ▌"])
    #expect(picture.styles == [".aaa."])
    #expect(picture.legend["."] == .plain)
    #expect(picture.legend["a"] == Style(attributes: .reverse))
  }

  @Test func aFillUponAFillIsSeenWithoutColour() {
    let mono = RenderEnvironment(depth: .mono)
    let inner = Element.panel(
      Panel(ink: .filled, horizontalPadding: .small), .label("3"))
    let outer = Element.panel(Panel(ink: .filled, horizontalPadding: .small), inner)
    let picture = picture(outer, mono)
    #expect(picture.lines == ["  3  "])
    #expect(picture.styles == [".aaa."])
    #expect(picture.legend["."] == Style(attributes: .reverse))
    #expect(picture.legend["a"] == .plain)
  }

  @Test func aPanelInLessRoomTruncatesItsWords() {
    #expect(
      picture(.panel(.tag(31), .label("Applied")), columns: 6, rows: 3).lines == [
        "▄▄▄▄▄▄", " App… ", "▀▀▀▀▀▀",
      ])
    #expect(
      picture(.panel(.tag(31), .label("예약완료")), columns: 6, rows: 2).lines == ["▄▄▄▄▄▄", " 예…  "])
  }
}
