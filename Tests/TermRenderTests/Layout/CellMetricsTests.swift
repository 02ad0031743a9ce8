import Testing

@testable import GSDesign
@testable import TermRender

@Suite struct CellMetricsTests {
  @Test(arguments: [
    (0.0, 0), (0.5, 1), (4, 1), (8, 1), (11.9, 1), (12, 2), (20, 3), (34, 4), (62, 8), (80, 10),
    (150, 19), (-3, 0), (.nan, 0), (.infinity, 65_535), (-.infinity, 0), (1e300, 65_535),
  ])
  func columnsAreNearestWithHalvesUpAndAtLeastOne(points: Double, columns: Int) {
    #expect(CellMetrics.columns(points) == columns)
  }

  @Test(arguments: [
    (0.0, 0), (7.9, 0), (8, 1), (12, 1), (16, 1), (24, 2), (32, 2), (-1, 0), (.nan, 0),
  ])
  func rowsAreNearestWithHalvesUpAndMayBeNone(points: Double, rows: Int) {
    #expect(CellMetrics.rows(points) == rows)
  }

  @Test(arguments: [
    (Panel.Height.fixed(ControlSize(points: 16)), 0), (.fixed(.points20), 0),
    (.fixed(.points25), 0), (.fixed(ControlSize(points: 26)), 1), (.fixed(.points29), 1),
    (.fixed(.points31), 1), (.fixed(ControlSize(points: 3)), 0),
    (.fixed(ControlSize(points: 44)), 2), (.fixed(.points50), 2),
    (.fixed(ControlSize(points: 52)), 2),
    (.padded(.none), 0), (.padded(Space(points: 9)), 1), (.padded(Space(points: 10)), 1),
    (.padded(.large), 2), (.padded(Space(points: 18)), 2),
    (.padded(Space(points: -5)), 0), (.fixed(ControlSize(points: .nan)), 0),
    (.fixed(ControlSize(points: .infinity)), 65_535),
  ])
  func heightsFoldToHalfRows(height: Panel.Height, halfRows: Int) {
    #expect(CellMetrics.halfRows(height) == halfRows)
  }

  @Test func shapesWithARadiusAreRound() {
    let shapes: [(Panel.Shape, Bool)] = [
      (.rectangle, false), (.capsule, true), (.rounded(radius: .none), false),
      (.rounded(radius: .points4), true), (.rounded(radius: Radius(points: .nan)), false),
    ]
    for (shape, isRound) in shapes { #expect(CellMetrics.isRound(shape) == isRound, "\(shape)") }
  }

  @Test func linesAreLightThenHeavyThenBlocks() {
    #expect(CellMetrics.weight(0) == nil)
    #expect(CellMetrics.weight(.nan) == nil)
    #expect(CellMetrics.weight(0.5) == .light)
    #expect(CellMetrics.weight(1) == .light)
    #expect(CellMetrics.weight(1.5) == .heavy)
    #expect(CellMetrics.weight(2) == .heavy)
    #expect(CellMetrics.weight(4) == .bar(4))
  }
}
