import GSDesign

extension Surface {
  /// Takes away the cells that stand for a shape which is drawn as pixels: inside they are blanks on the fill, around it
  /// on the backdrop. The cells of the label stay.
  mutating func clearCells(of shape: Shape, _ cell: CellPixels, _ pieces: [ShapePiece]) {
    let outline = ShapeOutline(
      frame: shape.frame, radius: shape.radius, strokeWidth: shape.strokeWidth, cell)
    if pieces.count > 1 {
      clear(shape.clip, of: shape) { outline.contains(column: $0, row: $1) }
    } else {
      clear(shape.clip, of: shape) { _, _ in false }
    }
    for piece in pieces {
      let area = piece.area
      clear(area, of: shape) { column, row in
        piece.insideCells[(row - area.row) * area.columns + column - area.column]
      }
    }
  }

  private mutating func clear(
    _ area: CellRect, of shape: Shape, isInside: (_ column: Int, _ row: Int) -> Bool
  ) {
    let around = pool.id(of: Style(background: shape.backdrop))
    let inside = shape.fill == nil ? around : pool.id(of: Style(background: shape.fill))
    let seen = area.intersection(self.area)
    for row in seen.row..<seen.endRow {
      for column in seen.column..<seen.endColumn
      where !shape.label.contains(column: column, row: row) {
        put(.blank, style: isInside(column, row) ? inside : around, column: column, row: row)
      }
    }
  }
}

/// A part of a shape where it stands on the surface.
struct ShapePiece {
  let area: CellRect
  /// By cell of the area.
  let insideCells: [Bool]
}
