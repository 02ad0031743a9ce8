import GSDesign

/// The measures around a picture as signs in cells: brackets with points beside them.
///
/// A bracket marks the edges of the measured part: to the eighth of a cell for an edge between two cells, otherwise in
/// the middle of a cell.
struct InspectGuides {
  /// A length that is measured, in points of the stage.
  struct Length: Hashable {
    let from: Double
    let to: Double
    let figure: String
  }

  /// The cells of the stage and of the picture in it.
  let stage: CellSize
  let picture: CellRect
  private let width: (String) -> Int
  private var cells: [[String]]

  /// Columns and rows that the measures take around a picture.
  private static let leading = 10
  private static let trailing = 6
  private static let above = 3
  private static let below = 3
  static let aroundColumns = leading + trailing
  static let aroundRows = above + below

  /// Whether there is room for the measures above and below, and for those at the sides.
  private let measuresAcross: Bool
  private let measuresDown: Bool

  /// A picture in the middle of a stage, with measures where they have room and nothing of it is cut.
  init(stage: CellSize, around whole: CellSize, width: @escaping (String) -> Int) {
    self.stage = stage
    self.width = width
    measuresAcross =
      whole.columns <= stage.columns && whole.rows + Self.aroundRows <= stage.rows
    measuresDown =
      whole.rows <= stage.rows && whole.columns + Self.aroundColumns <= stage.columns
    let (left, right) = measuresDown ? (Self.leading, Self.trailing) : (0, 0)
    let (top, bottom) = measuresAcross ? (Self.above, Self.below) : (0, 0)
    picture = CellRect(
      column: left + max(0, stage.columns - left - right - whole.columns) / 2,
      row: top + max(0, stage.rows - top - bottom - whole.rows) / 2,
      columns: min(whole.columns, stage.columns), rows: min(whole.rows, stage.rows))
    cells = Array(repeating: Array(repeating: " ", count: stage.columns), count: stage.rows)
  }

  /// The text of some cells of a row.
  func text(row: Int, _ columns: Range<Int>) -> String {
    guard cells.indices.contains(row) else { return "" }
    return cells[row][columns.clamped(to: 0..<stage.columns)].joined()
  }

  /// The whole width above the picture.
  mutating func measure(above length: Length) {
    guard measuresAcross else { return }
    bracket(length, line: picture.row - 2, leg: picture.row - 1, over: .upper)
    write(length.figure, around: middle(length, CellRect.pointsPerColumn), row: picture.row - 3)
  }

  /// Lengths below the picture; a figure that has no room is left out.
  mutating func measure(below lengths: [Length]) {
    guard measuresAcross else { return }
    for length in lengths {
      bracket(length, line: picture.endRow + 1, leg: picture.endRow, over: .lower)
      write(
        length.figure, around: middle(length, CellRect.pointsPerColumn), row: picture.endRow + 2)
    }
  }

  /// The whole height at the left, with a second figure below the first.
  mutating func measure(before length: Length, cells second: String) {
    guard measuresDown else { return }
    bracket(length, line: picture.column - 2, leg: picture.column - 1, beside: .leading)
    let row = middle(length, CellRect.pointsPerRow)
    write(length.figure, endingAt: picture.column - 4, row: row)
    write(second, endingAt: picture.column - 4, row: row + 1)
  }

  /// Lengths at the right of the picture; a figure that has no room is left out.
  mutating func measure(behind lengths: [Length]) {
    guard measuresDown else { return }
    for length in lengths {
      bracket(length, line: picture.endColumn + 1, leg: picture.endColumn, beside: .trailing)
      write(
        length.figure, from: picture.endColumn + 3, row: middle(length, CellRect.pointsPerRow))
    }
  }

  /// The radius at the upper left corner of the measured part.
  mutating func measure(radius: String, at x: Double) {
    guard measuresAcross else { return }
    let column = Int((x / CellRect.pointsPerColumn).rounded(.down))
    write("╭ " + radius, endingAt: column - 2, row: picture.row - 1)
  }

