import ColorScience
import GSDesign

/// The look of a shape or of a part of one, wherever on the screen it is: shapes that look alike share an image.
struct ShapeLook: Hashable, Sendable {
  /// In points from the upper left corner of its cells.
  let frame: PointRect
  let radius: Double
  let fill: RGB?
  let stroke: RGB?
  let strokeWidth: Double
  let shadow: Shape.FallingShadow?
  /// The visible area of the shadow, in the points of `frame`; nil without a shadow.
  let shadowRoom: PointRect?
  let backdrop: RGB?
  /// The cells of the label, counted from its own upper left one.
  let label: CellRect
  /// The marks drawn in it, in the points of `frame`.
  let marks: [Shape.Mark]
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
    shadow = shape.shadow
    shadowRoom = shape.shadow == nil ? nil : PointRect(placed.clip)
    backdrop = shape.backdrop?.color
    size = area.size
    let whole = CellRect(column: 0, row: 0, size: size)
    marks = placed.marks.filter { !$0.cell.cells.intersection(whole).isEmpty }
    label = placed.label.intersection(whole)
  }
}

/// The edges of a shape in pixels, counted from the upper left corner of its cells.
///
/// The outer edge is moved to whole pixels, at most half of one, so that straight edges are sharp. The width of the
/// line is not, so that 1 and 1.5 points stay apart.
struct ShapeOutline {
  /// The outer edge.
  let outer: RoundedRectangle
  /// The inner edge of the line; the outer edge if it has no line.
  let inner: RoundedRectangle
  /// The outer edge as a rectangle, in pixels.
  let frame: PointRect
  let cell: CellPixels

  init(_ look: ShapeLook, _ cell: CellPixels) {
    self.init(
      frame: look.frame, radius: look.radius, strokeWidth: look.strokeWidth, cell)
  }

  init(frame: PointRect, radius: Double, strokeWidth: Double, _ cell: CellPixels) {
    let across = Double(cell.width) / CellRect.pointsPerColumn
    let left = Self.nearest(frame.x * across)
    let right = Self.nearest(frame.endX * across)
    let height = Self.nearest(frame.height * cell.scale)
    let top = Self.nearest(frame.middleY * cell.scale - height / 2)
    self.frame = PointRect(x: left, y: top, width: right - left, height: height)
    outer = RoundedRectangle(
      x: left, y: top, width: right - left, height: height, radius: radius * cell.scale)
    inner = strokeWidth > 0 ? outer.inset(by: strokeWidth * cell.scale) : outer
    self.cell = cell
  }

  /// The nearest whole pixel, halves rounded down the screen wherever the origin is: the parts of a shape meet.
  private static func nearest(_ value: Double) -> Double { (value + 0.5).rounded(.down) }

  /// Whether a cell lies wholly inside of the line.
  func contains(column: Int, row: Int) -> Bool {
    inner.contains(
      columns: column * cell.width..<(column + 1) * cell.width,
      rows: row * cell.height..<(row + 1) * cell.height)
  }
}
