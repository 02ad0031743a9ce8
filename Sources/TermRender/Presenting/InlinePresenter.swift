public import GSDesign

/// Presents frames in a few rows of the shell's screen, from the row of the cursor on.
///
/// It asks the terminal nothing and addresses no row by its number. At the end of the screen the terminal scrolls up,
/// and the rows of a larger frame push up the text above them. Rows that a smaller frame leaves are erased; ``clear()``
/// erases all.
///
/// ```swift
/// var presenter = InlinePresenter(sink: sink, depth: environment.depth)
/// presenter.present(Frame(surface: drawing.surface, cursor: drawing.caret))
/// presenter.clear()
/// ```
///
/// Each frame is one write. A terminal that becomes narrower than a row may break it in two, and keeps the half that
/// was pushed up: nothing above the first row is ever erased, since it belongs to the shell.
public struct InlinePresenter<Sink: ByteSink & ~Copyable>: Presenter, ~Copyable {
  /// The error that prevents writing a frame.
  public typealias Failure = Sink.Failure

  private var sink: Sink
  private var depth: ColorDepth
  private var features: TerminalFeatures
  private var modes = ModeTracker()
  /// The bytes of the rows on the screen; nil for an unknown row.
  private var shown: [[UInt8]?] = []
  /// The row of the cursor among them.
  private var row = 0

  /// - Parameters:
  ///   - sink: where the bytes go.
  ///   - depth: the colours the terminal has.
  ///   - features: of these only synchronized output counts.
  public init(sink: consuming Sink, depth: ColorDepth, features: TerminalFeatures = []) {
    self.sink = sink
    self.depth = depth
    self.features = features
  }

  /// Writes the rows that differ from those of the last frame; nothing if none does and the cursor stays.
  ///
  /// - Throws: the error of the sink. The next frame is drawn whole then.
  public mutating func present(_ frame: Frame) throws(Sink.Failure) {
    let rows = rows(of: frame.surface)
    guard !rows.isEmpty else { return try clear() }
    var output: [UInt8] = []
    let caret = frame.cursor.flatMap { rows.indices.contains($0.row) ? $0 : nil }
    if rows != shown {
      moveToStart(into: &output)
      for (index, bytes) in rows.enumerated() {
        // A line feed scrolls at the end of the screen, which moving down does not.
        if index > 0 { write([.carriageReturn, .lineFeed], into: &output) }
        guard index >= shown.count || shown[index] != bytes else { continue }
        // Erased before it is written: behind a full row the last column would be.
        write([.eraseLine(.toEnd)], into: &output)
        output += bytes
        write([.carriageReturn], into: &output)
      }
      if shown.count > rows.count {
        write([.lineFeed, .eraseDisplay(.toEnd), .cursorUp(1)], into: &output)
      }
      row = rows.count - 1
    }
    place(caret, last: rows.count - 1, into: &output)
    shown = rows
    try send(output)
  }

  /// Forgets the contents of the rows: the next frame is drawn whole, in their place.
  public mutating func invalidate() {
    shown = Array(repeating: nil, count: shown.count)
    modes.invalidate()
  }

  /// Forgets where the rows are: the next frame begins in the row of the cursor.
  public mutating func forgetPlace() {
    shown = []
    row = 0
    modes.invalidate()
  }

  /// Erases the rows, and leaves the cursor at the start of the first, where the next frame begins.
  ///
  /// - Throws: the error of the sink.
  public mutating func clear() throws(Sink.Failure) {
    guard !shown.isEmpty else { return }
    var output: [UInt8] = []
    moveToStart(into: &output)
    write([.resetGraphics, .eraseDisplay(.toEnd)], into: &output)
    shown = []
    row = 0
    try send(output)
  }

  /// Adopts the features of the terminal; at another depth the next frame is drawn whole.
  public mutating func adopt(_ features: TerminalFeatures, depth: ColorDepth) {
    self.features = features
    guard depth != self.depth else { return }
    self.depth = depth
    invalidate()
  }
}

extension InlinePresenter where Sink: ~Copyable {
  /// The rows as on standard output: without motion, and without a colour left on at the end.
  private func rows(of surface: Surface) -> [[UInt8]] {
    guard surface.columns > 0 else { return [] }
    return surface.ansi(depth: depth).dropLast()
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Array($0) }
  }

  private func moveToStart(into output: inout [UInt8]) {
    write(row > 0 ? [.carriageReturn, .cursorUp(row)] : [.carriageReturn], into: &output)
  }

  private mutating func place(_ caret: CellPosition?, last: Int, into output: inout [UInt8]) {
    let target = caret?.row ?? last
    if target < row { write([.cursorUp(row - target)], into: &output) }
    if target > row { write([.cursorDown(target - row)], into: &output) }
    row = target
    if let caret { write([.cursorColumn(caret.column)], into: &output) }
    modes.showCursor(caret != nil, into: &output)
  }

  private func write(_ sequences: [ControlSequence], into output: inout [UInt8]) {
    for sequence in sequences { sequence.encode(into: &output) }
  }

  private mutating func send(_ bytes: [UInt8]) throws(Sink.Failure) {
    guard !bytes.isEmpty else { return }
    let isSynchronized = features.contains(.synchronizedOutput)
    let output =
      isSynchronized
      ? ControlSequence.setMode(.synchronizedOutput).bytes + bytes
        + ControlSequence.resetMode(.synchronizedOutput).bytes : bytes
    do {
      try sink.write(output)
    } catch {
      invalidate()
      throw error
    }
  }
}
