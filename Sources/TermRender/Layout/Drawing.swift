package import GSDesign

/// An element in cells: its surface, where the caret is, and which cells belong to which interactive part.
package struct Drawing {
  package var surface: Surface
  package var caret: CellPosition?
  /// In the order drawn: a later region lies above an earlier one.
  package var regions: [Region]
  /// Whether a viewport hides a part of what it holds, and says so at its ends.
  package var isCut: Bool

  package struct Region: Hashable, Sendable {
    package var id: FocusID
    package var area: CellRect
  }

  /// The interactive part that is seen at a cell.
  package func target(column: Int, row: Int) -> FocusID? {
    regions.last { $0.area.contains(column: column, row: row) }?.id
  }
}
