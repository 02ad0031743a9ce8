import GSDesign
import GalleryKit

/// A letter for each way in which cells changed.
struct CellMarks {
  struct Entry: Hashable {
    let mark: Character
    var count: Int
    let what: Phrase
  }

  private(set) var legend: [Entry] = []
  private var marks: [Set<Channel>: Character] = [:]

  init(_ changes: CellChanges) {
    var digits = Array("123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")[...]
    for cell in changes.cells where cell.kind == .changed && marks[cell.channels] == nil {
      let mark =
        cell.channels.count == 1
        ? cell.channels.first?.letter ?? "?" : digits.popFirst() ?? "?"
      marks[cell.channels] = mark
      let names = Channel.allCases.filter { cell.channels.contains($0) }.map(\.name)
      let count = changes.cells.reduce(0) {
        $0 + ($1.kind == .changed && $1.channels == cell.channels ? $1.columns : 0)
      }
      legend.append(
        Entry(
          mark: mark, count: count,
          what: .joined(names, separator: ", ")))
    }
    for (kind, mark, what) in [
      (CellChange.Kind.added, Character("+"), Phrase.reviewAdded), (.removed, "-", .reviewRemoved),
    ] {
      let count = changes.count(kind)
      if count > 0 { legend.append(Entry(mark: mark, count: count, what: what)) }
    }
  }

  /// A line for each row, with a full stop for each unchanged cell.
  func rows(_ changes: CellChanges) -> [String] {
    let columns = max(changes.oldSize.columns, changes.newSize.columns)
    let rows = max(changes.oldSize.rows, changes.newSize.rows)
    var grid = Array(repeating: Array(repeating: Character("."), count: columns), count: rows)
    for cell in changes.cells {
      let mark: Character =
        switch cell.kind {
        case .changed: marks[cell.channels] ?? "?"
        case .added: "+"
        case .removed: "-"
        }
      for column in cell.column..<min(columns, cell.column + cell.columns) {
        grid[cell.row][column] = mark
      }
    }
    return grid.map { String($0) }
  }
}
