/// Everything the gallery knows of the matrix at one moment.
package struct MatrixModel: Hashable, Sendable {
  /// The cell that has the keys.
  package var focus = MatrixSpot()
  package var page = 0
  /// The first row and column that are seen.
  package var firstRow = MatrixRow(section: 0, row: 0)
  package var firstColumn = 0
  package var arrangement = MatrixArrangement()
  package var zoom = MatrixZoom.faithful
  package var isFolded = false
  /// The setting whose values stand side by side.
  package var compared: Setting?
  /// The axes that the last move of the focus changed, by name, and the side it went along.
  package var movedAxes: [String] = []
  package var movedAlong: MatrixPlace?
  /// Cells that were changed where they stand.
  package var changes: [MatrixCell: SpecimenState] = [:]
  /// The changes as they were before each step, and after those that were taken back.
  package var past: [[MatrixCell: SpecimenState]] = []
  package var future: [[MatrixCell: SpecimenState]] = []
  /// Whether the component in the focused cell has the keys.
  package var isInteracting = false
  /// Whether the list of axes and their places is open, and which of them has the keys.
  package var showsAxes = false
  package var axis = 0
  /// The component whose variants are all shown, by its place among the groups; nil where it is the one on the canvas.
  package var component: Int?
  /// The specimen that was on the canvas: the focus may be on another.
  package var origin: Int?
  /// What has been noted as drawn: the plan's request and its first row and column.
  package var noted: Noted?
  /// What is shown; nil while the matrix is closed.
  package var plan: MatrixPlan?

  /// What of a plan is on the screen.
  package struct Noted: Hashable, Sendable {
    package let request: MatrixRequest
    package let row: MatrixRow
    package let column: Int
  }

  package init() {}
}
