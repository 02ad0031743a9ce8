import GSDesign

/// The cells of a panel around its label. Neither ink nor marks have a say in it.
struct PanelGeometry {
  /// Columns at each side, inside the line.
  let padding: Int
  let weight: LineWeight?
  /// The painted rows above the label and below it, where there is no line.
  let caps: Caps
  /// Rows above the label, and as many below.
  let outerRows: Int
  /// The least columns with the padding in them, without the line.
  let leastColumns: Int

  init(_ panel: Panel, _ traits: LayoutTraits) {
    padding = CellMetrics.columns(panel.horizontalPadding.points)
    weight = CellMetrics.weight(panel.strokeWidth)
    leastColumns = CellMetrics.columns(panel.minimumWidth)
    let height = CellMetrics.caps(panel.height)
    switch traits.density {
    case .compact:
      caps = Caps(eighths: 0)
      outerRows = 0
    case .faithful:
      caps = height
      outerRows = Self.outerRows(panel.height, height, hasLine: weight != nil)
    }
  }

  /// A line takes a row, and that row stands for the first whole row of padding.
  private static func outerRows(_ height: Panel.Height, _ caps: Caps, hasLine: Bool) -> Int {
    guard hasLine else { return caps.rows }
    switch height {
    case .fixed: return 1
    case .padded: return max(1, caps.wholeRows)
    }
  }

  var lineColumns: Int { weight == nil ? 0 : 1 }
  /// Columns at both sides together.
  var sideColumns: Int { 2 * (padding + lineColumns) }

  /// The room that is left for the label.
  func labelRoom(in room: CellSize) -> CellSize {
    CellSize(columns: room.columns - sideColumns, rows: max(1, room.rows - 2 * outerRows))
  }

  /// The size around a label; an empty one is one column.
  func size(around label: CellSize) -> CellSize {
    CellSize(
      columns: max(max(1, label.columns) + 2 * padding, leastColumns) + 2 * lineColumns,
      rows: max(1, label.rows) + 2 * outerRows)
  }

  /// The rectangle inside the line and the padding.
  func interior(of frame: CellRect) -> CellRect {
    CellRect(
      column: frame.column + padding + lineColumns, row: frame.row + outerRows,
      columns: max(1, frame.columns - sideColumns), rows: frame.rows - 2 * outerRows)
  }
}
