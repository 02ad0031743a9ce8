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
  var column: Int
  var cells: Int
  /// What its glyphs take in UTF-8.
  var bytes: Int
  /// The first cell.
  var cell: ScreenCell

  var end: Int { column + cells }
}

/// Cuts a row into segments.
struct RowSegmenter {
  /// What the row shall show.
  let new: ArraySlice<ScreenCell>
  /// What it shows, or nil where it shows `base` everywhere.
  let old: ArraySlice<ScreenCell>?
  let base: ScreenCell
  let features: TerminalFeatures
  /// By the index of a pen: the index of the pen of the blanks that it writes, or -1.
  private let backgrounds: [Int]
  private(set) var segments: [RowSegment] = []
  /// Cells before this column may have been overdrawn and are written whatever they show.
  private var doubtful = 0

  init(
    new: ArraySlice<ScreenCell>, old: ArraySlice<ScreenCell>?, base: ScreenCell,
    features: TerminalFeatures, backgrounds: [Int]
  ) {
    self.new = new
    self.old = old
    self.base = base
    self.features = features
    self.backgrounds = backgrounds
  }

  /// From here to the end everything is one and the same blank; the count of columns where the row ends otherwise.
  var tail: Int {
    guard let last = new.last, last.isBlank else { return new.count }
    var column = new.count
    while column > 0, self[column - 1] == last { column -= 1 }
    return column
  }

  private subscript(column: Int) -> ScreenCell { new[new.startIndex + column] }

  private func isChanged(_ column: Int) -> Bool {
    if column < doubtful { return true }
    guard let old else { return self[column] != base }
    return self[column] != old[old.startIndex + column]
  }

  /// Whether the glyph at a column, of one cell or two, is changed.
  private func isGlyphChanged(_ column: Int) -> Bool {
    isChanged(column) || (self[column].columns == 2 && isChanged(column + 1))
  }

  mutating func cut(_ range: Range<Int>, _ glyphs: borrowing GlyphTable) {
    var column = range.lowerBound
    if column > 0, column < new.count, self[column].isContinuation { column -= 1 }
    while column < max(range.upperBound, min(doubtful, new.count)) {
      column = self[column].isBlank ? addBlanks(from: column) : addGlyphs(from: column, glyphs)
    }
    while let last = segments.last, !last.isChanged { segments.removeLast() }
  }

  private mutating func addBlanks(from start: Int) -> Int {
    let cell = self[start]
    let changed = isChanged(start)
    var end = start + 1
    while end < new.count, self[end] == cell, isChanged(end) == changed { end += 1 }
    segments.append(
      RowSegment(
        kind: .blank, isChanged: changed, column: start, cells: end - start, bytes: end - start,
        cell: cell))
    return end
  }

  private mutating func addGlyphs(from start: Int, _ glyphs: borrowing GlyphTable) -> Int {
    let first = self[start]
    let changed = isGlyphChanged(start)
    var segment = RowSegment(
      kind: .text, isChanged: changed, column: start, cells: 0, bytes: 0, cell: first)
    while segment.end < new.count {
      let column = segment.end
      let cell = self[column]
      guard !cell.isBlank else {
        let gap = blanksWithin(segment, at: column)
        guard gap > 0 else { break }
        segment.cells += gap
        segment.bytes += gap
        continue
      }
      guard cell.pen == first.pen, isGlyphChanged(column) == changed else { break }
      let count = equalCells(from: column, changed: changed)
      if count >= RowSegmenter.shortestRepeat {
        guard segment.cells == 0 else { break }
        segment.kind = .repeated
        segment.cells = count
        segment.bytes = cell.scalarBytes
        break
      }
      if let cluster = glyphs.cluster(cell) {
        guard cluster.isTrusted else {
          guard segment.cells == 0 else { break }
          segment.kind = .doubtful
          segment.cells = max(1, cell.columns)
          segment.bytes = cluster.bytes.count
          if changed { doubtful = max(doubtful, column + cluster.mostColumns) }
          break
        }
        segment.bytes += cluster.bytes.count
      } else {
        segment.bytes += cell.scalarBytes
      }
      segment.cells += max(1, cell.columns)
    }
    segments.append(segment)
    return segment.end
  }

  /// A run of fewer equal glyphs is written out.
  private static let shortestRepeat = 6

  /// How many narrow single scalars stand here that are all the same and can be repeated.
  private func equalCells(from column: Int, changed: Bool) -> Int {
    let cell = self[column]
    guard cell.columns == 1, cell.isCommon,
      features.contains(cell.value < 0x80 ? .repeatCharacter : .repeatAnyCharacter)
    else { return 1 }
    var end = column + 1
    // Emulators are known that mistake a repetition up to the last column but one for one that fills the row.
    while end < new.count - 2, self[end] == cell, isChanged(end) == changed { end += 1 }
    return end - column
  }

  /// The blanks at a column that are best written together with the text around them: at most three, between
  /// glyphs of one pen that shows on blanks only its background, the same one.
  private func blanksWithin(_ segment: RowSegment, at column: Int) -> Int {
    var end = column
    while end < new.count, end - column < 3, self[end] == self[column],
      isChanged(end) == segment.isChanged
    {
      end += 1
    }
    guard segment.kind == .text, end < new.count, !self[end].isBlank,
      self[end].pen == segment.cell.pen, isGlyphChanged(end) == segment.isChanged,
      backgrounds[Int(segment.cell.pen)] == self[column].penIndex
    else { return 0 }
    return end - column
  }
}
