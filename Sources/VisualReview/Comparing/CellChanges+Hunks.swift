import GSDesign
import TermRender

extension CellChanges {
  /// The areas that hang together, from the top and then from the left: what one looks at in one glance.
  ///
  /// Cells belong together that touch, corners included, or stand in one row with a single cell between them.
  var hunks: [CellRect] {
    var areas = DisjointAreas()
    var above: [(run: CellRect, area: Int)] = []
    for row in runs {
      var current: [(run: CellRect, area: Int)] = []
      var next = 0
      for run in row {
        let area = areas.add(run)
        if let first = above.first, first.run.row == run.row - 1 {
          while next < above.count, above[next].run.endColumn < run.column { next += 1 }
          var touching = next
          while touching < above.count, above[touching].run.column <= run.endColumn {
            areas.join(above[touching].area, area)
            touching += 1
          }
        }
        current.append((run, area))
      }
      above = current
    }
    return areas.bounds.sorted { ($0.row, $0.column) < ($1.row, $1.column) }
  }

  /// Of each row with changes the stretches of it.
  private var runs: [[CellRect]] {
    var rows: [[CellRect]] = []
    for cell in cells {
      let end = cell.column + cell.columns
      if let row = rows.indices.last, let last = rows[row].indices.last,
        rows[row][last].row == cell.row
      {
        if cell.column <= rows[row][last].endColumn + 1 {
          rows[row][last].columns = end - rows[row][last].column
        } else {
          rows[row].append(
            CellRect(column: cell.column, row: cell.row, columns: cell.columns, rows: 1))
        }
      } else {
        rows.append([CellRect(column: cell.column, row: cell.row, columns: cell.columns, rows: 1)])
      }
    }
    return rows
  }
}

/// Areas that grow together.
private struct DisjointAreas {
  private var parents: [Int] = []
  private var rects: [CellRect] = []

  mutating func add(_ rect: CellRect) -> Int {
    parents.append(parents.count)
    rects.append(rect)
    return parents.count - 1
  }

  mutating func join(_ first: Int, _ second: Int) {
    let one = root(of: first)
    let other = root(of: second)
    guard one != other else { return }
    parents[other] = one
    let column = min(rects[one].column, rects[other].column)
    let row = min(rects[one].row, rects[other].row)
    rects[one] = CellRect(
      column: column, row: row,
      columns: max(rects[one].endColumn, rects[other].endColumn) - column,
      rows: max(rects[one].endRow, rects[other].endRow) - row)
  }

  private mutating func root(of area: Int) -> Int {
    var area = area
    while parents[area] != area {
      parents[area] = parents[parents[area]]
      area = parents[area]
    }
    return area
  }

  var bounds: [CellRect] { parents.indices.filter { parents[$0] == $0 }.map { rects[$0] } }
}
