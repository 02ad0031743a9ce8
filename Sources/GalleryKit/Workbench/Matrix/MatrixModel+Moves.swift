import GSDesign

extension MatrixModel {
  /// Cells that cannot be are stepped over, as far as one looks; at the edge the focus stays.
  private static let farthestStep = 64

  mutating func move(_ motion: Motion, in workbench: Workbench) {
    switch motion {
    case .up, .down: moveRow(motion.rows, in: workbench)
    case .left: moveColumn(-1, in: workbench)
    case .right: moveColumn(1, in: workbench)
    case .first: jump(toEnd: false, in: workbench)
    case .last: jump(toEnd: true, in: workbench)
    }
  }

  private mutating func moveRow(_ step: Int, in workbench: Workbench) {
    guard let plan, plan.sections.indices.contains(focus.section) else { return }
    var spot = focus
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
      if Self.holdsState(spot, plan) { break }
    }
    go(to: spot, along: .rows, in: workbench)
  }

  private mutating func moveColumn(_ step: Int, in workbench: Workbench) {
    guard let plan, plan.sections.indices.contains(focus.section) else { return }
    let section = plan.sections[focus.section]
    let panes = comparedCount(in: workbench.catalogue)
    var spot = focus
    for _ in 0..<Self.farthestStep {
      spot.column += step
      if !(0..<section.columnCount ~= spot.column) {
        // From the end of one pane to the beginning of the next.
        let next = spot.pane + step
        guard 0..<panes ~= next else { return }
        spot.pane = next
        spot.column = step > 0 ? 0 : section.columnCount - 1
      }
      if Self.holdsState(spot, plan) { break }
    }
    go(to: spot, along: .columns, in: workbench)
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

  private static func holdsState(_ spot: MatrixSpot, _ plan: MatrixPlan) -> Bool {
    let section = plan.sections[spot.section]
    guard let position = section.position(row: spot.row, column: spot.column) else { return false }
    return section.state(at: position) != nil
  }

  /// Moves the focus and notes which axes that changed.
  private mutating func go(to spot: MatrixSpot, along side: MatrixPlace, in workbench: Workbench) {
    let before = focusedValues(in: workbench)
    focus = spot
    let after = focusedValues(in: workbench)
    movedAlong = side
    movedAxes = after.filter { before[$0.key] != $0.value }.keys.sorted()
  }

  /// What varies at the focus, by the names of the axes.
  private func focusedValues(in workbench: Workbench) -> [String: String] {
    guard let (section, position) = focusedPosition else { return [:] }
    let specimen = workbench.catalogue.specimens[section.specimen]
    var values: [String: String] = [:]
    for (wheel, value) in section.values(at: position) {
      values[wheel.name] = arrangement.spelling(of: value, on: wheel, specimen)
    }
    if let compared { values[compared.name] = String(focus.pane) }
    return values
  }

  private mutating func jump(toEnd isEnd: Bool, in workbench: Workbench) {
    guard let plan, !plan.sections.isEmpty else { return }
    var spot = focus
    spot.section = isEnd ? plan.sections.count - 1 : 0
    let section = plan.sections[spot.section]
    spot.row = isEnd ? section.rowCount - 1 : 0
    spot.column = isEnd ? section.columnCount - 1 : 0
    for _ in 0..<Self.farthestStep where !Self.holdsState(spot, plan) {
      spot.column += isEnd ? -1 : 1
      if 0..<section.columnCount ~= spot.column { continue }
      spot.row = min(max(0, spot.row + (isEnd ? -1 : 1)), section.rowCount - 1)
      spot.column = isEnd ? section.columnCount - 1 : 0
    }
    go(to: spot, along: .rows, in: workbench)
  }

  /// A screen of rows at a time.
  mutating func moveScreen(_ motion: Motion, in workbench: Workbench) {
    guard let plan else { return }
    let lines = MatrixGeometry(self, plan, in: workbench).window.lines(from: firstRow)
    let rows = lines.count { if case .row = $0 { true } else { false } }
    for _ in 0..<max(1, rows) { move(motion, in: workbench) }
  }

  mutating func turnPage(_ step: Int, in workbench: Workbench) {
    let count = plan?.pageCount ?? 1
    page = (0..<count).wrapping(page + step)
    movedAlong = .pages
    movedAxes = (plan?.pageAxes ?? []).map(\.name)
    refresh(in: workbench)
  }

  mutating func changeZoom(by step: Int, in workbench: Workbench) {
    guard let zoom = self.zoom.next(step) else { return }
    changePlan(in: workbench) { $0.zoom = zoom }
  }

  /// Brings the focus to a cell that was pressed.
  mutating func bring(to spot: MatrixSpot, in workbench: Workbench) {
    showsAxes = false
    let isAcross = spot.column != focus.column || spot.pane != focus.pane
    go(to: spot, along: isAcross ? .columns : .rows, in: workbench)
  }

  /// Whether something stands at a cell, in a pane that there is.
  func holds(_ spot: MatrixSpot, in workbench: Workbench) -> Bool {
    guard let plan, plan.sections.indices.contains(spot.section) else { return false }
    return plan.sections[spot.section].position(row: spot.row, column: spot.column) != nil
      && 0..<comparedCount(in: workbench.catalogue) ~= spot.pane
  }
}
