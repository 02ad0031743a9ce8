import ColorScience
import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import Workbench

@Suite("Screens of the measures of a state")
struct InspectScreenTests {
  @Test("the measures and the facts of the design are shown", arguments: [(120, 40), (80, 24)])
  func theMeasuresAreShown(columns: Int, rows: Int) {
    var screens = Screens(columns: columns, rows: rows)
    screens.model.state = Self.selected
    screens.model.environment.set(.theme, to: "zatch")
    screens.type("I")
    let text = screens.text
    for words in [
      "48 pt · 7 columns", "31 pt", "3 rows", "7.5", "╭ 15.5", "4x", "48 × 31", "24 × 16",
      "7.5 · 12 pt", "15.5 pt", "#9E7CFE", "tagPurple.solid", "→ zatchPurple", "tagPurple.onSolid",
      "3.1:1  under AA", "↑↓ part",
    ] {
      #expect(text.contains(words), "\(words)")
    }
    #expect(text.split(separator: "\n").contains { $0.contains(" 12 ") && $0.contains("12  ") })
  }

  /// The names of tokens go below their numbers where the line is too short for both.
  @Test("tokens are named in full", arguments: [(120, 40), (160, 50)])
  func tokensAreNamedInFull(columns: Int, rows: Int) {
    var screens = Screens(
      columns: columns, rows: rows, catalogue: Catalogue(specimens: [.outlinedTag]))
    screens.type("I")
    for name in ["tagVertical, tagHorizontal", "body4"] {
      // The panel, then its label.
      if name == "body4" { screens.type("down") }
      #expect(screens.text.contains(name), "\(name): \(screens.text)")
    }
  }

