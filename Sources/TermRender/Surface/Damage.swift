import CPlatform

/// The difference between two surfaces: one range of columns for each row.
///
/// A range never begins or ends inside a wide glyph of either surface, so that no half is ever drawn.
public struct Damage: Hashable, Sendable {
  /// The changed columns of each row; empty for an unchanged row.
  public let rows: [Range<Int>]

  /// Compares cell by cell, as integers. Nil if everything has to be drawn: the sizes differ, or the surfaces do not
  /// share a pool.
  public init?(from old: Surface, to new: Surface) {
    guard old.columns == new.columns, old.rows == new.rows, old.pool === new.pool else {
      return nil
    }
    let columns = new.columns
    var ranges = Array(repeating: 0..<0, count: new.rows)
    guard columns > 0 else {
      rows = ranges
      return
    }
    unsafe old.cells.withUnsafeBufferPointer { old in
      unsafe new.cells.withUnsafeBufferPointer { new in
        for row in ranges.indices {
          let start = row * columns
          let before = unsafe UnsafeBufferPointer(rebasing: old[start..<start + columns])
          let after = unsafe UnsafeBufferPointer(rebasing: new[start..<start + columns])
          ranges[row] = unsafe Damage.range(before, after)
        }
      }
    }
    rows = ranges
  }

  /// Whether the surfaces are equal.
  public var isEmpty: Bool { rows.allSatisfy(\.isEmpty) }

  /// Copies the changed cells and reports their places.
  ///
  /// - Parameters:
  ///   - drawn: the cells to update, as many as the new ones.
  ///   - changes: by row, the columns that differed; empty for an unchanged row.
  /// - Returns: whether anything differed.
  static func takeOver(
    _ new: [Cell], columns: Int, into drawn: inout [Cell], _ changes: inout [Range<Int>]
  ) -> Bool {
    guard columns > 0, drawn.count == new.count else { return false }
    let rows = new.count / columns
    if changes.count != rows { changes = Array(repeating: 0..<0, count: rows) }
    var isChanged = false
    unsafe drawn.withUnsafeMutableBufferPointer { old in
      unsafe new.withUnsafeBufferPointer { new in
        for row in 0..<rows {
          let start = row * columns
          // Both have `rows` times `columns` cells.
          let before = unsafe UnsafeBufferPointer(rebasing: old[start..<start + columns])
          let after = unsafe UnsafeBufferPointer(rebasing: new[start..<start + columns])
          let range = unsafe Damage.range(before, after)
          changes[row] = range
          guard !range.isEmpty else { continue }
          isChanged = true
          for index in start + range.lowerBound..<start + range.upperBound {
            unsafe old[index] = new[index]
          }
        }
      }
    }
    return isChanged
  }

  private static func range(
    _ old: UnsafeBufferPointer<Cell>, _ new: UnsafeBufferPointer<Cell>
  ) -> Range<Int> {
    guard let oldStart = old.baseAddress, let newStart = new.baseAddress,
      unsafe memcmp(oldStart, newStart, new.count * MemoryLayout<Cell>.stride) != 0
    else { return 0..<0 }
    var first = 0
    while unsafe old[first] == new[first] { first += 1 }
    var last = new.count - 1
    while unsafe old[last] == new[last] { last -= 1 }
    if first > 0, unsafe old[first].isContinuation || new[first].isContinuation { first -= 1 }
    if last + 1 < new.count,
      unsafe old[last + 1].isContinuation || new[last + 1].isContinuation
    {
      last += 1
    }
    return first..<last + 1
  }
}
