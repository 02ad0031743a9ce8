internal import ColorScience
import GSDesign

/// How documents show the outlines of panels.
public enum ShapeRendering: String, Hashable, Sendable, CaseIterable {
  /// As vectors: true radii and lines, in the points of the design.
  case smooth
  /// As a terminal without pixels shows them.
  case cells
}

/// The outlines of a surface as vectors, and the cells that remain outside them.
struct ShapeVectors {
  /// The part that a cell has in an outline.
  enum Part {
    /// None: the cell is drawn unchanged.
    case outside
    /// It shows the outline: nothing of it is drawn.
    case outline
    /// It belongs to the words. Its ground is drawn if it differs from that of the shape.
    case words(Shape)
  }

  let shapes: [Shape]
  private let columns: Int
  /// The innermost shape of each cell, counted from 1; empty without shapes.
  private var owners: [UInt32] = []
  /// The same for the outermost shape.
  private var holders: [UInt32] = []

  init(_ surface: Surface, _ rendering: ShapeRendering) {
    columns = surface.columns
    switch rendering {
    case .cells: shapes = []
    case .smooth: shapes = surface.shapes.map { $0.fitted().drawingMarks(of: surface) }
    }
    guard !shapes.isEmpty else { return }
    owners = [UInt32](repeating: 0, count: surface.columns * surface.rows)
    holders = owners
    for (index, shape) in shapes.enumerated() {
      let area = shape.cells.intersection(surface.area)
      for row in area.row..<area.endRow {
        for column in area.column..<area.endColumn
        where !shape.isCovered(column: column, row: row) {
          let cell = row * columns + column
          owners[cell] = UInt32(index + 1)
          if holders[cell] == 0 { holders[cell] = UInt32(index + 1) }
        }
      }
    }
  }

  func part(column: Int, row: Int) -> Part {
    guard !owners.isEmpty else { return .outside }
    let owner = Int(owners[row * columns + column])
    guard owner > 0 else { return .outside }
    let shape = shapes[owner - 1]
    return shape.label.contains(column: column, row: row) ? .words(shape) : .outline
  }

  /// The frame of the shape whose words begin this line of cells; nil if no words begin here.
  func frame(around line: CellRect) -> PointRect? {
    switch part(column: line.column, row: line.row) {
    case .words(let shape): shape.frame
    case .outside, .outline: nil
    }
  }

  /// The colour around the shapes of a cell; nil without shapes, or if nothing is painted there.
  func backdrop(column: Int, row: Int) -> RGB? {
    guard !holders.isEmpty, case let holder = Int(holders[row * columns + column]), holder > 0
    else { return nil }
    return shapes[holder - 1].backdrop?.color
  }

  /// The ground to draw above the shapes behind a cell's words; nil if the shape is the ground.
  func ground(_ style: ExportedStyle, in shape: Shape, _ colors: ExportColors) -> RGB? {
    let own = shape.fill ?? shape.backdrop
    return style.background == own?.color ?? colors.background ? nil : style.background
  }

  /// The common colour of the four corner cells; nil if they differ.
  func ground(ofCornersOf surface: Surface, _ colors: ExportColors) -> RGB? {
    guard surface.columns > 0, surface.rows > 0 else { return nil }
    let corners = [0, surface.columns - 1].flatMap { column in
      [0, surface.rows - 1].map { row in
        backdrop(column: column, row: row)
          ?? colors.resolve(surface.pool[surface[column, row].style]).background
      }
    }
    return corners.allSatisfy { $0 == corners[0] } ? corners[0] : nil
  }

  /// Where the vectors reach beyond a surface, in whole points.
  func overhang(columns: Int, rows: Int) -> (left: Int, top: Int, right: Int, bottom: Int) {
    var result = (left: 0, top: 0, right: 0, bottom: 0)
    let whole = PointRect(CellRect(column: 0, row: 0, columns: columns, rows: rows))
    for shape in shapes {
      let seen = shape.hasWholeFrame ? shape.extent : shape.seenFrame
      result.left = max(result.left, Int((-seen.x).rounded(.up)))
      result.top = max(result.top, Int((-seen.y).rounded(.up)))
      result.right = max(result.right, Int((seen.endX - whole.endX).rounded(.up)))
      result.bottom = max(result.bottom, Int((seen.endY - whole.endY).rounded(.up)))
    }
    return result
  }

  /// One element for each shape, in the order of painting.
  var markup: String { shapes.map(\.markup).joined() }
}

extension Shape {
  /// The part of the frame that is seen.
  fileprivate var seenFrame: PointRect { frame.intersection(PointRect(clip)) }

  fileprivate var hasWholeFrame: Bool { seenFrame == frame }

  fileprivate var markup: String {
    let rect = cast + self.rect + marks.map(Self.markup(of:)).joined()
    guard covers.isEmpty else {
      let seen = uncovered(extent.cells.intersection(clip)).map { PointRect($0) }
      return seen.map { Self.window($0, onto: rect) }.joined()
    }
    return seenFrame == frame ? rect + "\n" : Self.window(seenFrame, onto: rect)
  }

  /// The part of a drawing in a rectangle.
  private static func window(_ area: PointRect, onto drawing: String) -> String {
    let box = [area.x, area.y, area.width, area.height].map(number).joined(separator: " ")
    return "<svg \(attributes(area)) viewBox=\"\(box)\">\(drawing)</svg>\n"
  }

  /// The shadow, blurred by a filter of its own: filters of one name are equal.
  private var cast: String {
    guard let shadow else { return "" }
    var shade = frame
    shade.y += shadow.offset
    let area = shade.inset(x: -3 * shadow.blur, y: -3 * shadow.blur)
    let numbers = [area.x, area.y, area.width, area.height, shadow.blur].map(Self.number)
    let name = "shadow_" + numbers.joined(separator: "_")
    return "<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\" \(Self.attributes(area))>"
      + "<feGaussianBlur stdDeviation=\"\(Self.number(shadow.blur))\"/></filter>"
      + "<rect \(Self.attributes(shade)) rx=\"\(Self.number(radius))\" "
      + "fill=\"\((shadow.paint?.color ?? .black).hex)\" "
      + "fill-opacity=\"\(Self.number(shadow.opacity))\" filter=\"url(#\(name))\"/>"
  }

  private var rect: String {
    let inset = strokeWidth / 2
    let line = frame.inset(x: inset, y: inset)
    var result = "<rect \(Self.attributes(line)) rx=\"\(Self.number(max(0, radius - inset)))\" "
    result += "fill=\"\(fill?.color.hex ?? "none")\""
    if let stroke {
      result += " stroke=\"\(stroke.color.hex)\" stroke-width=\"\(Self.number(strokeWidth))\""
    }
    return result + "/>"
  }

  private static func markup(of mark: Mark) -> String {
    guard let color = mark.paint?.color else { return "" }
    let line = MarkLine(mark.form, in: mark.cell)
    let points = line.points.map { number($0.x) + "," + number($0.y) }
    return "<polyline points=\"\(points.joined(separator: " "))\" fill=\"none\" "
      + "stroke=\"\(color.hex)\" stroke-width=\"\(number(line.width))\" "
      + "stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
  }

  private static func attributes(_ rect: PointRect) -> String {
    "x=\"\(number(rect.x))\" y=\"\(number(rect.y))\" width=\"\(number(rect.width))\" "
      + "height=\"\(number(rect.height))\""
  }

  /// Hundredths of a point at most.
  private static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }
}
