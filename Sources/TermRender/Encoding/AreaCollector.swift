internal import ColorScience

/// Collects filled rectangles and joins those that meet: fewer, and no seam between them.
struct AreaCollector {
  private struct Area {
    var rect: UnitRect
    var fill: RGB
  }

  /// Where an area would have to go on downwards.
  private struct Edge: Hashable {
    var x: Int
    var bottom: Int
    var width: Int
    var fill: RGB
  }

  private var areas: [Area] = []
  /// The row of areas that is being joined sideways.
  private var current: Area?
  private var edges: [Edge: Int] = [:]

  init() {}

  /// Adds a rectangle of a cell.
  mutating func add(_ rect: UnitRect, _ column: Int, _ row: Int, _ fill: RGB) {
    var moved = rect
    moved.x += column * CellGeometry.columns
    moved.y += row * CellGeometry.rows
    if let open = current, open.fill == fill, open.rect.y == moved.y,
      open.rect.height == moved.height, open.rect.x + open.rect.width == moved.x
    {
      current?.rect.width += moved.width
    } else {
      close()
      current = Area(rect: moved, fill: fill)
    }
  }

  /// One element per area, in the order they were begun.
  var markup: String {
    var closed = self
    closed.close()
    return closed.areas.map { area in
      "<rect x=\"\(area.rect.x)\" y=\"\(area.rect.y)\" width=\"\(area.rect.width)\" "
        + "height=\"\(area.rect.height)\" fill=\"\(area.fill.hex)\"/>\n"
    }.joined()
  }

  /// Puts the current area under the one right above it, or on its own.
  private mutating func close() {
    guard let area = current else { return }
    current = nil
    let rect = area.rect
    let above = Edge(x: rect.x, bottom: rect.y, width: rect.width, fill: area.fill)
    let index: Int
    if let found = edges.removeValue(forKey: above) {
      areas[found].rect.height += rect.height
      index = found
    } else {
      areas.append(area)
      index = areas.count - 1
    }
    let bottom = areas[index].rect.y + areas[index].rect.height
    edges[Edge(x: rect.x, bottom: bottom, width: rect.width, fill: area.fill)] = index
  }
}
