import GSDesign

extension Rasterizer {
  /// Paints what stands above and below the words of a filled panel.
  ///
  /// A capsule is cut at the ends of its outermost row: with quadrants where the row is half or wholly filled, by a
  /// column where it is any other. ASCII has no caps but whole rows.
  mutating func paintCaps(
    _ caps: Caps, _ shape: Panel.Shape, around body: CellRect, _ rendition: MarkRendition,
    _ brush: Brush
  ) {
    guard let role = rendition.fill else { return }
    let paint = brush.palette.id(of: role)
    let isRound = CellMetrics.isRound(shape)
    for isAbove in [true, false] {
      for index in 0..<caps.wholeRows {
        let isOutermost = index == caps.wholeRows - 1 && caps.eighths == 0
        let row = isAbove ? body.row - 1 - index : body.endRow + index
        let line = CellRect(column: body.column, row: row, columns: body.columns, rows: 1)
        paintWholeRow(line, isCut: isOutermost && isRound, isAbove, paint, brush)
      }
      guard caps.eighths > 0, brush.glyphs == .unicode else { continue }
      let row = isAbove ? body.row - caps.rows : body.endRow + caps.rows - 1
      let line = CellRect(column: body.column, row: row, columns: body.columns, rows: 1)
      paintEighths(caps.eighths, line, isCut: isRound, isAbove, paint, brush)
    }
  }

  private mutating func paintWholeRow(
    _ line: CellRect, isCut: Bool, _ isAbove: Bool, _ paint: PaintID, _ brush: Brush
  ) {
    coat(isCut ? line.inset : line, .fill(paint), brush)
    if isCut { paintQuadrants(line, isAbove, paint, brush) }
  }

  private mutating func paintEighths(
    _ eighths: Int, _ line: CellRect, isCut: Bool, _ isAbove: Bool, _ paint: PaintID,
    _ brush: Brush
  ) {
    let area = isCut ? line.inset : line
    if isAbove {
      stroke(BlockGlyphs.lower(eighths), .over(paint), area, brush)
    } else {
      let (glyph, coat) = Self.upperBlock(eighths, paint)
      stroke(glyph, coat, area, brush)
    }
    if isCut && eighths == 4 { paintQuadrants(line, isAbove, paint, brush) }
  }

  private mutating func paintQuadrants(
    _ line: CellRect, _ isAbove: Bool, _ paint: PaintID, _ brush: Brush
  ) {
    guard brush.glyphs == .unicode, line.columns > 1 else { return }
    var cell = line
    cell.columns = 1
    stroke(isAbove ? "▗" : "▝", .over(paint), cell, brush)
    cell.column = line.endColumn - 1
    stroke(isAbove ? "▖" : "▘", .over(paint), cell, brush)
  }
}

extension CellRect {
  /// A column less at both ends.
  fileprivate var inset: CellRect {
    CellRect(column: column + 1, row: row, columns: columns - 2, rows: rows)
  }
}
