import GSDesign

extension GalleryProgram {
  /// Shows a matrix as a scene has it: the same cell has the keys, wherever it is at this size.
  func play(_ scene: MatrixScene, _ model: inout GalleryModel) {
    let plan = model.matrix.plan
    model.matrix = MatrixModel()
    model.matrix.plan = plan
    model.matrix.origin = model.specimen
    model.matrix.component = scene.component.flatMap { catalogue.index.group($0) }
    for move in scene.moves.prefix(Self.mostMoves) {
      model.matrix.arrangement.moves.removeAll { $0.name == move.name }
      model.matrix.arrangement.moves.append(move)
    }
    model.matrix.arrangement.isSwapped = scene.isSwapped
    model.matrix.arrangement.only = scene.only
    model.matrix.zoom = scene.zoom
    model.matrix.isFolded = scene.isFolded
    model.matrix.compared = scene.compared
    model.matrix.page = max(0, scene.page)
    model.matrix.focus = scene.spot
    model.matrix.movedAxes = scene.movedAxes
    model.matrix.movedAlong = scene.movedAlong
    for change in scene.changes {
      guard let cell = cell(change.cell, model), let (index, state) = state(of: change.link),
        index == cell.specimen
      else { continue }
      model.matrix.changes[cell] = state
    }
    refreshMatrix(&model)
    if let cell = scene.focus.flatMap({ cell($0, model) }) { focus(cell, &model) }
    model.matrix.isInteracting = scene.isInteracting
    model.matrix.showsAxes = scene.showsAxes
    model.matrix.axis = max(0, min(scene.axis, matrixAxes(model).count - 1))
    // From where the presenter looks, as far as the focus is seen from there.
    model.matrix.firstRow = MatrixRow(
      section: max(0, scene.firstRow.section), row: max(0, scene.firstRow.row))
    model.matrix.firstColumn = max(0, scene.firstColumn)
    refreshMatrix(&model)
  }

  /// More axes than any component has; each is a name in the list of axes.
  private static let mostMoves = 256

  /// The cell of a scene, under what this terminal shows it under.
  private func cell(_ scene: MatrixScene.Cell, _ model: GalleryModel) -> MatrixCell? {
    guard let (index, state) = state(of: scene.link) else { return nil }
    var environment = model.environment.settled(model.terminal)
    for (setting, name) in scene.settings {
      if setting.values(in: catalogue).contains(name) { environment.set(setting, to: name) }
    }
    return MatrixCell(specimen: index, state: state, environment: environment)
  }
}
