public import GSDesign

/// An element in cells: its surface, where the caret is, and which cells belong to which interactive part.
public struct Drawing {
  /// The cells.
  public package(set) var surface: Surface
  /// Where the terminal's cursor stands; nil where no part of the element has it.
  public package(set) var caret: CellPosition?
  /// In the order drawn: a later region lies above an earlier one.
  var regions: [Region]
  /// Whether a viewport hides a part of what it holds, and says so at its ends.
  public var isCut: Bool

  struct Region: Hashable, Sendable {
    var id: FocusID
    var area: CellRect
  }

  /// The interactive part that is seen at a cell, counted from 0 at the top left; nil where there is none.
  public func target(column: Int, row: Int) -> FocusID? {
    regions.last { $0.area.contains(column: column, row: row) }?.id
  }
}
