/// A stretch of one row that is written in one way or left alone as a whole.
struct RowSegment {
  enum Kind {
    /// Blanks of which only the background shows.
    case blank
    /// Glyphs, and short blanks between them, in one pen.
    case text
    /// One narrow glyph again and again.
    case repeated
    /// A cluster on whose columns terminals disagree.
    case doubtful
  }

  var kind: Kind
  var isChanged: Bool
  var column: Int32
  var cells: Int32
  /// The size of its glyphs in UTF-8.
  var bytes: Int32
  /// The first cell.
  var cell: ScreenCell
  /// Whether ECH may end where it ends.
  var endsErasable: Bool

  var end: Int32 { column + cells }
}

/// One row that has to be written, cut into segments.
struct RowPlan {
  let row: Int
  /// Where the segments are in the list of all.
  let segments: Range<Int>
  /// From here to the end everything is one and the same blank; the count of columns where the row ends otherwise.
  let tail: Int
  /// The shift of cells that precedes it.
  let shift: RowShift?
  /// The pen of the blanks that the shift brings in at the end of the row; nil if it does not matter.
  let fill: Pen?
}

/// Cuts rows into segments.
struct RowSegmenter {
  let features: TerminalFeatures
  private(set) var segments: [RowSegment] = []
  /// Cells before this column may have been overdrawn and are written whatever they show.
  private var overdrawn = 0

  init(features: TerminalFeatures) {
    self.features = features
  }

  mutating func removeAll() {
    segments.removeAll(keepingCapacity: true)
  }

  /// - Parameters:
  ///   - range: the columns that may have changed; it cuts no wide glyph.
  ///   - new: the wanted cells of the row.
  ///   - old: the cells on the terminal.
  /// - Returns: nil if the row needs no writing.
  mutating func cut(
    row: Int, _ range: Range<Int>, new: Span<ScreenCell>, old: Span<ScreenCell>,
    shift: RowShift? = nil,
    fill: Pen? = nil, _ tables: borrowing CellTables
  ) -> RowPlan? {
    let start = segments.count
    overdrawn = 0
    var column = range.lowerBound
    if column > 0, column < new.count, new[column].isContinuation { column -= 1 }
    while column < max(range.upperBound, min(overdrawn, new.count)) {
      column =
        new[column].isBlank
        ? addBlanks(from: column, new, old) : addGlyphs(from: column, new, old, tables)
    }
    while segments.count > start, let last = segments.last, !last.isChanged {
      segments.removeLast()
    }
    guard segments.count > start || shift != nil else { return nil }
    var tail = new.count
    if let last = tail > 0 ? new[tail - 1] : nil, last.isBlank {
      while tail > 0, new[tail - 1] == last { tail -= 1 }
    }
    return RowPlan(row: row, segments: start..<segments.count, tail: tail, shift: shift, fill: fill)
  }

  @inline(__always)
  private func isChanged(_ column: Int, _ new: Span<ScreenCell>, _ old: Span<ScreenCell>) -> Bool {
    column < overdrawn || new[column] != old[column]
  }

  /// Whether the glyph at a column, of one cell or two, is changed.
  @inline(__always)
  private func isGlyphChanged(
    _ column: Int, _ new: Span<ScreenCell>, _ old: Span<ScreenCell>
  ) -> Bool {
    isChanged(column, new, old)
      || (new[column].columns == 2 && column + 1 < new.count && isChanged(column + 1, new, old))
  }

  private mutating func addBlanks(
    from start: Int, _ new: Span<ScreenCell>, _ old: Span<ScreenCell>
  ) -> Int {
    let cell = new[start]
    let changed = isChanged(start, new, old)
    var end = start + 1
    while end < new.count, new[end] == cell, isChanged(end, new, old) == changed { end += 1 }
    add(
      .blank, isChanged: changed, column: start, cells: end - start, bytes: end - start, cell,
      endsErasable: !old.halvesGlyph(at: end))
    return end
  }

