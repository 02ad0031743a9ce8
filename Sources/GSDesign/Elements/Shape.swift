/// The outline of a panel in points, beside the cells that stand for it.
///
/// A surface carries its shapes in the order of painting. Pixels and vectors are drawn from them, and baselines hold them
/// as text; cells do not need them. Points count from the upper left corner of the surface: 8 a column, 16 a row.
public struct Shape: Hashable, Sendable {
  /// The outer edge of the fill and of the line, in points.
  public var frame: PointRect
  /// The radius of the outer corners in points, at most half of the shorter side.
  public var radius: Double
  /// The colour inside; nil leaves what is under it.
  public var fill: Paint?
  /// The colour of the line; nil for none.
  public var stroke: Paint?
  /// The width of the line in points, inside of the frame.
  public var strokeWidth: Double
  /// The colour of the ground around it; nil where that is the terminal's own.
  public var backdrop: Paint?
  /// The cells of the words and marks inside, which stay text.
  public var label: CellRect
  /// The cells that the panel paints where it has cells alone.
  public var cells: CellRect
  /// The cells that it is seen in: its own as far as nothing cuts them, and blank ones above and below.
  public var clip: CellRect

  /// An outline by its parts, as each of them says.
  public init(
    frame: PointRect, radius: Double, fill: Paint?, stroke: Paint?, strokeWidth: Double,
    backdrop: Paint?, label: CellRect, cells: CellRect, clip: CellRect
  ) {
    self.frame = frame
    self.radius = radius
    self.fill = fill
    self.stroke = stroke
    self.strokeWidth = strokeWidth
    self.backdrop = backdrop
    self.label = label
    self.cells = cells
    self.clip = clip
  }
}

extension Shape {
  /// The shape so many cells further right and down.
  public func moved(columns: Int, rows: Int) -> Shape {
    var result = self
    result.frame.x += Double(columns) * 8
    result.frame.y += Double(rows) * 16
    result.label = label.moved(columns: columns, rows: rows)
    result.cells = cells.moved(columns: columns, rows: rows)
    result.clip = clip.moved(columns: columns, rows: rows)
    return result
  }
}

/// A rectangle in points, counted from the upper left corner of a surface.
public struct PointRect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// 0 or more.
  public var width: Double
  /// 0 or more.
  public var height: Double

  /// A rectangle by its upper left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
