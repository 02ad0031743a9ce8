internal import ColorScience
import GSDesign

/// Writes cells, moves and colours, knowing where the cursor is and which pen is set.
struct ScreenWriter: ~Copyable {
  /// Where the next glyph would go.
  var cursor = CursorPlace.unknown
  /// The pen set by SGR; nil if it is unknown.
  var pen: Pen?
  var output = OutputBuffer()
  var size = CellSize(columns: 0, rows: 0)
  var features: TerminalFeatures
  /// Whether EL may be used: it also erases unchanged cells.
  var erasesTails = true
  private var channels = ChannelTable()

  init(features: TerminalFeatures) {
    self.features = features
  }

  mutating func forget() {
    cursor = .unknown
    pen = nil
  }

  mutating func write(_ sequence: ControlSequence) {
    sequence.encode(into: &output)
  }

  @inline(__always)
  mutating func set(_ new: Pen) {
    guard let old = pen else {
      output.appendGraphics(from: nil, to: new)
      pen = new
      return
    }
    guard old != new else { return }
    pen = new
    if channels.append(from: old, to: new, into: &output) { return }
    output.appendGraphics(from: old, to: new)
  }

  /// Sets what shows on a blank; of the rest, nothing.
  mutating func setBackground(of blank: Pen) {
    set((pen ?? blank).onBlanks(like: blank))
  }

  /// Notes that glyphs of a given number of columns were written.
  @inline(__always)
  mutating func advance(columns: Int) {
    guard cursor.isKnown else { return }
    cursor.column += Int32(truncatingIfNeeded: columns)
  }

  @inline(__always)
  mutating func move(to place: CursorPlace) {
    guard cursor != place else { return }
    CursorMotion(from: cursor, to: place, columns: size.columns, features)
      .append(to: &output, columns: size.columns)
    cursor = place
  }

  /// The bytes that a move would take.
  @inline(__always)
  func distance(from start: CursorPlace, to place: CursorPlace) -> Int {
    CursorMotion(from: start, to: place, columns: size.columns, features).bytes
  }

  /// Whether blanks in this pen may be erased instead of written.
  func canErase(to pen: Pen) -> Bool {
    features.contains(.backgroundErase) || pen.background == .standard
  }

  /// Writes a cluster that may take fewer columns than it should, or more: its cells are blank before, nothing
  /// wraps at the end of the row, and afterwards it is not known where the cursor is.
  mutating func writeDoubtful(
    _ cell: ScreenCell, at place: CursorPlace, _ glyphs: borrowing GlyphTable
  ) {
    let columns = max(1, cell.columns)
    output.append(0x20, times: columns)
    advance(columns: columns)
    move(to: place)
    let mayWrap = Int(place.column) + glyphs.mostColumns(of: cell) > size.columns
    if mayWrap { write(.resetMode(.autowrap)) }
    glyphs.append(cell, to: &output)
    if mayWrap { write(.setMode(.autowrap)) }
    cursor = .unknown
  }
}

extension Pen {
  /// This pen with what another shows on a blank, and nothing else that shows there.
  @inline(__always)
  func onBlanks(like blank: Pen) -> Pen {
    Pen(
      foreground: foreground, background: blank.background,
      attributes: attributes.subtracting(.visibleOnBlanks))
  }
}

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
