/// A line of words in cells and the type that it is set in.
///
/// Cells have one size of letters. Documents set the words in their own size and weight, and so do terminals with text
/// sizing if the blank cells around the words have room for it.
public struct TypesetLine: Hashable, Sendable {
  /// The cells of the words, in one row.
  public var cells: CellRect
  /// The size, weight and family; nil is the terminal's own type.
  public var style: GSTextStyle?
  /// How many times its size it is drawn.
  public var scale: Int
  /// The side that the words keep to if they take more room; nil if that follows from the room.
  public var anchor: Alignment.Horizontal?
  /// Whether a terminal keeps the words in their cells, because they hold the caret or are cut.
  public var isInCells: Bool

  /// A line of words.
  ///
  /// - Parameters:
  ///   - cells: of the words, in one row.
  ///   - style: the size, weight and family; nil is the terminal's own type.
  ///   - scale: how many times its size it is drawn, 1…6.
  ///   - anchor: the side that the words keep to; nil if that follows from the room.
  ///   - isInCells: whether a terminal keeps the words in their cells.
  public init(
    cells: CellRect, style: GSTextStyle?, scale: Int = 1, anchor: Alignment.Horizontal? = nil,
    isInCells: Bool = false
  ) {
    self.cells = cells
    self.style = style
    self.scale = max(1, min(6, scale))
    self.anchor = anchor
    self.isInCells = isInCells
  }

  /// The line moved to the right and down by a number of cells.
  public func moved(columns: Int, rows: Int) -> TypesetLine {
    TypesetLine(
      cells: cells.moved(columns: columns, rows: rows), style: style, scale: scale,
      anchor: anchor, isInCells: isInCells)
  }
}
