import GalleryTesting
import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import Workbench

@Suite("Screens of the canvas")
struct CanvasScreenTests {
  /// The page of a state on a screen.
  private func page(
    _ state: SpecimenState, of specimen: Specimen, _ columns: Int, _ rows: Int,
    _ language: Language = .english
  ) -> (text: String, table: CanvasSpec.Table?) {
    var screens = Screens(
      columns: columns, rows: rows, language: language, catalogue: Catalogue(specimens: [specimen]))
    screens.model.canvas.state = state
    let program = screens.program
    let table = program.canvas(screens.model, program.workbench(screens.model))?.layout.spec
    return (screens.text, table)
  }

  /// The initial state, and those that differ from it in one value.
  private func states(of specimen: Specimen) -> [SpecimenState] {
    [specimen.initialState]
      + specimen.axes.enumerated().flatMap { index, axis in
        axis.values.compactMap { value in
          var state = specimen.initialState
          state[index] = value
          return axis.tier == .text || state.impossibility != nil ? nil : state
        }
      }
  }

  private static let sizes = [(120, 40), (100, 30), (200, 60)]

  @Test(arguments: sizes.indices) func noTokenIsCut(place: Int) {
    let size: (columns: Int, rows: Int) = Self.sizes[place]
    var shown = 0
    for specimen in Catalogue.builtIn.specimens {
      // The language changes the words beside the tokens, the state and the size the room for them.
      for (turn, state) in states(of: specimen).enumerated()
      where turn == 0 || Effort.tries(turn, place, of: 3) {
        let language: Language = (turn + place).isMultiple(of: 2) ? .english : .korean
        let (text, table) = page(state, of: specimen, size.columns, size.rows, language)
        for line in table?.lines ?? [] where !line.role.isEmpty {
          shown += 1
          #expect(
            text.contains(" \(line.role) ") || text.contains(" \(line.role)\n"),
            "\(line.role) of \(specimen.id)")
        }
      }
    }
    #expect(shown > 100, "\(shown)")
  }

  @Test func everyVariantWithColorsHasThemOnAUsualScreen() {
    // A screen leaves no room below it.
    for specimen in Catalogue.builtIn.specimens where specimen.level != .screen {
      let table = page(specimen.initialState, of: specimen, 120, 40).table
      #expect(table?.lines.isEmpty == false, "\(specimen.id)")
    }
  }

  /// Pixels and vectors reach a few points into blank rows, and are cut at rows that are not blank.
  @Test(arguments: ["", "="]) func noButtonIsCutByTheNamesAboveIt(_ keys: String) {
    var screens = Screens(
      columns: 120, rows: 40, catalogue: Catalogue(specimens: [.primaryButton]))
    screens.type(keys)
    let shapes = screens.drawing.surface.shapes.filter { $0.frame.height == 52 }
    #expect(shapes.count >= 2)
    for shape in shapes {
      let (clip, frame) = (PointRect(shape.clip), shape.frame)
      #expect(
        clip.y <= frame.y && frame.endY <= clip.endY, "\(frame) in \(clip)\n\(screens.text)")
    }
  }

  @Test func onTheSmallestPageNoTagIsCutByItsName() {
    let screens = Screens(columns: 80, rows: 24, catalogue: .tags)
    let shapes = screens.drawing.surface.shapes.filter { $0.frame.height == 20 }
    #expect(shapes.count >= 4)
    for shape in shapes {
      let (clip, frame) = (PointRect(shape.clip), shape.frame)
      #expect(
        clip.y <= frame.y && frame.endY <= clip.endY, "\(frame) in \(clip)\n\(screens.text)")
    }
  }

  @Test func inAListTheNamesAreBesideTheWords() {
    let text = Screens(
      columns: 120, rows: 40, catalogue: Catalogue(specimens: [.homeTabs])
    ).text
    for name in ["normal", "disabled", "badge"] {
      let isBeside = text.split(separator: "\n").contains {
        $0.contains(name + " ") && $0.contains("Starred")
      }
      #expect(isBeside, "\(name)\n\(text)")
    }
  }

  @Test func aBarStandsAtTheFootOfAScreenAndItsStatesBelowOneAnother() throws {
    let screens = Screens(
      columns: 120, rows: 50, catalogue: Catalogue(specimens: [.bottomTabBar]))
    let program = screens.program
    let canvas = try #require(program.canvas(screens.model, program.workbench(screens.model)))
    let strips = canvas.layout.strips
    try #require(!strips.isEmpty)
    #expect(strips.allSatisfy(\.isList) && strips[0].cells.count >= 3, "\(screens.text)")
    let surface = screens.drawing.surface
    let filled = (0..<surface.rows).filter { row in
      surface.pool[surface[60, row].style].background?.role == .tabBarFill
    }
    #expect(filled.count == 3 * (1 + strips.reduce(0) { $0 + $1.cells.count }), "\(screens.text)")
    #expect((filled.first ?? 0) > 6, "there is a screen above it")
  }

  @Test func aWideLookIsComparedBelowItself() throws {
    var screens = Screens(
      columns: 120, rows: 40, catalogue: Catalogue(specimens: [.bottomTabBar]))
    screens.type("=")
    let rows = screens.text.split(separator: "\n")
    let light = try #require(rows.firstIndex { $0.contains("light") }, "\(screens.text)")
    let dark = try #require(rows.firstIndex { $0.contains("dark") }, "\(screens.text)")
    #expect(rows[light..<dark].contains { $0.contains("Profile") }, "\(screens.text)")
    #expect(rows[dark...].contains { $0.contains("Profile") }, "\(screens.text)")
  }

  @Test func contrastIsJudgedTheSameInThePanelAndBelowTheState() {
    let text = page(Specimen.filledTag.initialState, of: .filledTag, 120, 40).text
    let judged = text.split(separator: "\n").filter { $0.contains("under AA") }
    #expect(judged.count == 2, "\(text)")
    for specimen in Catalogue.builtIn.specimens {
      let table = page(specimen.initialState, of: specimen, 120, 40).table
      for line in table?.lines ?? [] where !line.value.isEmpty {
        #expect(line.value.count + 2 <= table?.valueColumns ?? 0, "\(specimen.id)")
      }
    }
  }

  @Test func aStateIsShownToScaleWhereItWouldBeLost() throws {
    var screens = Screens(columns: 200, rows: 60, catalogue: .tags)
    #expect(screens.text.contains("4x · 40 × 20 pt"), "\(screens.text)")
    #expect(screens.text.contains("▐ Tag ▌"), "\(screens.text)")
    let heights = Set(screens.drawing.surface.shapes.map(\.frame.height))
    #expect(heights.isSuperset(of: [20, 80]))
    screens = Screens(columns: 120, rows: 40, catalogue: .tags)
    #expect(!screens.text.contains("4x"))
  }

  @Test func theFontOfALabelIsSaidWhereItIsKnown() {
    let button = page(Specimen.primaryButton.initialState, of: .primaryButton, 120, 40).text
    #expect(button.contains("Font       16 pt · 600"))
    let text = page(Specimen.gitspaceText.initialState, of: .gitspaceText, 120, 40).text
    #expect(text.contains("Font       28 pt · 600"))
    let korean = page(
      Specimen.primaryButton.initialState, of: .primaryButton, 120, 40, .korean
    ).text
    #expect(korean.contains("폰트"))
    let tag = page(Specimen.filledTag.initialState, of: .filledTag, 120, 40).text
    #expect(tag.contains("Font         12 pt · 500"))
  }

  @Test func theInspectionSaysTheFontOfALabelToo() {
    var screens = Screens(
      columns: 120, rows: 40, catalogue: Catalogue(specimens: [.primaryButton]))
    screens.type("I end")
    #expect(screens.text.contains("16 pt · 600"), "\(screens.text)")
  }

  @Test func aScreenHigherThanTheCanvasIsScrolled() {
    var screens = Screens(
      columns: 80, rows: 24, catalogue: Catalogue(specimens: [.todayScreen]))
    screens.type("tab")
    #expect(screens.text.contains("Good morning") && !screens.text.contains("Challenge"))
    #expect(screens.text.contains("↑↓ rows   m matrix   = compare   enter interact   z zoom"))
    for _ in 0..<40 { screens.type("down") }
    #expect(screens.text.contains("Challenge"))
    #expect(!screens.text.contains("Good morning"))
    screens.type("up")
    let scroll = screens.model.canvas.scroll
    #expect(scroll > 0)
    screens.type("end")
    #expect(screens.model.canvas.scroll == scroll + 1, "it is not scrolled beyond its last row")
    screens.type("home")
    #expect(screens.text.contains("Good morning") && !screens.text.contains("Challenge"))
    // In light and in dark too.
    screens.type("end =")
    #expect(!screens.text.contains("Good morning"))
  }

  @Test func whileAScreenIsUsedWhatHasTheFocusIsSeen() {
    var screens = Screens(
      columns: 80, rows: 24, catalogue: Catalogue(specimens: [.todayScreen]))
    screens.type("tab enter")
    var seen: Set<Bool> = []
    for _ in 0..<12 {
      screens.type("down")
      seen.insert(screens.text.contains("Challenge"))
    }
    #expect(seen == [true, false], "the tabs at its foot and the bar at its head are both reached")
  }
}
