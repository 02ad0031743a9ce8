import ColorScience
import GSDesign

extension Rasterizer {
  /// Copies the cells of a picture, as far as the clip lets them be seen.
  ///
  /// Nothing reaches past the clip: a wide glyph that it halves is a blank, and so is a mark without its letter. Cells may
  /// come from a file that anybody wrote, so what the text gate would not let pass is U+FFFD, and so is a glyph that no
  /// terminal draws in the columns it is said to take.
  ///
  /// - Parameter end: the first placement that lies above the picture.
  mutating func paint(_ picture: CellPicture, at place: CellRect, end: Int, _ brush: Brush) {
    addOutlines(of: picture, at: place, end: end, brush)
    var styles = PictureStyles(picture, brush.palette)
    let seen = CellRect(
      column: place.column, row: place.row, columns: picture.columns, rows: picture.rows
    ).intersection(brush.clip)
    for row in seen.row..<seen.endRow {
      // A trailing mark belongs to the letter before it.
      var hasLetter = false
      var column = seen.column
      while column < seen.endColumn {
        let cell = picture[column - place.column, row - place.row]
        let columns = Int(cell.columns)
        let isMark = cell.text.first?.isTrailingMark ?? true
        if !isMark { hasLetter = true }
        let isWhole = 1...2 ~= columns && column + columns <= seen.endColumn
        let glyph = isWhole && (!isMark || hasLetter) ? glyph(of: cell) : .blank
        put(glyph, style: styles.id(of: cell, pool), column: column, row: row)
        column += glyph.columns
      }
    }
  }

  private func glyph(of cell: CellPicture.Cell) -> Cell.Glyph {
    let columns = Int(cell.columns)
    guard let cluster = cell.text.first else { return .blank }
    if columns == 1, let byte = cell.text.utf8.first, cell.text.utf8.count == 1,
      0x20...0x7E ~= byte
    {
      return Cell.Glyph(scalar: Unicode.Scalar(byte), columns: 1)
    }
    let isOne = cell.text.dropFirst().isEmpty
    guard isOne, DisplayWidth.isPossible(columns, for: cluster) else {
      return Cell.Glyph(scalar: .replacement, columns: columns)
    }
    return pool.glyph(of: cluster, columns: columns)
  }
}

/// The styles of a picture as an environment shows them, each made where it is met first.
private struct PictureStyles {
  private let picture: CellPicture
  private let palette: Palette
  /// The colours that the picture has for its roles, the first one of each; none where no colours are kept apart.
  private let colors: [ColorRole: RGB]
  private var known: [StyleID?]

  init(_ picture: CellPicture, _ palette: Palette) {
    self.picture = picture
    self.palette = palette
    known = Array(repeating: nil, count: picture.styles.count)
    var colors: [ColorRole: RGB] = [:]
    switch palette.environment.depth {
    case .truecolor, .mono: break
    case .indexed256, .indexed16:
      for paint in picture.paints {
        if let role = paint.role, colors[role] == nil { colors[role] = paint.color }
      }
    }
    self.colors = colors
  }

  mutating func id(of cell: CellPicture.Cell, _ pool: CellPool) -> StyleID {
    let place = Int(cell.style)
    if let id = known[place] { return id }
    let id = pool.id(of: palette.style(picture.styles[place], among: colors))
    known[place] = id
    return id
  }
}
