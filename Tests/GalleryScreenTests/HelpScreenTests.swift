import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Workbench

@Suite("Screens of the help")
struct HelpScreenTests {
  @Test(
    arguments: [(120, 40), (80, 24), (200, 60)], ["", "] enter", "] enter m", "i"])
  func everyColumnBeginsWithAHeading(_ size: (columns: Int, rows: Int), _ way: String) throws {
    for language in Language.ofInterface {
      var screens = Screens(
        columns: size.columns, rows: size.rows, language: language, catalogue: .builtIn,
        isOverview: true)
      screens.type(way + " ?")
      let lines = screens.program.helpLines(screens.model)
      let sides = Chrome.sides(of: lines, rows: size.rows - 9)
      #expect(sides.count == 2)
      let headings = Set(lines.filter { $0.keys.isEmpty && !$0.what.isEmpty }.map(\.what))
      for side in sides {
        let first = try #require(side.first)
        #expect(first.keys.isEmpty && headings.contains(first.what), "\(first)")
        let last = try #require(side.last)
        #expect(!last.keys.isEmpty, "a heading has its keys below it")
      }
      #expect(Set(sides.joined()).isSuperset(of: lines.filter { !$0.keys.isEmpty }))
    }
  }
}
