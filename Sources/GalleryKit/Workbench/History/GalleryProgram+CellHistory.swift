import GSDesign

/// Taking back what was done to cells of the matrix: these steps are gone when the matrix is.
extension GalleryProgram {
  func isCellStepAvailable(_ command: HistoryCommand, _ model: GalleryModel) -> Bool {
    switch command {
    case .undo: !model.matrix.past.isEmpty
    case .redo: !model.matrix.future.isEmpty
    }
  }

  /// Keeps what an event did to cells, if it did anything that lasts.
  func recordCells(from before: [MatrixCell: SpecimenState], _ model: inout GalleryModel) {
    guard model.mode == .matrix, !model.history.isRestoring else { return }
    let isDeed = changedCells(before, model.matrix.changes).contains { cell, before, after in
      lasting(before, of: cell.specimen, like: after) != after
    }
    guard isDeed else { return }
    model.matrix.future = []
    model.matrix.past.append(before)
    if model.matrix.past.count > History.limit { model.matrix.past.removeFirst() }
  }

  func restoreCells(_ command: HistoryCommand, _ model: inout GalleryModel) {
    let now = model.matrix.changes
    let word: Phrase
    switch command {
    case .undo:
      guard let earlier = model.matrix.past.popLast() else { return }
      model.matrix.future.append(now)
      model.matrix.changes = earlier
      word = .undone
    case .redo:
      guard let later = model.matrix.future.popLast() else { return }
      model.matrix.past.append(now)
      model.matrix.changes = later
      word = .redone
    }
    model.history.isRestoring = true
    model.event = nil
    let changed = changedCells(now, model.matrix.changes)
    guard let (cell, before, after) = changed.first else { return }
    let step = History.Step(
      specimen: cell.specimen, cause: changed.count > 1 ? .reset : .component, before: before,
      after: after)
    model.toast = .says(told(step, from: before, to: after, word))
  }

  /// The cells that differ, with their states before and after.
  private func changedCells(
    _ before: [MatrixCell: SpecimenState], _ after: [MatrixCell: SpecimenState]
  ) -> [(cell: MatrixCell, before: SpecimenState, after: SpecimenState)] {
    guard before != after else { return [] }
    return Set(before.keys).union(after.keys).compactMap { cell in
      let states = (before[cell] ?? cell.state, after[cell] ?? cell.state)
      return states.0 == states.1 ? nil : (cell, states.0, states.1)
    }
  }
}
