/// The shortest way from one cell to another: absolute, relative, by control characters, or a mixture of these.
struct CursorMotion {
  private enum Vertical {
    case none, lineFeeds, down, up, reverseIndices, absolute
  }

  private enum Horizontal {
    case none, backspaces, left, right, absolute
    /// Tabs, then single steps to the right or back.
    case tabs
    /// A carriage return, then to the right.
    case margin, marginAndTabs
  }

  private let start: CursorPlace
  private let target: CursorPlace
  private var vertical = Vertical.none
  private var horizontal = Horizontal.none
  private var isAbsolute = false
  /// How many bytes the motion takes.
  private(set) var bytes: Int

  /// - Parameters:
  ///   - target: a cell.
  ///   - columns: of the screen.
  @inline(__always)
  init(
    from start: CursorPlace, to target: CursorPlace, columns: Int, _ features: TerminalFeatures
  ) {
    self.start = start
    self.target = target
    bytes = 0
    if start == target { return }
    search(columns, features)
  }

  private mutating func search(_ columns: Int, _ features: TerminalFeatures) {
    let row = Int(target.row)
    let column = Int(target.column)
    let absolute =
      3 + (row > 0 ? decimalDigits(row + 1) : 0) + (column > 0 ? 1 + decimalDigits(column + 1) : 0)
    bytes = absolute
    isAbsolute = true
    guard start.isKnown else { return }
    let rows = searchVertical(row - Int(start.row), features)
    guard rows < absolute else { return }
    let hasTabs = features.contains(.tabStops)
    let sideways = searchHorizontal(Int(start.column), column, columns, hasTabs)
    if rows + sideways < absolute {
      bytes = rows + sideways
      isAbsolute = false
    }
  }

  private mutating func searchVertical(_ distance: Int, _ features: TerminalFeatures) -> Int {
    if distance == 0 { return 0 }
    let absolute = 3 + parameterDigits(Int(target.row) + 1)
    let count = abs(distance)
    let relative = 3 + parameterDigits(count)
    // Neither scrolls: the target is on the screen, and outside of a scroll no region is set.
    if distance > 0, count <= min(relative, absolute) {
      vertical = .lineFeeds
      return count
    }
    if distance < 0, 2 * count < min(relative, absolute), features.contains(.scrollRegions) {
      vertical = .reverseIndices
      return 2 * count
    }
    if absolute < relative {
      vertical = .absolute
      return absolute
    }
    vertical = distance > 0 ? .down : .up
    return relative
  }

  private mutating func searchHorizontal(
    _ from: Int, _ to: Int, _ columns: Int, _ hasTabs: Bool
  ) -> Int {
    if from == to { return 0 }
    guard columns > 2 else {
      // A glyph that fills the row leaves the cursor in column 0, and not all take a carriage return for a motion then.
      horizontal = .absolute
      return 3 + parameterDigits(to + 1)
    }
    var best = to == 0 ? 1 : 3 + parameterDigits(to + 1)
    horizontal = to == 0 ? .margin : .absolute
    if to > 0, 4 + parameterDigits(to) < best {
      best = 4 + parameterDigits(to)
      horizontal = .margin
    }
    if from < columns {
      let count = abs(to - from)
      let relative = 3 + parameterDigits(count)
      if relative < best {
        best = relative
        horizontal = to > from ? .right : .left
      }
      if to < from, count <= best {
        best = count
        horizontal = .backspaces
      }
    }
    guard hasTabs else { return best }
    if from < to, let bytes = TabMotion(from: from, to: to, columns: columns)?.bytes, bytes < best {
      best = bytes
      horizontal = .tabs
    }
    if let bytes = TabMotion(from: 0, to: to, columns: columns)?.bytes, bytes + 1 < best {
      best = bytes + 1
      horizontal = .marginAndTabs
    }
    return best
  }

  func append(to output: inout OutputBuffer, columns: Int) {
    guard start != target else { return }
    let row = Int(target.row)
    let column = Int(target.column)
    guard !isAbsolute else {
      return ControlSequence.cursorPosition(column: column, row: row).encode(into: &output)
    }
    // Sideways first: from behind the last column only that is sure.
    let distance = column - Int(start.column)
    switch horizontal {
    case .none: break
    case .backspaces: output.append(0x08, times: -distance)
    case .left: ControlSequence.cursorBackward(-distance).encode(into: &output)
    case .right: ControlSequence.cursorForward(distance).encode(into: &output)
    case .absolute: ControlSequence.cursorColumn(column).encode(into: &output)
    case .tabs:
      TabMotion(from: Int(start.column), to: column, columns: columns)?.append(to: &output)
    case .margin:
      ControlSequence.carriageReturn.encode(into: &output)
      ControlSequence.cursorForward(column).encode(into: &output)
    case .marginAndTabs:
      ControlSequence.carriageReturn.encode(into: &output)
      TabMotion(from: 0, to: column, columns: columns)?.append(to: &output)
    }
    let lines = row - Int(start.row)
    switch vertical {
    case .none: break
    case .lineFeeds: output.append(0x0A, times: lines)
    case .down: ControlSequence.cursorDown(lines).encode(into: &output)
    case .up: ControlSequence.cursorUp(-lines).encode(into: &output)
    case .reverseIndices:
      for _ in 0..<(-lines) { ControlSequence.reverseIndex.encode(into: &output) }
    case .absolute: ControlSequence.cursorRow(row).encode(into: &output)
    }
  }
}

/// To the right by tab stops, one every eight columns, and the rest either way.
private struct TabMotion {
  private let tabs: Int
  /// Columns to the right of the last stop; to the left of it when negative.
  private let rest: Int
  let bytes: Int

  /// Nil if no stop helps.
  init?(from: Int, to: Int, columns: Int) {
    let stops = to / 8 - from / 8
    let right = to % 8
    let ahead = stops > 0 ? stops + (right == 0 ? 0 : right == 1 ? 3 : 4) : Int.max
    let left = 8 - right
    // Behind the last stop a tab goes to the last column.
    let back = (to / 8 + 1) * 8 < columns ? stops + 1 + left : Int.max
    guard min(ahead, back) < Int.max else { return nil }
    (tabs, rest, bytes) = ahead <= back ? (stops, right, ahead) : (stops + 1, -left, back)
  }

  func append(to output: inout OutputBuffer) {
    output.append(0x09, times: tabs)
    ControlSequence.cursorForward(rest).encode(into: &output)
    output.append(0x08, times: -rest)
  }
}

/// The digits of a parameter; 1 is left out.
@inline(__always)
func parameterDigits(_ value: Int) -> Int { value == 1 ? 0 : decimalDigits(value) }

@inline(__always)
func decimalDigits(_ value: Int) -> Int {
  value < 10 ? 1 : value < 100 ? 2 : value < 1000 ? 3 : value < 10_000 ? 4 : 5
}
