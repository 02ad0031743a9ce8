import GSDesign

/// The mark of a selected or disabled panel as a line: in its cell at the side of the words, away from the outline.
///
/// A glyph fills its cell. In the padding of a panel, which is often one cell, it would touch the outline.
struct MarkLine {
  /// The corners of the line.
  let points: [(x: Double, y: Double)]
  let width: Double

  /// A mark of the size of its cell, in the unit of the cell.
  init(_ form: Shape.Mark.Form, in cell: PointRect) {
    let unit = cell.width
    points = form.corners.map { (cell.x + $0.0 * unit, cell.middleY + $0.1 * unit) }
    width = 0.16 * unit
  }

  /// How much of a pixel it covers, from 0 to 1; its points and its width are in pixels.
  func coverage(column: Int, row: Int) -> Double {
    let place = (x: Double(column) + 0.5, y: Double(row) + 0.5)
    let distance = zip(points, points.dropFirst())
      .map { Segment(start: $0, end: $1).distance(to: place) }.min()
    return max(0, min(1, 0.5 + width / 2 - (distance ?? .infinity)))
  }
}

extension Shape.Mark.Form {
  /// From the left side and the middle of the cell, in widths of it.
  fileprivate var corners: [(Double, Double)] {
    switch self {
    case .check: [(0.46, 0.02), (0.6, 0.22), (0.92, -0.28)]
    case .opening: [(0.8, -0.56), (0.62, -0.26), (0.62, 0.26), (0.8, 0.56)]
    case .closing: [(0.2, -0.56), (0.38, -0.26), (0.38, 0.26), (0.2, 0.56)]
    }
  }
}

extension Shape {
  /// The shape as pixels and vectors draw it: marks next to its words that would touch the outline are drawn with it, and their
  /// cells are none of the label.
  func drawingMarks(of surface: Surface) -> Shape {
    guard label.rows == 1, label.columns > 1 else { return self }
    var shape = self
    let last = label.endColumn - 1
    if let mark = mark(in: surface, at: label.column, nextTo: label.column + 1) {
      shape.marks.append(mark)
      shape.label.column += 1
      shape.label.columns -= 1
    }
    if label.columns > 2, let mark = mark(in: surface, at: last, nextTo: last - 1) {
      shape.marks.append(mark)
      shape.label.columns -= 1
    }
    return shape
  }

  /// The mark in a cell of the label that is less than a cell away from the outline: words are farther.
  private func mark(in surface: Surface, at column: Int, nextTo word: Int) -> Mark? {
    let cell = CellRect(column: column, row: label.row, columns: 1, rows: 1)
    let area = PointRect(cell)
    let isLeading = column < word
    let air = isLeading ? area.x - frame.x : frame.endX - area.endX
    guard air < CellRect.pointsPerColumn, cells.intersection(cell) == cell,
      surface.area.intersection(cell) == cell, !isCovered(column: column, row: label.row),
      let form = surface[column, label.row].glyph.scalar.flatMap(Mark.Form.init),
      isLeading == (form != .closing), surface[word, label.row].glyph != .blank
    else { return nil }
    return Mark(
      form, cell: area, paint: surface.pool[surface[column, label.row].style].foreground)
  }
}
