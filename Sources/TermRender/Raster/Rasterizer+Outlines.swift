import GSDesign

extension Rasterizer {
  /// The outline of a panel before it is painted; nil for a plain rectangle, in ASCII and without colours.
  ///
  /// It has the size of the design in points, centred on the words. If the layout gave the panel more or less room than
  /// it asked for, it is as wide as its cells.
  func outline(
    of panel: Panel, _ rendition: MarkRendition, _ geometry: PanelGeometry, label: CellRect,
    in frame: CellRect, _ brush: Brush
  ) -> Shape? {
    let strokeRole = panel.strokeWidth.points > 0 ? rendition.stroke : nil
    guard brush.glyphs == .unicode,
      CellMetrics.isRound(panel.shape) || strokeRole != nil || panel.shadow != nil
    else { return nil }
    let fill = rendition.fill.flatMap(brush.palette.paint)
    let clip = frame.intersection(brush.clip)
    guard !clip.isEmpty else { return nil }
    let backdrop = pool[surface[clip.column, clip.row].style].background
    let stroke = strokeRole.flatMap { role in
      switch geometry.weight {
      case .bar: brush.palette.paint(role)
      case .light, .heavy, nil: brush.palette.line(role, over: backdrop)
      }
    }
    let shadow = fill == nil ? nil : panel.shadow.flatMap { self.shadow($0, brush) }
    guard CellMetrics.isRound(panel.shape) || stroke != nil || shadow != nil,
      fill != nil || stroke != nil
    else { return nil }
    let outer = geometry.outline(of: panel, label: label, in: frame)
    return Shape(
      frame: outer, radius: panel.shape.radius(in: outer), fill: fill, stroke: stroke,
      strokeWidth: stroke == nil ? 0 : min(panel.strokeWidth.points, outer.height / 2),
      shadow: shadow, backdrop: backdrop,
      label: textArea(rendition, geometry, label: label, brush), cells: clip, clip: clip)
  }

  /// The shadow in the colours of the environment; nil without colours.
  private func shadow(_ shadow: Shadow, _ brush: Brush) -> Shape.FallingShadow? {
    guard let shadow = shadow.falling(in: brush.palette.environment.appearance) else { return nil }
    let paint = shadow.role.flatMap(brush.palette.paint)
    guard !brush.palette.isMono, shadow.role == nil || paint != nil else { return nil }
    return Shape.FallingShadow(
      offset: shadow.offset, blur: shadow.blur, opacity: shadow.opacity, paint: paint)
  }

  /// The cells of the words with the marks beside them.
  private func textArea(
    _ rendition: MarkRendition, _ geometry: PanelGeometry, label: CellRect, _ brush: Brush
  ) -> CellRect {
    var result = label
    let distance = geometry.markDistance
    if distance > 0, rendition.leadingGlyph(brush.glyphs) != nil {
      result.column -= distance
      result.columns += distance
    }
    if distance > 0, rendition.trailingGlyph != nil { result.columns += distance }
    return result
  }

  /// The outlines of a picture, as far as the clip lets them be seen.
  func outlines(of picture: CellPicture, at place: CellRect, _ brush: Brush) -> [Shape] {
    (picture.shapes ?? []).compactMap { shape in
      var shape = shape.moved(columns: place.column, rows: place.row)
        .mapPaints(brush.palette.paint(ofPicture:))
      shape.cells = shape.cells.intersection(brush.clip)
      shape.clip = shape.cells
      guard shape.fill != nil || shape.stroke != nil, !shape.cells.isEmpty else { return nil }
      return shape
    }
  }

  /// The outlines that are seen, each with the blank cells around it that it reaches into, and without the cells that
  /// something else is painted upon.
  ///
  /// - Parameter rows: the placements in each row.
  func seenShapes(among placements: [Placement], in rows: PaintedRows) -> [Shape] {
    guard let first = outlines.map(\.end).min() else { return [] }
    // By row, so that an outline is held against its neighbours alone; nil for a row without outlines.
    var places = [[Int]?](repeating: nil, count: surface.rows)
    for outline in outlines {
      for row in surface.rows(of: outline.shape.cells) { places[row] = [] }
    }
    for index in first..<max(first, placements.count) where placements[index].isSeen {
      for row in surface.rows(of: placements[index].reach) { places[row]?.append(index) }
    }
    let panes = placements.indices.filter {
      if placements[$0].layer > 0, case .backdrop = placements[$0].content { true } else { false }
    }
    var hidden: [Int: HiddenCells] = [:]
    return outlines.compactMap { shape, end, layer in
      var above: Set<Int> = []
      for row in surface.rows(of: shape.cells) {
        for index in places[row]?.reversed().prefix(while: { $0 >= end }) ?? []
        where !placements[index].reach.intersection(shape.cells).isEmpty {
          above.insert(index)
        }
      }
      let plain = shape
      var shape = shape
      shape.covers += Self.largest(above.map { placements[$0].reach })
      let higher = panes.filter { $0 >= end && placements[$0].layer > layer }
      grow(&shape, among: placements, below: higher) { area, pane in
        var free = plain
        free.covers += above.filter { $0 < pane }.map { placements[$0].reach }
        return hidden[pane, default: HiddenCells(under: self, before: pane)]
          .areBlank(in: area, free, placements, rows)
      }
      guard !shape.covers.isEmpty else { return shape }
      shape.covers = Self.largest(shape.covers)
      let seen = shape.uncovered(shape.cells)
      return seen.isEmpty || seen.count > Self.mostSeenAreas ? nil : shape
    }
  }

