import GSDesign

extension GalleryProgram {
  func take(
    _ phase: PointerPhase, over target: FocusID?, _ model: inout GalleryModel
  ) -> [GalleryEffect] {
    find(&model)
    let part = target.flatMap { self.part(at: $0, model) }
    switch phase {
    case .moved, .dragged:
      hover(part, &model)
    case .pressed(.primary):
      model.toast = nil
      return press(part, &model)
    case .released(.primary): release(part, &model)
    case .scrolled(_, let rows): scroll(rows, over: part, &model)
    case .pressed, .released: break
    }
    return []
  }

  /// What is pointed at; a part of the component that is none of its members is a place on the canvas.
  private func part(at target: FocusID, _ model: GalleryModel) -> GalleryPart? {
    guard target == Specimen.part || target.path.hasPrefix(Specimen.part.path + "/") else {
      return GalleryPart(target)
    }
    return model.state.member(at: target, focusedEnvironment(model).labelLanguage)
      .map { .member($0) } ?? .canvas
  }

  private func hover(_ part: GalleryPart?, _ model: inout GalleryModel) {
    guard model.mode != .matrix, !model.showsHelp, model.palette == nil, model.page == nil
    else { return }
    let member: Int? = if case .member(let index)? = part { index } else { nil }
    guard member != model.hovered else { return }
    model.hovered = member
    send(.hover(member), &model)
  }

  private func press(_ part: GalleryPart?, _ model: inout GalleryModel) -> [GalleryEffect] {
    guard let part else { return [] }
    if model.palette != nil, !part.isOfPalette {
      // Beside the palette there is nothing to press but what is under it.
      model.palette = nil
      return []
    }
    switch part {
    case .tree(let index):
      let wasMatrix = model.mode == .matrix
      if wasMatrix { leaveMatrix(&model) }
      guard let row = model.tree.row(at: index) else { return [] }
      model.pane = .tree
      if case .component(let group) = row { model.tree.toggle(group) }
      go(to: row, &model)
      if wasMatrix { openMatrix(&model) }
    case .match(let index):
      guard model.mode == .search, model.search.go(to: index) else { return [] }
      return perform(BasicCommand.open, &model)
    case .choice(let name):
      guard model.palette?.go(toName: name, specimen: specimenName) == true else { return [] }
      return perform(BasicCommand.open, &model)
    case .knob(let index):
      model.pane = .knobs
      if index != model.knob { focusKnob(index, &model) }
      if isAvailable(.basic(.flip), model) { flip(index, &model) }
    case .knobBack(let index), .knobForward(let index):
      model.pane = .knobs
      // The option of a set that the arrows are on stays.
      if index != model.knob { focusKnob(index, &model) }
      turn(index, by: part == .knobBack(index) ? -1 : 1, &model)
    case .neighbour(let index):
      let neighbours = neighbours(model)
      if neighbours.indices.contains(index) { model.state = neighbours[index].state }
    case .cell, .cellMember, .axis: pressMatrix(part, &model)
    case .command(let command):
      guard CommandTable.entries(in: context(model)).contains(where: { $0.command == command }),
        isAvailable(command, model)
      else { return [] }
      return perform(command, &model)
    case .canvas:
      if model.mode == .browse { model.pane = .canvas }
    case .member(let index):
      if model.mode == .browse { model.pane = .canvas }
      model.isPressing = true
      send(.pressDown(index), &model)
    }
    return []
  }

  private func release(_ part: GalleryPart?, _ model: inout GalleryModel) {
    guard model.isPressing else { return }
    model.isPressing = false
    let member: Int? =
      switch part {
      case .member(let index): index
      case .cellMember(let spot, let index): spot == model.matrix.focus ? index : nil
      case .tree, .match, .choice, .knob, .knobBack, .knobForward, .neighbour, .cell, .axis,
        .command,
        .canvas, nil:
        nil
      }
    send(.pressUp(member), &model)
  }

  private func scroll(_ rows: Int, over part: GalleryPart?, _ model: inout GalleryModel) {
    let command: Command =
      model.mode == .matrix
      ? .matrix(rows < 0 ? .up : .down) : .basic(rows < 0 ? .moveUp : .moveDown)
    guard isAvailable(command, model), rows != 0 else { return }
    _ = perform(command, &model)
  }
}
