import GSDesign

extension Surface {
  /// The surface with the corners of its outlines in glyphs that this terminal draws itself. Nothing else depends on
  /// them.
  func withCorners(_ features: TerminalFeatures) -> Surface {
    guard !features.isDisjoint(with: .corners), !shapes.isEmpty else { return self }
    var view = self
    for shape in shapes where shape.stroke == nil {
      guard let fill = shape.fill else { continue }
      if features.contains(.wedges), shape.cells.rows == 3, shape.radius > 0 {
        view.cutCorners(of: shape, fill)
      }
      if features.contains(.roundEnds), shape.cells.rows == 1, shape.isCapsule {
        view.roundEnds(of: shape, fill)
      }
    }
    return view
  }

  /// Puts a wedge in each filled corner, except where the shape is clipped.
  private mutating func cutCorners(of shape: Shape, _ fill: Paint) {
    let (cells, frame) = (PointRect(shape.cells), shape.frame)
    let style = pool.id(of: Style(foreground: fill, background: shape.backdrop))
    let (left, right) = (shape.cells.column, shape.cells.endColumn - 1)
    let (top, bottom) = (shape.cells.row, shape.cells.endRow - 1)
    let isWholeAtLeft = abs(frame.x - cells.x) < CellRect.pointsPerColumn
    let isWholeAtRight = abs(frame.endX - cells.endX) < CellRect.pointsPerColumn
    for (column, row, glyph, isWhole) in [
      (left, top, CornerGlyphs.topLeading, isWholeAtLeft),
      (right, top, CornerGlyphs.topTrailing, isWholeAtRight),
      (left, bottom, CornerGlyphs.bottomLeading, isWholeAtLeft),
      (right, bottom, CornerGlyphs.bottomTrailing, isWholeAtRight),
    ] where isWhole && area.contains(column: column, row: row) {
      let cell = self[column, row]
      guard cell.glyph == .blank, pool[cell.style] == Style(background: fill) else { continue }
      put(Cell.Glyph(scalar: glyph, columns: 1), style: style, column: column, row: row)
    }
  }

  /// Puts a half circle where half a column is filled at either end.
  private mutating func roundEnds(of shape: Shape, _ fill: Paint) {
    let row = shape.cells.row
    for (column, half, glyph) in [
      (shape.cells.column, BlockGlyphs.rightHalf, CornerGlyphs.leadingEnd),
      (shape.cells.endColumn - 1, BlockGlyphs.leftHalf, CornerGlyphs.trailingEnd),
    ] where area.contains(column: column, row: row) {
      let cell = self[column, row]
      guard cell.glyph.scalar == half, pool[cell.style].foreground == fill else { continue }
      put(Cell.Glyph(scalar: glyph, columns: 1), style: cell.style, column: column, row: row)
    }
  }
}

/// Glyphs of corners and ends, which some terminals draw themselves and no usual font has.
enum CornerGlyphs {
  static let topLeading: Unicode.Scalar = "\u{1FB41}"
  static let topTrailing: Unicode.Scalar = "\u{1FB4C}"
  static let bottomLeading: Unicode.Scalar = "\u{1FB52}"
  static let bottomTrailing: Unicode.Scalar = "\u{1FB5D}"
  static let leadingEnd: Unicode.Scalar = "\u{E0B6}"
  static let trailingEnd: Unicode.Scalar = "\u{E0B4}"
}

extension Shape {
  /// Whether its ends are half circles.
  fileprivate var isCapsule: Bool { radius > 0 && radius * 2 >= min(frame.width, frame.height) }
}
