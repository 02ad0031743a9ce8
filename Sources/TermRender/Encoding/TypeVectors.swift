internal import ColorScience
import GSDesign

/// The lines of words that a document sets in the type of the design, and where each of them goes.
///
/// A line keeps to the blank cells around its own, and is set narrower if it needs more. It has the size of its style
/// unless the rows above and below it have no room for letters of that height.
struct TypeVectors {
  private let columns: Int
  private(set) var lines: [FittedLine] = []
  /// Whether each cell's words are set by a line; empty without lines.
  private var isSet: [Bool] = []

  /// - Parameter vectors: the outlines, whose sides the words inside keep away from.
  init(
    _ surface: Surface, _ rendering: ShapeRendering, _ colors: ExportColors,
    inside vectors: ShapeVectors
  ) {
    columns = surface.columns
    switch rendering {
    case .cells: return
    case .smooth: break
    }
    let starts = Dictionary(
      surface.typesetLines.map { (CellPosition(column: $0.cells.column, row: $0.cells.row), $0) },
      uniquingKeysWith: { first, _ in first })
    for var line in surface.typesetLines {
      if line.anchor == nil, line.standsBelowOrAbove(starts) { line.anchor = .leading }
      guard
        let fitted = FittedLine(
          line, on: surface, colors, inside: vectors.frame(around: line.cells))
      else { continue }
      if isSet.isEmpty {
        isSet = Array(repeating: false, count: surface.columns * surface.rows)
      }
      lines.append(fitted)
      for column in line.cells.column..<line.cells.endColumn {
        isSet[line.cells.row * columns + column] = true
      }
    }
  }

  func contains(column: Int, row: Int) -> Bool {
    !isSet.isEmpty && isSet[row * columns + column]
  }

  /// Whole points that lines reach beyond the sides of a surface: to the right, and with accents and descenders.
  func overhang(columns: Int, rows: Int) -> (top: Int, right: Int, bottom: Int) {
    let width = Double(columns) * CellRect.pointsPerColumn
    let height = Double(rows) * CellRect.pointsPerRow
    var beyond = (top: 0, right: 0, bottom: 0)
    for line in lines {
      beyond.top = max(beyond.top, Int((-line.top).rounded(.up)))
      beyond.right = max(beyond.right, Int((line.x + line.width - width).rounded(.up)))
      beyond.bottom = max(beyond.bottom, Int((line.bottom - height).rounded(.up)))
    }
    return beyond
  }

  /// One element for each line.
  var markup: String { lines.map(\.markup).joined() }
}

extension TypesetLine {
  /// Whether a line close to it begins in the same column and ends elsewhere: together they keep to their left side.
  fileprivate func standsBelowOrAbove(_ starts: [CellPosition: TypesetLine]) -> Bool {
    [-2, -1, 1, 2].contains { rows in
      let other = starts[CellPosition(column: cells.column, row: cells.row + rows)]
      return other.map { $0.cells.endColumn != cells.endColumn } ?? false
    }
  }
}
