package import GSDesign

/// The outline of a panel in points, beside the cells that stand for it.
///
/// A surface carries its shapes in the order of painting. Pixels and vectors are drawn from them, and baselines hold them
/// as text; what has cells alone leaves them unread. Points are counted from the upper left corner of the surface: 8 a
/// column, 16 a row.
package struct Shape: Hashable, Sendable {
  /// The outer edge of the fill and of the line, in points.
  package var frame: PointRect
  /// The radius of the outer corners in points, at most half of the shorter side.
  package var radius: Double
  /// The colour inside; nil leaves what is under it.
  package var fill: Paint?
  /// The colour of the line; nil for none.
  package var stroke: Paint?
  /// The width of the line in points, inside of the frame.
  package var strokeWidth: Double
  /// The colour of the ground around it; nil where that is the terminal's own.
  package var backdrop: Paint?
  /// The cells of the label, which stay text.
  package var label: CellRect
  /// The cells that it may be seen in: its own, and blank ones above and below.
  package var clip: CellRect

  package init(
    frame: PointRect, radius: Double, fill: Paint?, stroke: Paint?, strokeWidth: Double,
    backdrop: Paint?, label: CellRect, clip: CellRect
  ) {
    self.frame = frame
    self.radius = radius
    self.fill = fill
    self.stroke = stroke
    self.strokeWidth = strokeWidth
    self.backdrop = backdrop
    self.label = label
    self.clip = clip
  }
}

/// A rectangle in points, counted from the upper left corner of a surface.
package struct PointRect: Hashable, Sendable {
  /// The left edge.
  package var x: Double
  /// The upper edge.
  package var y: Double
  /// 0 or more.
  package var width: Double
  /// 0 or more.
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
