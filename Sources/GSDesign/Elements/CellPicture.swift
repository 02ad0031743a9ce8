/// Cells that were drawn before, in the colours they have and with the roles these came from.
///
/// Two pictures are equal where every cell is (glyph, colours, attributes, and the roles the colours came from) and every
/// outline.
package struct CellPicture: Hashable, Sendable {
  package let columns: Int
  package let rows: Int
  /// In the order of their first use, row by row; each is used.
  package let styles: [Style]
  /// Row by row.
  package let cells: [Cell]
  /// The outlines of its panels in points, in the order of painting; nil where they were not recorded.
  package var shapes: [Shape]?

  /// One cell.
  package struct Cell: Hashable, Sendable {
    /// A grapheme cluster; empty for the right half of a wide one.
    package let text: String
    /// 1 or 2, and 0 for the right half of a wide glyph.
    package let columns: Int8
    /// The place of its style among those of the picture.
    package let style: Int32

    package init(text: String, columns: Int, style: Int) {
      self.text = text
      self.columns = Int8(clamping: columns)
      self.style = Int32(clamping: style)
    }
  }

  /// - Parameters:
  ///   - cells: as many as the size says, which is a precondition; styles are renumbered in the order of their first use.
  ///   - shapes: the outlines; nil where they are not known.
  package init(
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

  /// The colours of its styles, in the order of these, and those of its outlines.
  package var paints: [Paint] {
    styles.flatMap { [$0.foreground, $0.background].compactMap { $0 } }
      + (shapes ?? []).flatMap(\.paints)
  }

  package func style(column: Int, row: Int) -> Style {
    styles[Int(self[column, row].style)]
  }

  package subscript(column: Int, row: Int) -> Cell { cells[row * columns + column] }
}

extension CellPicture {
  /// The glyphs of a row.
  package func text(ofRow row: Int) -> String {
    var text = ""
    for column in 0..<columns { text += self[column, row].text }
    return text
  }

  /// The glyphs, a line for each row.
  package var plainText: String {
    (0..<rows).map { text(ofRow: $0) }.joined(separator: "\n")
  }
}
