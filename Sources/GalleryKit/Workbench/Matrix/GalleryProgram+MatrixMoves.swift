import GSDesign

extension GalleryProgram {
  /// Cells that cannot be are stepped over, as far as one looks; at the edge the focus stays.
  private static let farthestStep = 64

  func moveCell(_ direction: Intent.Direction, _ model: inout GalleryModel) {
    switch direction {
    case .up: moveRow(-1, &model)
    case .down: moveRow(1, &model)
    case .left: moveColumn(-1, &model)
    case .right: moveColumn(1, &model)
    }
  }

  private func moveRow(_ step: Int, _ model: inout GalleryModel) {
    guard let plan = model.matrix.plan, plan.sections.indices.contains(model.matrix.focus.section)
    else { return }
    var spot = model.matrix.focus
    for _ in 0..<Self.farthestStep {
      let section = plan.sections[spot.section]
      spot.row += step
      if !(0..<section.rowCount ~= spot.row) {
        let next = spot.section + step
        guard plan.sections.indices.contains(next) else { return }
        spot.column = Self.column(like: spot.column, of: section, in: plan.sections[next])
        spot.section = next
        spot.row = step > 0 ? 0 : plan.sections[next].rowCount - 1
      }
      if holdsState(spot, plan) { return go(to: spot, along: .rows, &model) }
    }
    go(to: spot, along: .rows, &model)
  }

  private func moveColumn(_ step: Int, _ model: inout GalleryModel) {
    guard let plan = model.matrix.plan, plan.sections.indices.contains(model.matrix.focus.section)
    else { return }
    let section = plan.sections[model.matrix.focus.section]
    let panes = comparedCount(model)
    var spot = model.matrix.focus
    for _ in 0..<Self.farthestStep {
      spot.column += step
      if !(0..<section.columnCount ~= spot.column) {
        // From the end of one pane to the beginning of the next.
        let next = spot.pane + step
        guard 0..<panes ~= next else { return }
        spot.pane = next
        spot.column = step > 0 ? 0 : section.columnCount - 1
      }
      if holdsState(spot, plan) { return go(to: spot, along: .columns, &model) }
    }
    go(to: spot, along: .columns, &model)
  }

  /// The column of the same heading in another section, or that of the same place.
  private static func column(
    like column: Int, of section: MatrixSection, in other: MatrixSection
  ) -> Int {
    let last = max(0, other.columnCount - 1)
    guard section.looks == nil, other.looks == nil else { return min(column, last) }
    func name(_ section: MatrixSection, _ column: Int) -> [String] {
      let places = section.sides.columns.places(at: section.columnPosition(column))
      return section.columnHeadings.levels.indices.map {
        section.columnHeadings.label($0, at: places)
      }
    }
    let wanted = name(section, column)
    return (0..<min(other.columnCount, 256)).first { name(other, $0) == wanted }
      ?? min(column, last)
  }

  private func holdsState(_ spot: MatrixSpot, _ plan: MatrixPlan) -> Bool {
    let section = plan.sections[spot.section]
    guard let position = section.position(row: spot.row, column: spot.column) else { return false }
    return section.state(at: position) != nil
  }

  /// Moves the focus and notes which axes that changed.
  func go(to spot: MatrixSpot, along side: MatrixPlace, _ model: inout GalleryModel) {
    let before = focusedValues(model)
    model.matrix.focus = spot
    if let plan = model.matrix.plan { model.specimen = plan.sections[spot.section].specimen }
    let after = focusedValues(model)
    model.matrix.movedAlong = side
    model.matrix.movedAxes = after.filter { before[$0.key] != $0.value }.keys.sorted()
  }

  /// What varies at the focus, by the names of the axes.
  private func focusedValues(_ model: GalleryModel) -> [String: String] {
    guard let (section, position) = focusedPosition(model) else { return [:] }
    let specimen = catalogue.specimens[section.specimen]
    var values: [String: String] = [:]
    for (wheel, value) in section.values(at: position) {
      values[wheel.name] = model.matrix.arrangement.spelling(of: value, on: wheel, specimen)
    }
    if let compared = model.matrix.compared {
      values[compared.name] = String(model.matrix.focus.pane)
    }
    return values
  }

  func jumpCell(toEnd isEnd: Bool, _ model: inout GalleryModel) {
    guard let plan = model.matrix.plan, !plan.sections.isEmpty else { return }
    var spot = model.matrix.focus
    spot.section = isEnd ? plan.sections.count - 1 : 0
    let section = plan.sections[spot.section]
    spot.row = isEnd ? section.rowCount - 1 : 0
    spot.column = isEnd ? section.columnCount - 1 : 0
    for _ in 0..<Self.farthestStep where !holdsState(spot, plan) {
      spot.column += isEnd ? -1 : 1
      if 0..<section.columnCount ~= spot.column { continue }
      spot.row = min(max(0, spot.row + (isEnd ? -1 : 1)), section.rowCount - 1)
      spot.column = isEnd ? section.columnCount - 1 : 0
    }
    go(to: spot, along: .rows, &model)
  }

  /// A screen of rows at a time.
  func moveScreen(_ direction: Intent.Direction, _ model: inout GalleryModel) {
    guard let plan = model.matrix.plan else { return }
    let lines = MatrixGeometry(self, model, plan).window.lines(from: model.matrix.firstRow)
    let rows = lines.count { if case .row = $0 { true } else { false } }
    for _ in 0..<max(1, rows) { moveCell(direction, &model) }
  }

  func turnPage(_ step: Int, _ model: inout GalleryModel) {
    let count = model.matrix.plan?.pageCount ?? 1
    model.matrix.page = ((model.matrix.page + step) % count + count) % count
    model.matrix.movedAlong = .pages
    model.matrix.movedAxes = (model.matrix.plan?.pageAxes ?? []).map(\.name)
    refreshMatrix(&model)
  }

  func zoom(_ step: Int, _ model: inout GalleryModel) {
    guard let zoom = model.matrix.zoom.next(step) else { return }
    changingPlan(&model) { $0.zoom = zoom }
  }
}
