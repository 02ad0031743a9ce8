import GSDesign

extension GalleryProgram {
  /// Notes what events brought on the screen.
  func noteMet(_ model: inout GalleryModel) {
    guard let view = notedView(model) else { return }
    guard model.mode != .matrix else { return noteFocusedCell(&model) }
    guard view.canvasRoom != nil else { return }
    model.coverage.note(.seen, model.state, of: specimen(model), at: model.specimen)
    for neighbour in view.stripNeighbours {
      model.coverage.note(drawn: neighbour.state, of: specimen(model), at: model.specimen)
    }
  }

  /// Notes that the component is being used: a click may be over before anything is drawn.
  func noteUsed(_ model: inout GalleryModel) {
    guard model.mode == .interact || model.mode == .browse && model.isPressing,
      notedView(model)?.canvasRoom != nil
    else { return }
    model.coverage.note(.used, model.state, of: specimen(model), at: model.specimen)
  }

  /// What is on the screen, where that counts; what somebody else met is told, not counted.
  private func notedView(_ model: GalleryModel) -> GalleryView? {
    guard !model.company.isFollowing, model.palette == nil, model.page == nil, !model.showsHelp
    else { return nil }
    let plan = ScreenPlan(columns: model.columns, rows: model.rows)
    return GalleryView(program: self, model: model, plan: plan)
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
