public import GSDesign

/// A rectangle of cells, as a ``Renderer`` draws it and a ``Presenter`` shows it.
///
/// Writing never leaves half of a wide glyph behind, nor a trailing mark without its letter: what is cut becomes a blank.
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

  /// A surface filled with one cell.
  ///
  /// - Parameters:
  ///   - columns: 0…65535.
  ///   - rows: 0…65535.
  ///   - pool: of the renderer that it is drawn beside, or one of its own.
  ///   - cell: one column wide; of any other only the style is taken.
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

  /// Writes a glyph. Outside of the surface it writes nothing; a wide glyph that does not fit leaves a blank.
  public mutating func put(_ glyph: Cell.Glyph, style: StyleID, column: Int, row: Int) {
    guard row >= 0, row < rows, column >= 0, column < columns else { return }
    let index = row * columns + column
    var glyph = glyph.columns == 0 ? .blank : glyph
    var behind = index + glyph.columns
    // A wide glyph there loses its right half, and whatever is cut its marks.
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

  /// Takes away the other half of a wide glyph that a write at `index` would cut.
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
