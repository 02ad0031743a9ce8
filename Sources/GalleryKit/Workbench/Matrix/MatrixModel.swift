/// Everything the gallery knows of the matrix at one moment.
struct MatrixModel: Hashable, Sendable {
  /// The cell that has the keys.
  var focus = MatrixSpot()
  var page = 0
  /// The first row and column that are seen.
  var firstRow = MatrixRow(section: 0, row: 0)
  var firstColumn = 0
  var arrangement = MatrixArrangement()
  var zoom = MatrixZoom.faithful
  var isFolded = false
  /// The setting whose values stand side by side.
  var compared: Setting?
  /// The axes that the last move of the focus changed, by name, and the side it went along.
  var movedAxes: [String] = []
  var movedAlong: MatrixPlace?
  /// Cells that were changed where they stand.
  var changes: [MatrixCell: SpecimenState] = [:]
  /// The changes as they were before each step, and after those that were taken back.
  var past: [[MatrixCell: SpecimenState]] = []
  var future: [[MatrixCell: SpecimenState]] = []
  /// Whether the component in the focused cell has the keys.
  var isInteracting = false
  /// Whether the list of axes and their places is open, and which of them has the keys.
  var showsAxes = false
  var axis = 0
  /// The component whose variants are all shown, by its place among the groups; nil where it is the one on the canvas.
  var component: Int?
  /// The specimen that was on the canvas: the focus may be on another.
  var origin: Int?
  /// What has been noted as drawn: the plan's request and its first row and column.
  var noted: Noted?
  /// What is shown; nil while the matrix is closed.
  var plan: MatrixPlan?

  /// What of a plan is on the screen.
  struct Noted: Hashable, Sendable {
    let request: MatrixRequest
    let row: MatrixRow
    let column: Int
  }

  init() {}
}
