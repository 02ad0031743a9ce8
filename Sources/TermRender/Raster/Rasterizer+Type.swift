import GSDesign

extension RenderEnvironment {
  /// Whether words are those of a design; the gallery's own are the terminal's.
  var hasTypeOfDesign: Bool { theme.name != Theme.chrome.name }
}

extension Rasterizer {
  /// Notes the lines of words, those of pictures too, that are seen whole and that nothing is painted upon.
  mutating func recordType(of placements: [Placement]) {
    let rows = PaintedRows(placements, of: surface)
    for (index, placement) in placements.enumerated() {
      let lines = placement.typesetLines
      guard !lines.isEmpty, placement.reach == placement.frame,
        surface.area.intersection(placement.frame) == placement.frame,
        !rows[placement.frame.row].reversed().prefix(while: { $0 > index }).contains(where: {
          let other = placements[$0]
          return other.isSeen && !other.reach.intersection(placement.frame).isEmpty
        })
      else { continue }
      surface.typesetLines += lines
    }
  }
}

extension Placement {
  fileprivate var typesetLines: [TypesetLine] {
    switch content {
    case .words(let line, _):
      line.style.map { [TypesetLine(cells: frame, style: $0)] } ?? []
    case .cells(let picture):
      picture.typesetLines.map { $0.moved(columns: frame.column, rows: frame.row) }
    case .backdrop, .panel, .rule, .endMark: []
    }
  }
}
