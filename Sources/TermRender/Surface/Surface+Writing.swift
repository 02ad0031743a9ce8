public import GSDesign

/// Writing many cells at once: what is left is what writing them one by one would leave.
extension Surface {
  /// Writes glyphs side by side; the column behind the last one.
  ///
  /// What lies outside of the surface is left out; a wide glyph that does not fit at its end leaves a blank.
  @discardableResult
  public mutating func write(
    _ glyphs: [Cell.Glyph], style: StyleID, column: Int, row: Int
  ) -> Int {
    guard row >= 0, row < rows else {
      return glyphs.reduce(column) { $0 + max(1, $1.columns) }
    }
    let width = columns
    let start = row * width
    var place = column
    let pool = pool
    unsafe cells.withUnsafeMutableBufferPointer { cells in
      guard let base = cells.baseAddress else { return }
      let line = unsafe base + start
      var first = Int.max
      var end = 0
      for var glyph in glyphs {
        let here = place
        place += max(1, glyph.columns)
        guard here >= 0, here < width else { continue }
        if first == .max {
          first = here
          unsafe Surface.cutBefore(here, line)
        }
        if glyph.isTrailingMark {
          var letter = here - 1
          if letter > 0, unsafe line[letter].isContinuation { letter -= 1 }
          glyph = unsafe Surface.behind(letter < 0 ? nil : line[letter].glyph, glyph, pool)
        }
        if glyph.columns == 2, here + 1 < width {
          unsafe line[here] = Cell(glyph: glyph, style: style)
          unsafe line[here + 1] = Cell(glyph: .continuation, style: style)
          end = here + 2
        } else {
          unsafe line[here] = Cell(glyph: glyph.columns == 1 ? glyph : .blank, style: style)
          end = here + 1
        }
      }
      if first != .max { unsafe Surface.cutBehind(end, line, width) }
    }
    return place
  }

  /// Fills a rectangle, cut to the surface, with blanks of a style or with another glyph of one column.
  public mutating func fill(
    _ area: CellRect, with glyph: Cell.Glyph = .blank, style: StyleID
  ) {
    paint(area, with: glyph) { _ in style }
  }

  /// Writes a glyph of one column into every cell of a rectangle, cut to the surface, in the style that follows from
  /// the one there.
  @inline(__always)
  mutating func paint(
    _ area: CellRect, with glyph: Cell.Glyph, style: (StyleID) -> StyleID
  ) {
    let area = area.intersection(self.area)
    guard !area.isEmpty else { return }
    let glyph = glyph.columns == 1 ? glyph : .blank
    let width = columns
    unsafe cells.withUnsafeMutableBufferPointer { cells in
      guard let base = cells.baseAddress else { return }
      for row in area.row..<area.endRow {
        let line = unsafe base + row * width
        unsafe Surface.cutBefore(area.column, line)
        unsafe Surface.cutBehind(area.endColumn, line, width)
        for column in area.column..<area.endColumn {
          unsafe line[column] = Cell(glyph: glyph, style: style(line[column].style))
        }
      }
    }
  }

  /// The right half of a wide glyph at a column is about to be overwritten: its left half becomes a blank.
  @inline(__always)
  private static func cutBefore(_ column: Int, _ line: UnsafeMutablePointer<Cell>) {
    guard column > 0, unsafe line[column].isContinuation else { return }
    unsafe line[column - 1].glyph = .blank
  }

  /// What stands before a column is overwritten: the right half of a wide glyph there, and the marks that belonged to
  /// what was overwritten, become blanks.
  @inline(__always)
  private static func cutBehind(
    _ column: Int, _ line: UnsafeMutablePointer<Cell>, _ width: Int
  ) {
    var column = column
    if column < width, unsafe line[column].isContinuation {
      unsafe line[column].glyph = .blank
      column += 1
    }
    while column < width, unsafe line[column].glyph.isTrailingMark {
      unsafe line[column].glyph = .blank
      column += 1
    }
  }
}
