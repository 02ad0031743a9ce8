import GSDesign

extension Arranger {
  mutating func placePanel(
    _ panel: Panel, _ label: Element, _ children: Range<Int>, in frame: CellRect,
    _ context: Context
  ) {
    guard let only = children.first else { return }
    let measured = measurer.kept[only]
    let geometry = PanelGeometry(panel, context.traits)
    // Where the room is smaller, a panel gets narrower down to one column of label, and loses rows at its end.
    let natural = geometry.size(around: measured.size)
    let whole = CellRect(
      column: frame.column, row: frame.row, columns: max(frame.columns, geometry.sideColumns + 1),
      rows: natural.rows)
    let interior = geometry.interior(of: whole)
    let spare = interior.columns - max(1, measured.size.columns)
    let place = CellRect(
      column: interior.column + max(0, spare) / 2, row: interior.row,
      columns: min(interior.columns, max(1, measured.size.columns)), rows: interior.rows)
    var inside = context.clipped(to: frame)
    let index = arrangement.placements.count
    append(.panel(panel, geometry, label: place), in: whole, inside)
    // Everything added from here on lies above the panel.
    defer {
      if index < arrangement.placements.count {
        arrangement.placements[index].contents = arrangement.placements.count - index - 1
      }
    }
    inside.ink = inks.count
    inks.append(LabelInk(panel))
    let words: Element = label.isEmpty ? .words([]) : label
    if measured.size.columns == 0 {
      // Nothing to be drawn, but a mark of the words needs a cell.
      self.place(words, measured, in: place, inside)
    } else {
      placeAligned(words, measured, in: place, .topLeading, inside)
    }
  }

  mutating func placeStack(
    _ stack: Stack, _ elements: [Element], _ children: Range<Int>, in frame: CellRect,
    _ context: Context
  ) {
    let axis = stack.axis
    let gaps = gaps(stack, elements, context.traits)
    let inside = context.clipped(to: frame)
    var offset = 0
    for ((element, place), gap) in zip(zip(elements, children), gaps) where !element.isEmpty {
      let measured = measurer.kept[place]
      offset += gap
      var slot = frame
      switch axis {
      case .horizontal:
        slot.column += offset
        slot.columns = measured.size.columns
      case .vertical:
        slot.row += offset
        slot.rows = measured.size.rows
      }
      offset += measured.size[axis]
      switch axis {
      case .horizontal: placeAligned(element, measured, in: slot, stack.alignment, inside)
      case .vertical: placePart(element, measured, in: slot, stack.alignment, inside)
      }
    }
  }

  mutating func placeFlow(
    _ gaps: FlowGaps, _ elements: [Element], _ children: Range<Int>, in frame: CellRect,
    _ context: Context
  ) {
    let inside = context.clipped(to: frame)
    var lines = FlowLines(gaps, columns: frame.columns)
    for (element, place) in zip(elements, children) where !element.isEmpty {
      let measured = measurer.kept[place]
      let start = lines.place(measured.size)
      let place = CellRect(
        column: frame.column + start.column, row: frame.row + start.row, size: measured.size)
      self.place(element, measured, in: place, inside)
    }
  }
}

extension Arranger {
  mutating func placeViewport(
    _ viewport: Viewport, _ child: Element, _ children: Range<Int>, in frame: CellRect,
    _ context: Context
  ) {
    guard let only = children.first else { return }
    var content = measurer.kept[only]
    var window = frame
    if viewport.marksEnds {
      window = Self.window(in: frame, content.size)
      if window != frame {
        content = measurer.measure(
          child, context.traits, room: Measurer.viewportRoom(child, window.size),
          depth: context.depth)
      }
    }
    let whole = CellSize(
      columns: max(content.size.columns, window.columns),
      rows: max(content.size.rows, window.rows))
    // What fits is seen whole wherever the target is.
    let fits = whole == window.size
    let members =
      fits ? [] : regions(beside: viewport.target, in: child, content, size: whole, context)
    let seen = members.last { $0.id == viewport.target }?.area
    let offset = CellPosition(
      column: Self.offset(
        viewport.columns, target: seen.map { $0.column..<$0.endColumn }, window: window.columns,
        content: whole.columns),
      row: Self.offset(
        viewport.rows, target: seen.map { $0.row..<$0.endRow }, window: window.rows,
        content: whole.rows))
    let place = CellRect(
      column: window.column - offset.column, row: window.row - offset.row, size: whole)
    let outer = cut
    if viewport.marksEnds, viewport.ends == nil {
      cut.formUnion(Self.cut(members, from: offset.column, window.columns))
    }
    placeAligned(child, content, in: place, .topLeading, context.clipped(to: window))
    cut = outer
    if viewport.marksEnds {
      placeMarks(
        around: window, place, in: frame, context, Self.revealed(members, from: offset, window),
        viewport.ends)
    }
  }

