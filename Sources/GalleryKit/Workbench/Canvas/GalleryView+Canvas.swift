import GSDesign

/// The component under review on its own page, and the states beside it.
extension GalleryView {
  func canvas(_ columns: Int, _ rows: Int) -> Element {
    let strip = neighbourStrip(columns: columns - 4, rows: rows)
    let stripRows = strip == nil ? 0 : rows / 3
    let stage = Element.sized(
      width: .exactly(columns), height: .exactly(max(1, rows - stripRows)), alignment: .center,
      component(columns: columns, rows: max(1, rows - stripRows)))
    let below = strip.map {
      Element.sized(
        width: .exactly(columns), height: .exactly(stripRows), alignment: Alignment(.center, .top),
        $0)
    }
    return .environment(
      review,
      .interactive(
        GalleryPart.canvas.id,
        pane(
          .page, columns: columns, rows: rows, .column([stage] + (below.map { [$0] } ?? [])))))
  }

  /// The component, in a screen of its own where a size is set.
  private func component(columns: Int, rows: Int) -> Element {
    let look = model.state.element(model.environment.labelLanguage)
    guard let size = model.environment.size else { return look }
    return GSPanel(isFlush: true) { look }
      .filling(
        columns: min(size.columns, columns), rows: min(size.rows, rows), alignment: .center
      ).element
  }

  /// Normal, selected, disabled and so on, side by side with their names; nil where there is no room or no other.
  private func neighbourStrip(columns: Int, rows: Int) -> Element? {
    var cells: [Element] = []
    for (index, part) in stripParts(columns: columns, rows: rows).enumerated() {
      let neighbour = part.neighbour
      let isHere = neighbour.state == model.state
      let label = words(isHere ? .title3 : .body2, neighbour.label)
      if index > 0 { cells.append(.gap(4)) }
      cells.append(
        .interactive(
          GalleryPart.neighbour(index).id,
          .sized(
            width: .exactly(part.columns),
            .column([label, Element.rule(.horizontal), part.look]))))
    }
    return cells.isEmpty ? nil : .row(cells)
  }

  /// A state beside the one on the canvas, and the room it takes.
  private struct StripPart {
    var neighbour: GalleryProgram.Neighbour
    var look: Element
    var columns: Int
  }

  /// As many as have room; none where there is no other.
  private func stripParts(columns: Int, rows: Int) -> [StripPart] {
    guard rows >= 15 else { return [] }
    var parts: [StripPart] = []
    var used = 0
    for (index, neighbour) in program.neighbours(model).enumerated() {
      let look = neighbour.state.element(model.environment.labelLanguage).picture(
        GalleryPart.neighbour(index).id)
      let (lookColumns, _) = program.probe.size(look, review, columns)
      let cellColumns = max(lookColumns, width(neighbour.label))
      used += cellColumns + (index == 0 ? 0 : 4)
      guard used <= columns else { break }
      parts.append(StripPart(neighbour: neighbour, look: look, columns: cellColumns))
    }
    return parts.count > 1 ? parts : []
  }

  /// The states beside the one on the canvas that are seen.
  var stripNeighbours: [GalleryProgram.Neighbour] {
    guard let room = canvasRoom else { return [] }
    return stripParts(columns: room.columns - 4, rows: room.rows).map(\.neighbour)
  }

  /// The room of the canvas; nil where it is not on the screen.
  var canvasRoom: (columns: Int, rows: Int)? {
    switch plan.arrangement {
    case .wide: return (plan.canvasColumns, plan.bodyRows)
    case .stacked:
      guard !hasDrawer else { return (plan.columns - ScreenPlan.treeColumns, plan.bodyRows) }
      return (plan.columns, plan.bodyRows - stackedKnobRows)
    case .single:
      let isSeen = model.mode == .interact || model.mode == .browse && model.pane == .canvas
      return isSeen ? (plan.columns, plan.bodyRows) : nil
    case .tooSmall: return nil
    }
  }
}
