import GSDesign
import GalleryKit

extension MatrixSheets {
  /// The sections of a page, stacked; a grid wider than the room continues below with its next columns.
  func sections(
    _ plan: MatrixPlan, _ planner: MatrixPlanner, _ environment: ReviewEnvironment,
    _ sheet: inout Sheet
  ) -> [Element] {
    var parts: [Element] = []
    for (index, section) in plan.sections.enumerated() {
      if index > 0 { parts.append(.blank) }
      parts += [Self.heading(title(section, plan), .text), .blank]
      var one = plan
      one.sections = [section]
      for (number, columns) in chunks(section, plan).enumerated() {
        if number > 0 { parts.append(.blank) }
        let width = columns.reduce(0) { $0 + section.columnWidths[$1] + MatrixPlanner.gutter }
        sheet.columns = max(sheet.columns, plan.headColumns + width)
        let painter = MatrixPainter(
          one, planner: planner,
          panes: [MatrixPane(number: 0, title: "", environment: environment)], paneColumns: width)
        let window = MatrixWindow(one, room: 1 << 40, hasTitles: false, isTight: false)
        var isFirst = true
        for line in window.lines(from: MatrixRow(section: 0, row: 0)) {
          parts.append(painter.element(line, isFirst: isFirst) { _ in columns })
          if case .row = line { isFirst = false }
        }
      }
      collect(section, environment, &sheet)
    }
    return parts
  }

  private func title(_ section: MatrixSection, _ plan: MatrixPlan) -> String {
    let id = catalogue.specimens[section.specimen].id
    guard plan.foldedStates != nil, let looks = section.looks else { return id }
    let states = looks.reduce(0) { $0 + $1.positions.count }
    return id + "  " + "\(states) \(states == 1 ? "state" : "states"), "
      + "\(looks.count) \(looks.count == 1 ? "look" : "looks")"
  }

  /// The columns that stand side by side: broken between groups where a group fits the room.
  private func chunks(_ section: MatrixSection, _ plan: MatrixPlan) -> [Range<Int>] {
    let room = max(1, room - 2 * Self.margin - plan.headColumns)
    let headings = section.columnHeadings
    var chunks: [Range<Int>] = []
    var start = 0
    while start < section.columnCount {
      var end = start
      var used = 0
      while end < section.columnCount,
        end == start || used + section.columnWidths[end] + MatrixPlanner.gutter <= room
      {
        used += section.columnWidths[end] + MatrixPlanner.gutter
        end += 1
      }
      if end < section.columnCount, headings.levels.count > 1, section.looks == nil {
        func places(_ column: Int) -> [Int] {
          section.sides.columns.places(at: section.columnPosition(column))
        }
        let boundary = (start + 1...end).last {
          (headings.firstDifference(places($0 - 1), places($0)) ?? .max) < headings.levels.count - 1
        }
        end = boundary ?? end
      }
      chunks.append(start..<end)
      start = end
    }
    return chunks
  }

  private func collect(
    _ section: MatrixSection, _ environment: ReviewEnvironment, _ sheet: inout Sheet
  ) {
    func add(_ position: MatrixPosition) {
      guard let state = section.state(at: position) else { return }
      sheet.cells.append(
        MatrixCell(
          specimen: section.specimen, state: state,
          environment: section.environment(at: position, over: environment)))
    }
    if let looks = section.looks {
      for position in looks.flatMap(\.positions) { add(position) }
      return
    }
    for row in 0..<section.rowCount {
      for column in 0..<section.columnCount {
        if let position = section.position(row: row, column: column) { add(position) }
      }
    }
  }
}
