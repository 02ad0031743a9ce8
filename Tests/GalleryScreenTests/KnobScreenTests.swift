import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Workbench

@Suite("Screens of the knobs")
struct KnobScreenTests {
  @Test func everyKnobIsInOneGroup() {
    for specimen in Catalogue.builtIn.specimens {
      let names = specimen.knobGroups.map(\.name)
      #expect(Set(names).count == names.count, "\(specimen.id)")
      #expect(specimen.knobOrder.sorted() == Array(specimen.axes.indices), "\(specimen.id)")
    }
  }

  @Test func theArrowsVisitKnobsInOrder() {
    var screens = Screens(
      columns: 120, rows: 40, catalogue: Catalogue(specimens: [.bottomTabBar]))
    screens.type("tab tab home")
    var visited = [screens.model.knobs.axis]
    for _ in Specimen.bottomTabBar.axes.dropFirst() {
      screens.type("down")
      visited.append(screens.model.knobs.axis)
    }
    #expect(visited == Specimen.bottomTabBar.knobOrder)
    screens.type("down")
    #expect(screens.model.knobs.axis == visited.last)
    screens.type("up")
    #expect(screens.model.knobs.axis == visited[visited.count - 2])
  }
}