  private func middle(_ length: Length, _ cell: Double) -> Int {
    Int(((length.from + length.to) / 2 / cell).rounded(.down))
  }
}

extension InspectGuides {
  private enum Side { case upper, lower, leading, trailing }

  /// Where an edge lies: between two cells, or in the middle of one.
  private struct Edge {
    let cell: Int
    let isBetween: Bool

    /// - Parameter isEnd: whether the measured part ends there.
    init(_ point: Double, _ size: Double, isEnd: Bool) {
      let place = point / size
      let whole = place.rounded(.down)
      let rest = place - whole
      isBetween = rest < 0.25 || rest >= 0.75
      let between = Int(place.rounded()) - (isEnd ? 1 : 0)
      cell = isBetween ? between : Int(whole)
    }
  }

  private mutating func bracket(_ length: Length, line: Int, leg: Int, over side: Side) {
    let first = Edge(length.from, CellRect.pointsPerColumn, isEnd: false)
    let last = Edge(length.to, CellRect.pointsPerColumn, isEnd: true)
    guard last.cell >= first.cell else { return }
    put(first.isBetween ? "▏" : "│", first.cell, leg)
    put(last.isBetween ? "▕" : "│", last.cell, leg)
    let isAbove = side == .upper
    guard !first.isBetween || !last.isBetween else {
      for column in first.cell...last.cell { put(isAbove ? "▁" : "▔", column, line) }
      return
    }
    for column in first.cell...last.cell { put("─", column, line) }
    guard last.cell > first.cell else { return put(isAbove ? "╷" : "╵", first.cell, line) }
    if !first.isBetween { put(isAbove ? "┌" : "└", first.cell, line) }
    if !last.isBetween { put(isAbove ? "┐" : "┘", last.cell, line) }
  }

  private mutating func bracket(_ length: Length, line: Int, leg: Int, beside side: Side) {
    let first = Edge(length.from, CellRect.pointsPerRow, isEnd: false)
    let last = Edge(length.to, CellRect.pointsPerRow, isEnd: true)
    guard last.cell >= first.cell else { return }
    put(first.isBetween ? "▔" : "─", leg, first.cell)
    put(last.isBetween ? "▁" : "─", leg, last.cell)
    let isLeading = side == .leading
    guard !first.isBetween || !last.isBetween else {
      for row in first.cell...last.cell { put(isLeading ? "▕" : "▏", line, row) }
      return
    }
    for row in first.cell...last.cell { put("│", line, row) }
    guard last.cell > first.cell else { return put(isLeading ? "╶" : "╴", line, first.cell) }
    if !first.isBetween { put(isLeading ? "┌" : "┐", line, first.cell) }
    if !last.isBetween { put(isLeading ? "└" : "┘", line, last.cell) }
  }

  private mutating func put(_ glyph: String, _ column: Int, _ row: Int) {
    guard cells.indices.contains(row), cells[row].indices.contains(column) else { return }
    // Where the terminal draws these signs in two columns, signs of ASCII take their place.
    let plain = width(glyph) == 1 ? glyph : "│▏▕".contains(glyph) ? "|" : "-"
    cells[row][column] = plain
  }

  private mutating func write(_ text: String, around column: Int, row: Int) {
    let columns = width(text)
    let first = column - (columns - 1) / 2
    write(text, from: max(0, min(first, stage.columns - columns)), row: row)
  }

  private mutating func write(_ text: String, endingAt column: Int, row: Int) {
    write(text, from: column - width(text) + 1, row: row)
  }

  /// Writes a figure where all of its cells are free, and a blank between it and others.
  private mutating func write(_ text: String, from column: Int, row: Int) {
    let columns = width(text)
    guard cells.indices.contains(row), column >= 0, column + columns <= stage.columns else {
      return
    }
    let around = max(0, column - 1)..<min(stage.columns, column + columns + 1)
    guard cells[row][around].allSatisfy({ $0 == " " }) else { return }
    var place = column
    for character in text {
      let size = width(String(character))
      cells[row][place] = String(character)
      for offset in 1..<max(1, size) { cells[row][place + offset] = "" }
      place += max(1, size)
    }
  }
}
