import GSDesign

extension MatrixModel {
  /// A matrix as a scene has it: the same cell has the keys, wherever it is at this size.
  init(playing scene: MatrixScene, over plan: MatrixPlan?, in workbench: Workbench) {
    let catalogue = workbench.catalogue
    self.plan = plan
    origin = workbench.shown
    component = scene.component.flatMap { catalogue.index.group($0) }
    for move in scene.moves.prefix(Self.mostMoves) {
      arrangement.moves.removeAll { $0.name == move.name }
      arrangement.moves.append(move)
    }
    arrangement.isSwapped = scene.isSwapped
    arrangement.only = scene.only
    zoom = scene.zoom
    isFolded = scene.isFolded
    compared = scene.compared
    page = max(0, scene.page)
    focus = scene.spot
    movedAxes = scene.movedAxes
    movedAlong = scene.movedAlong
    for change in scene.changes {
      guard let cell = workbench.cell(change.cell),
        let (index, state) = catalogue.state(of: change.link), index == cell.specimen
      else { continue }
      changes[cell] = state
    }
    refresh(in: workbench)
    if let cell = scene.focus.flatMap({ workbench.cell($0) }) {
      bringFocus(to: cell, in: workbench)
    }
    isInteracting = scene.isInteracting
    showsAxes = scene.showsAxes
    axis = max(0, min(scene.axis, axes(in: workbench).count - 1))
    // From where the presenter looks, as far as the focus is seen from there.
    firstRow = MatrixRow(
      section: max(0, scene.firstRow.section), row: max(0, scene.firstRow.row))
    firstColumn = max(0, scene.firstColumn)
    refresh(in: workbench)
  }

  /// More axes than any component has; each is a name in the list of axes.
  private static let mostMoves = 256
}

extension Workbench {
  /// The cell of a scene, under what this terminal shows it under.
  fileprivate func cell(_ scene: MatrixScene.Cell) -> MatrixCell? {
    guard let (index, state) = catalogue.state(of: scene.link) else { return nil }
    var environment = settledEnvironment
    for (setting, name) in scene.settings {
      guard let place = setting.names(in: catalogue).firstIndex(of: name) else { continue }
      setting.set(place, in: &environment)
    }
    return MatrixCell(specimen: index, state: state, environment: environment)
  }
}
