import GSDesign
import GalleryKit

extension MatrixPlanner {
  /// The columns between two cells, with the marks of the second.
  package static let gutter = 3
  /// The limit for headings in the overview zoom, where the cells matter.
  static let overviewColumns = 8
  /// The most rows of a look that is a control among others, as a button is.
  static let controlRows = 4
  /// The limit for the names of states.
  static let captionColumns = 24

  /// Gives rows and columns the sizes of their cells.
  func measure(_ section: inout MatrixSection, _ plan: MatrixPlan) {
    guard plan.request.zoom != .single else {
      section.columnWidths = .all(min(plan.cellColumns, 1000))
      section.rowHeights = .all(min(plan.request.cellRows ?? 24, 1000))
      section.isExact = false
      return
    }
    let rows = section.rowCount
    let columns = section.columnCount
    // Cells that are never cut are sampled only in matrices too large to print.
    let limit = plan.request.cellRows == nil ? Self.printLimit : Self.measureLimit
    if columns <= limit, rows <= limit / max(1, columns) {
      measureAll(&section, plan)
    } else {
      measureSample(&section, plan)
    }
  }

  private func measureAll(_ section: inout MatrixSection, _ plan: MatrixPlan) {
    var widths = labelWidths(section, plan.request.zoom)
    var heights = Array(repeating: 1, count: section.rowCount)
    var airs = Array(repeating: 0, count: section.rowCount)
    for row in heights.indices {
      for column in widths.indices {
        guard let position = section.position(row: row, column: column),
          let state = section.state(at: position)
        else { continue }
        let size = size(of: state, at: position, in: section, plan)
        widths[column] = max(widths[column], size.columns)
        heights[row] = max(heights[row], size.rows)
        airs[row] = max(airs[row], size.air)
        section.isCentered = section.isCentered || size.isOutlined
      }
    }
    section.columnWidths = .each(widths)
    // Rows of controls are one distance apart, whatever the height of each.
    let tallest = heights.max() ?? 1
    if section.isCentered, tallest <= Self.controlRows {
      // A look that is at least two rows lower than its row has air already.
      let air = zip(heights, airs).map { tallest - $0 > 1 ? 0 : $1 }.max() ?? 0
      heights = heights.map { _ in tallest }
      airs = airs.map { _ in air }
    }
    section.rowHeights = .each(heights)
    section.rowAir = .each(airs)
  }

  /// Measures each column with each value of the row axes, or each pair of values if there are too many columns.
  private func measureSample(_ section: inout MatrixSection, _ plan: MatrixPlan) {
    section.isExact = false
    let columns = section.columnCount
    let rowPlaces = Self.eachValue(of: section.sides.rows)
    var budget = Self.measureLimit
    var height = 1
    var air = 0
    if columns <= Self.measureLimit / max(1, rowPlaces.count) {
      var widths = labelWidths(section, plan.request.zoom)
      for column in 0..<columns {
        for row in rowPlaces {
          let position = MatrixPosition(
            page: section.page, row: row, column: section.columnPosition(column))
          guard let state = section.state(at: position) else { continue }
          let size = size(of: state, at: position, in: section, plan)
          widths[column] = max(widths[column], size.columns)
          height = max(height, size.rows)
          air = max(air, size.air)
          section.isCentered = section.isCentered || size.isOutlined
        }
      }
      section.columnWidths = .each(widths)
    } else {
      var width = (section.columnHeadings.widths(probe.width).last ?? 1)
      for column in Self.eachValue(of: section.sides.columns) {
        for row in rowPlaces where budget > 0 {
          let position = MatrixPosition(page: section.page, row: row, column: column)
          guard let state = section.state(at: position) else { continue }
          budget -= 1
          let size = size(of: state, at: position, in: section, plan)
          width = max(width, size.columns)
          height = max(height, size.rows)
          air = max(air, size.air)
          section.isCentered = section.isCentered || size.isOutlined
        }
      }
      section.columnWidths = .all(width)
    }
    section.rowHeights = .all(height)
    section.rowAir = .all(air)
  }

  /// Positions that cover every value of every axis, with the other axes at their first and, once more, at their last.
  private static func eachValue(of side: MatrixSide) -> [Int] {
    var positions: Set<Int> = [0, side.count - 1]
    for (index, slot) in side.slots.enumerated() {
      let inner = side.slots[(index + 1)...].reduce(1) { $0 &* $1.values.count }
      guard inner > 0, inner <= MatrixSide.most else { continue }
      for place in 0..<min(slot.values.count, 200) {
        positions.insert(place * inner)
        positions.insert(side.count - 1 - (slot.values.count - 1 - place) * inner)
      }
    }
    return positions.filter { 0..<side.count ~= $0 }.sorted()
  }

  /// The columns of the last headings above.
  private func labelWidths(_ section: MatrixSection, _ zoom: MatrixZoom) -> [Int] {
    let headings = section.columnHeadings
    guard let last = headings.levels.indices.last else {
      return Array(repeating: 1, count: section.columnCount)
    }
    return (0..<section.columnCount).map { column in
      let places = section.sides.columns.places(at: section.columnPosition(column))
      let width = max(1, probe.width(headings.label(last, at: places)))
      return zoom == .overview ? min(width, Self.overviewColumns) : width
    }
  }

  /// The columns and rows of a cell, up to the available ones, and the blank rows it needs above and below.
  private func size(
    of state: SpecimenState, at position: MatrixPosition, in section: MatrixSection,
    _ plan: MatrixPlan
  ) -> (columns: Int, rows: Int, air: Int, isOutlined: Bool) {
    let request = plan.request
    let environment = section.environment(
      at: position, over: request.zoom.environment(request.environments[0]))
    let element = request.zoom.look(state, in: environment)
    let change = change(environment, of: section.specimen)
    var (columns, rows) = probe.size(element, change, .max)
    // An outline may reach beyond its rows, and tall looks with square corners would touch.
    let panel = element.firstPanel?.panel
    let isCapsule = panel?.hasRoundEnds ?? false
    let reaches = probe.reach(element, change) > 0
    let needsAir = reaches || (rows == 1 ? isCapsule : !isCapsule)
    if request.zoom.hasCaptions {
      let name = section.caption(of: position)
      columns = max(columns, min(probe.width(name), Self.captionColumns))
      rows += 1
    }
    let isOutlined = panel?.ink.fill != nil || panel?.ink.stroke != nil
    return (
      min(columns, plan.cellColumns), min(rows, request.cellRows ?? .max), needsAir ? 1 : 0,
      isOutlined
    )
  }
}

extension MatrixSection {
  /// The name of a cell among the others: the text of its row and column headings.
  func caption(of position: MatrixPosition) -> String {
    var parts: [String] = []
    for (headings, side, place) in [
      (rowHeadings, sides.rows, position.row), (columnHeadings, sides.columns, position.column),
    ] {
      let places = side.places(at: place)
      parts += headings.levels.indices.map { headings.label($0, at: places) }
    }
    let telling = parts.filter { $0 != rowHeadings.normal }
    return (telling.isEmpty ? Array(parts.prefix(1)) : telling).joined(separator: " ")
  }
}
