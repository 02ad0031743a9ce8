package import GSDesign

/// The cells in which two pictures differ.
///
/// Pictures of two sizes are laid upon each other at the top left; cells that only one of them has are of their own kind.
package struct CellChanges: Hashable, Sendable {
  /// Row by row.
  package let cells: [CellChange]
  package let oldSize: CellSize
  package let newSize: CellSize
  /// Whether outlines have other measures or other colours.
  let hasOtherOutlines: Bool

  init(old: CellPicture, new: CellPicture) {
    oldSize = CellSize(columns: old.columns, rows: old.rows)
    newSize = CellSize(columns: new.columns, rows: new.rows)
    hasOtherOutlines = old.shapes != nil && new.shapes != nil && old.shapes != new.shapes
    guard old != new else {
      cells = []
      return
    }
    var comparer = CellComparer(old, new)
    var cells: [CellChange] = []
    for row in 0..<max(old.rows, new.rows) {
      var column = 0
      while column < max(old.columns, new.columns) {
        let isOld = column < old.columns && row < old.rows
        let isNew = column < new.columns && row < new.rows
        // A wide glyph goes from its left half; a cut one cannot be.
        let wide = isNew ? new[column, row].columns : isOld ? old[column, row].columns : 1
        let width = wide == 2 ? 2 : 1
        if let change = Self.change(
          column, row, columns: width, isOld: isOld, isNew: isNew, old, new, &comparer)
        {
          cells.append(change)
        }
        column += width
      }
    }
    self.cells = cells
  }

  private static func change(
    _ column: Int, _ row: Int, columns: Int, isOld: Bool, isNew: Bool, _ old: CellPicture,
    _ new: CellPicture, _ comparer: inout CellComparer
  ) -> CellChange? {
    guard isOld, isNew else {
      guard isOld || isNew else { return nil }
      return CellChange(
        column: column, row: row, columns: columns, kind: isNew ? .added : .removed, channels: [],
        isSeen: true)
    }
    var channels: Set<Channel> = []
    var isSeen = false
    for half in column..<column + columns {
      // The right half of a wide glyph may stand where the old picture has ended.
      guard half < old.columns, half < new.columns else {
        channels.insert(.glyph)
        isSeen = true
        continue
      }
      let before = old[half, row]
      let after = new[half, row]
      channels.formUnion(comparer.channels(before, after))
      isSeen = isSeen || comparer.isSeen(before, after)
    }
    guard !channels.isEmpty else { return nil }
    return CellChange(
      column: column, row: row, columns: columns, kind: .changed, channels: channels,
      isSeen: isSeen)
  }

  /// Whether anybody can tell the pictures apart: a change of roles alone, or of what a blank hides, does not show.
  var isSeen: Bool { oldSize != newSize || hasOtherOutlines || cells.contains(where: \.isSeen) }

  /// How many cells changed; a wide glyph covers two.
  var count: Int { cells.reduce(0) { $0 + $1.columns } }

  /// How many cells changed in a channel.
  func count(_ channel: Channel) -> Int {
    cells.reduce(0) { $0 + ($1.channels.contains(channel) ? $1.columns : 0) }
  }

  /// How many cells are of a kind.
  func count(_ kind: CellChange.Kind) -> Int {
    cells.reduce(0) { $0 + ($1.kind == kind ? $1.columns : 0) }
  }
}
