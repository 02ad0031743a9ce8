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
