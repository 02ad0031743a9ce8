import GSDesign

/// Words beside each other in a row of a look, and what they keep their place to when it is enlarged.
struct WordRun: Hashable {
  let column: Int
  let row: Int
  let columns: Int
  let anchor: Alignment.Horizontal
  /// Whether it is the mark of a state beside the words, which keep their place without it.
  let isMark: Bool

  /// The words of a look; what stands for an outline is none.
  static func all(in surface: Surface, among shapes: [Shape]) -> [WordRun] {
    (0..<surface.rows).flatMap { row -> [WordRun] in
      var runs: [WordRun] = []
      var start: (column: Int, owner: Int?)?
      var end = 0
      func close() {
        guard let start else { return }
        runs += Self.runs(
          from: start.column, to: end, row: row, in: surface, shapes: shapes, owner: start.owner)
      }
      for column in 0..<surface.columns {
        let cell = surface[column, row]
        let isWord =
          !cell.isContinuation && cell.glyph != .blank
          && isText(column: column, row: row, among: shapes)
        guard isWord else { continue }
        let owner = Self.owner(column: column, row: row, among: shapes)
        // One blank stands between the words of a line, more between lines.
        if let known = start, known.owner != owner || column > end + 1 {
          close()
          start = nil
        }
        if start == nil { start = (column, owner) }
        end = column + max(1, cell.glyph.columns)
      }
      close()
      return runs
    }
  }

  /// The innermost shape that a cell belongs to.
  static func owner(column: Int, row: Int, among shapes: [Shape]) -> Int? {
    shapes.lastIndex { $0.cells.contains(column: column, row: row) }
  }

  private static func isText(column: Int, row: Int, among shapes: [Shape]) -> Bool {
    guard let owner = owner(column: column, row: row, among: shapes) else { return true }
    return shapes[owner].label.contains(column: column, row: row)
  }

  /// The run, or the mark of a state and the run behind it.
  private static func runs(
    from start: Int, to end: Int, row: Int, in surface: Surface, shapes: [Shape], owner: Int?
  ) -> [WordRun] {
    let frame =
      owner.map { shapes[$0].frame }
      ?? PointRect(surface.area)
    func run(_ start: Int, _ end: Int, isMark: Bool = false) -> WordRun {
      let left = Double(start) * CellRect.pointsPerColumn - frame.x
      let right = frame.endX - Double(end) * CellRect.pointsPerColumn
      let anchor: Alignment.Horizontal =
        isMark || abs(left - right) <= CellRect.pointsPerColumn
        ? .center : left < right ? .leading : .trailing
      return WordRun(
        column: start, row: row, columns: end - start, anchor: anchor, isMark: isMark)
    }
    guard owner != nil, surface[start, row].glyph.scalar.map(marks.contains) == true else {
      return [run(start, end)]
    }
    // Words stand in the middle of their panel, so what is beside the middle is a mark.
    let middle = 2 * frame.middleX / CellRect.pointsPerColumn
    let wordStart = Int(middle.rounded()) - end
    guard wordStart > start, wordStart < end else { return [run(start, end)] }
    return [run(start, start + 1, isMark: true), run(wordStart, end)]
  }

  private static let marks: Set<Unicode.Scalar> = ["✓", "("]
}
