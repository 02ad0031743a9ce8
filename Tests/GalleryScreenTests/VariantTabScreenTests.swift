import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import Workbench

@Suite("Screens with tabs")
struct VariantTabScreenTests {
  private func line(_ screens: Screens) -> Substring {
    screens.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().first ?? ""
  }

  @Test func allVariantsAreNamedAboveTheStage() {
    var screens = Screens(columns: 120, rows: 40, catalogue: .builtIn, isOverview: true)
    screens.type("] enter")
    #expect(line(screens).contains("▎filled   stroke   outlined   town   group"), "\(screens.text)")
    screens.type("]")
    #expect(line(screens).contains(" filled  ▎stroke   outlined"), "\(screens.text)")
  }

  /// A tab that is current differs by its bar and its weight, and nothing moves.
  @Test func theCurrentTabIsBold() throws {
    let screens = Screens(columns: 120, rows: 40, catalogue: .tagVariants)
    let surface = screens.drawing.surface
    let text = String(line(screens))
    let start = try #require(text.firstIndex(of: "▎"))
    let column = text.distance(from: text.startIndex, to: start)
    func isBold(_ column: Int) -> Bool {
      surface.pool[surface[column, 1].style].attributes.contains(.bold)
    }
    #expect(isBold(column + 1) && !isBold(column + 10), "\(text)")
  }

  @Test(arguments: [(120, 40), (80, 24), (100, 30), (60, 20)])
  func theCurrentOneOfManyIsAlwaysSeen(columns: Int, rows: Int) {
    var screens = Screens(columns: columns, rows: rows, catalogue: .builtIn)
    for _ in 0..<16 {
      let workbench = screens.program.workbench(screens.model)
      let name = Phrase.word(workbench.specimen.variant).english
      #expect(screens.text.contains("▎" + name), "\(name)\n\(screens.text)")
      let row = screens.text.split(separator: "\n").first { $0.contains("▎" + name) } ?? ""
      #expect(row.contains("‹") || row.contains("›"), "\(screens.text)")
      screens.type("]")
    }
  }

  @Test func aPageOfFewRowsHasNone() {
    let screens = Screens(columns: 40, rows: 12, catalogue: .tagVariants)
    #expect(!screens.text.contains("▎filled"), "\(screens.text)")
  }
}

extension Catalogue {
  fileprivate static let tagVariants = Catalogue(specimens: [.filledTag, .strokeTag])
}
