import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender

@Suite("Screens")
struct ScreenTests {
  @Test(arguments: [(120, 40), (80, 24), (60, 16), (40, 12), (20, 5), (19, 5), (1, 1)])
  func everySizeIsFilledExactly(columns: Int, rows: Int) {
    for language in Language.ofInterface {
      let surface = Screens(columns: columns, rows: rows, language: language).drawing.surface
      #expect(surface.columns == columns)
      #expect(surface.rows == rows)
    }
  }
}
