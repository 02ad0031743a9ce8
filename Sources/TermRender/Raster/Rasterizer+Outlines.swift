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

  /// Takes over the outlines of a picture, as far as the clip lets them be seen.
  mutating func addOutlines(
    of picture: CellPicture, at place: CellRect, end: Int, _ brush: Brush
  ) {
    for shape in picture.shapes ?? [] {
      var shape = shape.moved(columns: place.column, rows: place.row)
        .mapPaints(brush.palette.paint(ofPicture:))
      shape.cells = shape.cells.intersection(brush.clip)
      shape.clip = shape.cells
      guard shape.fill != nil || shape.stroke != nil, !shape.cells.isEmpty else { continue }
      outlines.append((shape, end))
    }
  }

  /// The outlines that nothing is painted upon, each with the blank cells around it that it reaches into.
  func seenShapes(among placements: [Placement]) -> [Shape] {
    guard let first = outlines.map(\.end).min() else { return [] }
    // By row, so that an outline is held against its neighbours alone; nil for a row without outlines.
    var places = [[Int]?](repeating: nil, count: surface.rows)
    for outline in outlines {
      for row in surface.rows(of: outline.shape.cells) { places[row] = [] }
    }
    for index in first..<max(first, placements.count) where placements[index].isSeen {
      for row in surface.rows(of: placements[index].reach) { places[row]?.append(index) }
    }
    return outlines.compactMap { shape, end in
      let isCovered = (shape.cells.row..<shape.cells.endRow).contains { row in
        places[row]?.reversed().prefix { $0 >= end }.contains {
          !placements[$0].reach.intersection(shape.cells).isEmpty
        } ?? false
      }
      guard !isCovered else { return nil }
      var shape = shape
      shape.clip = clip(of: shape)
      return shape
    }
  }

  /// The cells of a shape and the blank ones around them that it reaches into with its shadow.
  private func clip(of shape: Shape) -> CellRect {
    let extent = shape.extent
    let most = shape.shadow == nil ? 1 : Self.mostShadowCells
    var clip = shape.cells
    func grow(_ side: ViewportEnd, while reachesFurther: (PointRect) -> Bool) {
      for _ in 0..<most where reachesFurther(PointRect(clip)) {
        let strip = clip.strip(side)
        guard isBlank(strip, shape) else { return }
        clip = clip.union(strip)
      }
    }
    grow(.top) { extent.y < $0.y }
    grow(.bottom) { extent.endY > $0.endY }
    grow(.leading) { extent.x < $0.x }
    grow(.trailing) { extent.endX > $0.endX }
    return clip
  }

  /// The most cells at a side that a shadow is looked for in.
  private static let mostShadowCells = 32

  /// Whether an area shows nothing but the ground of a shape; cells outside the surface show nothing.
  private func isBlank(_ area: CellRect, _ shape: Shape) -> Bool {
    let area = area.intersection(surface.area)
    return (area.row..<area.endRow).allSatisfy { row in
      (area.column..<area.endColumn).allSatisfy { column in
        let cell = surface[column, row]
        let style = pool[cell.style]
        return cell.glyph == .blank && style.background == shape.backdrop
          && style.attributes.isEmpty
      }
    }
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
