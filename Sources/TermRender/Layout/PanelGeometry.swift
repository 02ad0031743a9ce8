import GSDesign

/// The cells of a panel around its label. Neither ink nor marks have a say in it.
struct PanelGeometry: Hashable {
  /// How the ends of a panel are drawn.
  enum Edge: Hashable {
    /// A line in a column of its own outside the padding.
    case line(LineWeight)
    /// Half a column of fill outside the padding: round ends of a panel as high as its words.
    case halfColumns
    /// The padding itself.
    case padding
  }

  let edge: Edge
  /// Columns at each side, inside the edge.
  let padding: Int
  /// The whole columns of the requested padding.
  private let wholeColumns: Int
  /// Half rows painted above the label, and as many below, if the panel has no line.
  let halfRows: Int
  /// Rows above the label, and as many below.
  let outerRows: Int
  /// Whether it is one row high whatever its height.
  private let isFlattened: Bool
  /// The least columns with the padding in them, without the edge.
  let leastColumns: Int

  init(_ panel: Panel, _ traits: LayoutTraits) {
    let columns = CellMetrics.columns(panel.horizontalPadding.points)
    wholeColumns = CellMetrics.wholeColumns(panel.horizontalPadding.points)
    isFlattened = traits.density == .compact
    leastColumns = CellMetrics.columns(panel.minimumWidth.points)
    switch traits.density {
    case .compact: halfRows = 0
    case .faithful: halfRows = CellMetrics.halfRows(panel.height)
    }
    if let weight = CellMetrics.weight(panel.strokeWidth.points) {
      edge = .line(weight)
      padding = columns
      outerRows = traits.density == .compact ? 0 : Self.rowsWithLine(panel.height, halfRows)
    } else {
      let hasRoundEnds = halfRows == 0 && columns > 0 && CellMetrics.isRound(panel.shape)
      edge = hasRoundEnds ? .halfColumns : .padding
      // Half a column is all the padding that some ask for.
      let isNarrow = panel.horizontalPadding.points <= CellRect.pointsPerColumn / 2
      padding = hasRoundEnds && isNarrow ? 0 : columns
      outerRows = (halfRows + 1) / 2
    }
  }

  /// A line takes a row, and that row stands for the first whole row of padding.
  private static func rowsWithLine(_ height: Panel.Height, _ halfRows: Int) -> Int {
    switch height {
    case .fixed: 1
    case .padded: max(1, halfRows / 2)
    }
  }

  /// How the line is drawn; nil for none.
  var weight: LineWeight? {
    switch edge {
    case .line(let weight): weight
    case .halfColumns, .padding: nil
    }
  }

  /// Columns of the edge at each side.
  var edgeColumns: Int {
    switch edge {
    case .line, .halfColumns: 1
    case .padding: 0
    }
  }

  /// Columns at both sides together.
  var sideColumns: Int { 2 * (padding + edgeColumns) }

  /// The columns from a mark to the words: two if the padding of the design has room for them, and one column from the
  /// edge if it has one to spare.
  var markDistance: Int {
    let asked = padding == 0 ? 0 : max(1, wholeColumns)
    return switch edge {
    case .line, .halfColumns: min(2, padding, asked)
    case .padding: min(2, max(min(1, padding), padding - 1), asked)
    }
  }

  /// The cells of the marks before and behind the words; empty if the padding has no room for them.
  func markCells(around label: CellRect) -> [CellRect] {
    let distance = markDistance
    guard distance > 0 else { return [] }
    let row = label.row + max(0, label.rows - 1) / 2
    return [label.column - distance, label.endColumn + distance - 1].map {
      CellRect(column: $0, row: row, columns: 1, rows: 1)
    }
  }

  /// The room that is left for the label.
  func labelRoom(in room: CellSize) -> CellSize {
    CellSize(columns: room.columns - sideColumns, rows: max(1, room.rows - 2 * outerRows))
  }

  /// The size around a label; an empty one is one column.
  func size(around label: CellSize) -> CellSize {
    CellSize(
      columns: max(max(1, label.columns) + 2 * padding, leastColumns) + 2 * edgeColumns,
      rows: max(1, label.rows) + 2 * outerRows)
  }

  /// The rectangle inside the edge and the padding.
  func interior(of frame: CellRect) -> CellRect {
    CellRect(
      column: frame.column + padding + edgeColumns, row: frame.row + outerRows,
      columns: max(1, frame.columns - sideColumns), rows: frame.rows - 2 * outerRows)
  }
}

extension PanelGeometry {
  /// The outer edge of the panel in points. A size that is negative, not a number, or larger than any surface becomes
  /// that of the cells.
  func outline(of panel: Panel, label: CellRect, in frame: CellRect) -> PointRect {
    let asked = askedFrame(of: panel, label: label, in: frame)
    let sides = [asked.x, asked.y, asked.width, asked.height]
    let most = Double(CellMetrics.limit) * CellRect.pointsPerRow
    let isSize = sides.allSatisfy { abs($0) <= most } && asked.width >= 0 && asked.height >= 0
    return isSize ? asked : PointRect(frame)
  }

  /// The points above and below the words, together: where all rows are the words', as in compact density, at most those
  /// of the lowest tag. A height that the design makes smaller is so never drawn larger.
  private func addedPoints(_ panel: Panel, labelRows: Int) -> Double {
    let asked = CellMetrics.verticalPoints(panel.height, labelRows: labelRows)
    return isFlattened ? min(asked, labelRows > 1 ? 0 : Self.mostFlattened) : asked
  }

  private static let mostFlattened = 4.0

  /// The points that the outline reaches beyond its rows at each side.
  func reach(of panel: Panel, labelRows: Int) -> Double {
    guard CellMetrics.isRound(panel.shape) || weight != nil || panel.shadow != nil else { return 0 }
    let rows = Double(2 * outerRows) * CellRect.pointsPerRow
    return max(0, (addedPoints(panel, labelRows: labelRows) - rows) / 2)
  }

  private func askedFrame(
    of panel: Panel, label: CellRect, in frame: CellRect
  ) -> PointRect {
    let words = PointRect(label)
    let height = words.height + addedPoints(panel, labelRows: label.rows)
    let y = words.middleY - height / 2
    let isNatural = frame.columns == size(around: label.size).columns
    guard isNatural else {
      let inset = Double(edgeColumns) * CellRect.pointsPerColumn / 2
      let across = PointRect(frame).inset(x: inset, y: 0)
      return PointRect(x: across.x, y: y, width: across.width, height: height)
    }
    let width = words.width + 2 * panel.horizontalPadding.points
    // At its least width it does not depend on the words, and neither does its place.
    guard width < panel.minimumWidth.points else {
      return PointRect(x: words.middleX - width / 2, y: y, width: width, height: height)
    }
    let least = panel.minimumWidth.points
    return PointRect(
      x: PointRect(frame).middleX - least / 2, y: y, width: least, height: height)
  }
}

/// How a line is drawn.
enum LineWeight: Hashable {
  case light, heavy
  /// Block eighths of a given number of points.
  case bar(Double)
}
