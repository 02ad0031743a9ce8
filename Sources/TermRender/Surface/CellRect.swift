/// A rectangle in cells, counted from 0 at the top left.
public struct CellRect: Hashable, Sendable {
  public var column: Int
  public var row: Int
  /// 0 or more.
  public var columns: Int
  /// 0 or more.
  public var rows: Int

  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  public var isEmpty: Bool { columns == 0 || rows == 0 }

  public func contains(column: Int, row: Int) -> Bool {
    column >= self.column && column < self.column + columns && row >= self.row
      && row < self.row + rows
  }

  /// What both cover; empty where they do not meet.
  public func intersection(_ other: CellRect) -> CellRect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    let right = min(column + columns, other.column + other.columns)
    let bottom = min(row + rows, other.row + other.rows)
    guard right > left, bottom > top else {
      return CellRect(column: left, row: top, columns: 0, rows: 0)
    }
    return CellRect(column: left, row: top, columns: right - left, rows: bottom - top)
  }
}

/// A size in cells.
public struct CellSize: Hashable, Sendable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}
