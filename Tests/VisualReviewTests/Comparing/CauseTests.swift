import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import VisualReview

/// A small component, to edit one thing of.
struct Chip: Configurable {
  var ink = Ink(text: .onAccent, fill: .accent, stroke: nil)
  var label = "Save as"
  var padding = Space.medium
  var height = Panel.Height.fixed(.points25)
  var shape = Panel.Shape.capsule
  var stroke = StrokeWidth.none
  var marks: Marks = []
  var minimumWidth = ControlSize.none

  func picture(_ environment: RenderEnvironment = RenderEnvironment()) -> CellPicture {
    let panel = Panel(
      ink: ink, shape: shape, height: height, horizontalPadding: padding,
      minimumWidth: minimumWidth, strokeWidth: stroke, marks: marks)
    return CellPicture(
      Renderer().draw(.panel(panel, .label(label)), environment: environment)
        .surface)
  }
}

@Suite struct CauseTests {
  private func causes(
    _ old: Chip = Chip(), in environment: RenderEnvironment = RenderEnvironment(),
    _ change: (inout Chip) -> Void
  ) -> [Cause] {
    CauseFinder(old.picture(environment), old.and(change).picture(environment)).causes
  }

  @Test func equalPicturesHaveNoCause() {
    #expect(causes { _ in }.isEmpty)
  }

  @Test func theValueOfATokenIsBlamedOnTheToken() throws {
    let theme = Theme.gitspace
    var found = 0
    for entry in theme.paletteEntries {
      let other = try theme.replacing(entry: entry, with: "#13579B")
      let before = theme.scheme(.light, .standard)
      let after = other.scheme(.light, .standard)
      for (chip, roles) in [
        (Chip(), [ColorRole.page, .accent, .onAccent]),
        (
          Chip().and { $0.marks = [.pressed, .selected] },
          [.page, .accentPressed, .onAccent.pressed]
        ),
      ] {
        let old = chip.picture(RenderEnvironment(theme: theme))
        let new = chip.picture(RenderEnvironment(theme: other))
        let expected = roles.filter { before[$0] != after[$0] }
          .map { Cause.token($0, from: before[$0], to: after[$0]) }
        #expect(Set(CauseFinder(old, new).causes) == Set(expected), "\(entry)")
        found += expected.count
      }
    }
    #expect(found >= 4)
  }

