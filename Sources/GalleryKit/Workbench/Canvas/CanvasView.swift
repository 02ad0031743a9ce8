import GSDesign

/// The component under review on its own page, and the states beside it.
struct CanvasView: PaneView {
  let workbench: Workbench
  let columns: Int
  let rows: Int

  var element: Element {
    let strip = neighbourStrip
    let stripRows = strip == nil ? 0 : rows / 3
    let stage = Element.sized(
      width: .exactly(columns), height: .exactly(max(1, rows - stripRows)), alignment: .center,
      component(rows: max(1, rows - stripRows)))
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
  private func component(rows: Int) -> Element {
    let look = state.element(environment.labelLanguage)
    guard let size = environment.size else { return look }
    return GSPanel(isFlush: true) { look }
      .filling(
        columns: min(size.columns, columns), rows: min(size.rows, rows), alignment: .center
      ).element
  }

  /// Normal, selected, disabled and so on, side by side with their names; nil where there is no room or no other.
  private var neighbourStrip: Element? {
    var cells: [Element] = []
    for (index, part) in stripParts.enumerated() {
      let neighbour = part.neighbour
      let isHere = neighbour.state == state
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
    var neighbour: Neighbour
    var look: Element
    var columns: Int
  }

  /// As many as have room; none where there is no other.
  private var stripParts: [StripPart] {
    guard rows >= 15 else { return [] }
    let columns = columns - 4
    var parts: [StripPart] = []
    var used = 0
    for (index, neighbour) in workbench.neighbours.enumerated() {
      let look = neighbour.state.element(environment.labelLanguage).picture(
        GalleryPart.neighbour(index).id)
      let (lookColumns, _) = workbench.probe.size(look, review, columns)
      let cellColumns = max(lookColumns, width(neighbour.label))
      used += cellColumns + (index == 0 ? 0 : 4)
      guard used <= columns else { break }
      parts.append(StripPart(neighbour: neighbour, look: look, columns: cellColumns))
    }
    return parts.count > 1 ? parts : []
  }

  /// The states beside the one on the canvas that are seen.
  var stripNeighbours: [Neighbour] { stripParts.map(\.neighbour) }
}