  @Test func aNumberWithoutATokenSaysSo() throws {
    func padding(_ specimen: Specimen) -> Space? {
      var found: Space?
      specimen.initialState.element(.english).visit {
        if case .panel(let panel, _) = $0 { found = found ?? panel.horizontalPadding }
      }
      return found
    }
    let specimen = try #require(
      Catalogue.builtIn.specimens.first {
        padding($0).map { $0.points > 0 && $0.token == nil } ?? false
      })
    var screens = Screens(columns: 120, rows: 40, catalogue: Catalogue(specimens: [specimen]))
    screens.type("I")
    var texts: [String] = []
    for _ in 0..<6 {
      texts.append(screens.text)
      screens.type("down")
    }
    #expect(texts.contains { $0.contains("no token") }, "\(specimen.id)")
  }

  @Test func bracketsMarkTheEdgesOfThePicture() throws {
    var screens = Screens(columns: 80, rows: 24)
    screens.model.state = Self.selected
    screens.model.environment.set(.theme, to: "zatch")
    screens.type("I")
    let shape = try #require(screens.drawing.surface.shapes.first)
    #expect(shape.frame.width == 48 * 4)
    #expect(shape.frame.height == 31 * 4)
    let lines = screens.text.split(separator: "\n").map(Array.init)
    let top = try #require(lines.first { $0.contains("┌") && $0.contains("┐") })
    let left = try #require(top.firstIndex(of: "┌"))
    let right = try #require(top.lastIndex(of: "┐"))
    #expect(Double(left) * 8 + 4 == shape.frame.x)
    #expect(Double(right) * 8 + 4 == shape.frame.endX)
  }

  @Test func thePaddingIsShadedAroundItsContent() throws {
    var screens = Screens(columns: 120, rows: 40)
    screens.model.state = Self.selected
    screens.model.environment.set(.theme, to: "zatch")
    screens.type("I")
    let shapes = screens.drawing.surface.shapes
    #expect(shapes.count == 2)
    let (outer, inner) = (try #require(shapes.first), try #require(shapes.last))
    #expect(inner.frame.x - outer.frame.x == 12 * 4)
    #expect(inner.frame.y - outer.frame.y == 7.5 * 4)
    #expect(inner.fill?.color.hex == "#9E7CFE")
    #expect(outer.fill?.color != inner.fill?.color)
  }

  @Test func theArrowsWalkAlongThePartsAndTheChosenOneIsOutlined() throws {
    var screens = Screens(columns: 120, rows: 40)
    // Its brackets are drawn with all colours.
    screens.model.state = Self.state(with: "disabled")
    screens.model.environment.set(.theme, to: "zatch")
    screens.type("I down")
    #expect(screens.text.contains("8 pt · 1 column"))
    screens.type("end")
    #expect(screens.text.contains("24 pt · 3 columns"))
    let line = try #require(screens.drawing.surface.shapes.last)
    #expect(line.strokeWidth == 3)
    #expect(line.frame.width == 24 * 4)
    screens.type("down up up up")
    #expect(screens.text.contains("48 pt · 7 columns"))
  }

  @Test func aPressOnAPartChoosesIt() throws {
    var screens = Screens(columns: 120, rows: 40)
    screens.type("I")
    let drawing = screens.drawing
    let label = try #require(
      drawing.regions.last { $0.id == GalleryPart.part(1, of: Stamp(screens.model.state)).id })
    let target = drawing.target(column: label.area.column, row: label.area.row)
    _ = screens.program.update(&screens.model, .pointer(.pressed(.primary), target))
    #expect(screens.model.inspect?.part == 1)
    #expect(screens.text.contains("24 pt · 3 columns"))
  }

  @Test func theInspectionFollowsTheState() {
    var screens = Screens(columns: 120, rows: 40)
    screens.type("I")
    #expect(screens.text.contains("40 × 20 pt"))
    screens.type("space")
    #expect(screens.text.contains("not needed, ΔE 22"))
    screens.type("c")
    #expect(screens.text.contains("needed at 256, ΔE 22"), "\(screens.text)")
    #expect(screens.text.contains("✓"))
    screens.type("c c c")
    screens.type("t")
    #expect(screens.model.showsInspection)
    #expect(screens.text.contains("40 × 20 pt"))
  }

  @Test func buttonsHaveTheirLeastWidthAndPadding() {
    let catalogue = Catalogue(specimens: [.primaryButton])
    var screens = Screens(columns: 200, rows: 60, catalogue: catalogue)
    screens.type("I")
    for words in ["18 · 34 pt", "150 pt", "52 pt", "4x"] {
      #expect(screens.text.contains(words), "\(words)")
    }
  }

  @Test func aGroupHasGapsAndItsItemsAreEnlarged() {
    let catalogue = Catalogue(specimens: [.tagGroup])
    var screens = Screens(columns: 120, rows: 40, catalogue: catalogue)
    screens.type("I")
    #expect(screens.text.contains("8 · 12 pt"))
    #expect(screens.text.contains("1x, in whole cells"))
    screens.type("down")
    #expect(screens.text.contains("48 × 20 pt"))
    #expect(screens.text.contains("4x"))
  }

  @Test func adjustedColoursShowTheOriginal() {
    var screens = Screens(columns: 120, rows: 40)
    screens.model.state = Self.selected
    screens.model.environment.set(.theme, to: "zatch")
    screens.type("I C")
    #expect(screens.text.contains("adjusted, was #FFFFFF"))
  }

  @Test func inKoreanToo() {
    var screens = Screens(columns: 80, rows: 24, language: .korean)
    screens.type("I")
    for words in ["검사", "컨테이너", "텍스트", "패딩", "열", "행", "I 검사 끝내기"] {
      #expect(screens.text.contains(words), "\(words)")
    }
  }

  @Test(arguments: ColorDepth.allCases) func everyDepthShowsIt(depth: ColorDepth) {
    var screens = Screens(
      columns: 80, rows: 24, terminal: TerminalFacts(appearance: .light, depth: depth))
    screens.model.environment.set(.theme, to: "zatch")
    screens.type("I")
    #expect(screens.text.contains("40 pt · 7 columns"))
    #expect(screens.text.contains("#D8CBFF"))
  }

  @Test func wordsAloneHaveASize() {
    let catalogue = Catalogue(specimens: [.gitspaceText])
    var screens = Screens(columns: 120, rows: 40, catalogue: catalogue)
    screens.type("I")
    #expect(screens.text.contains("Text “"))
    #expect(!screens.text.contains("Nothing to measure"))
  }

  @Test("nothing overlaps or is lost on small screens", arguments: [(40, 12), (59, 16), (64, 18)])
  func itFitsSmallScreens(columns: Int, rows: Int) {
    var screens = Screens(columns: columns, rows: rows)
    screens.type("I")
    #expect(screens.model.showsInspection)
    #expect(screens.text.contains("40 × 20 pt"))
    screens.type("esc")
    #expect(!screens.model.showsInspection)
  }

  /// Where the measures have no room, the picture has it: whole, and without parts of brackets around it.
  @Test(arguments: [(40, 12), (60, 16), (80, 24), (120, 40)])
  func thePictureIsWholeAndSoAreItsMeasures(columns: Int, rows: Int) throws {
    var screens = Screens(columns: columns, rows: rows)
    screens.model.state = Self.selected
    screens.type("I")
    let drawing = screens.drawing
    let surface = drawing.surface
    let shape = try #require(surface.shapes.first)
    #expect(Double(shape.clip.rows) * CellRect.pointsPerRow >= shape.frame.height)
    #expect(Double(shape.clip.columns) * CellRect.pointsPerColumn >= shape.frame.width)
    let places = surface.cells.indices.filter { place in
      let (column, row) = (place % surface.columns, place / surface.columns)
      return surface.pool[surface.cells[place].style].foreground?.role == .guide
        && surface.cells[place].glyph != .blank
        && !shape.clip.contains(column: column, row: row)
    }
    let guide = places.map { surface.pool.text(of: surface.cells[$0].glyph) }.joined()
    #expect(guide.contains("31pt"), "the height has room at the left: \(guide)")
    // A bracket above the picture has both ends and its figure, or is not there.
    let isMeasuredAcross = rows > 12
    #expect(guide.contains("48pt") == isMeasuredAcross, "\(guide)")
    #expect(guide.contains("╭15.5") == isMeasuredAcross, "\(guide)")
    let top = Int(shape.frame.y / CellRect.pointsPerRow)
    #expect(places.contains { $0 / surface.columns < top } == isMeasuredAcross, "\(guide)")
  }

  /// The tag of 31 points, selected.
  static var selected: SpecimenState { state(with: "selected") }

  /// The tag of 31 points with a switch on.
  static func state(with name: String) -> SpecimenState {
    var state = Specimen.filledTag.initialState
    for (index, axis) in Specimen.filledTag.axes.enumerated() {
      if axis.name == "configuration" { state[index] = .choice(3) }
      if axis.name == name { state[index] = .flag(true) }
    }
    return state
  }
}
