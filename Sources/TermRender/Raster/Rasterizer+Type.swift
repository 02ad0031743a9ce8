import GSDesign

extension RenderEnvironment {
  /// Whether words are those of a design; the gallery's own are the terminal's.
  var hasTypeOfDesign: Bool { theme.name != Theme.chrome.name }
}

extension Rasterizer {
  /// Notes the lines of words, those of pictures too: of one that is cut or painted over at its ends, the part seen.
  mutating func recordType(of placements: [Placement]) {
    let rows = PaintedRows(placements, of: surface)
    for (index, placement) in placements.enumerated() where placement.hasType {
      var seen = placement.reach.intersection(placement.frame).intersection(surface.area)
      guard !seen.isEmpty else { continue }
      for other in rows[seen.row].reversed().prefix(while: { $0 > index })
      where placements[other].isSeen {
        seen = seen.outside(placements[other].reach)
      }
      guard !seen.isEmpty else { continue }
      surface.typesetLines += placement.typesetLines(seen: seen)
    }
  }
}

extension CellRect {
  /// The part of a line of cells outside another area; empty if that covers its middle.
  fileprivate func outside(_ other: CellRect) -> CellRect {
    let common = intersection(other)
    guard !common.isEmpty else { return self }
    if common.column == column {
      return CellRect(
        column: common.endColumn, row: row, columns: endColumn - common.endColumn, rows: rows)
    }
    let isAtEnd = common.endColumn == endColumn
    return CellRect(
      column: column, row: row, columns: isAtEnd ? common.column - column : 0, rows: rows)
  }
}

extension Placement {
  fileprivate var hasType: Bool {
    switch content {
    case .words(let line, _): line.style != nil
    case .cells(let picture): !picture.typesetLines.isEmpty
    case .backdrop, .panel, .rule, .endMark: false
    }
  }

  /// - Parameter seen: the cells of the placement that are seen.
  fileprivate func typesetLines(seen: CellRect) -> [TypesetLine] {
    switch content {
    case .words(let line, _):
      line.style.map {
        [TypesetLine(cells: seen, style: $0, isInCells: line.hasCaret || seen != frame)]
      } ?? []
    case .cells(let picture):
      seen == frame
        ? picture.typesetLines.map { $0.moved(columns: frame.column, rows: frame.row) } : []
    case .backdrop, .panel, .rule, .endMark: []
    }
  }
}
