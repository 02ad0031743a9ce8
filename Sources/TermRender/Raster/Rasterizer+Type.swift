import GSDesign

extension RenderEnvironment {
  /// Whether words are those of a design; the gallery's own are the terminal's.
  var hasTypeOfDesign: Bool { theme.name != Theme.chrome.name }
}

extension Rasterizer {
  /// Notes the lines of words: of one that is cut or painted over at its ends, the part seen. A line of a picture is left out
  /// if it is cut or painted upon.
  mutating func recordType(of placements: [Placement]) {
    let rows = PaintedRows(placements, of: surface)
    let area = surface.area
    func reaches(above index: Int, in row: Int) -> [CellRect] {
      rows[row].reversed().prefix { $0 > index }
        .filter { placements[$0].isSeen }.map { placements[$0].reach }
    }
    for (index, placement) in placements.enumerated() {
      let reach = placement.reach.intersection(placement.frame).intersection(area)
      guard !reach.isEmpty else { continue }
      switch placement.content {
      case .words(let line, _):
        guard let style = line.style else { continue }
        let seen = reaches(above: index, in: reach.row).reduce(reach) { $0.outside($1) }
        guard !seen.isEmpty else { continue }
        surface.typesetLines.append(
          TypesetLine(
            cells: seen, style: style, isInCells: line.hasCaret || seen != placement.frame))
      case .cells(let picture):
        for line in picture.typesetLines {
          let line = line.moved(columns: placement.frame.column, rows: placement.frame.row)
          guard reach.intersection(line.cells) == line.cells,
            reaches(above: index, in: line.cells.row).allSatisfy({
              $0.intersection(line.cells).isEmpty
            })
          else { continue }
          surface.typesetLines.append(line)
        }
      case .backdrop, .panel, .rule, .endMark: continue
      }
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
