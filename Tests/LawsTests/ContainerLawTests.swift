import OwnComponents
import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Laws
@testable import TermRender

/// Every component in every container, and in a container in another one: an action still fires, by key and by pointer.
@Suite("Containers keep their content")
struct ContainerLawTests {
  private final class Log {
    var done: [String] = []
  }

  /// The component, with actions that log themselves.
  private func logging(_ lowered: Lowered, as name: String, to log: Log) -> Lowered {
    let known = lowered.interactions
    var table = InteractionTable()
    for part in known.parts {
      let line = "\(name) \(part.path)"
      table.add(
        part, isTabStop: known.tabStops.contains(part),
        action: known.hasAction(part) ? { log.done.append(line) } : nil)
    }
    return Lowered(element: lowered.element, interactions: table)
  }

  @Test(arguments: BuiltInLawTests.catalogue.specimens)
  func everyActionFiresByKeyAndByPointer(specimen: Specimen) throws {
    let renderer = Renderer()
    for state in SpecimenSpace(of: specimen).covered(by: .tuples(1)) {
      let alone = state.lowered(.english)
      let within = Set(pointedAt(in: alone, renderer).map(\.path))
      for outer in ContainerSample.all {
        for inner in ContainerSample.all {
          let log = Log()
          let content = inner.around(
            Content.column {
              logging(alone, as: "first", to: log)
              logging(alone, as: "second", to: log)
            })
          let lowered = outer.around(content).lowered()
          let table = lowered.interactions
          let place = "\(outer.name) { \(inner.name) }"
          let acting = alone.interactions.parts.filter(alone.interactions.hasAction)
          let expected = ["first", "second"].flatMap { name in acting.map { "\(name) \($0.path)" } }

          // By key: the parts that Tab reaches, and from there the members of a group.
          for stop in table.tabStops {
            for part in table.parts where part == stop || part.path.hasPrefix(stop.path + "/") {
              table.perform(part)
            }
          }
          let byKey = log.done
          #expect(byKey == expected.filter { isReached($0, alone) }, "\(place)")

          // By pointer: the part that layout finds under a cell. Parts that are scrolled away cannot be pointed at.
          log.done = []
          for part in pointedAt(in: lowered, renderer) { table.perform(part) }
          #expect(log.done == expected.filter { isPointedAt($0, within) }, "\(place)")
        }
      }
    }
  }

  /// The parts that a pointer finds, in the order drawn.
  private func pointedAt(in lowered: Lowered, _ renderer: Renderer) -> [FocusID] {
    let drawing = renderer.draw(lowered.element, environment: RenderEnvironment())
    var found: [FocusID] = []
    for region in drawing.regions where !region.area.isEmpty {
      let target = drawing.target(column: region.area.column, row: region.area.row)
      if let target, !found.contains(target) { found.append(target) }
    }
    return found
  }

  private func isPointedAt(_ line: String, _ within: Set<String>) -> Bool {
    within.contains(line.split(separator: " ").last.map(String.init) ?? "")
  }

  /// Whether keys reach a part outside of containers.
  private func isReached(_ line: String, _ alone: Lowered) -> Bool {
    let path = line.split(separator: " ").last.map(String.init) ?? ""
    return alone.interactions.tabStops.contains { path == $0.path || path.hasPrefix($0.path + "/") }
  }

  /// In a container the component looks as it does alone, no wider than a phone, beside the container's own parts.
  @Test(arguments: BuiltInLawTests.catalogue.specimens, Container.allCases)
  func aComponentIsShownInEveryContainer(specimen: Specimen, container: Container) throws {
    var settings = Settings()
    settings.container = container
    let renderer = Renderer()
    for state in SpecimenSpace(of: specimen).covered(by: .tuples(1)) {
      let alone = state.element(.english)
      let shown = state.element(in: settings)
      guard container != .none else {
        #expect(shown == alone)
        continue
      }
      var holdsIt = false
      shown.visit { if Element($0) == alone { holdsIt = true } }
      #expect(holdsIt || alone.isEmpty)
      let size = renderer.draw(shown, environment: RenderEnvironment()).surface
      #expect(size.columns <= Samples.phoneColumns, "\(state)")
    }
  }

  @Test func aRowIsMarkedWhileTheComponentHasTheFocus() throws {
    var settings = Settings()
    settings.container = .row
    func text(_ link: String) throws -> String {
      let state = try Link.parse(link, in: .builtIn).link.state
      return Renderer().draw(state.element(in: settings), environment: RenderEnvironment())
        .surface.plainText
    }
    #expect(try text("toggle/switch").hasPrefix("  Settings"))
    #expect(try text("toggle/switch:focused").hasPrefix("▎ Settings"))
  }

  /// A container that takes looks alone, as the closure of a panel did once.
  @Test func aContainerThatDropsActionsIsFound() throws {
    let dropping = ContainerSample(name: "Dropping") { Content($0.element) }
    let losses = ContainerLosses([ContainerSample.all[0], dropping])
    let tag = GSTag.filled("x", action: {}).lowered()
    #expect(losses.loss(of: tag) == "Dropping { panel }")
    #expect(losses.loss(of: GSText(.body1, "x").lowered()) == nil)
    #expect(ContainerLosses().loss(of: tag) == nil)
  }
}