  /// The areas that lie in none of the others, in the order of reading.
  private static func largest(_ areas: [CellRect]) -> [CellRect] {
    let bySize = areas.sorted {
      ($1.columns * $1.rows, $0.row, $0.column) < ($0.columns * $0.rows, $1.row, $1.column)
    }
    let largest = bySize.reduce(into: [CellRect]()) { kept, area in
      if !kept.contains(where: { $0.intersection(area) == area }) { kept.append(area) }
    }
    return largest.sorted { ($0.row, $0.column) < ($1.row, $1.column) }
  }

  /// The most rectangles that the seen part of an outline is made of: one with more is left to its cells.
  private static let mostSeenAreas = 16

  /// Lets a shape be seen in the blank cells around it that it reaches into with its shadow.
  ///
  /// - Parameters:
  ///   - panes: the grounds of higher layers painted above it, by their indices. They take their part of these cells, and
  ///     leave it the rest, as if they were not there.
  ///   - isFree: whether an area is blank below a pane that takes it.
  private func grow(
    _ shape: inout Shape, among placements: [Placement], below panes: [Int],
    isFree: (CellRect, Int) -> Bool
  ) {
    let extent = shape.extent
    let most = shape.shadow == nil ? 1 : Self.mostShadowCells
    shape.clip = shape.cells
    func grow(_ side: ViewportEnd, while reachesFurther: (PointRect) -> Bool) {
      for _ in 0..<most where reachesFurther(PointRect(shape.clip)) {
        let strip = shape.clip.strip(side)
        let above = panes.filter { !placements[$0].reach.intersection(strip).isEmpty }
        let covers = above.map { placements[$0].reach }
        var grown = shape
        grown.covers += covers
        guard isBlank(strip, grown),
          covers.allSatisfy({ isFree($0.intersection(strip), above[0]) })
        else { return }
        shape = grown
        shape.clip = shape.clip.union(strip)
      }
    }
    // An outline reaches less than a cell beyond its own cells; at a side where it goes on further, something cuts it.
    let (frame, cells) = (shape.frame, PointRect(shape.cells))
    let (row, column) = (CellRect.pointsPerRow, CellRect.pointsPerColumn)
    if frame.y > cells.y - row { grow(.top) { extent.y < $0.y } }
    if frame.endY < cells.endY + row { grow(.bottom) { extent.endY > $0.endY } }
    if frame.x > cells.x - column { grow(.leading) { extent.x < $0.x } }
    if frame.endX < cells.endX + column { grow(.trailing) { extent.endX > $0.endX } }
  }

  /// The most cells at a side that a shadow is looked for in.
  private static let mostShadowCells = 32

  /// Whether an area shows nothing but the ground of a shape, apart from its covered cells; cells outside the surface
  /// show nothing.
  fileprivate func isBlank(_ area: CellRect, _ shape: Shape) -> Bool {
    shape.uncovered(area.intersection(surface.area)).allSatisfy { area in
      (area.row..<area.endRow).allSatisfy { row in
        (area.column..<area.endColumn).allSatisfy { column in
          let cell = surface[column, row]
          let style = pool[cell.style]
          return cell.glyph == .blank && style.background == shape.backdrop
            && style.attributes.isEmpty
        }
      }
    }
  }
}

/// The cells under panes as they are without them, painted where an outline asks for them.
private struct HiddenCells {
  private let end: Int
  private var rasterizer: Rasterizer
  private var painted: Set<Int> = []

  /// - Parameter end: the index of the first pane.
  init(under painted: Rasterizer, before end: Int) {
    self.end = end
    rasterizer = painted
    let surface = painted.surface
    rasterizer.surface = Surface(
      columns: surface.columns, rows: surface.rows, pool: painted.pool,
      filledWith: Cell(glyph: .blank, style: painted.page))
  }

  /// Whether an area shows nothing but the ground of a shape, apart from its covered cells.
  mutating func areBlank(
    in area: CellRect, _ shape: Shape, _ placements: [Placement], _ rows: PaintedRows
  ) -> Bool {
    for row in rasterizer.surface.rows(of: area) where painted.insert(row).inserted {
      for index in rows[row].prefix(while: { $0 < end }) {
        rasterizer.paint(placements[index], inRows: row..<row + 1)
      }
    }
    return rasterizer.isBlank(area, shape)
  }
}

extension Surface {
  /// The rows of an area that are on the surface.
  fileprivate func rows(of area: CellRect) -> Range<Int> {
    let first = max(0, area.row)
    return first..<max(first, min(rows, area.endRow))
  }
}

extension CellRect {
  /// The row or column of cells outside of one side.
  fileprivate func strip(_ side: ViewportEnd) -> CellRect {
    switch side {
    case .top: CellRect(column: column, row: row - 1, columns: columns, rows: 1)
    case .bottom: CellRect(column: column, row: endRow, columns: columns, rows: 1)
    case .leading: CellRect(column: column - 1, row: row, columns: 1, rows: rows)
    case .trailing: CellRect(column: endColumn, row: row, columns: 1, rows: rows)
    }
  }
}

extension Panel.Shape {
  /// The radius of the corners in a frame, in points.
  func radius(in frame: PointRect) -> Double {
    let most = min(frame.width, frame.height) / 2
    return switch self {
    case .rectangle: 0
    case .capsule: most
    case .rounded(let radius): radius.points > 0 ? min(radius.points, most) : 0
    }
  }
}
