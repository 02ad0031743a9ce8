import GalleryTesting
import Testing

@testable import GSDesign
@testable import GalleryKit
@testable import TermRender

/// Tenth law of behaviour, of the page rather than of a component: what is pointed at stays there.
@Suite("The page does not move under the pointer")
struct PageLawTests {
  /// One with a drawer, one with all panes, and one with more room; all of them where `EFFORT=long`.
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

  @Test(arguments: sizes)
  func everyClickDoesWhatItsActionSays(size: CellSize) {
    let faults = PageLaw(catalogue: .builtIn, size: size).faults
    #expect(faults == [], "\(faults.count) faults")
  }
}
