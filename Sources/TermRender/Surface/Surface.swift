public import GSDesign
import Words

/// A rectangle of cells, as a ``Renderer`` draws it and a ``Presenter`` shows it.
///
/// Writing never leaves half of a wide glyph behind, nor a trailing mark without its letter: the rest becomes a blank.
public struct Surface {
  /// The pool that its cells name their styles and clusters by.
  public let pool: CellPool
  /// How many cells there are in a row.
  public private(set) var columns: Int
  /// How many rows there are.
  public private(set) var rows: Int
  /// The cells, row by row from the top left.
  public internal(set) var cells: [Cell]
  /// The outlines of its panels in points, in the order of painting.
  public var shapes: [Shape] = []
  /// The lines of words whose type is known, where the renderer records it.
  public var typesetLines: [TypesetLine] = []

  /// A surface filled with one cell.
  ///
  /// - Parameters:
  ///   - columns: 0…65535.
  ///   - rows: 0…65535.
  ///   - pool: the pool of the renderer whose surfaces it joins, or its own.
  ///   - cell: one column wide; of any other only the style is used.
  public init(columns: Int, rows: Int, pool: CellPool, filledWith cell: Cell = .blank) {
    self.pool = pool
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    let whole = cell.glyph.columns == 1 ? cell : Cell(glyph: .blank, style: cell.style)
    cells = Array(repeating: whole, count: self.columns * self.rows)
  }

  /// All of its cells.
  var area: CellRect { CellRect(column: 0, row: 0, columns: columns, rows: rows) }

  /// The cell at a place inside of the surface, counted from 0 at the top left; outside of it is a precondition.
  public subscript(column: Int, row: Int) -> Cell { cells[row * columns + column] }

  /// The cells of a row, from the left; the row is inside of the surface, which is a precondition.
  public func row(_ row: Int) -> ArraySlice<Cell> {
    cells[row * columns..<(row + 1) * columns]
  }

  /// Copies a row of another surface, which has as many columns and the same pool.
  package mutating func copyRow(_ row: Int, from other: Surface) {
    guard other.columns == columns, other.pool === pool, row >= 0, row < min(rows, other.rows)
    else { return }
    cells.replaceSubrange(row * columns..<(row + 1) * columns, with: other.row(row))
  }

  /// Writes a glyph. Outside of the surface it writes nothing; a wide glyph that does not fit leaves a blank.
  public mutating func put(_ glyph: Cell.Glyph, style: StyleID, column: Int, row: Int) {
    guard row >= 0, row < rows, column >= 0, column < columns else { return }
    let index = row * columns + column
    var glyph = glyph.columns == 0 ? .blank : glyph
    var behind = index + glyph.columns
    // A wide glyph there loses its right half, and a glyph that is cut loses its marks.
    if behind < (row + 1) * columns, cells[behind].isContinuation { behind += 1 }
    blankNeighbour(of: index, column: column)
    if glyph.isTrailingMark {
      let before = cells[row * columns..<index].last { !$0.isContinuation }
      glyph = Surface.behind(before?.glyph, glyph, pool)
    }
    if glyph.columns == 2 {
      guard column + 1 < columns else {
        cells[index] = Cell(glyph: .blank, style: style)
        return
      }
      blankNeighbour(of: index + 1, column: column + 1)
      cells[index] = Cell(glyph: glyph, style: style)
      cells[index + 1] = Cell(glyph: .continuation, style: style)
    } else {
      cells[index] = Cell(glyph: glyph, style: style)
    }
    while behind < (row + 1) * columns, cells[behind].glyph.isTrailingMark {
      cells[behind].glyph = .blank
      behind += 1
    }
  }

  /// A trailing mark that is written behind a glyph: itself behind a letter or a mark of one, else U+FFFD.
  static func behind(
    _ letter: Cell.Glyph?, _ mark: Cell.Glyph, _ pool: CellPool
  ) -> Cell.Glyph {
    if let letter, pool.text(of: letter).unicodeScalars.last?.takesTrailingMark == true {
      return mark
    }
    return Cell.Glyph(scalar: .replacement, columns: mark.columns)
  }

  /// Changes the style of a cell, keeping its glyph; of a wide glyph both halves change.
  mutating func restyle(column: Int, row: Int, _ style: StyleID) {
    guard row >= 0, row < rows, column >= 0, column < columns else { return }
    let index = row * columns + column
    cells[index].style = style
    if cells[index].isContinuation, column > 0 {
      cells[index - 1].style = style
    } else if cells[index].glyph.columns == 2, column + 1 < columns {
      cells[index + 1].style = style
    }
  }

  /// Removes the other half of a wide glyph that a write at `index` would cut.
  private mutating func blankNeighbour(of index: Int, column: Int) {
    if cells[index].isContinuation, column > 0 {
      cells[index - 1].glyph = .blank
      cells[index].glyph = .blank
    } else if cells[index].glyph.columns == 2, column + 1 < columns {
      cells[index + 1].glyph = .blank
      cells[index].glyph = .blank
    }
  }
}

/// Writing many cells at once, with the same result as writing them one by one.
extension Surface {
  /// Writes glyphs side by side; the column behind the last one.
  ///
  /// Cells outside the surface are left out; a wide glyph that does not fit at its end leaves a blank.
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

  /// Cuts the cells before a column: the right half of a wide glyph there, and the marks of an overwritten cell, become
  /// blanks.
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

extension Surface {
  /// The same cells with the terminal's own background where the theme's page was.
  public var withoutPage: Surface {
    var result = self
    for index in cells.indices {
      var style = pool[cells[index].style]
      guard style.background?.role == .page else { continue }
      style.background = nil
      result.cells[index].style = pool.id(of: style)
    }
    return result
  }
}

extension Surface {
  /// The same picture in ASCII alone, for a locale or font with nothing else: every glyph keeps its columns.
  public var inASCII: Surface {
    var result = self
    for index in cells.indices {
      let cell = cells[index]
      if let scalar = cell.glyph.scalar, scalar.isASCII { continue }
      guard let first = pool.text(of: cell.glyph).unicodeScalars.first else { continue }
      let columns = cell.glyph.columns
      for (offset, byte) in ASCIIForm.of(first, columns: columns).prefix(columns).enumerated()
      where index + offset < result.cells.count {
        let glyph = Cell.Glyph(scalar: Unicode.Scalar(byte), columns: 1)
        result.cells[index + offset] = Cell(glyph: glyph, style: cell.style)
      }
    }
    return result
  }
}

extension CellPicture {
  /// The cells of a surface, as they are.
  public init(_ surface: Surface) {
    let pool = surface.pool
    self.init(
      columns: surface.columns, rows: surface.rows,
      cells: surface.cells.map {
        Cell(
          text: pool.text(of: $0.glyph), columns: $0.glyph.columns, style: Int($0.style.index))
      }, styles: pool.styles, shapes: surface.shapes)
    typesetLines = surface.typesetLines
  }

  /// The same cells as a surface of a pool; glyphs that do not pass the text gate become U+FFFD.
  public func surface(in pool: CellPool) -> Surface {
    let ids = styles.map { pool.id(of: $0) }
    var surface = Surface(columns: columns, rows: rows, pool: pool)
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = self[column, row]
        if cell.columns > 0, let cluster = cell.text.first {
          surface.put(
            pool.glyph(of: cluster, columns: Int(cell.columns)), style: ids[Int(cell.style)],
            column: column, row: row)
        }
      }
    }
    surface.shapes = shapes ?? []
    return surface
  }
}
