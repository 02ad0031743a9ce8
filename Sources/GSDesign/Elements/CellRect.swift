/// A rectangle in cells, counted from 0 at the top left.
public struct CellRect: Hashable, Sendable {
  /// The points of a column, whatever the font of the terminal.
  public static let pointsPerColumn = 8.0
  /// The points of a row, whatever the font of the terminal.
  public static let pointsPerRow = 16.0

  /// The leftmost column; below 0 lies left of the origin.
  public var column: Int
  /// The uppermost row; below 0 lies above the origin.
  public var row: Int
  /// 0 or more.
  public var columns: Int
  /// 0 or more.
  public var rows: Int

  /// Makes a rectangle; sizes below 0 count as 0.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// No cell, at the origin.
  public static let zero = CellRect(column: 0, row: 0, columns: 0, rows: 0)

  /// The column behind the last.
  public var endColumn: Int { column + columns }
  /// The row below the last.
  public var endRow: Int { row + rows }

  /// Whether it covers no cell.
  public var isEmpty: Bool { columns == 0 || rows == 0 }

  /// Whether it covers a cell.
  public func contains(column: Int, row: Int) -> Bool {
    column >= self.column && column < endColumn && row >= self.row && row < endRow
  }

  /// The overlap of both rectangles; empty if they do not meet.
  public func intersection(_ other: CellRect) -> CellRect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    let right = min(endColumn, other.endColumn)
    let bottom = min(endRow, other.endRow)
    guard right > left, bottom > top else {
      return CellRect(column: left, row: top, columns: 0, rows: 0)
    }
    return CellRect(column: left, row: top, columns: right - left, rows: bottom - top)
  }

  /// The cells outside another rectangle: at most four rectangles, those above and below as wide as this one.
  package func subtracting(_ other: CellRect) -> [CellRect] {
    let common = intersection(other)
    guard !common.isEmpty else { return isEmpty ? [] : [self] }
    let rests = [
      CellRect(column: column, row: row, columns: columns, rows: common.row - row),
      CellRect(
        column: column, row: common.row, columns: common.column - column, rows: common.rows),
      CellRect(
        column: common.endColumn, row: common.row, columns: endColumn - common.endColumn,
        rows: common.rows),
      CellRect(
        column: column, row: common.endRow, columns: columns, rows: endRow - common.endRow),
    ]
    return rests.filter { !$0.isEmpty }
  }

  /// The least rectangle around both.
  public func union(_ other: CellRect) -> CellRect {
    let (left, top) = (min(column, other.column), min(row, other.row))
    return CellRect(
      column: left, row: top, columns: max(endColumn, other.endColumn) - left,
      rows: max(endRow, other.endRow) - top)
  }

  /// The rectangle moved to the right and down by a number of cells.
  public func moved(columns: Int, rows: Int) -> CellRect {
    CellRect(
      column: column + columns, row: row + rows, columns: self.columns, rows: self.rows)
  }
}
