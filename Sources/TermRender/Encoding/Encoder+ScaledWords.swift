import GSDesign

/// The words that a terminal shows larger than its cells, and those that a frame wants.
struct TerminalWords {
  private(set) var wanted: [ScaledWords] = []
  var shown: Set<ScaledWords> = []

  /// Whether none are shown nor wanted.
  var isIdle: Bool { shown.isEmpty && wanted.isEmpty }

  /// The surface with blanks where words are drawn larger, which are wanted from now on.
  ///
  /// - Parameter sizesText: whether the terminal can.
  mutating func view(of surface: Surface, sizesText: Bool) -> Surface {
    wanted = []
    guard sizesText, !surface.typesetLines.isEmpty else { return surface }
    let finder = ScaledWordsFinder(surface)
    wanted = finder.found
    var rest = finder.surface
    rest.typesetLines = []
    return rest
  }
}

/// A terminal removes all cells of a piece when one of them is written. So words that go, or change, have all of their
/// cells written, and words with an overwritten cell are sent again.
extension Encoder {
  /// Whether words may be drawn larger: not beside sixel, which is pixels in cells.
  var sizesText: Bool {
    writer.features.contains(.textSizing) && images.support?.imageProtocol != .sixel
  }

  /// Marks the cells of words that go; how many.
  mutating func uncoverWords() -> Int {
    guard !words.shown.isEmpty else { return 0 }
    let gone = words.shown.subtracting(words.wanted)
    words.shown.subtract(gone)
    var count = 0
    for area in gone.map(\.area).sorted(by: { ($0.row, $0.column) < ($1.row, $1.column) }) {
      for row in area.row..<area.endRow {
        for column in area.column..<area.endColumn { count += uncover(column: column, row: row) }
      }
    }
    return count
  }

  /// Sends the words that are new or of which a cell was written.
  ///
  /// - Parameters:
  ///   - start: where in the output the cells begin.
  ///   - cursor: where the cursor was then.
  mutating func drawWords(since start: Int, from cursor: CursorPlace) {
    guard !words.wanted.isEmpty else { return }
    var written = WrittenCells(size: writer.size)
    written.read(
      writer.output.bytes(from: start), from: cursor, showing: target.span, tables.glyphs)
    for line in words.wanted where !words.shown.contains(line) || written.meets(line.area) {
      send(line)
      words.shown.insert(line)
    }
  }

  private mutating func send(_ line: ScaledWords) {
    var column = line.area.column
    for piece in line.pieces {
      writer.move(to: CursorPlace(column: column, row: line.area.row))
      writer.set(tables.pens[tables.cell(piece.cell)])
      writer.write(
        .sizedText(
          piece.text, scale: line.size.rows, width: piece.width, numerator: line.size.numerator,
          denominator: line.size.denominator))
      // At the right side a terminal may wait for the next glyph.
      writer.cursor = .unknown
      column += piece.width * line.size.rows
    }
  }
}

extension WrittenCells {
  /// Whether any cell of an area was written.
  fileprivate func meets(_ area: CellRect) -> Bool {
    (area.row..<area.endRow).contains { row in
      (area.column..<area.endColumn).contains { contains(column: $0, row: row) }
    }
  }
}
