import ColorScience
import GSDesign

extension Enlargement {
  /// Paints the backgrounds of the words, two colours a cell.
  func paintGrounds(into result: inout Surface) {
    let outlines = surface.shapes.map { outline(of: $0) }
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let upper = paint(column: column, half: 2 * row, outlines)
        let lower = paint(column: column, half: 2 * row + 1, outlines)
        let (glyph, style) = cell(upper, lower)
        result.put(
          glyph.map { Cell.Glyph(scalar: $0, columns: 1) } ?? .blank,
          style: surface.pool.id(of: style),
          column: column, row: row)
      }
    }
  }

  private func cell(_ upper: Paint?, _ lower: Paint?) -> (Unicode.Scalar?, Style) {
    switch edges {
    case .blended, .hard:
      if upper == lower { return (nil, Style(background: upper)) }
      return ("▀", Style(foreground: upper, background: lower))
    case .uncolored:
      // A fill is reverse video, as it is in the cells of the look itself.
      return switch (upper == nil, lower == nil) {
      case (true, true): (nil, .plain)
      case (false, false): (nil, Style(attributes: .reverse))
      case (false, true): ("▀", .plain)
      case (true, false): ("▄", .plain)
      }
    }
  }

  /// The edges of a shape in points of the picture.
  private func outline(of shape: Shape) -> Outline {
    let frame = enlarged(shape.frame)
    let outer = RoundedRectangle(
      x: frame.x, y: frame.y, width: frame.width, height: frame.height,
      radius: shape.radius * Double(scale))
    let asked = shape.strokeWidth * Double(scale)
    // A thinner line would be too pale to see, or have gaps.
    let stroke = min(
      max(asked, edges == .blended ? Self.column / 2 : Self.column), frame.height / 2)
    return Outline(
      outer: outer, inner: shape.stroke == nil ? outer : outer.inset(by: stroke),
      area: frame, shape: shape)
  }

  /// The colour of half a cell, counted in halves from the top.
  private func paint(column: Int, half: Int, _ outlines: [Outline]) -> Paint? {
    let corner = (x: Double(column) * Self.column, y: Double(half) * Self.row / 2)
    let place = source(of: (x: corner.x + Self.column / 2, y: corner.y + Self.row / 4))
    let owner = WordRun.owner(column: place.column, row: place.row, among: surface.shapes)
    let ground = ground(of: place)
    let outermost = surface.shapes.first { $0.isSeen(column: place.column, row: place.row) }
    var result = outermost.map { edges == .uncolored ? nil : $0.backdrop } ?? ground
    for outline in outlines
    where outline.touches(corner, side: Self.column)
      && !outline.shape.isCovered(column: place.column, row: place.row)
    {
      result = outline.paint(over: result, at: corner, side: Self.column, edges)
    }
    guard let owner, edges != .uncolored else { return result }
    let shape = surface.shapes[owner]
    let isInside = shape.label.contains(column: place.column, row: place.row)
    return isInside && ground != shape.fill ?? shape.backdrop ? ground : result
  }

  /// The ground of a cell of the look; without colours only a fill, which is reverse video, is one.
  private func ground(of place: (column: Int, row: Int)) -> Paint? {
    let ground = surface.pool[surface[place.column, place.row].style].background
    let style = text.pool[text[place.column, place.row].style]
    return edges == .uncolored && !style.attributes.contains(.reverse) ? nil : ground
  }

  /// The cell of the look that a point of the picture shows, the nearest one beside it.
  private func source(of point: (x: Double, y: Double)) -> (column: Int, row: Int) {
    let x = (point.x - origin.x) / Double(scale) / Self.column
    let y = (point.y - origin.y) / Double(scale) / Self.row
    return (
      column: max(0, min(surface.columns - 1, Int(x.rounded(.down)))),
      row: max(0, min(surface.rows - 1, Int(y.rounded(.down))))
    )
  }

  /// Writes the words in the middle of where they are enlarged.
  ///
  /// - Returns: the cells of each run.
  func paintWords(into result: inout Surface) -> [CellRect] {
    runs.map { run in
      let width = Double(run.columns) * Self.column
      let box = enlarged(
        PointRect(CellRect(column: run.column, row: run.row, columns: run.columns, rows: 1)))
      let x =
        switch run.anchor {
        case .leading: box.x
        case .center: box.x + (box.width - width) / 2
        case .trailing: box.endX - width
        }
      let column = Int((x / Self.column).rounded())
      let row = Int(((box.y + (box.height - Self.row) / 2) / Self.row).rounded())
      for offset in 0..<run.columns {
        let cell = text[run.column + offset, run.row]
        guard !cell.isContinuation else { continue }
        result.put(cell.glyph, style: cell.style, column: column + offset, row: row)
      }
      return CellRect(column: column, row: row, columns: run.columns, rows: 1)
    }
  }
}

