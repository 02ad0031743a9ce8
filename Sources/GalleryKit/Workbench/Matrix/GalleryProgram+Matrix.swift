import ColorScience
import GSDesign

extension GalleryProgram {
  /// The specimens of the matrix: the one on the canvas, or all variants of a component.
  func matrixSpecimens(_ model: GalleryModel) -> [Int] {
    guard let group = model.matrix.component, catalogue.index.groups.indices.contains(group)
    else { return [model.matrix.origin ?? model.specimen] }
    return catalogue.index.groups[group].specimens
  }

  /// Opens the matrix at the state that is on the canvas.
  func openMatrix(_ model: inout GalleryModel) {
    let state = model.state
    let shown = model.specimen
    // On the heading of a component in the tree it is the matrix of all that stands below.
    model.matrix.component = nil
    if context(model) == .tree, case .component(let group) = model.tree.row {
      model.matrix.component = group
    }
    model.mode = .matrix
    model.pane = .canvas
    // What was set up stays with the component; what was changed in cells is gone with the matrix.
    model.matrix.origin = shown
    model.matrix.changes = [:]
    model.matrix.past = []
    model.matrix.future = []
    model.matrix.isInteracting = false
    model.matrix.showsAxes = false
    model.matrix.arrangement.only = nil
    model.matrix.movedAxes = []
    model.matrix.movedAlong = nil
    model.matrix.page = 0
    model.matrix.focus = MatrixSpot()
    refreshMatrix(&model)
    guard matrixSpecimens(model).contains(shown) else { return }
    focus(
      MatrixCell(
        specimen: shown, state: state, environment: model.environment.settled(model.terminal)),
      &model)
    refreshMatrix(&model)
  }

  /// Leaves the canvas as it was.
  func leaveMatrix(_ model: inout GalleryModel) {
    model.mode = .browse
    model.specimen = model.matrix.origin ?? model.specimen
    model.matrix.origin = nil
    model.matrix.plan = nil
    model.matrix.isInteracting = false
    model.matrix.showsAxes = false
  }

  /// Brings the focused cell on the canvas, and what it was looked at under.
  func openCell(_ model: inout GalleryModel) {
    let state = focusedCell(model)
    let environment = focusedEnvironment(model)
    let specimen = model.specimen
    leaveMatrix(&model)
    guard let state else { return }
    model.specimen = specimen
    if case .specimen = model.tree.row { model.tree.row = .specimen(specimen) }
    model.state = state
    model.environment = environment
    focusKnob(0, &model)
  }

  /// Makes the plan anew where what it depends on has changed, and keeps the focus on a cell that is seen.
  func refreshMatrix(_ model: inout GalleryModel) {
    guard model.mode == .matrix else { return }
    let request = matrixRequest(model)
    if model.matrix.plan?.request != request {
      model.matrix.plan = recentPlans.plan(request, by: planner(model))
    }
    guard let plan = model.matrix.plan else { return }
    model.matrix.page = min(max(0, model.matrix.page), plan.pageCount - 1)
    let panes = max(1, comparedCount(model))
    model.matrix.focus.pane = min(max(0, model.matrix.focus.pane), panes - 1)
    guard !plan.sections.isEmpty else { return }
    var focus = model.matrix.focus
    focus.section = min(max(0, focus.section), plan.sections.count - 1)
    let section = plan.sections[focus.section]
    focus.row = min(max(0, focus.row), section.rowCount - 1)
    focus.column = min(max(0, focus.column), section.columnCount - 1)
    model.matrix.focus = focus
    model.specimen = section.specimen
    let geometry = MatrixGeometry(self, model, plan)
    model.matrix.firstRow = geometry.window.first(
      model.matrix.firstRow, showing: MatrixRow(section: focus.section, row: focus.row))
    model.matrix.firstColumn = geometry.window.firstColumn(
      model.matrix.firstColumn, showing: focus.column, in: section, room: geometry.paneColumns)
  }

  func planner(_ model: GalleryModel) -> MatrixPlanner {
    MatrixPlanner(
      catalogue: catalogue, probe: probe, language: options.language, terminal: model.terminal)
  }

  private func matrixRequest(_ model: GalleryModel) -> MatrixRequest {
    let specimens = matrixSpecimens(model)
    let matrix = model.matrix
    var environments = comparedEnvironments(model).map(\.environment)
    if !matrix.isFolded {
      // Sizes do not depend on colours.
      var plain = environments[0]
      for setting in Setting.all where setting.effect == .colors && setting != .depth {
        plain.set(setting, to: setting.standardText)
      }
      environments = [plain]
    }
    var request = MatrixRequest(
      specimens: specimens, bases: specimens.map { model.states[$0] }, environments: environments)
    request.arrangement = matrix.arrangement
    request.page = matrix.isFolded ? 0 : matrix.page
    request.zoom = matrix.zoom
    request.isFolded = matrix.isFolded
    let frame = MatrixFrame(self, model)
    request.columns = frame.columns
    request.cellRows = frame.cellRows
    return request
  }

  /// Changes what the plan depends on, the focus staying on the same state as far as it is still there.
  func changingPlan(_ model: inout GalleryModel, _ change: (inout MatrixModel) -> Void) {
    let cell = focusedMatrixCell(model)
    change(&model.matrix)
    refreshMatrix(&model)
    if let cell { focus(cell, &model) }
    refreshMatrix(&model)
  }

  /// Puts the focus on a state, turning the page it is on.
  func focus(_ cell: MatrixCell, _ model: inout GalleryModel) {
    guard let plan = model.matrix.plan else { return }
    if plan.request.isFolded, !plan.isTooLargeToFold {
      for (index, section) in plan.sections.enumerated() where section.specimen == cell.specimen {
        focus(cell, in: section, index, &model)
      }
      return
    }
    let planner = planner(model)
    let specimen = catalogue.specimens[cell.specimen]
    guard
      let base = zip(plan.request.specimens, plan.request.bases).first(where: {
        $0.0 == cell.specimen
      })?.1,
      let sides = plan.request.arrangement.sides(
        of: specimen, in: catalogue, planner.language, including: base)
    else { return }
    let draft = MatrixSection(specimen: cell.specimen, base: base, sides: sides, planner.language)
    guard let position = draft.position(of: cell.state, under: cell.environment) else { return }
    model.matrix.page = plan.page(of: draft, at: position.page)
    refreshMatrix(&model)
    for (index, section) in (model.matrix.plan?.sections ?? []).enumerated()
    where section.specimen == cell.specimen {
      focus(cell, in: section, index, &model)
    }
  }

  private func focus(
    _ cell: MatrixCell, in section: MatrixSection, _ index: Int, _ model: inout GalleryModel
  ) {
    guard let position = section.position(of: cell.state, under: cell.environment),
      let place = section.place(of: position)
    else { return }
    model.matrix.focus.section = index
    model.matrix.focus.row = place.row
    model.matrix.focus.column = place.column
    model.specimen = section.specimen
  }
}
