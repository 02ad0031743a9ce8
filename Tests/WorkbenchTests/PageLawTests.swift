import GalleryTesting
import OwnComponents
import StateSpace
import Testing

@testable import ExampleComponents
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import Workbench

/// Tenth law of behaviour, of the page rather than of a component: whatever the pointer is on stays there.
@Suite("The page does not move under the pointer")
struct PageLawTests {
  /// One with a drawer, one with all panes, and a larger one; all of them if `EFFORT=long`.
  static let sizes =
    [
      CellSize(columns: 60, rows: 16), CellSize(columns: 80, rows: 24),
      CellSize(columns: 120, rows: 40),
    ]
    + (Effort.isLong
      ? [
        CellSize(columns: 40, rows: 12), CellSize(columns: 100, rows: 30),
        CellSize(columns: 160, rows: 50), CellSize(columns: 200, rows: 60),
      ] : [])

  /// The built-in components, and those of other packages.
  static let catalogue: Catalogue = {
    let mine = Catalogue.withOwnComponents.appending([.growing])
    guard let home = try? Theme.seaside() else { return mine }
    return mine.appending(
      [.starRating(home: home), .halfStarRating(home: home), .dateField(home: home)],
      themes: [home])
  }()

  @Test(arguments: sizes)
  func everyClickDoesItsAction(size: CellSize) throws {
    let share = try #require(Self.sizes.firstIndex(of: size))
    var law = PageLaw(catalogue: Self.catalogue, size: size)
    let faults = law.faults(share: share) + law.overviewFaults()
    #expect(faults == [], "\(faults.count) faults")
    #expect(Self.catalogue.specimens.contains { $0.component == "date" })
    // A law that finds nothing to click holds of everything.
    #expect(law.clicks > 2 * Self.catalogue.specimens.count)
  }

  /// Bars that are too narrow for their tabs: on the page, enlarged, and in the matrix.
  @Test(arguments: sizes, ["tab-bar/home:count=7", "tab-bar/bottom:count=8"])
  func everyMarkOfABarRevealsItsHiddenTabs(size: CellSize, link: String) throws {
    var law = PageLaw(size: size)
    let turn = try #require(Self.sizes.firstIndex(of: size))
    let faults = law.faults(of: try Link.parse(link, in: .builtIn).link, turn: turn)
    #expect(faults == [])
    #expect(law.marks > 2, "no mark was pressed")
  }

  /// A component on a screen where using it once moved something.
  struct Moved: CustomTestStringConvertible, Sendable {
    let link: String
    let place: PageLaw.Place
    let size: CellSize

    var testDescription: String { "\(link) \(place) \(size.columns)x\(size.rows)" }
  }

  @Test(
    arguments: [
      // A header under the pointer has a colour of its own, beside those of the selected and focused row.
      Moved(link: "table/default", place: .interact, size: CellSize(columns: 120, rows: 40)),
      // Rows that are sorted can be in descending order: one more state beside the others.
      Moved(link: "table/default", place: .page, size: CellSize(columns: 160, rows: 50)),
      // Under the pointer it has enough contrast in light and too little in dark, at rest in neither.
      Moved(link: "screen/today", place: .page, size: CellSize(columns: 200, rows: 60)),
      // Its other tab has room at twice the size.
      Moved(link: "screen/stars", place: .zoom, size: CellSize(columns: 160, rows: 50)),
      // The mark of the bar at its foot leads to a tab inside a screen.
      Moved(link: "screen/stars", place: .zoom, size: CellSize(columns: 100, rows: 30)),
      // Its other tab is shorter, so that the bar at its foot comes into view.
      Moved(link: "screen/stars", place: .page, size: CellSize(columns: 100, rows: 30)),
    ], 0..<3)
  func usingAComponentMovesNothing(moved: Moved, turn: Int) throws {
    var law = PageLaw(size: moved.size)
    let link = try Link.parse(moved.link, in: .builtIn).link
    #expect(law.faults(of: link, turn: turn, in: [moved.place]) == [])
    #expect(law.clicks > 2)
  }

