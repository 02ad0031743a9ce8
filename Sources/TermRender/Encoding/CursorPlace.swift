/// Where a terminal's cursor is, as far as one can know.
struct CursorPlace: Hashable {
  var row: Int32
  /// The count of columns after the last one was written: there a terminal waits for the next glyph. Only a carriage
  /// return or an address leads away from it in the same way everywhere.
  var column: Int32

  init(column: Int, row: Int) {
    self.row = Int32(truncatingIfNeeded: row)
    self.column = Int32(truncatingIfNeeded: column)
  }

  init(_ position: CellPosition) {
    self.init(column: position.column, row: position.row)
  }

  private init(unknownIn row: Int32) {
    self.row = row
    column = -1
  }

  static let unknown = CursorPlace(unknownIn: -1)

  var isKnown: Bool { row >= 0 }
}
