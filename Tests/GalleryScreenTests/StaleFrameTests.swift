import GalleryTesting
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import TermSession
@testable import Workbench

/// The pointer is over the content of the last frame; keys since then may have changed everything.
@Suite("Frames that are older than the model")
struct StaleFrameTests {
  /// A gallery of `own` components; of those of the package by default.
  private static func driver(
    _ link: String?, columns: Int = 100, rows: Int = 30, catalogue own: Catalogue? = nil
  ) throws -> ProgramDriver<GalleryAct> {
    let catalogue = own ?? .builtIn
    var options = GalleryOptions()
    options.link = try link.map { try Link.parse($0, in: catalogue).link }
    let program = GalleryProgram(
      catalogue: catalogue, options: options,
      probe: RenderingClient.rendering(widthPolicy: .grapheme),
      sharing: own == nil ? .ofPackage : nil)
    return ProgramDriver(
      GalleryAct(program, file: nil), from: program.initialModel,
      size: CellSize(columns: columns, rows: rows),
      environment: RenderEnvironment(theme: .chrome))
  }

  @Test func aKnobOfAnotherComponentTurnsNothing() throws {
    var driver = try Self.driver(
      "tag/filled", catalogue: Catalogue(specimens: [.filledTag, .strokeTag]))
    let last = driver.model.canvas.states[0]
    let drawing = driver.drawing
    let knobs = try #require(drawing).regions.filter {
      $0.id.path.hasPrefix(GalleryPart.knobID.path + "/0/")
    }
    #expect(knobs.count > 3)
    for knob in knobs {
      driver.send(.key(KeyPress(.down)))
      driver.send(.pointer(.pressed(.primary), column: knob.area.column, row: knob.area.row))
      driver.send(.pointer(.released(.primary), column: knob.area.column, row: knob.area.row))
      #expect(driver.model.specimen == 1)
      #expect(driver.model.state == driver.act.program.specimen(driver.model).initialState)
      driver.send(.key(KeyPress(.up)))
      #expect(driver.model.canvas.states[0] == last)
      driver.send(.frame)
    }
  }

  /// The link at the start, and the keys that lead there.
  private static let starts: [(link: String?, keys: String)] = [
    (nil, ""), ("tag/filled", ""), ("tag/filled", "tab"), ("tag/filled", "m"),
    ("tag/filled", "m a"),
    ("tag/filled", "I"), ("tag/filled", "/"), ("tag/filled", "ctrl-p"), ("tab-bar/home", "enter"),
    ("tag/filled", "E p"), ("tag/filled", "E right right ="), ("tag/filled", "m enter"),
    ("list/default", ""), ("tag/filled", "?"),
  ]
  private static let keys = [
    "down", "up", "right", "left", "enter", "esc", "tab", "m", "g", "/", "I", "E", "home", "end",
    "space", "t", "f", "ctrl-p", "ctrl-]", "=",
  ]

  /// A click changes no state of a component that its frame did not show.
  @Test(arguments: 0..<14) func aClickChangesNothingThatItsFrameDidNotShow(start: Int) throws {
    let (link, names) = Self.starts[start]
    for (turn, name) in Self.keys.enumerated() {
      let key = try #require(KeyPress(named: name))
      var driver = try Self.driver(link)
      for name in names.split(separator: " ") {
        driver.send(.key(try #require(KeyPress(named: name))))
        driver.send(.frame)
      }
      let drawing = driver.drawing
      let areas = try #require(drawing).partAreas.filter { !$0.isEmpty }
      // Not every cell of an eyedropper; every area after some of the keys.
      for area in areas.enumerated().filter({ $0.offset % max(1, areas.count / 60) == 0 })
      where Effort.tries(area.offset, turn, of: 3) {
        let place = (column: area.element.column, row: area.element.row)
        let shown = driver.model.specimen
        driver.send(.key(key))
        let now = driver.model.specimen
        let before = driver.model.canvas.states
        driver.send(.pointer(.pressed(.primary), column: place.column, row: place.row))
        driver.send(.pointer(.released(.primary), column: place.column, row: place.row))
        if now != shown, link != nil {
          #expect(driver.model.canvas.states[now] == before[now], "\(names), \(name), \(place)")
        }
        driver.send(.frame)
      }
    }
  }

  @Test func themesThatAreReplacedHoldNothingOfThoseBefore() throws {
    // A chain of this length ends the process when it is let go of.
    var catalogue = Catalogue.builtIn
    let names = catalogue.aliases
    for _ in 0..<100_000 { catalogue = catalogue.replacing(.zatch) }
    #expect(catalogue.aliases == names)
    #expect(catalogue.specimens.count == Catalogue.builtIn.specimens.count)
  }

  /// A value that records when it is released.
  private final class Witness: Sendable {}

  @Test func aComputedValueReleasesItsClosure() {
    weak var held: Witness?
    let value: OnDemand<Int>
    do {
      let witness = Witness()
      held = witness
      value = OnDemand { witness === witness ? 7 : 0 }
    }
    #expect(held != nil)
    #expect(value.value == 7)
    #expect(held == nil)
    #expect(value.value == 7)
  }
}
