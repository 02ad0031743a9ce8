import GSDesign

extension Measurer {
  /// The smallest size in the room that serves the constraints. The children keep their natural sizes.
  mutating func measureConstrained(
    _ layout: ConstrainedLayout, _ traits: LayoutTraits, room: CellSize, depth: Int
  ) -> Measurement {
    let places = places(layout.items.count)
    for (item, place) in zip(layout.items, places) {
      kept[place] = measure(item.element, traits, room: .unbounded, depth: depth + 1)
    }
    let points = Axis.allCases.map { axis in
      CellSize.isBounded(room[axis])
        ? ConstraintRoom.atMost(CellMetrics.points(room[axis], axis)) : .atMost(.infinity)
    }
    let frames = constrainedFrames(
      layout, places, traits, width: points[0], height: points[1], depth: depth)
    return Measurement(
      size: CellRect(rounding: frames.container).size.limited(to: room), children: places)
  }

  /// The frames of a layout whose children are measured.
  ///
  /// A child that breaks its lines is measured again in its final width, and its height is given to the constraints.
  mutating func constrainedFrames(
    _ layout: ConstrainedLayout, _ places: Range<Int>, _ traits: LayoutTraits,
    width: ConstraintRoom, height: ConstraintRoom, depth: Int
  ) -> (container: PointFrame, items: [PointFrame]) {
    var contents = layout.items.indices.map { index in
      content(layout, index, kept[places.lowerBound + index], traits, depth: depth)
    }
    let frames = layout.frames(contents, width: width, height: height)
    var isChanged = false
    for (index, item) in layout.items.enumerated() where item.element.adaptsToRoom(.horizontal) {
      var room = CellSize.unbounded
      room.columns = CellRect(rounding: frames.items[index]).columns
      guard room.columns != kept[places.lowerBound + index].size.columns else { continue }
      let measured = measure(item.element, traits, room: room, depth: depth + 1)
      let wrapped = content(layout, index, measured, traits, depth: depth)
      isChanged = isChanged || wrapped.height != contents[index].height
      contents[index].height = wrapped.height
      contents[index].firstBaseline = wrapped.firstBaseline
      contents[index].lastBaseline = wrapped.lastBaseline
    }
    return isChanged ? layout.frames(contents, width: width, height: height) : frames
  }

  private func content(
    _ layout: ConstrainedLayout, _ index: Int, _ measured: Measurement, _ traits: LayoutTraits,
    depth: Int
  ) -> ItemContent {
    let rows =
      layout.usesBaseline(of: index)
      ? wordRows(layout.items[index].element, measured, traits, depth: depth) : nil
    let height = CellMetrics.points(measured.size.rows, .vertical)
    return ItemContent(
      width: CellMetrics.points(measured.size.columns, .horizontal), height: height,
      firstBaseline: rows.map { CellMetrics.points($0.lowerBound + 1, .vertical) } ?? height,
      lastBaseline: rows.map { CellMetrics.points($0.upperBound + 1, .vertical) } ?? height)
  }

  /// The first and the last row with words in an element of a measured size; nil if it has no words.
  private func wordRows(
    _ element: Element, _ measured: Measurement, _ traits: LayoutTraits, depth: Int
  ) -> ClosedRange<Int>? {
    var arranger = Arranger(environment: RenderEnvironment(), self)
    let context = Arranger.Context(
      environment: 0, traits: traits, clip: .everywhere, depth: depth)
    let frame = CellRect(column: 0, row: 0, size: measured.size)
    arranger.placeAligned(element, measured, in: frame, .topLeading, context)
    let rows = arranger.arrangement.placements.compactMap { placement -> Int? in
      if case .words(let line, _) = placement.content, line.columns > 0 {
        placement.frame.row
      } else {
        nil
      }
    }
    guard let first = rows.min(), let last = rows.max() else { return nil }
    return first...last
  }
}

extension Arranger {
  mutating func placeConstrained(
    _ layout: ConstrainedLayout, _ children: Range<Int>, in frame: CellRect, _ context: Context
  ) {
    guard !children.isEmpty else { return }
    let frames = measurer.constrainedFrames(
      layout, children, context.traits,
      width: .exactly(CellMetrics.points(frame.columns, .horizontal)),
      height: .exactly(CellMetrics.points(frame.rows, .vertical)), depth: context.depth)
    var inside = context.clipped(to: frame)
    inside.fillsFrame = true
    for ((item, place), points) in zip(zip(layout.items, children), frames.items) {
      var cells = CellRect(rounding: points)
      cells.column += frame.column
      cells.row += frame.row
      self.place(item.element, measurer.kept[place], in: cells, inside)
    }
  }
}

extension CellMetrics {
  /// The points of a given number of columns or rows, as far as a length can reach.
  fileprivate static func points(_ cells: Int, _ axis: Axis) -> Double {
    Double(min(max(0, cells), limit)) * perCell(axis)
  }

  /// The cell boundary nearest to an edge, halves up.
  ///
  /// Edges are rounded, never sizes: what ends where the next begins does so in cells too.
  fileprivate static func boundary(_ points: Double, _ axis: Axis) -> Int {
    let most = Double(limit)
    // What sums leave below a ten-thousandth of a point must not decide a half.
    let exact = (points * 10_000).rounded() / 10_000
    let cells = (exact / perCell(axis) + 0.5).rounded(.down)
    return Int(min(max(-most, cells), most))
  }

  private static func perCell(_ axis: Axis) -> Double {
    axis == .horizontal ? CellRect.pointsPerColumn : CellRect.pointsPerRow
  }
}

extension CellRect {
  /// The cells of a frame in points.
  fileprivate init(rounding frame: PointFrame) {
    let (column, row) = (
      CellMetrics.boundary(frame.x, .horizontal), CellMetrics.boundary(frame.y, .vertical)
    )
    self.init(
      column: column, row: row,
      columns: CellMetrics.boundary(frame.x + frame.width, .horizontal) - column,
      rows: CellMetrics.boundary(frame.y + frame.height, .vertical) - row)
  }
}
