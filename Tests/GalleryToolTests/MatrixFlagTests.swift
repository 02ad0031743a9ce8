import StateSpace
import Testing

@testable import FourSystems
@testable import GalleryKit
@testable import GalleryTool
@testable import TokenFiles

/// The states that flags of `matrix` choose, and their arrangement.
@Suite("Flags of matrix")
struct MatrixFlagTests {
  private func links(_ arguments: String...) throws -> [String] {
    let result = try Tool.run(["matrix"] + arguments + ["--json"])
    #expect(result.status == 0, "\(result.error)")
    return try JSONCursor(JSONReader.value(of: result.output))["states"].texts()
  }

  @Test func foldedStatesAreNamedAndCounted() throws {
    let text = try Tool.run(["matrix", "tag/filled", "--fold"]).output
    // Into a pipe it draws without colours, so the two colours of each tag fold.
    #expect(text.contains("32 states, 16 looks"), "\(text)")
    #expect(text.contains("color=purple|yellow, disabled"), "\(text)")
    let colored = try Tool.run(["matrix", "tag/filled", "--fold", "--colors", "truecolor"]).output
    #expect(colored.contains("32 states, 24 looks"), "\(colored)")
    #expect(try Set(links("tag/filled", "--fold")).count == 32)
  }

  @Test func pagesAreOneBelowTheOther() throws {
    let lines = try Tool.run(["matrix", "tag/filled", "--pages", "color"]).output
      .split(separator: "\n").map { $0.trimmingPrefix("  ") }
    let purple = try #require(lines.firstIndex(of: "colour purple"))
    let yellow = try #require(lines.firstIndex(of: "colour yellow"))
    #expect(purple < yellow)
    #expect(try Set(links("tag/filled", "--pages", "color")).count == 32)
  }

  @Test func pairsTakeTheFewestStates() throws {
    let pairs = try links("tag/filled", "--cover", "pairs")
    // Four heights by the two values of each of the others: eight pairs at least.
    #expect(pairs.count == 8)
    let axes = Specimen.filledTag.axes.indices.filter {
      Specimen.filledTag.axes[$0].tier == .design
    }
    let states = try pairs.map { try Link.parse($0, in: .builtIn).link.state }
    for first in axes {
      for second in axes where first < second {
        let met = Set(states.map { [$0[first], $0[second]] })
        let count =
          Specimen.filledTag.axes[first].values.count
          * Specimen.filledTag.axes[second].values.count
        #expect(met.count == count, "\(first), \(second)")
      }
    }
  }

  @Test func filtersChooseTheStates() throws {
    let disabled = try links("tag", "-g", "tag/*:disabled")
    #expect(disabled.count > 16)
    #expect(disabled.allSatisfy { $0.contains("disabled") })
  }

  @Test(arguments: [
    ["--rows", "nosuch"], ["--pages", "color,nosuch"], ["--rows", "color", "--columns", "color"],
    ["--cover", "9"],
  ])
  func anUnknownAxisOrCoverIsRefused(arguments: [String]) throws {
    let result = try Tool.run(["matrix", "tag/filled"] + arguments)
    #expect(result.status == 64, "\(result.error)")
    #expect(result.lastWords == "gs-gallery: bad arguments (64)")
  }
}