  /// In light and in dark side by side, a click in either look acts.
  @Test(arguments: [CellSize(columns: 80, rows: 24), CellSize(columns: 120, rows: 40)])
  func aClickInEitherLookOfTheComparisonActs(size: CellSize) throws {
    for link in ["tag/filled", "tab-bar/page", "alert/default:kind=question"] {
      var walk = PageWalk(try Link.parse(link, in: .builtIn).link, size)
      walk.press(KeyPress(.tab))
      let canvas = walk.program.canvas(walk.model, walk.program.workbench(walk.model))
      // At 80x24 an alert has no room above another.
      #expect(
        canvas?.appearances.count == 2 || size.rows == 24 && link.hasPrefix("alert"), "\(link)")
      #expect(!walk.parts.isEmpty, "\(link)")
      var events: Set<ComponentEvent> = []
      for part in walk.parts {
        // The first cell is in light, the last one in dark.
        let answers = part.cells.map { cell in
          var used = walk
          used.click(cell)
          #expect(used.moved(from: walk.places) == [], "\(link), \(part.id) at \(cell)")
          return used.model.event
        }
        #expect(answers.first == answers.last, "\(link), \(part.id)")
        events.formUnion(answers.compactMap(\.self))
      }
      #expect(!events.isEmpty, "\(link)")
    }
  }

  /// The law finds each of the faults that a page can have.
  @Test(
    arguments: PageWalk.Fault.allCases, Effort.isLong ? sizes : [CellSize(columns: 80, rows: 24)])
  func aFaultOfThePageIsFound(fault: PageWalk.Fault, size: CellSize) {
    let chosen = ["tag/filled", "tag/group", "alert/default", "list/default"]
    for specimen in Catalogue.builtIn.specimens where chosen.contains(specimen.id.text) {
      var law = PageLaw(catalogue: Catalogue(specimens: [specimen]), size: size, fault: fault)
      let isFound = PageLaw.Place.allCases.contains { place in
        [0, 1, 2].contains { !law.faults(of: Link(specimen), turn: $0, in: [place]).isEmpty }
      }
      #expect(isFound, "\(fault) in \(specimen.id)")
    }
  }
}

/// A button that is larger while the pointer is over it, and larger still while it is held down: in the design of somebody
/// else that may be so, and the page has to stay where it is.
private struct GrowingButton: Hashable, Sendable {
  var isFocused = false
  var interaction = Interaction.normal

  mutating func handle(_ intent: Intent) -> Outcome {
    var state = ButtonState(isFocused: isFocused, interaction: interaction)
    let outcome = state.handle(intent)
    (isFocused, interaction) = (state.isFocused, state.interaction)
    return outcome
  }

  func lowered(_ id: FocusID) -> Lowered {
    var table = InteractionTable()
    let (height, words): (ControlSize, String) =
      switch interaction {
      case .normal: (.points29, "Grow")
      case .hovered: (.points48, "Grow, grown")
      case .pressed: (.points100, "Grow, grown to the largest there is")
      }
    let element = table.control(
      id, ControlState(isFocused: isFocused, isDisabled: false, interaction: interaction),
      panel: Panel(
        ink: Ink(text: .onAccent, fill: .accent), shape: .capsule, height: .fixed(height),
        horizontalPadding: interaction == .normal ? .medium : .large),
      label: .words([Span(words)]), spoken: Spoken(.button, "Grow"), action: {})
    return Lowered(element: element, interactions: table)
  }
}

extension Specimen {
  fileprivate static let growing: Specimen = Specimen(
    "planted/growing", payload: GrowingButton(),
    axes: [.interaction(\.interaction), .focused(\.isFocused)],
    step: { button, intent in button.handle(intent) }, build: { button, _ in button.lowered(part) })
}
