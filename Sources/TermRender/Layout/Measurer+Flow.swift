import GSDesign

/// The gaps of a flow in cells.
struct FlowGaps {
  let columns: Int
  let rows: Int

  init(_ spacing: Space, _ lineSpacing: Space) {
    columns = CellMetrics.columns(spacing.points)
    rows = CellMetrics.rows(lineSpacing.points)
  }
}

/// Where the children of a flow stand: from left to right, and on the next line where one does not fit.
struct FlowLines {
  private let gaps: FlowGaps
  private let limit: Int
  private(set) var size = CellSize(columns: 0, rows: 0)
  private var column = 0
  private var row = 0

  init(_ gaps: FlowGaps, columns limit: Int) {
    self.gaps = gaps
    self.limit = limit
  }

  /// The place of the next child.
  mutating func place(_ child: CellSize) -> CellPosition {
    if column > 0 && column + gaps.columns + child.columns > limit {
      row = size.rows + gaps.rows
      column = 0
    }
    let start = column > 0 ? column + gaps.columns : 0
    column = start + child.columns
    size = CellSize(
      columns: max(size.columns, column), rows: max(size.rows, row + child.rows))
    return CellPosition(column: start, row: row)
  }
}

extension Measurer {
  func measureFlow(
    _ gaps: FlowGaps, _ children: [Element], _ traits: LayoutTraits, room: CellSize, depth: Int
  ) -> Measurement {
    var lines = FlowLines(gaps, columns: room.columns)
    var measured: [Measurement] = []
    measured.reserveCapacity(children.count)
    for child in children {
      let inner = measure(child, traits, room: room, depth: depth + 1)
      measured.append(inner)
      if !child.isEmpty { _ = lines.place(inner.size) }
    }
    return Measurement(size: lines.size.limited(to: room), children: measured)
  }
}
