import GSDesign

/// The room of the matrix on the screen, before anything of its plan is known.
struct MatrixFrame: Hashable {
  /// Columns of air at each side.
  let margin: Int
  /// The columns of headings and cells.
  let columns: Int
  /// The rows below the lines that say what is shown.
  let rows: Int
  let isTight: Bool
  let hasPaneTitles: Bool

  init(_ plan: ScreenPlan, hasPaneTitles: Bool) {
    margin = plan.arrangement == .single ? 1 : 2
    columns = max(1, plan.matrixColumns - 2 * margin)
    isTight = plan.bodyRows < 18
    self.hasPaneTitles = hasPaneTitles
    rows = max(1, plan.bodyRows - (isTight ? 1 : 4) - (hasPaneTitles ? 1 : 0))
  }

  /// The rows there are for one cell: below the headings.
  var cellRows: Int { max(1, rows - (isTight ? 1 : 3)) }
}

/// Where the parts of the matrix are: panes beside one another, and what of the plan is seen in them.
struct MatrixGeometry {
  let frame: MatrixFrame
  let plan: MatrixPlan
  let window: MatrixWindow
  /// The panes that fit.
  let panes: [MatrixPane]
  /// How many environments are compared.
  let paneCount: Int
  let paneColumns: Int

  init(_ matrix: MatrixModel, _ plan: MatrixPlan, in workbench: Workbench) {
    self.plan = plan
    let frame = MatrixFrame(workbench.plan, hasPaneTitles: matrix.compared != nil)
    self.frame = frame
    window = MatrixWindow(
      plan, room: frame.rows, hasTitles: plan.request.specimens.count > 1, isTight: frame.isTight)
    let all = matrix.panes(in: workbench)
    paneCount = all.count
    let room = max(1, frame.columns - plan.headColumns)
    // A pane holds a cell at least: that with the focus, as wide as it is.
    let focus = matrix.focus
    let cell =
      plan.sections.indices.contains(focus.section)
      ? plan.sections[focus.section].columnWidths[focus.column] + MatrixPlanner.gutter : 1
    let count = max(1, min(all.count, room / max(1, cell)))
    let first = max(0, min(focus.pane - count + 1, all.count - count))
    panes = Array(all[max(0, first)..<(max(0, first) + count)])
    paneColumns = room / count
  }

  func columns(_ section: MatrixSection, from first: Int) -> Range<Int> {
    window.columns(of: section, from: first, room: paneColumns)
  }
}
