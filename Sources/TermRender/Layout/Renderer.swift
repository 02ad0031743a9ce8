package import GSDesign

/// Lays elements out and draws them into cells.
///
/// A renderer keeps the pool of styles and clusters of its surfaces, so that the frames it makes can be compared. It
/// belongs to one thread.
package struct Renderer {
  package let pool: CellPool

  package init(pool: CellPool = CellPool()) {
    self.pool = pool
  }
}

/// An element in cells: its surface, where the caret is, and which cells belong to which interactive part.
package struct Drawing {
  package var surface: Surface
  package var caret: CellPosition?
  /// In the order drawn: a later region lies above an earlier one.
  package var regions: [Region]

  package struct Region: Hashable, Sendable {
    package var id: FocusID
    package var area: CellRect
  }

  /// The interactive part that is seen at a cell.
  package func target(column: Int, row: Int) -> FocusID? {
    regions.last { $0.area.contains(column: column, row: row) }?.id
  }
}
