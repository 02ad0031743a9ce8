/// The outline of a panel in points, beside the cells that represent it.
///
/// A surface carries its shapes in the order of painting. Pixels and vectors are drawn from them, and baselines hold them
/// as text; cells do not need them. Points count from the upper left corner of the surface.
public struct Shape: Hashable, Sendable, Configurable {
  /// The outer edge of the fill and of the line, in points.
  public var frame: PointRect
  /// The radius of the outer corners in points, at most half of the shorter side.
  public var radius: Double
  /// The colour inside; nil lets the ground show through.
  public var fill: Paint?
  /// The colour of the line; nil for none.
  public var stroke: Paint?
  /// The width of the line in points, inside of the frame.
  public var strokeWidth: Double
  /// Its shadow on the page; nil for none.
  public var shadow: FallingShadow?
  /// The colour of the ground around it; nil is the terminal's own.
  public var backdrop: Paint?
  /// The cells of the words and marks inside, which stay text.
  public var label: CellRect
  /// The cells that the panel paints if only cells are drawn.
  public var cells: CellRect
  /// The cells that it is seen in: its own as far as nothing cuts them, and blank ones around them.
  public var clip: CellRect
  /// The cells of it that something else is painted upon, such as a pane that floats over a part of it.
  package var covers: [CellRect] = []
  /// The marks of a selected or disabled panel that are drawn with the outline; none while they are glyphs of the label.
  package var marks: [Mark] = []

  /// An outline by its parts, as each of them says.
  public init(
    frame: PointRect, radius: Double, fill: Paint?, stroke: Paint?, strokeWidth: Double,
    shadow: FallingShadow? = nil, backdrop: Paint?, label: CellRect, cells: CellRect,
    clip: CellRect
  ) {
    self.frame = frame
    self.radius = radius
    self.fill = fill
    self.stroke = stroke
    self.strokeWidth = strokeWidth
    self.shadow = shadow
    self.backdrop = backdrop
    self.label = label
    self.cells = cells
    self.clip = clip
  }
}

extension Shape {
  /// The shadow of a shape in its colour.
  public struct FallingShadow: Hashable, Sendable {
    /// Points that it lies below the shape.
    public var offset: Double
    /// The standard deviation of the blur, in points.
    public var blur: Double
    /// From 0 to 1.
    public var opacity: Double
    /// The colour; nil is black.
    public var paint: Paint?

    /// A shadow by its parts, as each of them says.
    public init(offset: Double, blur: Double, opacity: Double, paint: Paint?) {
      self.offset = offset
      self.blur = blur
      self.opacity = opacity
      self.paint = paint
    }

    /// Points to each side in which the shadow is visible.
    public var reach: Double { 2.5 * blur }
  }

  /// A mark drawn with the outline.
  package struct Mark: Hashable, Sendable {
    /// Its form, named after the glyph that it is drawn for.
    package enum Form: Unicode.Scalar, Hashable, Sendable {
      /// Selected.
      case check = "✓"
      /// Disabled, before the words.
      case opening = "("
      /// Disabled, behind the words.
      case closing = ")"
    }

    package let form: Form
    /// The cell of the glyph, in points.
    package var cell: PointRect
    package let paint: Paint?

    package init(_ form: Form, cell: PointRect, paint: Paint?) {
      self.form = form
      self.cell = cell
      self.paint = paint
    }
  }

  /// The area in which the shape or its shadow is visible, in points.
  public var extent: PointRect {
    guard let shadow else { return frame }
    var cast = frame.inset(x: -shadow.reach, y: -shadow.reach)
    cast.y += shadow.offset
    return frame.union(cast)
  }

  /// The colours of the fill, the line, the shadow and the ground, as far as it has them.
  public var paints: [Paint] { [fill, stroke, shadow?.paint, backdrop].compactMap { $0 } }

  /// The cells of an area that nothing is painted upon, as rectangles that do not meet.
  package func uncovered(_ area: CellRect) -> [CellRect] {
    covers.reduce(into: [area]) { areas, cover in areas = areas.flatMap { $0.subtracting(cover) } }
  }

  /// Whether something else is painted upon a cell.
  package func isCovered(column: Int, row: Int) -> Bool {
    covers.contains { $0.contains(column: column, row: row) }
  }

  /// The shape in other colours.
  public func mapPaints(_ transform: (Paint?) -> Paint?) -> Shape {
    and {
      $0.fill = transform(fill)
      $0.stroke = transform(stroke)
      if let shadow { $0.shadow?.paint = transform(shadow.paint) }
      $0.backdrop = transform(backdrop)
    }
  }

  /// The shape moved to the right and down by a number of cells.
  public func moved(columns: Int, rows: Int) -> Shape {
    and {
      $0.frame.x += Double(columns) * CellRect.pointsPerColumn
      $0.frame.y += Double(rows) * CellRect.pointsPerRow
      $0.label = label.moved(columns: columns, rows: rows)
      $0.cells = cells.moved(columns: columns, rows: rows)
      $0.clip = clip.moved(columns: columns, rows: rows)
      $0.covers = covers.map { $0.moved(columns: columns, rows: rows) }
      for index in marks.indices {
        $0.marks[index].cell.x += Double(columns) * CellRect.pointsPerColumn
        $0.marks[index].cell.y += Double(rows) * CellRect.pointsPerRow
      }
    }
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

extension PointRect {
  /// The area of cells.
  public init(_ cells: CellRect) {
    self.init(
      x: Double(cells.column) * CellRect.pointsPerColumn,
      y: Double(cells.row) * CellRect.pointsPerRow,
      width: Double(cells.columns) * CellRect.pointsPerColumn,
      height: Double(cells.rows) * CellRect.pointsPerRow)
  }

  /// The right edge.
  public var endX: Double { x + width }
  /// The lower edge.
  public var endY: Double { y + height }
  /// The middle across.
  public var middleX: Double { x + width / 2 }
  /// The middle down.
  public var middleY: Double { y + height / 2 }

  /// The cells that it touches, within a million cells of the origin.
  public var cells: CellRect {
    func bounded(_ value: Double) -> Int {
      value.isNaN ? 0 : Int(max(-1_000_000, min(1_000_000, value)))
    }
    let left = bounded((x / CellRect.pointsPerColumn).rounded(.down))
    let top = bounded((y / CellRect.pointsPerRow).rounded(.down))
    let right = bounded((endX / CellRect.pointsPerColumn).rounded(.up))
    let bottom = bounded((endY / CellRect.pointsPerRow).rounded(.up))
    return CellRect(column: left, row: top, columns: right - left, rows: bottom - top)
  }

  /// The least rectangle around both.
  public func union(_ other: PointRect) -> PointRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PointRect(
      x: left, y: top, width: max(endX, other.endX) - left, height: max(endY, other.endY) - top)
  }

  /// The area that both cover; empty if they do not meet.
  public func intersection(_ other: PointRect) -> PointRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PointRect(
      x: left, y: top, width: max(0, min(endX, other.endX) - left),
      height: max(0, min(endY, other.endY) - top))
  }

  /// The rectangle with its sides moved inwards, in points; never below no size.
  public func inset(x across: Double, y down: Double) -> PointRect {
    PointRect(
      x: x + across, y: y + down, width: max(0, width - 2 * across),
      height: max(0, height - 2 * down))
  }
}

/// A size in cells.
public struct CellSize: Hashable, Sendable {
  /// The width in cells, 0 or more.
  public var columns: Int
  /// The height in cells, 0 or more.
  public var rows: Int

  /// Makes a size; sides below 0 count as 0.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}
