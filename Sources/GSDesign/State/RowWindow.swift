/// The rows of a list that are seen.
///
/// ```swift
/// var window = RowWindow(count: 100, rows: 10)
/// window.show(42)
/// window.visible  // 33..<43
/// ```
///
/// It never reaches beyond the last row, unless all rows are seen.
public struct RowWindow: Hashable, Sendable {
  /// The number of rows that can be seen at a time, 1…10000.
  public private(set) var rows: Int
  /// How many rows there are, 0 or more.
  public private(set) var count: Int
  /// The first row that is seen, from 0.
  public private(set) var first: Int

  /// Makes a window; numbers that are out of bounds are corrected.
  ///
  /// - Parameters:
  ///   - count: how many rows there are; below 0 counts as 0.
  ///   - rows: how many can be seen at a time.
  ///   - first: the first that is seen.
  public init(count: Int, rows: Int, first: Int = 0) {
    self.count = max(0, count)
    self.rows = min(max(1, rows), Self.mostRows)
    self.first = 0
    scroll(by: first)
  }

  /// The rows that are seen.
  public var visible: Range<Int> { first..<first + min(rows, count - first) }
  /// Whether there are more rows than can be seen at a time.
  public var isScrollable: Bool { count > rows }
  /// Whether the last row is seen.
  public var isAtEnd: Bool { first == lastFirst }

  /// Scrolls towards the end, or towards the start by a negative number, and stops at the first or last row.
  ///
  /// - Returns: by how many rows it scrolled.
  @discardableResult
  public mutating func scroll(by offset: Int) -> Int {
    let step = offset < 0 ? max(offset, -first) : min(offset, lastFirst - first)
    first += step
    return step
  }

  /// Scrolls just far enough that a row is seen; returns false if it was, or does not exist.
  @discardableResult
  public mutating func show(_ row: Int) -> Bool {
    guard 0..<count ~= row, !visible.contains(row) else { return false }
    first = row < first ? row : row - rows + 1
    return true
  }

  /// Changes the number of rows; the window keeps its place, or moves back to the last rows.
  public mutating func setCount(_ count: Int) {
    self = RowWindow(count: count, rows: rows, first: first)
  }

  /// Changes the height of the window; it keeps its first row, or moves back to the last rows.
  public mutating func setRows(_ rows: Int) {
    self = RowWindow(count: count, rows: rows, first: first)
  }

  /// The rows that pages move by: a window less one row each, and never more than there are.
  func rows(ofPages pages: Int) -> Int {
    let (length, overflows) = max(1, rows - 1).multipliedReportingOverflow(by: pages)
    if overflows { return pages < 0 ? -count : count }
    return min(max(-count, length), count)
  }

  private var lastFirst: Int { max(0, count - rows) }
  /// More than any screen has; sums and products stay far below the limits of an integer.
  private static let mostRows = 10000
}
