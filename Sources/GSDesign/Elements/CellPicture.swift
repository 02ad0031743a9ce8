/// A picture of cells drawn before, with their colours and the roles of these.
///
/// Two pictures are equal where every cell is (glyph, colours, attributes, and the roles the colours came from), every
/// outline, and the words that are said.
public struct CellPicture: Hashable, Sendable {
  /// How many cells there are in a row.
  public let columns: Int
  /// How many rows there are.
  public let rows: Int
  /// The styles of its cells in the order of their first use, row by row; each is used.
  public private(set) var styles: [Style]
  /// The cells, row by row from the top left.
  public let cells: [Cell]
  /// The outlines of its panels in points, in the order of painting; nil if unknown.
  public var shapes: [Shape]?
  /// The lines of words that are larger than their cells in terminals that support it.
  public var typesetLines: [TypesetLine] = []
  /// The lengths and the type it was drawn with, a line for each panel, gap and style; nil if unknown.
  package var measures: [String]?
  /// The lines that a screen reader says; nil if unknown.
  package var spoken: [String]?

  /// One cell.
  public struct Cell: Hashable, Sendable {
    /// A grapheme cluster; empty for the right half of a wide one.
    public let text: String
    /// 1 or 2, and 0 for the right half of a wide glyph.
    public let columns: Int8
    /// The place of its style among those of the picture.
    public let style: Int32

    /// A cell from its glyph, its width and its style.
    public init(text: String, columns: Int, style: Int) {
      self.text = text
      self.columns = Int8(clamping: columns)
      self.style = Int32(clamping: style)
    }
  }

  /// A picture of a size.
  ///
  /// - Parameters:
  ///   - columns: 0 or more.
  ///   - rows: 0 or more.
  ///   - cells: as many as the size says, which is a precondition; styles are renumbered in the order of their first use.
  ///   - styles: those that the cells name by their places.
  ///   - shapes: the outlines; nil if unknown.
  public init(
    columns: Int, rows: Int, cells: [Cell], styles: [Style], shapes: [Shape]? = nil
  ) {
    var order: [Style] = []
    var places: [Style: Int32] = [:]
    var known = [Int32?](repeating: nil, count: styles.count)
    self.cells = cells.map { cell in
      let place: Int32
      if let seen = known[Int(cell.style)] {
        place = seen
      } else {
        let style = styles[Int(cell.style)]
        place = places[style] ?? Int32(order.count)
        if place == order.count {
          places[style] = place
          order.append(style)
        }
        known[Int(cell.style)] = place
      }
      return Cell(text: cell.text, columns: Int(cell.columns), style: Int(place))
    }
    precondition(cells.count == columns * rows, "A picture has as many cells as its size says.")
    self.columns = columns
    self.rows = rows
    self.styles = order
    self.shapes = shapes
  }

  /// The same cells in other styles: as many, and each once, which is a precondition.
  package func recolored(_ styles: [Style]) -> CellPicture {
    precondition(styles.count == self.styles.count, "A picture keeps the number of its styles.")
    var result = self
    result.styles = styles
    return result
  }

  /// The colours of its styles, in the order of these, and those of its outlines.
  public var paints: [Paint] {
    styles.flatMap { [$0.foreground, $0.background].compactMap { $0 } }
      + (shapes ?? []).flatMap(\.paints)
  }

  /// The style of a cell, which is inside of the picture.
  public func style(column: Int, row: Int) -> Style {
    styles[Int(self[column, row].style)]
  }

  /// The cell at a place inside of the picture, counted from 0 at the top left.
  public subscript(column: Int, row: Int) -> Cell { cells[row * columns + column] }
}

extension CellPicture {
  /// The glyphs of a row.
  public func text(ofRow row: Int) -> String {
    var text = ""
    for column in 0..<columns { text += self[column, row].text }
    return text
  }

  /// The glyphs, a line for each row.
  public var plainText: String {
    (0..<rows).map { text(ofRow: $0) }.joined(separator: "\n")
  }
}
