internal import ColorScience
import GSDesign

/// The cells that a frame's bytes write or erase.
///
/// Reads the encoder's bytes together with the cells that they write, so it does not have to measure widths.
struct WrittenCells {
  private let size: CellSize
  private var cells: [Bool]
  private var column = 0
  private var row = 0
  /// The columns of the last glyph, for REP.
  private var lastColumns = 1

  init(size: CellSize) {
    self.size = size
    cells = Array(repeating: false, count: size.columns * size.rows)
  }

  func contains(column: Int, row: Int) -> Bool {
    row >= 0 && row < size.rows && column >= 0 && column < size.columns
      && cells[row * size.columns + column]
  }

  mutating func insert(column: Int, row: Int) {
    guard row >= 0, row < size.rows, column >= 0, column < size.columns else { return }
    cells[row * size.columns + column] = true
  }

  /// - Parameters:
  ///   - start: where the cursor was before.
  ///   - target: the screen after these bytes.
  mutating func read(
    _ bytes: [UInt8], from start: CursorPlace, showing target: Swift.Span<ScreenCell>,
    _ glyphs: borrowing GlyphTable
  ) {
    (column, row) = (Int(start.column), Int(start.row))
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case 0x08: column = min(column, size.columns - 1) - 1
      case 0x09: column = min(size.columns - 1, (column / 8 + 1) * 8)
      case 0x0A: row += 1
      case 0x0D: column = 0
      case ControlSequence.introducer:
        place = readEscape(bytes, place + 1)
        continue
      default:
        place += readGlyph(byte, showing: target, glyphs)
        continue
      }
      place += 1
    }
  }

  /// How many bytes a glyph takes that is written at the cursor.
  private mutating func readGlyph(
    _ byte: UInt8, showing target: Swift.Span<ScreenCell>, _ glyphs: borrowing GlyphTable
  ) -> Int {
    guard row >= 0, row < size.rows, column >= 0, column < size.columns, byte != 0x20 else {
      note(1)
      return 1
    }
    let cell = target[row * size.columns + column]
    guard !cell.isBlank, !cell.isContinuation else {
      noteEverything()
      return 1
    }
    note(max(1, cell.columns))
    return max(1, glyphs.byteCount(of: cell))
  }

  /// Notes cells from the cursor on, which goes behind them.
  private mutating func note(_ count: Int) {
    for more in 0..<count { insert(column: column + more, row: row) }
    column += count
    lastColumns = count
  }

  private mutating func noteEverything() {
    for index in cells.indices { cells[index] = true }
  }

  /// The place behind a sequence.
  private mutating func readEscape(_ bytes: [UInt8], _ start: Int) -> Int {
    guard start < bytes.count else { return start }
    guard bytes[start] == 0x5B else {
      if bytes[start] == 0x4D { row -= 1 }
      return start + 1
    }
    var numbers: [Int] = [0]
    var isPrivate = false
    var place = start + 1
    while place < bytes.count, !(0x40...0x7E).contains(bytes[place]) {
      switch bytes[place] {
      case 0x30...0x39:
        numbers[numbers.count - 1] =
          min(99_999, numbers[numbers.count - 1] * 10 + Int(bytes[place] - 0x30))
      case 0x3B: numbers.append(0)
      default: isPrivate = true
      }
      place += 1
    }
    guard place < bytes.count else { return place }
    if !isPrivate { readControl(bytes[place], numbers) }
    return place + 1
  }

  private mutating func readControl(_ final: UInt8, _ numbers: [Int]) {
    let count = max(1, numbers[0])
    switch final {
    case 0x48: (row, column) = (count - 1, max(1, numbers.count > 1 ? numbers[1] : 1) - 1)
    case 0x47: column = count - 1
    case 0x64: row = count - 1
    case 0x41: row -= count
    case 0x42: row += count
    case 0x43: column = min(size.columns - 1, column + count)
    case 0x44: column = min(size.columns - 1, column) - count
    case 0x58: for more in 0..<count { insert(column: column + more, row: row) }
    case 0x4B, 0x40, 0x50:
      // EL erases the rest of the row; ICH and DCH shift it.
      for column in max(0, min(column, size.columns))..<size.columns {
        insert(column: column, row: row)
      }
    case 0x62: note(count * lastColumns)
    case 0x6D: break
    default: noteEverything()
    }
  }
}
