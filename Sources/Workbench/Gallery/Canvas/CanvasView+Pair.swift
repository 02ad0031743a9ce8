import GSDesign
import GalleryKit

/// Light and dark beside one another.
extension CanvasView {
  /// Light and dark, each on its own page: side by side, or one below the other if the look is wide.
  ///
  /// - Parameter states: the states shown in both; empty for the state on the canvas.
  func pair(columns: Int, rows: Int, _ states: [CanvasPlan.Cell] = []) -> Element {
    if layout.stacksPair(in: rows) {
      let top = rows / 2
      return .column([
        half(.light, columns: columns, rows: top),
        half(.dark, columns: columns, rows: rows - top),
      ])
    }
    let left = columns / 2
    return .row([
      half(.light, columns: left, rows: rows, states),
      half(.dark, columns: columns - left, rows: rows, states),
    ])
  }

  private func half(
    _ appearance: Appearance, columns: Int, rows: Int, _ states: [CanvasPlan.Cell] = []
  ) -> Element {
    var change = EnvironmentChange()
    change.appearance = appearance
    let label = appearance == .light ? Phrase.light : .dark
    let look =
      states.count > 1
      ? column(of: states, rows: rows - 2)
      : shown(rows: max(1, rows - 2))
    return .environment(
      change,
      pane(
        .page, columns: columns, rows: rows,
        .column([
          readable(line(columns: columns, [.gap(2), words(.body2, say(label))])),
          // An outline reaches a few points beyond its rows, as far as they are blank.
          .blank,
          .sized(
            width: .exactly(columns), height: .exactly(max(1, rows - 2)), alignment: .center, look),
        ])))
  }

  /// The state itself: in the comparison it is used as on the stage, in the pair below it only shown.
  private func shown(rows: Int) -> Element {
    let look = seen(layout, rows: rows)
    return canvas.isCompared ? look : look.picture(GalleryPart.canvas.id)
  }

  /// As many states as there are rows for, each behind its name and a row apart.
  private func column(of states: [CanvasPlan.Cell], rows: Int) -> Element {
    let labelColumns = (states.map { width($0.neighbour.label) }.max() ?? 0) + 3
    var left = rows + 1
    let shown = states.prefix {
      left -= $0.rows + 1
      return left >= 0
    }
    let lines = shown.flatMap { cell -> [Element] in
      let label = Element.sized(
        width: .exactly(labelColumns), height: .exactly(cell.rows),
        alignment: Alignment(.leading, .center), name(of: cell))
      return [.row([label, cell.look]), .blank]
    }
    return .column(Array(lines.dropLast()))
  }
}
