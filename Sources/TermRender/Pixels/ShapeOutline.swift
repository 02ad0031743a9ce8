import GSDesign

/// The edges of a shape in pixels, counted from the upper left corner of its cells.
///
/// The outer edge is moved to whole pixels, at most half of one: straight edges are sharp then. The width of the line is
/// not, so that 1 and 1.5 points stay apart.
struct ShapeOutline {
  /// The outer edge.
  let outer: RoundedRectangle
  /// The inner edge of the line; the outer one where there is no line.
  let inner: RoundedRectangle
  let cell: CellPixels

  init(_ look: ShapeLook, _ cell: CellPixels) {
    self.init(
      frame: look.frame, radius: look.radius, strokeWidth: look.strokeWidth, cell)
  }

  init(frame: PointRect, radius: Double, strokeWidth: Double, _ cell: CellPixels) {
    let across = Double(cell.width) / CellRect.pointsPerColumn
    let left = (frame.x * across).rounded()
    let right = (frame.endX * across).rounded()
    let height = (frame.height * cell.scale).rounded()
    let top = (frame.middleY * cell.scale - height / 2).rounded()
    outer = RoundedRectangle(
      x: left, y: top, width: right - left, height: height, radius: radius * cell.scale)
    inner = strokeWidth > 0 ? outer.inset(by: strokeWidth * cell.scale) : outer
    self.cell = cell
  }

  /// Whether a cell lies wholly inside of the line.
  func contains(column: Int, row: Int) -> Bool {
    inner.contains(
      columns: column * cell.width..<(column + 1) * cell.width,
      rows: row * cell.height..<(row + 1) * cell.height)
  }
}