  /// The members that the ends of a row would cut: half a word beside a mark reads as another one. None if no member is
  /// seen whole.
  private static func cut(
    _ members: [Drawing.Region], from offset: Int, _ columns: Int
  ) -> [FocusID] {
    let seen = offset..<offset + columns
    func isWhole(_ area: CellRect) -> Bool {
      area.column >= seen.lowerBound && area.endColumn <= seen.upperBound
    }
    guard members.contains(where: { isWhole($0.area) }) else { return [] }
    return members.filter { !isWhole($0.area) }.map(\.id)
  }

  /// The members that the marks at the left and right lead to: the last hidden one before the window, and the last that
  /// is seen together with the first hidden one after it.
  private static func revealed(
    _ members: [Drawing.Region], from offset: CellPosition, _ window: CellRect
  ) -> [ViewportEnd: FocusID] {
    let end = offset.column + window.columns
    var revealed: [ViewportEnd: FocusID] = [:]
    revealed[.leading] = members.last { $0.area.column < offset.column }?.id
    if let next = members.first(where: { $0.area.endColumn > end }) {
      let room = next.area.column + window.columns
      revealed[.trailing] = (members.last { $0.area.endColumn <= room } ?? next).id
    }
    return revealed
  }

  /// The window without the columns of the marks at its ends.
  private static func window(in frame: CellRect, _ content: CellSize) -> CellRect {
    var window = frame
    if content.columns > frame.columns && frame.columns >= 3 {
      window.column += 1
      window.columns -= 2
    } else if content.rows > frame.rows && frame.columns >= 2 {
      window.columns -= 1
    }
    return window
  }

  /// Moved from the offset asked for just far enough to show the target, its start before its end.
  private static func offset(
    _ start: Int, target: Range<Int>?, window: Int, content: Int
  ) -> Int {
    let last = max(0, content - window)
    var offset = min(max(0, start), last)
    if let target {
      if target.upperBound > offset + window { offset = target.upperBound - window }
      if target.lowerBound < offset { offset = target.lowerBound }
    }
    return min(max(0, offset), last)
  }

  /// The areas of a part and of the other members of its group in the content, counted from the content's origin.
  private func regions(
    beside target: FocusID?, in child: Element, _ content: Measurement, size: CellSize,
    _ context: Context
  ) -> [Drawing.Region] {
    // Inside a search the offset asked for is good enough; searching again at each level would never end.
    guard let target, sought == nil else { return [] }
    var search = Arranger(
      environment: arrangement.environments[context.environment], measurer, seeking: target)
    var inside = context
    inside.environment = 0
    inside.ink = 0
    inside.clip = .everywhere
    let frame = CellRect(column: 0, row: 0, size: size)
    search.placeAligned(child, content, in: frame, .topLeading, inside)
    return search.arrangement.regions
  }

  private mutating func placeMarks(
    around window: CellRect, _ content: CellRect, in frame: CellRect, _ context: Context,
    _ revealed: [ViewportEnd: FocusID], _ names: FocusID?
  ) {
    let middle = frame.row + max(0, frame.rows - 1) / 2
    let ends: [(ViewportEnd, isHidden: Bool, column: Int, row: Int)] = [
      (.leading, content.column < window.column, frame.column, middle),
      (.trailing, content.endColumn > window.endColumn, frame.endColumn - 1, middle),
      (.top, content.row < window.row, frame.endColumn - 1, frame.row),
      (.bottom, content.endRow > window.endRow, frame.endColumn - 1, frame.endRow - 1),
    ]
    for (end, isHidden, column, row) in ends where isHidden {
      let cell = CellRect(column: column, row: row, columns: 1, rows: 1)
      append(.endMark(end, inks[context.ink]), in: cell, context.clipped(to: frame))
      let mark = revealed[end]?.revealing ?? names?.child(end.side.rawValue)
      if let mark { addRegion(mark, cell, context.clipped(to: frame)) }
    }
  }
}

extension Alignment.Horizontal {
  /// The columns before a thing with columns or rows to spare; the odd one goes right.
  func offset(_ spare: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: max(0, spare) / 2
    case .trailing: max(0, spare)
    }
  }
}

extension Alignment.Vertical {
  /// The rows above a thing with columns or rows to spare; the odd one goes below.
  func offset(_ spare: Int) -> Int {
    switch self {
    case .top: 0
    case .center: max(0, spare) / 2
    case .bottom: max(0, spare)
    }
  }
}

/// A side at which a viewport hides more.
enum ViewportEnd: Hashable, CaseIterable {
  case leading, trailing, top, bottom

  /// Where more is; the last step of the name of its mark.
  var side: Intent.Direction {
    switch self {
    case .leading: .left
    case .trailing: .right
    case .top: .up
    case .bottom: .down
    }
  }
}
