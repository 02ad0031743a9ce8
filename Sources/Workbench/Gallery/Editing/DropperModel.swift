import GSDesign
import GalleryKit

/// The eyedropper: a picture of the state under review, and the cell whose colour it takes.
struct DropperModel: Hashable, Sendable {
  let picture: CellPicture
  /// Identifies the picture.
  let stamp: Stamp
  private(set) var column: Int
  private(set) var row: Int
  /// Whether it takes the colour of the glyph in place of the one behind it.
  private(set) var takesGlyph = false

  /// Starts in the middle; nil for an empty picture.
  init?(_ picture: CellPicture) {
    guard picture.columns > 0, picture.rows > 0 else { return nil }
    self.picture = picture
    stamp = Stamp(picture)
    column = picture.columns / 2
    row = picture.rows / 2
  }

  /// The paint under it; nil for the terminal's own colour.
  var paint: Paint? {
    let style = picture.style(column: column, row: row)
    return takesGlyph ? style.foreground : style.background
  }

  mutating func move(columns: Int, rows: Int) {
    go(toColumn: column + columns, row: row + rows)
  }

  mutating func go(toColumn column: Int, row: Int) {
    self.column = max(0, min(column, picture.columns - 1))
    self.row = max(0, min(row, picture.rows - 1))
  }

  mutating func turn() { takesGlyph.toggle() }
}