  private mutating func add(
    _ kind: RowSegment.Kind, isChanged: Bool, column: Int, cells: Int, bytes: Int,
    _ cell: ScreenCell, endsErasable: Bool = false
  ) {
    segments.append(
      RowSegment(
        kind: kind, isChanged: isChanged, column: Int32(truncatingIfNeeded: column),
        cells: Int32(truncatingIfNeeded: cells), bytes: Int32(truncatingIfNeeded: bytes),
        cell: cell, endsErasable: endsErasable))
  }

  private mutating func addGlyphs(
    from start: Int, _ new: Span<ScreenCell>, _ old: Span<ScreenCell>,
    _ tables: borrowing CellTables
  ) -> Int {
    let first = new[start]
    let changed = isGlyphChanged(start, new, old)
    var kind = RowSegment.Kind.text
    var bytes = 0
    var column = start
    while column < new.count {
      let cell = new[column]
      guard !cell.isBlank else {
        let gap = blanksWithin(first.pen, changed, at: column, new, old, tables.pens)
        guard gap > 0 else { break }
        column += gap
        bytes += gap
        continue
      }
      guard cell.pen == first.pen, isGlyphChanged(column, new, old) == changed else { break }
      let count = equalCells(from: column, changed: changed, new, old)
      if count >= RowSegmenter.shortestRepeat {
        guard column == start else { break }
        kind = .repeated
        column += count
        bytes = cell.scalarBytes
        break
      }
      if cell.isDoubtful {
        guard column == start else { break }
        kind = .doubtful
        bytes = tables.glyphs.byteCount(of: cell)
        if changed { overdrawn = max(overdrawn, column + tables.glyphs.mostColumns(of: cell)) }
        column += max(1, cell.columns)
        break
      }
      bytes += tables.glyphs.byteCount(of: cell)
      column += max(1, cell.columns)
    }
    add(kind, isChanged: changed, column: start, cells: column - start, bytes: bytes, first)
    return column
  }

  /// A run of fewer equal glyphs is written out.
  private static let shortestRepeat = 6

  /// Returns how many equal cells from this column on can be written as one repetition.
  private func equalCells(
    from column: Int, changed: Bool, _ new: Span<ScreenCell>, _ old: Span<ScreenCell>
  ) -> Int {
    let cell = new[column]
    guard column + 1 < new.count, new[column + 1] == cell, cell.columns == 1, cell.isCommon,
      features.contains(cell.isASCII ? .repeatCharacter : .repeatAnyCharacter)
    else { return 1 }
    var end = column + 1
    // Emulators are known that mistake a repetition up to the last column but one for one that fills the row.
    while end < new.count - 2, new[end] == cell, isChanged(end, new, old) == changed { end += 1 }
    return end - column
  }

  /// The blanks at a column that are best written together with the text around them: at most three, between
  /// glyphs of one pen that shows on blanks only its background, the same one.
  private func blanksWithin(
    _ pen: UInt32, _ changed: Bool, at column: Int, _ new: Span<ScreenCell>,
    _ old: Span<ScreenCell>, _ pens: borrowing PenTable
  ) -> Int {
    var end = column
    while end < new.count, end - column < 3, new[end] == new[column],
      isChanged(end, new, old) == changed
    {
      end += 1
    }
    guard end < new.count, !new[end].isBlank, new[end].pen == pen,
      isGlyphChanged(end, new, old) == changed,
      Int(pens.backgrounds[Int(pen)]) == new[column].penIndex
    else { return 0 }
    return end - column
  }
}

extension Span<ScreenCell> {
  /// Whether a column of the shown cells is the second cell of a wide glyph.
  ///
  /// ECH does not end there: it would erase only the first half, and tmux blanks the second one in the colours of the glyph
  /// as soon as the next cell is written.
  func halvesGlyph(at column: Int) -> Bool {
    column < count && self[column].isContinuation
  }
}
