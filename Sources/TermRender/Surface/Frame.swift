import CPlatform

/// Everything a terminal shows at one moment: cells, cursor and modes. Modes are data, never commands.
public struct Frame {
  /// The surface, from the top left of the screen.
  public var surface: Surface
  /// Where the cursor is seen; nil hides it.
  public var cursor: CellPosition?
  /// The modes of the terminal during the frame.
  public var modes: TerminalModes

  /// A frame; without modes it asks for none, as a session has set them already.
  public init(surface: Surface, cursor: CellPosition? = nil, modes: TerminalModes = []) {
    self.surface = surface
    self.cursor = cursor
    self.modes = modes
  }
}

/// A place in cells, counted from 0 at the top left.
public struct CellPosition: Hashable, Sendable {
  /// From 0 at the left.
  public var column: Int
  /// From 0 at the top.
  public var row: Int

  /// A place by its column and row.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// The modes of a terminal: the reports and the behaviour that a program asks for while it runs.
public struct TerminalModes: OptionSet, Hashable, Sendable {
  /// A bit for each mode.
  public let rawValue: UInt8

  /// The modes whose bits are set.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The alternate screen (DEC private mode 1049).
  public static let alternateScreen = TerminalModes(rawValue: 1)
  /// Presses, releases, drags and the wheel (1002 with 1006).
  public static let mouse = TerminalModes(rawValue: 2)
  /// Motion without a button as well (1003 with 1006).
  public static let mouseMotion = TerminalModes(rawValue: 4)
  /// Pasted text in brackets (2004).
  public static let bracketedPaste = TerminalModes(rawValue: 8)
  /// Focus of the window (1004).
  public static let focusReports = TerminalModes(rawValue: 16)
}

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
