import GSDesign

/// Taking back what was done to cells: these steps are gone when the matrix is.
extension MatrixModel {
  /// Keeps what an event did to cells, if it did anything that lasts.
  mutating func record(from before: [MatrixCell: SpecimenState], in catalogue: Catalogue) {
    let isDeed = Self.changed(before, changes).contains { cell, before, after in
      before.lasting(like: after, of: catalogue.specimens[cell.specimen]) != after
    }
    guard isDeed else { return }
    future = []
    past.append(before)
    if past.count > History.limit { past.removeFirst() }
  }

  func isAvailable(_ command: HistoryCommand) -> Bool {
    switch command {
    case .undo: !past.isEmpty
    case .redo: !future.isEmpty
    }
  }

  mutating func handle(_ command: HistoryCommand, in workbench: Workbench) -> [PaneRequest] {
    let now = changes
    let word: Phrase
    switch command {
    case .undo:
      guard let earlier = past.popLast() else { return [] }
      future.append(now)
      changes = earlier
      word = .undone
    case .redo:
      guard let later = future.popLast() else { return [] }
      past.append(now)
      changes = later
      word = .redone
    }
    let changed = Self.changed(now, changes)
    guard let (cell, before, after) = changed.first else { return [.forgetEvent] }
    let step = History.Step(
      specimen: cell.specimen, cause: changed.count > 1 ? .reset : .component, before: before,
      after: after)
    let specimen = workbench.catalogue.specimens[cell.specimen]
    return [.forgetEvent, .say(.says(step.told(word, from: before, to: after, of: specimen)))]
  }

  /// The cells that differ, with their states before and after.
  private static func changed(
    _ before: [MatrixCell: SpecimenState], _ after: [MatrixCell: SpecimenState]
  ) -> [(cell: MatrixCell, before: SpecimenState, after: SpecimenState)] {
    guard before != after else { return [] }
    return Set(before.keys).union(after.keys).compactMap { cell in
      let states = (before[cell] ?? cell.state, after[cell] ?? cell.state)
      return states.0 == states.1 ? nil : (cell, states.0, states.1)
    }
  }
}
