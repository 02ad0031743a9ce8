import GSDesign

extension GalleryProgram {
  func moveTree(_ direction: Intent.Direction, _ model: inout GalleryModel) {
    guard let place = model.tree.place(of: model.tree.row) else {
      if let first = model.tree.row(at: 0) { go(to: first, &model) }
      return
    }
    switch direction {
    case .up: if let row = model.tree.row(at: place - 1) { go(to: row, &model) }
    case .down: if let row = model.tree.row(at: place + 1) { go(to: row, &model) }
    case .left: collapse(&model)
    case .right: expand(&model)
    }
  }

  /// Puts the keys on a row; a specimen is shown at once.
  func go(to row: TreeRow, _ model: inout GalleryModel) {
    model.tree.row = row
    if case .specimen(let index) = row { show(index, &model) }
  }

  /// Brings a specimen on the canvas.
  func show(_ index: Int, _ model: inout GalleryModel) {
    guard catalogue.specimens.indices.contains(index) else { return }
    model.tree.unfold(model.tree.group(of: index))
    model.tree.row = .specimen(index)
    guard index != model.specimen else { return }
    model.specimen = index
    model.event = nil
    model.matrix = MatrixModel()
    focusKnob(0, &model)
  }

  private func collapse(_ model: inout GalleryModel) {
    switch model.tree.row {
    case .component(let group): model.tree.fold(group)
    case .specimen(let index): model.tree.row = .component(model.tree.group(of: index))
    }
  }

  private func expand(_ model: inout GalleryModel) {
    guard case .component(let group) = model.tree.row else { return }
    if model.tree.isFolded(group) {
      model.tree.unfold(group)
    } else {
      moveTree(.down, &model)
    }
  }
}
