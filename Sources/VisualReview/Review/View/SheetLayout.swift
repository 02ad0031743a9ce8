import GSDesign
import GalleryKit

/// The small pictures of a cause in lines of the same columns; a wide picture takes several of them.
struct SheetLayout {
  /// Tiles one beside the other.
  struct Line: Hashable {
    var tiles: Range<Int>
    /// The rows of its tiles, with their labels.
    var rows: Int
  }

  /// A tile and where it begins.
  struct Place: Hashable {
    let column: Int
    let columns: Int
    let line: Int
  }

  /// Columns between tiles, and rows between lines: the ring of the shown one lies there.
  static let gap = 1
  /// The fewest columns of a tile.
  private static let leastColumns = 12
  /// The most columns that a label alone makes a tile take.
  private static let mostLabel = 18

  /// The columns of a line.
  let columns: Int
  private(set) var lines: [Line] = []
  private(set) var places: [Place] = []
  /// The number of lines that are visible at once; 0 if they have no room.
  private(set) var visibleCount = 0

  /// - Parameters:
  ///   - label: the columns of the longest label.
  ///   - room: the columns there are.
  ///   - tallest: the most rows of a picture; a taller one is cut.
  init(_ sheet: ReviewSheet, label: Int, room: Int, tallest: Int) {
    let widths = sheet.tiles.prefix(400).map(\.size.columns).sorted()
    let usual = widths.isEmpty ? 0 : widths[widths.count / 2]
    let wanted = max(Self.leastColumns, usual + 2, min(label, Self.mostLabel) + 2)
    let count = max(1, (room + Self.gap) / (min(wanted, room) + Self.gap))
    columns = room
    // All of the room is used: some columns are wider by one.
    func start(of number: Int) -> Int { number * (room + Self.gap) / count }
    let step = (room + Self.gap) / count
    var used = count
    places.reserveCapacity(sheet.tiles.count)
    for (number, tile) in sheet.tiles.enumerated() {
      let span = min(count, max(1, (tile.size.columns + 2 + Self.gap + step - 1) / step))
      if used + span > count || tile.startsLine {
        lines.append(Line(tiles: number..<number, rows: 0))
        used = 0
      }
      let last = lines.count - 1
      lines[last].tiles = lines[last].tiles.lowerBound..<number + 1
      lines[last].rows = max(lines[last].rows, min(tallest, max(1, tile.size.rows)) + 1)
      let column = start(of: used)
      places.append(
        Place(column: column, columns: start(of: used + span) - Self.gap - column, line: last))
      used += span
    }
  }

  /// The rows of all lines with the gaps below them.
  var allRows: Int { lines.reduce(0) { $0 + $1.rows + Self.gap } }

  /// The rows of the tallest line with the gap below it.
  var lineRows: Int { lines.reduce(0) { max($0, $1.rows + Self.gap) } }

  /// The layout in a number of rows.
  func fitted(rows: Int) -> SheetLayout {
    var layout = self
    layout.visibleCount = allRows <= rows ? lines.count : max(1, rows / max(1, lineRows))
    return layout
  }

  /// The rows that the visible lines take at most.
  var visibleRows: Int {
    visibleCount == lines.count ? allRows : visibleCount * lineRows
  }

  func scrollRoom(_ tile: Int) -> ScrollRoom {
    ScrollRoom(
      lines: lines.count, rows: max(1, visibleCount),
      target: places.indices.contains(tile) ? places[tile].line : nil)
  }

  /// The tile some lines below another, or above it; nil beyond the ends.
  ///
  /// - Parameter isClamped: whether the first and the last line count beyond the ends.
  func tile(from tile: Int, rows: Int, isClamped: Bool = false) -> Int? {
    guard places.indices.contains(tile) else { return nil }
    let here = places[tile]
    var line = here.line + rows
    if isClamped { line = max(0, min(lines.count - 1, line)) }
    guard lines.indices.contains(line), line != here.line else { return nil }
    return lines[line].tiles.min {
      abs(places[$0].column - here.column) < abs(places[$1].column - here.column)
    }
  }
}
