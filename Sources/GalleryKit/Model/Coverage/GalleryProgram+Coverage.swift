import GSDesign

extension GalleryProgram {
  /// Notes what an event brought on the screen.
  func noteMet(_ model: inout GalleryModel) {
    // What somebody else met is told, not counted.
    guard !model.company.isFollowing else { return }
    let specimen = specimen(model)
    guard model.palette == nil, model.page == nil, !model.showsHelp else { return }
    let plan = ScreenPlan(columns: model.columns, rows: model.rows)
    let view = GalleryView(program: self, model: model, plan: plan)
    guard model.mode != .matrix else { return noteFocusedCell(&model) }
    guard view.canvasRoom != nil else { return }
    let isUsed = model.mode == .interact || model.isPressing
    model.coverage.note(
      isUsed ? .used : .seen, model.state, of: specimen, at: model.specimen)
    for neighbour in view.stripNeighbours {
      model.coverage.note(drawn: neighbour.state, of: specimen, at: model.specimen)
    }
  }

  /// The cell of the matrix that has the keys; what else it draws it counts by itself.
  private func noteFocusedCell(_ model: inout GalleryModel) {
    guard let cell = focusedMatrixCell(model) else { return }
    model.coverage.note(
      .seen, model.matrix.changes[cell] ?? cell.state, of: catalogue.specimens[cell.specimen],
      at: cell.specimen)
  }

  /// `12 of 32 states drawn, 3 seen, 1 used`.
  func coverageText(_ model: GalleryModel) -> Phrase {
    let numbers = model.metHere
    return .coverage(
      numbers.drawn, of: stateCount(model.specimen, model).text, seen: numbers.seen,
      used: numbers.used)
  }

  /// The same of everything that was looked at.
  func totalCoverageText(_ model: GalleryModel) -> Phrase {
    let total = model.metInAll
    return .totalCoverage(
      total.drawn, seen: total.seen, used: total.used, isFull: model.isCoverageFull)
  }
}

extension GalleryModel {
  /// How many states of the specimen on the canvas were met.
  package var metHere: Coverage.Numbers {
    if case .following(let session) = company { return session.metHere }
    return coverage.numbers(of: specimen)
  }

  package var metInAll: Coverage.Numbers {
    if case .following(let session) = company { return session.metInAll }
    return coverage.total
  }

  package var isCoverageFull: Bool {
    if case .following(let session) = company { return session.isCoverageFull }
    return coverage.isFull
  }
}
