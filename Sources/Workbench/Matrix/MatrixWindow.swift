import GSDesign

/// A line of the visible part of a matrix.
package enum MatrixLine: Hashable, Sendable {
  case blank
  /// The name of a section.
  case title(section: Int)
  /// A level of the headings above.
  case heading(section: Int, level: Int)
  /// A row of cells with blank rows above it.
  case row(section: Int, row: Int, gap: Int, height: Int)

  package var rows: Int {
    switch self {
    case .blank, .title, .heading: 1
    case .row(_, _, let gap, let height): gap + height
    }
  }
}

/// A row of a matrix.
package struct MatrixRow: Codable, Hashable, Sendable, Comparable {
  package var section: Int
  package var row: Int

  package init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  package static func < (left: MatrixRow, right: MatrixRow) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

/// Computes the lines that fit a room. The cost depends on the room, not on the size of the matrix.
package struct MatrixWindow: Sendable {
  let plan: MatrixPlan
  /// The available rows.
  let room: Int
  /// Whether sections have their names above them.
  let hasTitles: Bool
  /// Whether to leave out blank rows, to save room.
  let isTight: Bool
  /// Whether the names of panes are directly above the first row.
  let isBelowNames: Bool

  package init(
    _ plan: MatrixPlan, room: Int, hasTitles: Bool, isTight: Bool, isBelowNames: Bool = false
  ) {
    self.isBelowNames = isBelowNames
    self.plan = plan
    self.room = max(1, room)
    self.hasTitles = hasTitles
    self.isTight = isTight
  }

  /// The lines from a row on, headings first: they stay in sight while rows go by. At least one row is among them.
  package func lines(from first: MatrixRow) -> [MatrixLine] {
    var lines: [MatrixLine] = []
    var used = 0
    var start = first.row
    for index in plan.sections.indices.dropFirst(first.section) {
      let section = plan.sections[index]
      let head = self.head(of: index, isFirst: lines.isEmpty)
      let headRows = head.count
      guard lines.isEmpty || used + headRows + section.rowHeights[0] <= room else { break }
      lines += head
      used += headRows
      for row in start..<max(start, section.rowCount) {
        let gap = row == start ? 0 : self.gap(above: row, in: section)
        let height = section.rowHeights[row]
        // One of the last row may reach below it.
        guard used + gap + height + section.rowAir[row] <= room else {
          if row == start, index == first.section {
            lines.append(
              .row(section: index, row: row, gap: 0, height: max(1, min(height, room - used))))
          }
          return lines
        }
        lines.append(.row(section: index, row: row, gap: gap, height: height))
        used += gap + height
      }
      start = 0
    }
    return lines
  }

  /// Scrolls rows just far enough to show the focused one.
  func first(_ first: MatrixRow, showing focus: MatrixRow) -> MatrixRow {
    guard plan.sections.indices.contains(focus.section) else { return first }
    var first = first
    if !plan.sections.indices.contains(first.section)
      || first.row >= plan.sections[first.section].rowCount || focus < first
    {
      first = focus
    }
    if shows(focus, from: first) { return filled(first, focus) }
    // Back from the focus while it is still seen.
    var candidate = focus
    while let previous = row(before: candidate), shows(focus, from: previous) {
      candidate = previous
    }
    return candidate
  }

  /// The row after or before the first; the same row at an end.
  func first(_ first: MatrixRow, movedBy step: Int) -> MatrixRow {
    if step < 0 { return row(before: first) ?? first }
    guard let last = lastRow(from: first), !isEnd(last) else { return first }
    let isLastOfSection = first.row == plan.sections[first.section].rowCount - 1
    return isLastOfSection
      ? MatrixRow(section: first.section + 1, row: 0)
      : MatrixRow(section: first.section, row: first.row + 1)
  }

  /// Whether there is such a row.
  func holds(_ row: MatrixRow) -> Bool {
    plan.sections.indices.contains(row.section)
      && 0..<plan.sections[row.section].rowCount ~= row.row
  }

  /// Starts earlier if the end of the matrix leaves room.
  private func filled(_ first: MatrixRow, _ focus: MatrixRow) -> MatrixRow {
    var first = first
    while let last = lastRow(from: first), isEnd(last), let previous = row(before: first),
      lastRow(from: previous) == last, shows(focus, from: previous)
    {
      first = previous
    }
    return first
  }

  private func isEnd(_ row: MatrixRow) -> Bool {
    row.section == plan.sections.count - 1 && row.row == plan.sections[row.section].rowCount - 1
  }

  private func lastRow(from first: MatrixRow) -> MatrixRow? {
    for line in lines(from: first).reversed() {
      if case .row(let section, let row, _, _) = line {
        return MatrixRow(section: section, row: row)
      }
    }
    return nil
  }

  private func shows(_ focus: MatrixRow, from first: MatrixRow) -> Bool {
    guard let last = lastRow(from: first) else { return false }
    return first <= focus && focus <= last
  }

  private func row(before row: MatrixRow) -> MatrixRow? {
    if row.row > 0 { return MatrixRow(section: row.section, row: row.row - 1) }
    guard row.section > 0 else { return nil }
    return MatrixRow(section: row.section - 1, row: plan.sections[row.section - 1].rowCount - 1)
  }

  private func head(of index: Int, isFirst: Bool) -> [MatrixLine] {
    let section = plan.sections[index]
    var lines: [MatrixLine] = []
    if hasTitles {
      if !isFirst, !isTight { lines.append(.blank) }
      lines.append(.title(section: index))
    }
    guard section.looks == nil, plan.request.zoom != .single else { return fitting(lines) }
    let levels = section.columnHeadings.levels.indices
    // Where rows are few the innermost stay.
    lines += levels.suffix(isTight ? max(1, room / 6) : levels.count).map {
      .heading(section: index, level: $0)
    }
    // An outline of the first row may reach above it.
    let reaches = section.rowAir[0] > 0
    let isBelowWords = !lines.isEmpty || isBelowNames && isFirst
    if isTight ? reaches : !levels.isEmpty || reaches && isBelowWords { lines.append(.blank) }
    return fitting(lines)
  }

  /// Headings leave room for a cell, however small the screen is.
  private func fitting(_ head: [MatrixLine]) -> [MatrixLine] {
    Array(head.suffix(max(0, room - 3)))
  }

  /// Blank rows above a row: between groups, and between looks that would run together.
  private func gap(above row: Int, in section: MatrixSection) -> Int {
    let air = max(section.rowAir[row - 1], section.rowAir[row])
    guard air == 0 else { return air }
    guard !isTight, section.looks == nil else { return 0 }
    let headings = section.rowHeadings
    guard headings.levels.count > 1 else { return 0 }
    let before = section.sides.rows.places(at: section.rowPosition(row - 1))
    let here = section.sides.rows.places(at: section.rowPosition(row))
    let level = headings.firstDifference(before, here) ?? 0
    return level < headings.levels.count - 1 ? 1 : 0
  }

  /// The columns of a section that fit, from the first on; nothing is left out where all fit.
  func columns(of section: MatrixSection, from first: Int, room: Int) -> Range<Int> {
    let count = section.columnCount
    guard count > 0 else { return 0..<0 }
    var start = min(max(0, first), count - 1)
    var end = start
    var used = 0
    while end < count, end == start || used + Self.columns(section, end) <= room {
      used += Self.columns(section, end)
      end += 1
    }
    // The end of the grid leaves room for earlier columns.
    while end == count, start > 0, used + Self.columns(section, start - 1) <= room {
      start -= 1
      used += Self.columns(section, start)
    }
    return start..<end
  }

  /// Scrolls columns just far enough to show the focused one.
  func firstColumn(
    _ first: Int, showing focus: Int, in section: MatrixSection, room: Int
  ) -> Int {
    var start = min(first, focus)
    let shown = columns(of: section, from: start, room: room)
    guard focus >= shown.upperBound else { return min(start, shown.lowerBound) }
    start = focus
    var used = Self.columns(section, focus)
    while start > 0, used + Self.columns(section, start - 1) <= room {
      start -= 1
      used += Self.columns(section, start)
    }
    return start
  }

  private static func columns(_ section: MatrixSection, _ column: Int) -> Int {
    section.columnWidths[column] + MatrixPlanner.gutter
  }
}
