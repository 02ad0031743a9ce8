import GSDesign

extension Rasterizer {
  /// Paints the fill above and below the words of a panel: whole rows, and half a row at the outer side.
  ///
  /// Corners stay square. Cut by a quadrant they would be smaller than half a column, and terminals draw a quadrant and the
  /// half block beside it with edges that differ by a pixel. ASCII has whole rows alone.
  mutating func paintCaps(
    _ halfRows: Int, around body: CellRect, _ paint: PaintID, _ brush: Brush
  ) {
    let wholeRows = halfRows / 2
    var rows = body
    rows.rows = wholeRows
    for row in [body.row - wholeRows, body.endRow] {
      rows.row = row
      coat(rows, .fill(paint), brush)
    }
    guard !halfRows.isMultiple(of: 2), brush.glyphs == .unicode else { return }
    rows.rows = 1
    rows.row = body.row - wholeRows - 1
    stroke(BlockGlyphs.lowerHalf, .over(paint), rows, brush)
    rows.row = body.endRow + wholeRows
    stroke(BlockGlyphs.upperHalf, .over(paint), rows, brush)
  }

  /// Paints half a column of fill at each side of the words; ASCII has whole columns alone.
  mutating func paintHalfColumns(beside body: CellRect, _ paint: PaintID, _ brush: Brush) {
    var column = body
    column.columns = 1
    for (place, glyph) in [
      (body.column - 1, BlockGlyphs.rightHalf), (body.endColumn, BlockGlyphs.leftHalf),
    ] {
      column.column = place
      switch brush.glyphs {
      case .unicode: stroke(glyph, .over(paint), column, brush)
      case .ascii: coat(column, .fill(paint), brush)
      }
    }
  }
}
