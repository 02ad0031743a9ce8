import GSDesign

extension Rasterizer {
  mutating func paint(_ line: TextLine, _ ink: LabelInk, at place: CellRect, _ brush: Brush) {
    let pen = LabelPen(ink, depth: brush.palette.environment.depth)
    var column = place.column
    for run in line.runs {
      let role = pen.role(of: run.role)
      let emphasis = Attributes(run.emphasis, isMono: brush.palette.isMono)
      let coat = CellPaint.over(brush.palette.id(of: role), emphasis.union(pen.attributes))
      column = write(run.text, coat, column: column, row: place.row, brush)
    }
  }

  /// A line between things; in block eighths it lies at the lower and at the left side of its cells.
  mutating func paint(_ rule: Rule, in frame: CellRect, _ brush: Brush) {
    guard let weight = CellMetrics.weight(rule.width) else { return }
    let coat = CellPaint.over(brush.palette.id(of: rule.role))
    if let box = FrameGlyphs.box(weight, .rectangle, brush.glyphs) {
      let isAsciiHeavy = brush.glyphs == .ascii && weight != .light
      switch rule.axis {
      case .horizontal: stroke(isAsciiHeavy ? "=" : box.horizontal, coat, frame, brush)
      case .vertical: stroke(box.vertical, coat, frame, brush)
      }
    } else {
      switch rule.axis {
      case .horizontal:
        stroke(BlockGlyphs.lower(CellMetrics.rowEighths(rule.width)), coat, frame, brush)
      case .vertical:
        stroke(BlockGlyphs.left(CellMetrics.columnEighths(rule.width)), coat, frame, brush)
      }
    }
  }
}

extension Attributes {
  init(_ emphasis: Emphasis, isMono: Bool) {
    self = []
    if emphasis.contains(.bold) { insert(.bold) }
    if emphasis.contains(.dim) || (isMono && emphasis.contains(.dimInMono)) { insert(.dim) }
    if emphasis.contains(.italic) { insert(.italic) }
    if emphasis.contains(.underline) { insert(.underline) }
    if emphasis.contains(.strikethrough) { insert(.strikethrough) }
  }
}