  @Test func anotherInkIsBlamedOnTheComponent() {
    #expect(
      causes { $0.ink = Ink(text: .onAccent, fill: .destructive) }
        == [.ink(.fill, from: .accent, to: .destructive)])
    #expect(
      causes { $0.ink = Ink(text: .text, fill: .accent) }
        == [.ink(.words, from: .onAccent, to: .text)])
    let lined = Chip(ink: Ink(text: .text, stroke: .outline), stroke: .thin)
    #expect(
      causes(lined) { $0.ink = Ink(text: .text, stroke: .accent) }
        == [.ink(.line, from: .outline, to: .accent)])
  }

  @Test func aMarkIsTheMarkAndItsAttribute() {
    #expect(
      causes { $0.marks = .selected }
        == [.attributes(.words, added: .bold, removed: []), .mark(from: "…", to: "✓…")])
    #expect(
      causes { $0.marks = .focused } == [.attributes(.words, added: .underline, removed: [])])
    #expect(
      causes(Chip(marks: .focused)) { $0.marks = [] }
        == [.attributes(.words, added: [], removed: .underline)])
    #expect(
      causes(in: RenderEnvironment(depth: .mono)) { $0.marks = .disabled }
        == [.attributes(.words, added: .dim, removed: []), .mark(from: "…", to: "(…)")])
  }

  @Test func anotherLabelIsItsWordsForAnyMarksAndSize() {
    let expected = [Cause.words(from: "as", to: "everything")]
    #expect(causes { $0.label = "Save everything" } == expected)
    #expect(
      causes(Chip(marks: [.selected, .focused])) { $0.label = "Save everything" } == expected)
    #expect(
      causes(Chip(minimumWidth: ControlSize(points: 200))) { $0.label = "Save everything" }
        == expected)
    #expect(causes(Chip(padding: .small)) { $0.label = "Save everything" } == expected)
    #expect(
      causes(Chip(label: "나눔", marks: .selected)) { $0.label = "나무" }
        == [.words(from: "나눔", to: "나무")])
    #expect(causes { $0.label = "Save  as" }.count == 1)
  }

  @Test func aPaddingIsASizeAlone() throws {
    let found = causes { $0.padding = .extraLarge }
    guard case .size(let change)? = found.first else {
      Issue.record("no size but \(found)")
      return
    }
    #expect(found.count == 1)
    #expect(change.new.columns > change.old.columns)
    #expect(change.leading * 2 == change.new.columns - change.old.columns)
    #expect(change.top == 0)
    // With marks, too, where the mark keeps its distance from the words.
    let marked = Chip(padding: .large, marks: [.selected, .focused])
    #expect(causes(marked) { $0.padding = .extraLarge } == found)
  }

  @Test func aHeightHiddenByCellsIsAChangeOfTheOutline() {
    #expect(
      causes(Chip(height: .fixed(.points29))) { $0.height = .fixed(.points31) }
        == [.outline(OutlineChange(measure: .height, old: 29, new: 31))])
    #expect(
      causes { $0.height = .fixed(.points29) }.contains {
        if case .size = $0 { true } else { false }
      })
  }

  @Test func aStrokeOfAnotherWidthIsAChangeOfTheOutline() {
    #expect(
      causes(Chip(ink: Ink(text: .text, stroke: .outline), stroke: .thin)) { $0.stroke = .thick }
        == [
          // Heavy lines have heavy corners.
          .shape(from: "─│╭╮╯╰", to: "━┃┏┓┗┛"),
          .outline(OutlineChange(measure: .stroke, old: 1, new: 2)),
        ])
    #expect(
      causes(Chip(shape: .rounded(radius: Radius(points: 6)))) {
        $0.shape = .rounded(radius: Radius(points: 7))
      }
        == [.outline(OutlineChange(measure: .radius, old: 6, new: 7))])
  }

  @Test func twoCausesAreBothFound() {
    #expect(
      Set(
        causes {
          $0.ink = Ink(text: .onAccent, fill: .destructive)
          $0.padding = .extraLarge
        }.map(\.phrase.english)) == [
          "fill: accent → destructive",
          "size: \(Chip().picture().columns)x1 → \(Chip(padding: .extraLarge).picture().columns)x1",
        ])
    #expect(
      causes {
        $0.ink = Ink(text: .text, fill: .accent)
        $0.label = "개"
      } == [.ink(.words, from: .onAccent, to: .text), .words(from: "Save as", to: "개")])
  }

  @Test func movedWordsAreFound() {
    #expect(
      CauseFinder(picture("ab    "), picture("  ab  ")).causes == [.moved(columns: 2, rows: 0)])
    #expect(CauseFinder(picture("─ ─│"), picture("─│ ─")).causes == [.rearranged])
  }

  @Test func anInvisibleChangeIsCalledUnseen() {
    let style = Style(foreground: Paint(black, role: .text), background: Paint(white, role: .page))
    let old = picture("   ", style: style)
    #expect(CauseFinder(old, old.styled(old.area) { $0.attributes = .bold }).causes == [.unseen])
    #expect(
      CauseFinder(old, old.styled(old.area) { $0.background?.role = .surface }).causes
        == [.ink(.fill, from: .page, to: .surface)])
  }

  @Test func aColourOfNoTokenIsNamedByItself() {
    let old = picture("abc", style: Style(foreground: Paint(black)))
    #expect(
      CauseFinder(old, old.styled(old.area) { $0.foreground = Paint(white) }).causes
        == [.color(.words, from: black, to: white)])
    #expect(
      CauseFinder(old, old.styled(old.area) { $0.foreground = nil }).causes
        == [.color(.words, from: black, to: nil)])
  }

  @Test func everyCauseIsDescribedInBothLanguages() {
    let causes: [Cause] = [
      .token(.accent, from: black, to: white), .ink(.words, from: nil, to: .accent),
      .color(.line, from: black, to: nil), .attributes(.fill, added: .bold, removed: .dim),
      .words(from: "a", to: "b"), .mark(from: "…", to: "✓…"), .shape(from: "", to: "─"),
      .size(SizeChange(from: CellSize(columns: 1, rows: 1), to: CellSize(columns: 2, rows: 1))),
      .measure("padding", from: "8", to: "9"), .moved(columns: -1, rows: 2), .rearranged, .unseen,
    ]
    #expect(Set(causes.map(\.phrase.english)).count == causes.count)
    #expect(Set(causes.map(\.phrase.korean)).count == causes.count)
    #expect(
      causes.map(\.phrase.english).prefix(4) == [
        "token accent: #000000 → #FFFFFF", "text colour: none → accent",
        "line: #000000 → none", "fill: +bold −dim",
      ])
    #expect(causes[8].phrase.english == "side padding: 8 → 9")
    #expect(causes[9].phrase.english == "words moved: 1 left, 2 down")
    for cause in causes {
      #expect(cause.phrase.korean.unicodeScalars.contains { 0xAC00...0xD7A3 ~= $0.value })
    }
  }
}
