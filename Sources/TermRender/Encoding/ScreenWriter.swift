/// Writes cells, moves and colours, knowing where the cursor is and which pen is set.
struct ScreenWriter {
  /// Where the next glyph would go; nil when it cannot be known.
  ///
  /// After the last column it is not known: terminals keep the cursor there until the next glyph, each in
  /// its own way.
  var cursor: CellPosition?
  /// What SGR has set; nil when it cannot be known.
  var pen: Pen?
  var output: [UInt8] = []
  var size: CellSize

  init(size: CellSize) {
    self.size = size
  }

  /// A writer in the same state that has written nothing.
  var fork: ScreenWriter {
    var result = self
    result.output = []
    return result
  }

  mutating func write(_ sequence: ControlSequence) {
    sequence.encode(into: &output)
  }

  mutating func set(_ new: Pen) {
    guard pen != new else { return }
    write(.graphics(from: pen, to: new))
    pen = new
  }

  /// Notes that glyphs of so many columns were written.
  mutating func advance(columns: Int) {
    guard var place = cursor else { return }
    place.column += columns
    cursor = place.column < size.columns ? place : nil
  }

  mutating func move(to place: CellPosition) {
    CursorMotion(from: cursor, to: place).append(to: &output)
    cursor = place
  }

  /// The bytes that a move would take.
  func distance(to place: CellPosition) -> Int {
    CursorMotion(from: cursor, to: place).bytes
  }
}
