import GSDesign

extension MatrixModel {
  /// What stands at the focus, whether or not there is such a state.
  var focusedPosition: (section: MatrixSection, position: MatrixPosition)? {
    guard let plan, plan.sections.indices.contains(focus.section) else { return nil }
    let section = plan.sections[focus.section]
    return section.position(row: focus.row, column: focus.column).map { (section, $0) }
  }

  /// The cell that has the keys, as it was before anybody changed it.
  func focusedCell(in workbench: Workbench) -> MatrixCell? {
    guard let (section, position) = focusedPosition, let state = section.state(at: position)
    else { return nil }
    let panes = panes(in: workbench)
    let pane = min(focus.pane, panes.count - 1)
    return MatrixCell(
      specimen: section.specimen, state: state,
      environment: section.environment(at: position, over: panes[pane].environment))
  }

  /// The state in the cell that has the keys; nil where there is none.
  func focusedState(in workbench: Workbench) -> SpecimenState? {
    focusedCell(in: workbench).map { changes[$0] ?? $0.state }
  }

  /// What the focused cell is looked at under: what the matrix does not vary follows the terminal as before.
  func focusedEnvironment(in workbench: Workbench) -> Settings {
    var environment = workbench.environment
    guard let (section, position) = focusedPosition else { return environment }
    if let compared {
      let values = compared.values(in: workbench.catalogue)
      if values.indices.contains(focus.pane) { environment.set(compared, to: values[focus.pane]) }
    }
    return section.environment(at: position, over: environment)
  }

  /// Gives the component in the cell with the keys an intent.
  ///
  /// - Returns: what the component said.
  mutating func send(_ intent: Intent, in workbench: Workbench) -> ComponentEvent? {
    let cell = focusedCell(in: workbench)
    var state = cell.map { changes[$0] ?? $0.state } ?? workbench.state
    let event = state.answer(intent, focusedEnvironment(in: workbench).labelLanguage)
    if let cell { put(state, in: cell) }
    return event
  }

  private mutating func put(_ state: SpecimenState, in cell: MatrixCell) {
    changes[cell] = state == cell.state ? nil : state
  }

  /// The switch that flipping turns in the focused cell: the one the focus went along last, else the first.
  func flippedAxis(in workbench: Workbench) -> Int? {
    guard let cell = focusedCell(in: workbench) else { return nil }
    let axes = workbench.catalogue.specimens[cell.specimen].axes
    let toggles = axes.indices.filter { axes[$0].kind == .toggle && !axes[$0].isHeld }
    return toggles.first { movedAxes.contains(axes[$0].name) } ?? toggles.first
  }

  mutating func flip(in workbench: Workbench) -> [PaneRequest] {
    guard let axis = flippedAxis(in: workbench), let cell = focusedCell(in: workbench)
    else { return [] }
    var state = changes[cell] ?? cell.state
    state[axis] = state[axis] == .flag(true) ? .flag(false) : .flag(true)
    if let reason = state.impossibility { return [.say(.impossible(reason))] }
    put(state, in: cell)
    return []
  }

  /// What was changed in cells is as it was.
  mutating func reset() -> [PaneRequest] {
    changes = [:]
    return [.forgetEvent, .say(.says(.resetDone))]
  }

  /// The states that are seen, with their specimens, once for each part of the matrix that is shown.
  mutating func newlyDrawn(in workbench: Workbench) -> [(state: SpecimenState, specimen: Int)] {
    guard let plan else { return [] }
    let noted = Noted(request: plan.request, row: firstRow, column: firstColumn)
    guard noted != self.noted else { return [] }
    self.noted = noted
    let geometry = MatrixGeometry(self, plan, in: workbench)
    var drawn: [(state: SpecimenState, specimen: Int)] = []
    for line in geometry.window.lines(from: firstRow) {
      guard case .row(let index, let row, _, _) = line else { continue }
      let section = plan.sections[index]
      for column in geometry.columns(section, from: firstColumn) {
        guard let position = section.position(row: row, column: column),
          let state = section.state(at: position)
        else { continue }
        drawn.append((state, section.specimen))
      }
    }
    return drawn
  }
}
