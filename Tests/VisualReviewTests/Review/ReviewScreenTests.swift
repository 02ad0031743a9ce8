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

  @Test func atEightyColumnsAllThatMattersIsOnTheScreen() {
    let lines = session(80, 24).lines
    #expect(lines.count == 24)
    #expect(
      Array(lines.prefix(13)) == [
        " gs-gallery review   1/144  changed  1 state                       side by side",
        " tag/filled", " token tagPurple.onTint: #9E7CFE → #8050FF      →", "",
        "  old  7x1      new  7x1", "       ▾             ▾", "", "  ▸ ▐ Tag ▌     ▸ ▐ Tag ▌", "",
        "", "  What changed", "  3 cells: foreground", "",
      ])
    #expect(
      lines[22] == " ○ undecided                                               ✓ 0  ✕ 0  – 0  ○ 144"
    )
    #expect(lines[23].hasPrefix("  a accept   r reject   s skip"))
    #expect(lines[23].hasSuffix("? help   q quit"))
  }

  @Test func aWideScreenHasTheFactsBesideThePictures() throws {
    let screen = session(120, 40)
    let lines = screen.lines
    #expect(lines[4].hasSuffix("What changed"))
    #expect(lines[4].prefix(80).allSatisfy { $0 == " " })
    let pictures = try #require(
      lines.firstIndex { $0.contains("old  7x1") && $0.contains("new  7x1") })
    #expect(pictures > 8, "in the middle of the pane")
    for text in ["3 cells: foreground", "Why", "1 state looks like this"] {
      #expect(screen.text.contains(text))
    }
  }

  @Test func aWideScreenShowsBothToScale() throws {
    var screen = session(120, 40)
    #expect(screen.lines.contains { $0.contains("old  4x") && $0.contains("new  4x") })
    let shapes = screen.drawing.surface.shapes
    let heights = shapes.map(\.frame.height)
    let own = try #require(heights.min())
    #expect(heights == [own, own, 4 * own, 4 * own])
    #expect(shapes[2].fill?.color == shapes[0].fill?.color, "in the colours of before")
    #expect(shapes[3].fill?.color == shapes[1].fill?.color, "in the colours of after")

    for (columns, rows, scale) in [(120, 21, "2x"), (120, 18, ""), (80, 24, "")] {
      _ = screen.program.update(&screen.model, .resized(columns: columns, rows: rows))
      let title = screen.lines.first { $0.contains("old") && !$0.contains("7x1") } ?? ""
      #expect(title.contains(scale) && title.isEmpty == scale.isEmpty, "\(columns)x\(rows)")
    }
    _ = screen.program.update(&screen.model, .resized(columns: 120, rows: 40))
    screen.model.terminal.depth = .mono
    #expect(!screen.text.contains("4x"), "without colours there is no outline to enlarge")
  }

  @Test func inKoreanEveryWordIsKorean() {
    var screen = session(80, 24, .korean)
    #expect(
      screen.lines[0] == " gs-gallery 검토   1/144  변경됨  상태 1개                               나란히")
    #expect(screen.text.contains("토큰 tagPurple.onTint"))
    for key in ["d", "d", "d", "d", "enter", "?", "esc", "A", "n", "end"] {
      screen.press(key)
      // A link may be cut by an overlay.
      let words = screen.lines.joined(separator: " ").split(separator: " ").filter { word in
        word.count > 2
          && word.unicodeScalars.allSatisfy { $0.properties.isAlphabetic && $0.isASCII }
      }
      let known: Set<Substring> = [
        "esc", "enter", "tab", "home", "end", "page", "down", "space", "Tag", "xxx", "fff", "test",
        "review",
      ]
      #expect(Set(words).subtracting(known).isEmpty, "\(key)")
    }
  }

  @Test func withoutColoursEveryViewTellsWhatChanged() {
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

  @Test func blinkingChangesThePictureAndWhichNameIsMarked() {
    var screen = session(80, 24)
    screen.press("b")
    let old = screen.lines
    screen.press("b")
    let new = screen.lines
    #expect(old[4].contains("● old   ○ new"))
    #expect(new[4].contains("○ old   ● new"))
    let differing = old.indices.filter { old[$0] != new[$0] }
    #expect(differing == [4], "nothing moves")
    screen.press("1")
    #expect(screen.lines == old)
    screen.press("2")
    #expect(screen.lines == new)
    screen.press("3")
    #expect(screen.lines[4].contains("old  7x1      new  7x1"))
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

  @Test func theAreasOfChangesAreGoneThroughAndLookedAtCloser() {
    let files = SnapshotFiles(
      variant: "tag/filled",
      baseline: Snapshot([("", [("tag/filled", picture("a.......b", "."))])]).text,
      drawn: Snapshot([("", [("tag/filled", picture("A.......B", "."))])]))
    var screen = ReviewSession([files], columns: 80, rows: 24)
    #expect(screen.lines[5] == "    ▾       ·       ▾       ·")
    #expect(screen.text.contains("change 1 of 2"))
    screen.press("tab")
    #expect(screen.lines[5] == "    ·       ▾       ·       ▾")
    screen.press("enter")
    #expect(screen.text.contains("9,1  glyph: “b” → “B”"))
    #expect(!screen.text.contains("“a” → “A”"))
    screen.press("shift-tab")
    #expect(screen.text.contains("1,1  glyph: “a” → “A”"))
    screen.press("esc")
    #expect(!screen.model.isZoomed)
  }

  @Test func aPictureCanBeSeenInAnotherThemeAndIsAsItWasByDefault() {
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

  @Test func newAndDeletedLooksStandAlone() {
    var screen = ReviewSession([.few()], columns: 80, rows: 24)
    for _ in 0..<4 {
      let text = screen.text
      switch screen.model.difference?.bucket {
      case .new:
        #expect(text.contains("This state has no baseline yet."))
        #expect(!text.contains("  old  "))
      case .deleted:
        #expect(text.contains("It is no longer drawn"))
        #expect(!text.contains("  new  "))
      case .changed, .renamed, nil: #expect(text.contains("attributes"))
      }
      screen.press("right")
    }
  }

  @Test func theThemeAsItWasStandsBehindTheThemeItself() throws {
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
