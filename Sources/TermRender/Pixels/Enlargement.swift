package import GSDesign

/// A look drawn several times its size: its outlines in true proportion, its words in the terminal's own size.
///
/// The picture carries the enlarged shapes, so pixels and vectors draw true curves; its cells hold the same outlines in
/// half blocks.
package struct Enlargement {
  /// How half blocks show an edge that runs through them.
  package enum Edges: Hashable, Sendable {
    /// Mixed with the background.
    case blended
    /// Drawn where it covers the middle.
    case hard
    /// As `hard`, with the terminal's own two colours.
    case uncolored
  }

  /// In cells.
  package let size: CellSize
  /// The outlines together before they were enlarged, in points.
  package let outline: PointRect
  let surface: Surface
  /// The same look as its words are drawn, which may be without colours.
  let text: Surface
  let scale: Int
  let edges: Edges
  /// The point of the picture that the upper left corner of the surface is at.
  package let origin: (x: Double, y: Double)
  /// Found once: the words and where they go.
  let runs: [WordRun]

  static let column = CellRect.pointsPerColumn
  static let row = CellRect.pointsPerRow

  /// - Parameters:
  ///   - surface: a look with its colours.
  ///   - text: the same cells as `surface`, in the style that its words are drawn in.
  ///   - scale: an even number, so that words are centred on whole rows.
  /// - Returns: nil if the surface has no outlines.
  package init?(_ surface: Surface, text: Surface? = nil, by scale: Int, edges: Edges) {
    guard let first = surface.shapes.first else { return nil }
    self.surface = surface
    self.text = text ?? surface
    self.scale = scale
    self.edges = edges
    outline = surface.shapes.reduce(first.frame) { $0.union($1.frame) }
    let found = WordRun.all(in: self.text, among: surface.shapes)
    let bounds = Self.contents(of: surface, found).reduce(outline) { $0.union($1) }
    let factor = Double(scale)
    // Words at an even scale fall on whole rows if the picture is moved by half a row. Words of odd width fall on whole
    // columns if it is moved by half a column.
    let isOdd = found.first { $0.anchor == .center && !$0.isMark }.map { $0.columns % 2 == 1 }
    origin = (
      x: Self.offset(from: isOdd == true ? Self.column / 2 : 0, Self.column, -bounds.x * factor),
      y: Self.offset(from: Self.row / 2, Self.row, -bounds.y * factor)
    )
    size = CellSize(
      columns: Int(((bounds.endX * factor + origin.x) / Self.column).rounded(.up)),
      rows: Int(((bounds.endY * factor + origin.y) / Self.row).rounded(.up)))
    runs = found
  }

  /// The least offset that is so much more than whole cells, and not below another.
  private static func offset(from part: Double, _ cell: Double, _ least: Double) -> Double {
    part + cell * ((least - part) / cell).rounded(.up)
  }

  /// The content of a picture outside its outlines: words, and backgrounds other than the page.
  private static func contents(of surface: Surface, _ runs: [WordRun]) -> [PointRect] {
    var areas = runs.map {
      PointRect(CellRect(column: $0.column, row: $0.row, columns: $0.columns, rows: 1))
    }
    for row in 0..<surface.rows {
      for column in 0..<surface.columns {
        let ground = surface.pool[surface[column, row].style].background
        guard let ground, ground.role != .page,
          !surface.shapes.contains(where: { $0.cells.contains(column: column, row: row) })
        else { continue }
        areas.append(
          PointRect(CellRect(column: column, row: row, columns: 1, rows: 1)))
      }
    }
    return areas
  }

  /// The picture, with the enlarged shapes where there are colours.
  package var picture: CellPicture {
    var result = Surface(columns: size.columns, rows: size.rows, pool: surface.pool)
    paintGrounds(into: &result)
    let placed = paintWords(into: &result)
    switch edges {
    case .blended, .hard: result.shapes = shapes(around: placed)
    case .uncolored: break
    }
    var picture = CellPicture(result)
    picture.typesetLines = zip(runs, placed).map { run, cells in
      TypesetLine(cells: cells, style: style(of: run), scale: scale, anchor: run.anchor)
    }
    return picture
  }

  /// The type of a run; nil if it is none of the design's words, such as a mark, or the surface says no type.
  private func style(of run: WordRun) -> GSTextStyle? {
    surface.typesetLines.first { $0.cells.contains(column: run.column, row: run.row) }?.style
  }

  /// The shapes in the points of the picture.
  ///
  /// - Parameter words: the cells of each run.
  private func shapes(around words: [CellRect]) -> [Shape] {
    let whole = CellRect(column: 0, row: 0, size: size)
    let frames = surface.shapes.map { enlarged($0.frame) }
    return surface.shapes.enumerated().map { index, source in
      var shape = source
      shape.frame = frames[index]
      shape.radius *= Double(scale)
      shape.strokeWidth *= Double(scale)
      shape.shadow?.offset *= Double(scale)
      shape.shadow?.blur *= Double(scale)
      shape.cells = shape.frame.cells.intersection(whole)
      shape.clip = shape.cells
      shape.covers = source.covers.map { enlarged(PointRect($0)).cells }
      // The contents keep their cells: words, shapes and their own grounds.
      var inside: [CellRect] = []
      for (run, cells) in zip(runs, words)
      where source.label.contains(column: run.column, row: run.row) {
        inside.append(cells)
      }
      for (other, frame) in zip(surface.shapes, frames).dropFirst(index + 1)
      where !source.label.intersection(other.cells).isEmpty {
        inside.append(frame.cells)
      }
      inside += grounds(in: source)
      shape.label = inside.dropFirst().reduce(inside.first ?? .zero) { $0.union($1) }
        .intersection(shape.cells)
      return shape
    }
  }

  /// The cells of the picture with a ground inside of a shape that is not its own.
  private func grounds(in shape: Shape) -> [CellRect] {
    let area = shape.label.intersection(surface.area)
    var result: [CellRect] = []
    for row in area.row..<area.endRow {
      for column in area.column..<area.endColumn
      where surface.pool[surface[column, row].style].background != shape.fill ?? shape.backdrop {
        let cell = CellRect(column: column, row: row, columns: 1, rows: 1)
        result.append(enlarged(PointRect(cell)).cells)
      }
    }
    return result
  }

  /// A rectangle of the surface, in the points of the picture.
  package func enlarged(_ rect: PointRect) -> PointRect {
    let factor = Double(scale)
    return PointRect(
      x: rect.x * factor + origin.x, y: rect.y * factor + origin.y, width: rect.width * factor,
      height: rect.height * factor)
  }
}
