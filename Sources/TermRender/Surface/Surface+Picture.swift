public import GSDesign

extension CellPicture {
  /// The cells of a surface, as they are.
  public init(_ surface: Surface) {
    let pool = surface.pool
    self.init(
      columns: surface.columns, rows: surface.rows,
      cells: surface.cells.map {
        Cell(
          text: pool.text(of: $0.glyph), columns: $0.glyph.columns, style: Int($0.style.index))
      }, styles: pool.styles, shapes: surface.shapes)
  }

  /// The same cells as a surface of a pool; glyphs that do not pass the text gate become U+FFFD.
  public func surface(in pool: CellPool) -> Surface {
    let ids = styles.map { pool.id(of: $0) }
    var surface = Surface(columns: columns, rows: rows, pool: pool)
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = self[column, row]
        if cell.columns > 0, let cluster = cell.text.first {
          surface.put(
            pool.glyph(of: cluster, columns: Int(cell.columns)), style: ids[Int(cell.style)],
            column: column, row: row)
        }
      }
    }
    surface.shapes = shapes ?? []
    return surface
  }
}
