import GSDesign
import GalleryKit

/// The changed cells, marked with letters; and their changes when zoomed in.
extension ReviewView {
  /// The picture, the same area with a letter at each changed cell, and a legend of the letters.
  func cells(_ difference: Difference) -> [ReviewBlock] {
    guard let changes = difference.changes, let new = difference.new,
      difference.bucket == .changed
    else { return sides(difference) }
    let marks = CellMarks(changes)
    let grid = marks.rows(changes)
    let columns = grid.first.map { chrome.width($0) } ?? 0
    let title = say(.reviewCells)
    let width = max(columns, chrome.width(title))
    let gridBox = (
      columns: min(room, width), rows: grid.count + 2,
      element: Element.column([words(.title3, title), .blank] + grid.map { words(.body1, $0) })
    )
    let legend = marks.legend.map { entry in
      "\(entry.mark)  \(entry.count)  \(say(entry.what))"
    }
    let legendBox = (
      columns: min(room, legend.map { chrome.width($0) }.max() ?? 0), rows: legend.count + 2,
      element: Element.column([.blank, .blank] + legend.map { words(.body1, $0) })
    )
    return arranged([box(new, title: say(.reviewNew)), gridBox, legendBox])
  }

  /// The picture, if there is nothing to compare it with.
  func sides(_ difference: Difference) -> [ReviewBlock] {
    guard let picture = difference.new ?? difference.old else { return [] }
    let name: Phrase = difference.new == nil ? .reviewOld : .reviewNew
    return arranged([box(picture, title: say(name))])
  }

  /// The selected area, cell by cell; nil if none is selected.
  func zoomed(_ difference: Difference) -> [ReviewBlock]? {
    let hunks = program.hunks(model)
    guard difference.bucket == .changed, let old = difference.old, let new = difference.new,
      let changes = difference.changes, hunks.indices.contains(model.hunk)
    else { return nil }
    let hunk = hunks[model.hunk]
    // With a margin of a cell, to show the surroundings.
    let area = CellRect(
      column: max(0, hunk.column - 1), row: max(0, hunk.row - 1), columns: hunk.columns + 2,
      rows: hunk.rows + 2)
    let boxes = [(old, Phrase.reviewOld), (new, .reviewNew)].map { picture, name in
      let columns = min(area.columns, room)
      let title = say(name) + "  \(hunk.columns)x\(hunk.rows) (\(hunk.column + 1), \(hunk.row + 1))"
      return (
        columns: max(columns, min(room, chrome.width(title))), rows: area.rows + 2,
        element: Element.column([
          words(.title3, title), .blank,
          .sized(
            width: .exactly(columns), height: .exactly(area.rows),
            .viewport(columns: area.column, rows: area.row, drawn(picture))),
        ])
      )
    }
    let inside = changes.cells.filter { hunk.contains(column: $0.column, row: $0.row) }
    let lines = inside.prefix(Self.mostCells).flatMap { cell in
      wrapped(.body1, CellWords(old, new).line(cell, language))
    }
    let rest = inside.count - min(inside.count, Self.mostCells)
    return [line(.body2, say(.reviewHunkOf(model.hunk + 1, hunks.count))), .blank]
      + arranged(boxes) + [.blank] + lines + (rest > 0 ? [line(.body2, "+\(rest)")] : [])
  }

  private static let mostCells = 300
}
