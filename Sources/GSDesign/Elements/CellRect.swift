/// A rectangle in cells, counted from 0 at the top left.
public struct CellRect: Hashable, Sendable {
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

  /// Whether it covers no cell.
  public var isEmpty: Bool { columns == 0 || rows == 0 }

  /// Whether it covers a cell.
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

  /// The rectangle so many cells further right and down.
  public func moved(columns: Int, rows: Int) -> CellRect {
    CellRect(
      column: column + columns, row: row + rows, columns: self.columns, rows: self.rows)
  }
}

/// A size in cells.
public struct CellSize: Hashable, Sendable {
  /// The width in cells, 0 or more.
  public var columns: Int
  /// The height in cells, 0 or more.
  public var rows: Int

  /// Makes a size; sides below 0 count as 0.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}
