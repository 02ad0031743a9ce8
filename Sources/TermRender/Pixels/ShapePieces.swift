import GSDesign

/// The parts of a shape that are drawn as images: all of a small one, the four sides of a large one, and of either the
/// cells that nothing is painted upon.
struct ShapePieces {
  /// In cells of the surface.
  let areas: [CellRect]
  /// Whether every pixel of it is covered.
  let isCovered: Bool

  /// The number of cells up to which a shape is one image.
  private static let largest = 240

  init(_ shape: Shape, _ cell: CellPixels, in size: CellSize) {
    let screen = CellRect(column: 0, row: 0, size: size)
    let whole = shape.extent.cells.intersection(shape.clip).intersection(screen)
    guard !whole.isEmpty, Self.isSensible(shape) else {
      (areas, isCovered) = ([], false)
      return
    }
    let middle = Self.middle(of: shape, cell).intersection(whole)
    let isLarge = whole.columns * whole.rows > Self.largest && !middle.isEmpty
    areas = (isLarge ? Self.sides(of: whole, around: middle) : [whole])
      .flatMap(shape.uncovered)
    isCovered = areas.isEmpty
  }

  /// Whether pixels can be counted in it.
  private static func isSensible(_ shape: Shape) -> Bool {
    let frame = shape.extent
    return [frame.x, frame.y, frame.width, frame.height, shape.radius, shape.strokeWidth].allSatisfy
    { abs($0) < 1_000_000 }
  }

  /// The cells that no edge and no corner touches.
  private static func middle(of shape: Shape, _ cell: CellPixels) -> CellRect {
    // A pixel more for the ramp.
    let corner = max(shape.radius, shape.strokeWidth) + 1 / cell.scale
    let across = corner * cell.scale * CellRect.pointsPerColumn / Double(cell.width)
    let inner = shape.frame.inset(x: across, y: corner)
    guard inner.width > 0, inner.height > 0 else {
      return .zero
    }
    let touched = inner.cells
    return CellRect(
      column: touched.column + 1, row: touched.row + 1, columns: touched.columns - 2,
      rows: touched.rows - 2)
  }

  private static func sides(of whole: CellRect, around middle: CellRect) -> [CellRect] {
    let sides = [
      CellRect(
        column: whole.column, row: whole.row, columns: whole.columns,
        rows: middle.row - whole.row),
      CellRect(
        column: whole.column, row: middle.row, columns: middle.column - whole.column,
        rows: middle.rows),
      CellRect(
        column: middle.endColumn, row: middle.row, columns: whole.endColumn - middle.endColumn,
        rows: middle.rows),
      CellRect(
        column: whole.column, row: middle.endRow, columns: whole.columns,
        rows: whole.endRow - middle.endRow),
    ]
    return sides.filter { !$0.isEmpty }
  }
}
