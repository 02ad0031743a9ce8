/// The shortest way from one cell to another: absolute, relative, or a mixture of both.
struct CursorMotion {
  private enum Vertical {
    case none
    case lineFeeds(Int)
    case up(Int)
    case down(Int)
    case absolute(Int)
  }

  private enum Horizontal {
    case none
    case backspaces(Int)
    case left(Int)
    case right(Int)
    case absolute(Int)
    case fromMargin(Int)
  }

  private enum Way {
    case nothing
    case position
    case steps(Vertical, Horizontal)
  }

  private let target: CellPosition
  private let way: Way
  /// How many bytes the motion takes.
  let bytes: Int

  /// - Parameter start: nil when it is not known.
  init(from start: CellPosition?, to target: CellPosition) {
    self.target = target
    guard start != target else {
      way = .nothing
      bytes = 0
      return
    }
    let absolute = CursorMotion.positionBytes(target)
    guard let start else {
      way = .position
      bytes = absolute
      return
    }
    let (vertical, rows) = CursorMotion.vertical(target.row - start.row, to: target.row)
    let (horizontal, columns) = CursorMotion.horizontal(start.column, target.column)
    if rows + columns < absolute {
      way = .steps(vertical, horizontal)
      bytes = rows + columns
    } else {
      way = .position
      bytes = absolute
    }
  }

  func append(to output: inout [UInt8]) {
    switch way {
    case .nothing: return
    case .position:
      ControlSequence.cursorPosition(column: target.column, row: target.row).encode(into: &output)
    case .steps(let vertical, let horizontal):
      switch vertical {
      case .none: break
      case .lineFeeds(let count):
        for _ in 0..<count { ControlSequence.lineFeed.encode(into: &output) }
      case .up(let count): ControlSequence.cursorUp(count).encode(into: &output)
      case .down(let count): ControlSequence.cursorDown(count).encode(into: &output)
      case .absolute(let row): ControlSequence.cursorRow(row).encode(into: &output)
      }
      switch horizontal {
      case .none: break
      case .backspaces(let count):
        for _ in 0..<count { ControlSequence.backspace.encode(into: &output) }
      case .left(let count): ControlSequence.cursorBackward(count).encode(into: &output)
      case .right(let count): ControlSequence.cursorForward(count).encode(into: &output)
      case .absolute(let column): ControlSequence.cursorColumn(column).encode(into: &output)
      case .fromMargin(let column):
        ControlSequence.carriageReturn.encode(into: &output)
        ControlSequence.cursorForward(column).encode(into: &output)
      }
    }
  }

  private static func vertical(_ distance: Int, to row: Int) -> (Vertical, Int) {
    guard distance != 0 else { return (.none, 0) }
    let relative = 3 + parameterDigits(abs(distance))
    let absolute = 3 + parameterDigits(row + 1)
    if distance > 0, distance <= min(relative, absolute) { return (.lineFeeds(distance), distance) }
    if absolute < relative { return (.absolute(row), absolute) }
    return (distance > 0 ? .down(distance) : .up(-distance), relative)
  }

  private static func horizontal(_ start: Int, _ target: Int) -> (Horizontal, Int) {
    guard start != target else { return (.none, 0) }
    let margin = 1 + (target == 0 ? 0 : 3 + parameterDigits(target))
    let absolute = 3 + parameterDigits(target + 1)
    let distance = abs(target - start)
    var best: (Horizontal, Int) =
      margin < absolute ? (.fromMargin(target), margin) : (.absolute(target), absolute)
    let relative = 3 + parameterDigits(distance)
    if relative < best.1 { best = (target > start ? .right(distance) : .left(distance), relative) }
    if target < start, distance <= best.1 { best = (.backspaces(distance), distance) }
    return best
  }

  private static func positionBytes(_ target: CellPosition) -> Int {
    let row = target.row > 0 ? decimalDigits(target.row + 1) : 0
    return 3 + row + (target.column > 0 ? 1 + decimalDigits(target.column + 1) : 0)
  }

  /// A parameter of 1 is left out.
  static func parameterDigits(_ value: Int) -> Int { value == 1 ? 0 : decimalDigits(value) }

  static func decimalDigits(_ value: Int) -> Int {
    value < 10 ? 1 : value < 100 ? 2 : value < 1000 ? 3 : value < 10_000 ? 4 : 5
  }
}