/// The edges of an enlarged shape.
private struct Outline {
  let outer: RoundedRectangle
  let inner: RoundedRectangle
  let area: PointRect
  let shape: Shape

  /// Points to each side of a square that are looked at.
  private static let samples = 4

  func touches(_ corner: (x: Double, y: Double), side: Double) -> Bool {
    corner.x < area.endX && corner.x + side > area.x && corner.y < area.endY
      && corner.y + side > area.y
  }

  /// The paint of a square above a background.
  func paint(
    over ground: Paint?, at corner: (x: Double, y: Double), side: Double,
    _ edges: Enlargement.Edges
  ) -> Paint? {
    let count =
      switch edges {
      case .blended: Self.samples
      case .hard, .uncolored: 1
      }
    let step = side / Double(count)
    var (line, fill) = (0, 0)
    for row in 0..<count {
      for column in 0..<count {
        let x = corner.x + (Double(column) + 0.5) * step
        let y = corner.y + (Double(row) + 0.5) * step
        guard outer.distance(x: x, y: y) <= 0 else { continue }
        if shape.stroke != nil, inner.distance(x: x, y: y) > 0 { line += 1 } else { fill += 1 }
      }
    }
    let all = Double(count * count)
    let filled =
      line < count * count
      ? mixed(shape.fill, over: ground, share: Double(fill) / (all - Double(line))) : ground
    return mixed(shape.stroke, over: filled, share: Double(line) / all)
  }

  private func mixed(_ paint: Paint?, over ground: Paint?, share: Double) -> Paint? {
    guard let paint, share > 0 else { return ground }
    guard share < 1, let ground else { return share >= 0.5 ? paint : ground }
    return Paint(paint.color.composited(over: ground.color, opacity: share))
  }
}

/// Adjacent words in a row of a look, and the side they keep to when it is enlarged.
struct WordRun: Hashable {
  let column: Int
  let row: Int
  let columns: Int
  let anchor: Alignment.Horizontal
  /// Whether it is the mark of a state beside the words, which keep their place without it.
  let isMark: Bool

  /// The words of a look; glyphs that draw an outline do not count.
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
        // A single blank separates words of one line, more separate lines.
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
    shapes.lastIndex { $0.isSeen(column: column, row: row) }
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
    // Words are centred in their panel, so an excess on one side is a mark.
    let middle = 2 * frame.middleX / CellRect.pointsPerColumn
    let wordStart = Int(middle.rounded()) - end
    guard wordStart > start, wordStart < end else { return [run(start, end)] }
    return [run(start, start + 1, isMark: true), run(wordStart, end)]
  }

  private static let marks: Set<Unicode.Scalar> = ["✓", "("]
}

extension Shape {
  /// Whether a cell is one of its own that nothing else is painted upon.
  fileprivate func isSeen(column: Int, row: Int) -> Bool {
    cells.contains(column: column, row: row) && !isCovered(column: column, row: row)
  }
}
