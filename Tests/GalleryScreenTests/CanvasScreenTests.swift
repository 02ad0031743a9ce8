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
  /// The page of a state on a screen, and its measures and colours.
  private func page(
    _ state: SpecimenState, of specimen: Specimen, _ columns: Int, _ rows: Int,
    _ language: Language = .english
  ) -> (text: String, table: CanvasSpec.Table) {
    var screens = Screens(
      columns: columns, rows: rows, language: language, catalogue: Catalogue(specimens: [specimen]))
    screens.model.canvas.state = state
    return (screens.text, screens.program.workbench(screens.model).specTable())
  }

  private func specimen(_ id: String) throws -> Specimen {
    try #require(Catalogue.builtIn.specimens.first { $0.id.text == id })
  }

  /// The plan of the page of a specimen.
  private func layout(_ screens: Screens) throws -> CanvasPlan {
    let program = screens.program
    return try #require(program.canvas(screens.model, program.workbench(screens.model))).layout
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
        // Where the colours have no room, none of them is shown.
        let swatches = table.swatches.compactMap(\.self)
        guard let first = swatches.first, text.contains(first.hex) else { continue }
        for role in swatches.map(\.role.name) {
          shown += 1
          #expect(
            text.contains(" \(role) ") || text.contains(" \(role)\n"), "\(role) of \(specimen.id)")
        }
      }
    }
    #expect(shown > 100, "\(shown)")
  }

  @Test func everyVariantWithColorsHasThemOnAUsualScreen() {
    for specimen in Catalogue.builtIn.specimens {
      let (text, table) = page(specimen.initialState, of: specimen, 120, 40)
      for swatch in table.swatches.compactMap(\.self) {
        #expect(text.contains(swatch.hex), "\(swatch.hex) of \(specimen.id)\n\(text)")
      }
    }
  }

  /// Pixels and vectors reach a few points into blank rows, and are cut at rows that are not blank.
  @Test(arguments: ["", "n", "="]) func noButtonIsCutByTheNamesAboveIt(_ keys: String) {
    var screens = Screens(
      columns: 120, rows: 40, catalogue: Catalogue(specimens: [.primaryButton]))
    screens.type(keys)
    let shapes = screens.drawing.surface.shapes.filter { $0.frame.height == 52 }
    #expect(shapes.count >= (keys.isEmpty ? 2 : 1))
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

  @Test(arguments: [(120, 40), (120, 60)])
  func theNamesOfStatesAreBesideTheWordsOrAboveThem(columns: Int, rows: Int) {
    let text = Screens(
      columns: columns, rows: rows, catalogue: Catalogue(specimens: [.homeTabs])
    ).text
    let lines = text.split(separator: "\n")
    for name in ["normal", "disabled", "badge"] {
      let isNear = lines.indices.contains { place in
        lines[place].contains(name + " ")
          && lines[place...].prefix(4).contains { $0.contains("Starred") }
      }
      #expect(isNear, "\(name)\n\(text)")
    }
  }

  /// A table uses its room: states of which a column has no room for all are in several columns, of equal width.
  @Test func statesThatAreTooManyForAColumnAreInSeveral() throws {
    var wrapped: [VariantID] = []
    for specimen in Catalogue.builtIn.specimens {
      let screens = Screens(columns: 120, rows: 40, catalogue: Catalogue(specimens: [specimen]))
      guard let table = try? layout(screens).table, !table.isColumn, table.rows.count > 1,
        table.rows.allSatisfy(\.label.isEmpty)
      else { continue }
      wrapped.append(specimen.id)
      #expect(Set(table.rows.dropLast().map(\.cells.count)).count == 1, "\(screens.text)")
      let states = table.neighbours.map(\.state)
      #expect(Set(states).count == states.count, "\(specimen.id)")
      // The keys lead through the states in reading order, and back.
      var walk = screens
      walk.type("tab home")
      var met = [walk.model.state]
      for _ in 1..<states.count {
        walk.type("right")
        met.append(walk.model.state)
      }
      #expect(met == states, "\(specimen.id)")
      for _ in 1..<states.count { walk.type("left") }
      #expect(walk.model.state == states.first, "\(specimen.id)")
    }
    #expect(!wrapped.isEmpty)
  }

  /// Columns without room beside the others go on below them.
  @Test func columnsThatHaveNoRoomGoOnBelow() throws {
    let specimen = try specimen("toggle/switch")
    let screens = Screens(columns: 120, rows: 40, catalogue: Catalogue(specimens: [specimen]))
    let table = try layout(screens).table
    #expect(table.hiddenColumns.isEmpty && table.hiddenRows == 0, "\(screens.text)")
    for name in ["normal", "on", "disabled", "hovered", "pressed", "focused"] {
      #expect(screens.text.contains(" " + name), "\(name)\n\(screens.text)")
    }
  }

  /// The name of a choice is whole, and there once.
  @Test func theNameOfAChoiceBesideOneRowIsWhole() throws {
    let specimen = try specimen("status/knock")
    let text = Screens(
      columns: 120, rows: 40, catalogue: Catalogue(specimens: [specimen])
    ).text
    let table = text.split(separator: "\n").drop { !$0.contains("3 states") }
    #expect(table.contains { $0.contains("Status ") && $0.contains("Waiting") }, "\(text)")
    #expect(!table.contains { $0.contains("S… ") }, "\(text)")
  }

  @Test func aBarIsAtTheBottomOfAPhoneAndItsStatesBelowOneAnother() throws {
    let screens = Screens(
      columns: 120, rows: 60, catalogue: Catalogue(specimens: [.bottomTabBar]))
    let plan = try layout(screens)
    #expect(plan.pair == .stacked && plan.table.isColumn && plan.table.window.count >= 3)
    let surface = screens.drawing.surface
    let filled = (0..<surface.rows).filter { row in
      surface.pool[surface[60, row].style].background?.role == .tabBarFill
    }
    #expect(filled.count == 3 * (2 + plan.table.window.count), "\(screens.text)")
    // A telephone's height is above each of the two bars.
    #expect((filled.first ?? 0) > 4)
  }

  @Test func aWideLookIsComparedBelowItself() throws {
    let screens = Screens(
      columns: 120, rows: 40, catalogue: Catalogue(specimens: [.bottomTabBar]))
    let rows = screens.text.split(separator: "\n").dropFirst()
    let light = try #require(rows.firstIndex { $0.contains("light") }, "\(screens.text)")
    let dark = try #require(rows.firstIndex { $0.contains(" dark ") }, "\(screens.text)")
    #expect(rows[light..<dark].contains { $0.contains("Profile") }, "\(screens.text)")
    #expect(rows[dark...].contains { $0.contains("Profile") }, "\(screens.text)")
  }

  /// A button is too wide for half of this page: its other states have the room of the second appearance.
  @Test func aSmallLookKeepsItsTableInsteadOfTheSecondAppearance() throws {
    let text = page(Specimen.primaryButton.initialState, of: .primaryButton, 100, 30).text
    #expect(text.contains("2 states") && text.contains("disabled"), "\(text)")
    #expect(text.split(separator: "\n").count { $0.contains("GitHub Signin") } >= 2, "\(text)")
  }

  /// Each fact is on the page once.
  @Test(arguments: [(120, 40), (200, 60)])
  func noFactIsOnThePageTwice(_ size: (columns: Int, rows: Int)) {
    for specimen in Catalogue.builtIn.specimens {
      let text = page(specimen.initialState, of: specimen, size.columns, size.rows).text
      for fact in ["Contrast", "states", specimen.summary.english] where !fact.isEmpty {
        let count = text.split(separator: "\n").count { $0.contains(fact) }
        // The audit counts other states than the table: those of the pointer too.
        #expect(count <= (fact == "states" ? 2 : 1), "\(fact) of \(specimen.id)\n\(text)")
      }
    }
  }

  @Test func contrastIsMeasuredInBothAppearances() {
    let text = page(Specimen.filledTag.initialState, of: .filledTag, 120, 40).text
    #expect(text.contains("▲2.0") && text.contains("▲2.5"), "\(text)")
    #expect(text.contains("light: #6841BE reaches 4.5"), "\(text)")
    #expect(text.contains("dark: #C9B8FF reaches 4.5"), "\(text)")
  }

  @Test func theSizeIsOfTheWholeState() throws {
    for specimen in [Specimen.bottomTabBar, .filterScreen] {
      var screens = Screens(columns: 140, rows: 45, catalogue: Catalogue(specimens: [specimen]))
      let page = screens.text
      screens.type("I")
      let program = screens.program
      let inspection = program.inspection(screens.model, program.workbench(screens.model))
      let frame = try #require(inspection?.look?.parts.first?.frame)
      #expect(page.contains(frame.height.inPoints), "\(specimen.id)\n\(page)")
      #expect(!page.contains("228 × 29 pt"))
    }
  }

  @Test func aScreenHasNoHeightOfAPart() {
    let table = page(Specimen.filterScreen.initialState, of: .filterScreen, 140, 45).table
    #expect(!table.measures.contains { $0.name == "Height" })
  }

  @Test func theReasonOfALowerLimitIsShown() {
    let text = page(Specimen.floatingButton.initialState, of: .floatingButton, 140, 45).text
    #expect(text.contains("needs 3 · large text"), "\(text)")
    #expect(text.contains("accent.on on accent"), "\(text)")
  }

  @Test func aListOverThePageDoesNotChangeItsAppearances() {
    for key in ["?", "P"] {
      var screens = Screens(columns: 120, rows: 40, catalogue: .tags)
      #expect(screens.text.contains("light + dark"))
      screens.type(key)
      #expect(screens.text.contains("light + dark"), "\(key)")
    }
  }

  @Test func aSmallStateIsShownToScale() throws {
    var screens = Screens(columns: 120, rows: 40, catalogue: .tags)
    #expect(screens.text.contains("40 × 20 pt · 2x"), "\(screens.text)")
    let heights = Set(screens.drawing.surface.shapes.map(\.frame.height))
    #expect(heights.isSuperset(of: [20, 40]))
    screens = Screens(columns: 80, rows: 24, catalogue: .tags)
    #expect(!screens.text.contains("2x"))
  }

  @Test func theFontOfALabelIsShownIfKnown() {
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
    screens.type("end n")
    #expect(!screens.text.contains("Good morning"))
  }

  @Test func scrollingFollowsTheFocusInAScreen() {
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

  /// A sheet comes up from the foot of its screen: its lower corners are out of sight.
  @Test(arguments: ["sheet/default", "sheet/report"], [(120, 40), (200, 60)])
  func theLowerCornersOfASheetAreSquare(_ id: String, _ size: (columns: Int, rows: Int)) throws {
    let specimen = try specimen(id)
    let screens = Screens(
      columns: size.columns, rows: size.rows, catalogue: Catalogue(specimens: [specimen]))
    let shapes = screens.drawing.surface.shapes
    let sheets = shapes.filter { $0.frame.width > 320 && $0.frame.height > 100 }
    // Those of the stage are above those of the table.
    let top = try #require(sheets.map(\.frame.y).min())
    for sheet in sheets where sheet.frame.y == top {
      let seen = PointRect(sheet.clip)
      #expect(sheet.radius > 0 && sheet.frame.y > seen.y - 1, "\(id)")
      #expect(sheet.frame.endY >= seen.endY + sheet.radius, "\(id)")
    }
  }
}
