import GSDesign

extension GalleryProgram {
  /// The first press brings the focus; then the component in the cell takes it where it was hit.
  func pressMatrix(_ part: GalleryPart, _ model: inout GalleryModel) {
    guard model.mode == .matrix else { return }
    switch part {
    case .cell(let spot): bring(to: spot, &model)
    case .cellMember(let spot, let member):
      guard spot == model.matrix.focus, !model.matrix.showsAxes else {
        return bring(to: spot, &model)
      }
      model.isPressing = true
      send(.pressDown(member), &model)
    case .axis(let index):
      guard model.matrix.showsAxes else { return }
      if model.matrix.axis == index { moveAxis(1, &model) } else { model.matrix.axis = index }
    case .tree, .match, .choice, .knob, .knobBack, .knobForward, .neighbour, .command, .canvas,
      .member:
      break
    }
  }

  private func bring(to spot: MatrixSpot, _ model: inout GalleryModel) {
    guard let plan = model.matrix.plan, plan.sections.indices.contains(spot.section),
      plan.sections[spot.section].position(row: spot.row, column: spot.column) != nil,
      0..<comparedCount(model) ~= spot.pane
    else { return }
    if model.matrix.isInteracting { leaveInteract(&model) }
    model.matrix.showsAxes = false
    let isAcross = spot.column != model.matrix.focus.column || spot.pane != model.matrix.focus.pane
    go(to: spot, along: isAcross ? .columns : .rows, &model)
  }
}
