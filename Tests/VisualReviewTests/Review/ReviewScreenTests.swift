import StateSpace
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import VisualReview

/// The review's screens, as text: colour alone never distinguishes anything.
@Suite struct ReviewScreenTests {
  private func session(
    _ columns: Int, _ rows: Int, _ language: Language = .english
  ) -> ReviewSession {
    ReviewSession(
      [.filledTag, .strokeTag], language: language, columns: columns, rows: rows)
  }

  /// The screen of the one cause of both variants.
  private func cause(_ columns: Int, _ rows: Int) -> ReviewSession {
    ReviewSession([.filledTag, .strokeTag], columns: columns, rows: rows, isGrouped: true)
  }

  @Test(arguments: [(120, 40), (200, 60)])
  func aWideScreenHasTheCausesBesideTheirStates(columns: Int, rows: Int) throws {
    let screen = cause(columns, rows)
    let (lines, text) = (screen.lines, screen.text)
    let count = try #require(screen.model.entry?.stateCount)
    let list = ReviewView(screen.program, screen.model).causeColumns
    #expect(lines[0].hasPrefix(" gs-gallery   Review / 1 of 1  "), "\(text)")
    #expect(lines[0].hasSuffix("  t zatch   n light + dark   c truecolor"), "\(text)")
    #expect(lines[2].hasPrefix("  1 cause  "), "\(text)")
    #expect(lines[2].prefix(list).hasSuffix("  \(count) states  "), "\(text)")
    #expect(
      lines[2].dropFirst(list).hasPrefix("  zatchPurple      #9E7CFE  →     #8050FF"), "\(text)")
    #expect(lines[4].hasPrefix("▎ zatchPurple  "), "\(text)")
    #expect(lines[4].prefix(list).hasSuffix("  \(count)  "), "\(text)")
    #expect(lines[5].hasPrefix("▎ palette colour"), "\(text)")
    #expect(lines[4].dropFirst(list).hasPrefix("   before  4x  "), "\(text)")
    #expect(lines[4].contains("  after  4x"), "\(text)")
    let title = "The same change in \(count) states"
    let heading = try #require(lines.firstIndex { $0.contains(title) })
    #expect(lines[heading].contains("  light \(count / 2) · dark \(count / 2)"), "\(text)")
    #expect(lines[heading + 1].dropFirst(list).hasPrefix(" ┏━━━"), "\(text)")
    #expect(lines[rows - 4].hasPrefix("  ✓ 0   ✕ 0   left \(count)"), "\(text)")
    #expect(lines[rows - 2].hasPrefix(" tag/filled"), "\(text)")
    #expect(lines[rows - 2].hasSuffix("  y copy link"), "\(text)")
    #expect(lines[rows - 1].hasPrefix("  a accept \(count)   r reject   s skip"), "\(text)")
    #expect(lines[rows - 1].hasSuffix("? help   q quit"), "\(text)")
  }

  @Test func atEightyColumnsTheCauseIsALine() throws {
    let screen = cause(80, 24)
    let (lines, text) = (screen.lines, screen.text)
    let count = try #require(screen.model.entry?.stateCount)
    #expect(lines.count == 24)
    #expect(lines[0].hasPrefix(" gs-gallery   Review / 1 of 1  "), "\(text)")
    #expect(lines[1].hasPrefix("▎ palette colour   \(count) states  "), "\(text)")
    #expect(lines[1].hasSuffix("  ✓ 0   ✕ 0   left \(count)"), "\(text)")
    #expect(lines[2].hasPrefix("  zatchPurple      #9E7CFE  →     #8050FF"), "\(text)")
    #expect(lines[3].hasPrefix("   before  "), "\(text)")
    let title = "The same change in \(count) states"
    let heading = try #require(lines.firstIndex { $0.contains(title) })
    #expect(lines[heading + 1].hasPrefix(" ┏━━━"), "\(text)")
    #expect(lines[22].hasSuffix("  y copy link"), "\(text)")
    #expect(lines[23].hasPrefix("  a accept \(count)   r reject   s skip"), "\(text)")
    #expect(lines[23].hasSuffix("? help   q quit"), "\(text)")
  }

  @Test func aSmallScreenHasOneThingBelowTheOther() throws {
    let screen = cause(59, 15)
    let (lines, text) = (screen.lines, screen.text)
    let count = try #require(screen.model.entry?.stateCount)
    #expect(lines[1].hasPrefix(" zatchPurple      #9E7CFE  →     #8050FF"), "\(text)")
    #expect(lines[2].hasPrefix(" tag/filled"), "\(text)")
    #expect(lines[4].hasPrefix("  before  ") && lines[4].contains("  after  "), "\(text)")
    #expect(lines[13].hasPrefix(" ○ undecided  "), "\(text)")
    #expect(lines[13].hasSuffix("  ✓ 0   ✕ 0   left \(count)"), "\(text)")
  }

  /// Before and after are drawn to scale where there is room, in the colours of each.
  @Test func bothAreShownToScale() throws {
    var screen = session(120, 40)
    let shapes = screen.drawing.surface.shapes
    let picture = try #require(screen.model.difference?.new)
    let own = try #require(picture.shapes?.first?.frame.height)
    #expect(shapes.map(\.frame.height) == [4 * own, 4 * own])
    #expect(shapes[0].fill?.color == screen.model.difference?.old?.shapes?.first?.fill?.color)
    #expect(shapes[1].fill?.color == picture.shapes?.first?.fill?.color)
    screen.model.terminal.depth = .mono
    #expect(!screen.text.contains("4x"), "without colours there is no outline to enlarge")
  }

  /// A cause of words or colours says what became of their contrast, and is marked where it falls under 4.5.
  @Test func theContrastIsNamedWhereItChanged() throws {
    func words(_ ink: Int, _ fill: Int) -> CellPicture {
      picture(
        "word",
        style: Style(
          foreground: Paint(RGB(UInt32(ink)), role: .text),
          background: Paint(RGB(UInt32(fill)), role: .accent)))
    }
    func change(_ old: CellPicture, _ new: CellPicture) -> ContrastChange? {
      ContrastChange(
        Difference(
          .changed, variant: "tag/filled", environment: "", states: ["tag/filled"], old: old,
          new: new))
    }
    let falls = try #require(change(words(0xFFFFFF, 0x7C5CFF), words(0xFFFFFF, 0x9E7CFE)))
    #expect(falls.phrase.english == "4.3 → 3.1 : 1, under 4.5" && falls.falls)
    let rises = try #require(change(words(0xFFFFFF, 0x9E7CFE), words(0xFFFFFF, 0x000000)))
    #expect(rises.phrase.english == "3.1 → 21.0 : 1" && !rises.falls)
    #expect(change(words(0xFFFFFF, 0x000000), words(0xFFFFFF, 0x000000)) == nil)
    #expect(change(words(0xFFFFFF, 0x000000), picture("words")) == nil)
  }

  @Test func inKoreanEveryWordIsKorean() {
    var screen = session(80, 24, .korean)
    #expect(screen.lines[0].hasPrefix(" gs-gallery   검토 / 1/144  "))
    #expect(screen.text.contains("토큰 tagPurple.onTint"), "\(screen.text)")
    for key in ["d", "d", "d", "d", "enter", "?", "esc", "A", "n", "end"] {
      screen.press(key)
      // A link may be cut by an overlay.
      let words = screen.lines.joined(separator: " ").split(separator: " ").filter { word in
        word.count > 2
          && word.unicodeScalars.allSatisfy { $0.properties.isAlphabetic && $0.isASCII }
      }
      let known: Set<Substring> = [
        "esc", "enter", "tab", "home", "end", "page", "down", "space", "Tag", "xxx", "fff", "test",
        "review", "zatch", "zatchPurple",
      ]
      #expect(Set(words).subtracting(known).isEmpty, "\(key)")
    }
  }

  @Test func withoutColoursEveryViewShowsTheChange() {
    var screen = session(80, 24)
    screen.model.terminal.depth = .mono
    #expect(screen.text.contains("▸ ▐ Tag"))
    screen.press("d d")
    #expect(screen.text.contains(".fff."))
    #expect(screen.text.contains("f  3  foreground"))
    screen.press("d")
    #expect(screen.text.contains("3 cells  foreground: tagPurple.onTint #9E7CFE → #8050FF"))
    screen.press("d")
    #expect(screen.text.contains("The text is the same."))
    let drawing = screen.drawing
    for cell in drawing.surface.cells {
      let style = drawing.surface.pool[cell.style]
      #expect(style.foreground == nil && style.background == nil)
    }
  }

  @Test func blinkingChangesThePictureAndTheMarkedName() {
    var screen = session(80, 24)
    screen.press("b")
    let old = screen.lines
    screen.press("b")
    let new = screen.lines
    #expect(old[3].contains("● before   ○ after"))
    #expect(new[3].contains("○ before   ● after"))
    let differing = old.indices.filter { old[$0] != new[$0] }
    #expect(differing == [3], "nothing moves")
    screen.press("1")
    #expect(screen.lines == old)
    screen.press("2")
    #expect(screen.lines == new)
    screen.press("3")
    #expect(screen.lines[3].contains("before") && screen.lines[3].contains("after"))
    #expect(!screen.lines[3].contains("●"))
  }

  @Test func textShowsRowsThatDifferWithAMarkBelowEachGlyph() {
    let files = SnapshotFiles(
      variant: "tag/filled",
      baseline: Snapshot([("", [("tag/filled", picture("one row", "same"))])]).text,
      drawn: Snapshot([("", [("tag/filled", picture("one raw", "same"))])]))
    var screen = ReviewSession([files], columns: 80, rows: 24)
    screen.press("d d d d")
    #expect(
      Array(screen.lines[4..<8]) == [
        "  - |one row|", "  + |one raw|", "          ^", "    |same   |",
      ])
  }

  @Test func changedAreasCanBeVisitedAndEnlarged() {
    let files = SnapshotFiles(
      variant: "tag/filled",
      baseline: Snapshot([("", [("tag/filled", picture("a.......b", "."))])]).text,
      drawn: Snapshot([("", [("tag/filled", picture("A.......B", "."))])]))
    var screen = ReviewSession([files], columns: 80, rows: 24)
    func pointers() -> String {
      (screen.lines.first { $0.contains("▾") } ?? "").filter { $0 != " " }
    }
    #expect(pointers() == "▾·▾·")
    #expect(screen.text.contains("change 1 of 2"))
    screen.press("tab")
    #expect(pointers() == "·▾·▾")
    screen.press("enter")
    #expect(screen.text.contains("9,1  glyph: “b” → “B”"))
    #expect(!screen.text.contains("“a” → “A”"))
    screen.press("shift-tab")
    #expect(screen.text.contains("1,1  glyph: “a” → “A”"))
    screen.press("esc")
    #expect(!screen.model.isZoomed)
  }

  @Test func aPictureCanBeShownInAnotherThemeAndKeepsItsOwnByDefault() {
    var screen = session(80, 24)
    func colors() -> Set<RGB> {
      let surface = screen.drawing.surface
      return Set(surface.cells.compactMap { surface.pool[$0.style].foreground?.color })
    }
    let drawn = colors()
    #expect(drawn.isSuperset(of: [RGB(0x9E7CFE), RGB(0x8050FF)]))
    screen.press("t")
    #expect(screen.text.contains("viewed in gitspace"))
    #expect(colors().isDisjoint(with: [RGB(0x9E7CFE), RGB(0x8050FF)]))
    screen.press("T")
    #expect(colors() == drawn)
    screen.press("v")
    #expect(colors() != drawn)
    screen.press("V D")
    #expect(screen.text.contains("o opens the state"))
  }

  @Test func newAndDeletedLooksAreAlone() {
    var screen = ReviewSession([.few()], columns: 80, rows: 24)
    for _ in 0..<4 {
      let text = screen.text
      switch screen.model.difference?.bucket {
      case .new:
        #expect(text.contains("This state has no baseline yet."))
        #expect(text.contains(" after") && !text.contains(" before"))
      case .deleted:
        #expect(text.contains("It is no longer drawn"))
        #expect(text.contains(" before") && !text.contains(" after"))
      case .changed, .renamed, nil: #expect(text.contains("attributes"))
      }
      screen.press("right")
    }
  }

  @Test func theFormerThemeFollowsTheTheme() throws {
    let screen = session(80, 24)
    let catalogue = screen.program.catalogueWithThemeBefore(screen.model)
    #expect(
      catalogue.themes.map(\.name) == ["gitspace", "zatch", "zatch-before", "lionheart"])
    let before = try #require(catalogue.theme(named: "zatch-before"))
    for appearance in Appearance.allCases {
      let now = before.scheme(appearance, .standard)
      let then = Theme.zatch.scheme(appearance, .standard)
      for role in [ColorRole.tagPurpleSolid, .tagPurpleOnTint, .page] {
        #expect(now[role] == then[role], "\(role.name)")
      }
    }
  }
}
