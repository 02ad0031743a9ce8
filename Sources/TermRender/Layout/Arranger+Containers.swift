import GSDesign

extension Arranger {
  mutating func placePanel(
    _ panel: Panel, _ label: Element, _ children: [Measurement], in frame: CellRect,
    _ context: Context
  ) {
    guard let measured = children.first else { return }
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
    append(.panel(panel, geometry, label: place, contents: 0), in: whole, inside)
    defer { endPanel(at: index) }
    inside.ink = LabelInk(panel)
    let words: Element = label.isEmpty ? .words([]) : label
    if measured.size.columns == 0 {
      // Nothing to be drawn, but a mark of the words needs a cell.
      self.place(words, measured, in: place, inside)
    } else {
      placeAligned(words, measured, in: place, .topLeading, inside)
    }
  }

  /// Tells a panel where its content ends among the placements: what comes later lies above it.
  private mutating func endPanel(at index: Int) {
    guard index < arrangement.placements.count,
      case .panel(let panel, let geometry, let label, _) = arrangement.placements[index].content
    else { return }
    let contents = arrangement.placements.count - index - 1
    arrangement.placements[index].content = .panel(
      panel, geometry, label: label, contents: contents)
  }

  mutating func placeStack(
    _ stack: Stack, _ elements: [Element], _ children: [Measurement], in frame: CellRect,
    _ context: Context
  ) {
    let axis = stack.axis
    let gap = gap(stack)
    let inside = context.clipped(to: frame)
    var offset = 0
    var isFirst = true
    for (element, measured) in zip(elements, children) where !element.isEmpty {
      if !isFirst { offset += gap }
      isFirst = false
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
      placeAligned(element, measured, in: slot, stack.alignment, inside)
    }
  }

  mutating func placeFlow(
    _ gaps: FlowGaps, _ elements: [Element], _ children: [Measurement], in frame: CellRect,
    _ context: Context
  ) {
    let inside = context.clipped(to: frame)
    var lines = FlowLines(gaps, columns: frame.columns)
    for (element, measured) in zip(elements, children) where !element.isEmpty {
      let start = lines.place(measured.size)
      let place = CellRect(
        column: frame.column + start.column, row: frame.row + start.row, size: measured.size)
      self.place(element, measured, in: place, inside)
    }
  }
}
