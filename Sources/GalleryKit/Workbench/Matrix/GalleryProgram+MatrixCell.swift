import GSDesign

extension GalleryProgram {
  /// What stands at the focus, whether or not there is such a state.
  func focusedPosition(_ model: GalleryModel) -> (MatrixSection, MatrixPosition)? {
    let focus = model.matrix.focus
    guard let plan = model.matrix.plan, plan.sections.indices.contains(focus.section)
    else { return nil }
    let section = plan.sections[focus.section]
    return section.position(row: focus.row, column: focus.column).map { (section, $0) }
  }

  /// The cell that has the keys, as it was before anybody changed it.
  func focusedMatrixCell(_ model: GalleryModel) -> MatrixCell? {
    guard let (section, position) = focusedPosition(model),
      let state = section.state(at: position)
    else { return nil }
    let panes = comparedEnvironments(model)
    let pane = min(model.matrix.focus.pane, panes.count - 1)
    return MatrixCell(
      specimen: section.specimen, state: state,
      environment: section.environment(at: position, over: panes[pane].environment))
  }

  /// The state in the cell that has the keys; nil where there is none.
  func focusedCell(_ model: GalleryModel) -> SpecimenState? {
    focusedMatrixCell(model).map { model.matrix.changes[$0] ?? $0.state }
  }

  /// What the focused cell is looked at under: what the matrix does not vary follows the terminal as before.
  func focusedEnvironment(_ model: GalleryModel) -> Settings {
    guard model.mode == .matrix, let (section, position) = focusedPosition(model)
    else { return model.environment }
    var environment = model.environment
    if let compared = model.matrix.compared {
      let values = compared.values(in: catalogue)
      let pane = model.matrix.focus.pane
      if values.indices.contains(pane) { environment.set(compared, to: values[pane]) }
    }
    return section.environment(at: position, over: environment)
  }

  /// The state that the component's keys go to.
  func liveState(_ model: GalleryModel) -> SpecimenState {
    guard model.mode == .matrix else { return model.state }
    return focusedCell(model) ?? model.state
  }

  func setLiveState(_ state: SpecimenState, _ model: inout GalleryModel) {
    guard model.mode == .matrix else {
      model.state = state
      return
    }
    guard let cell = focusedMatrixCell(model) else { return }
    model.matrix.changes[cell] = state == cell.state ? nil : state
  }

  /// The switch that flipping turns in the focused cell: the one the focus went along last, else the first.
  func flippedAxis(_ model: GalleryModel) -> Int? {
    guard focusedMatrixCell(model) != nil else { return nil }
    let axes = specimen(model).axes
    let toggles = axes.indices.filter { axes[$0].kind == .toggle && !axes[$0].isHeld }
    return toggles.first { model.matrix.movedAxes.contains(axes[$0].name) } ?? toggles.first
  }

  func flipCell(_ model: inout GalleryModel) {
    guard let axis = flippedAxis(model), var state = focusedCell(model) else { return }
    state[axis] = state[axis] == .flag(true) ? .flag(false) : .flag(true)
    if let reason = state.impossibility {
      model.toast = .impossible(reason)
    } else {
      setLiveState(state, &model)
    }
  }

  /// What was changed in cells is as it was.
  func resetCells(_ model: inout GalleryModel) {
    model.matrix.changes = [:]
    model.event = nil
    model.toast = .says(.resetDone)
  }

  /// Notes the cells that are seen as drawn, once for each part of the matrix that is shown.
  func noteDrawn(_ plan: MatrixPlan, _ model: inout GalleryModel) {
    guard !model.company.isFollowing else { return }
    let noted = MatrixModel.Noted(
      request: plan.request, row: model.matrix.firstRow, column: model.matrix.firstColumn)
    guard noted != model.matrix.noted else { return }
    model.matrix.noted = noted
    let geometry = MatrixGeometry(self, model, plan)
    for line in geometry.window.lines(from: model.matrix.firstRow) {
      guard case .row(let index, let row, _, _) = line else { continue }
      let section = plan.sections[index]
      for column in geometry.columns(section, from: model.matrix.firstColumn) {
        guard let position = section.position(row: row, column: column),
          let state = section.state(at: position)
        else { continue }
        model.coverage.note(
          drawn: state, of: catalogue.specimens[section.specimen], at: section.specimen)
      }
    }
  }
}
