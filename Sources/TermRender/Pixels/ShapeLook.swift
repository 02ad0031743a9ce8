import ColorScience
import GSDesign

/// A shape or a part of one as it looks, wherever on the screen it stands: shapes that look alike share an image.
struct ShapeLook: Hashable, Sendable {
  /// In points from the upper left corner of its cells.
  let frame: PointRect
  let radius: Double
  let fill: RGB?
  let stroke: RGB?
  let strokeWidth: Double
  let backdrop: RGB?
  /// The cells of the label, counted from its own upper left one.
  let label: CellRect
  /// Its own cells.
  let size: CellSize

  /// The part of a shape in an area of the surface.
  init(_ shape: Shape, in area: CellRect) {
    let placed = shape.moved(columns: -area.column, rows: -area.row)
    frame = placed.frame
    radius = shape.radius
    fill = shape.fill?.color
    stroke = shape.strokeWidth > 0 ? shape.stroke?.color : nil
    strokeWidth = stroke == nil ? 0 : shape.strokeWidth
    backdrop = shape.backdrop?.color
    size = area.size
    label = placed.label.intersection(CellRect(column: 0, row: 0, size: size))
  }
}
