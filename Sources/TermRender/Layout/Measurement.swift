import GSDesign

/// The size an element takes in a room, and those of its children in it.
struct Measurement {
  var size: CellSize
  var children: [Measurement] = []
  /// The room it was made for; nil where nothing was measured.
  var room: CellSize?

  /// Whether the children stand in a frame as they were measured: in the size found they are found again.
  func fits(_ frame: CellSize) -> Bool { size == frame || room == frame }

  static let nothing = Measurement(size: CellSize(columns: 0, rows: 0))
}

extension CellSize {
  /// More cells than any thing has; sums of lengths stay far below the limits of an integer.
  static let unboundedLength = 1 << 40

  /// Room for a thing at its natural size.
  static let unbounded = CellSize(columns: unboundedLength, rows: unboundedLength)

  /// Whether a length of room is a real one, that can be filled.
  static func isBounded(_ length: Int) -> Bool { length < unboundedLength >> 1 }

  /// No more than the room.
  func limited(to room: CellSize) -> CellSize {
    CellSize(columns: min(columns, room.columns), rows: min(rows, room.rows))
  }
}

extension CellRect {
  var size: CellSize { CellSize(columns: columns, rows: rows) }

  init(column: Int, row: Int, size: CellSize) {
    self.init(column: column, row: row, columns: size.columns, rows: size.rows)
  }

  /// Every cell there could be.
  static let everywhere = CellRect(
    column: -CellSize.unboundedLength, row: -CellSize.unboundedLength,
    columns: 2 * CellSize.unboundedLength, rows: 2 * CellSize.unboundedLength)
}
