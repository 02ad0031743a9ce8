import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import Workbench

/// An appearance that a design does not have is marked wherever it is named; LionHeart is dark only.
@Suite("Derived appearances")
struct DerivedAppearanceTests {
  private static let catalogue = Catalogue(specimens: [.roundButton])

  private static func screens(
    _ appearance: String?, isOverview: Bool = false, columns: Int = 120, rows: Int = 40
  ) -> Screens {
    var screens = Screens(
      columns: columns, rows: rows, catalogue: catalogue, isOverview: isOverview)
    if let appearance { screens.model.environment.set(.appearance, to: appearance) }
    return screens
  }

  @Test("the derived appearance is marked", arguments: ["", "m", "m =", "I", "i"])
  func theDerivedAppearanceIsMarked(keys: String) {
    var screens = Self.screens("light")
    screens.type(keys)
    #expect(screens.text.contains("light (derived)"), "\(screens.text)")
    // Wide enough for two matrices side by side.
    var own = Self.screens("dark", columns: 200)
    own.type(keys)
    // Compared, both appearances are shown.
    #expect(own.text.contains("(derived)") == (keys == "m ="), "\(own.text)")
  }

  @Test("cards are marked", arguments: [(120, 40), (80, 24)])
  func cardsAreMarked(columns: Int, rows: Int) {
    let derived = Self.screens("light", isOverview: true, columns: columns, rows: rows).text
    #expect(derived.contains("light (derived)"), "\(derived)")
    let own = Self.screens(nil, isOverview: true, columns: columns, rows: rows).text
    #expect(!own.contains("(derived)"), "\(own)")
  }

  /// Its page and the comparison show both appearances, and mark the derived one; alone, the design's own is marked.
  @Test("a design with one appearance says so", arguments: ["", "=", "I", "i"])
  func aDesignWithOneAppearanceSaysSo(keys: String) {
    // Wide enough for the two panes of a comparison.
    var screens = Self.screens(nil, columns: 200)
    screens.type(keys)
    let note = ["", "="].contains(keys) ? "light (derived)" : "dark only"
    #expect(screens.text.contains(note), "\(screens.text)")
  }

  @Test func headingsOfAnAxisAreMarked() throws {
    let planner = MatrixPlanner(
      catalogue: Self.catalogue, probe: .rendering(widthPolicy: .grapheme), language: .english)
    var request = MatrixRequest(
      specimens: [0], bases: [Self.catalogue.specimens[0].initialState],
      environments: [Settings()])
    request.arrangement.rows = ["appearance"]
    let section = try #require(planner.plan(request).sections.first)
    let headings = section.rowHeadings
    #expect(headings.label(0, at: [0]) == "light (derived)")
    #expect(headings.label(0, at: [1]) == "dark")
    #expect(planner.derivation(of: section, under: Settings()) == nil)
  }
}
