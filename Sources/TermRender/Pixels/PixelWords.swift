import ColorScience
import GSDesign

/// Enlarged words as pixels, wherever on the screen they are: words that look alike share an image.
///
/// Terminals with text sizing draw such words themselves.
struct PixelWords: Hashable, Sendable {
  /// A letter at its place.
  struct Letter: Hashable, Sendable {
    let scalar: Unicode.Scalar
    /// Its left side in columns, counted from the left of the image.
    let x: Double
    let color: RGB
    let isBold: Bool
  }

  /// From the left.
  let letters: [Letter]
  /// The top of the letters in rows, counted from the top of the image.
  let top: Double
  /// How many times the size of the terminal's letters they are drawn.
  let scale: Double
  /// The colour behind them; nil is the terminal's own.
  let ground: RGB?
  /// The cells that the image touches.
  let size: CellSize

  /// The width of the pen in rows, for letters of the terminal's size. With a wider one the lines of 뷁 in bold would meet.
  static func pen(isBold: Bool) -> Double { isBold ? boldPen : 0.075 }

  static let boldPen = 0.1
}

/// Finds which enlarged words of a surface are drawn as pixels, and where.
struct PixelWordsFinder {
  private let surface: Surface
  /// The areas of the ink found so far, in points.
  private var taken: [PointRect] = []

  init(_ surface: Surface) { self.surface = surface }

  /// The words of a line, and the cells that their image goes to; nil if they stay in their cells.
  ///
  /// They do if a letter cannot be drawn with a pen, if anything is in the way, or if they would leave the outline around
  /// them.
  mutating func find(_ line: TypesetLine) -> (words: PixelWords, area: CellRect)? {
    guard line.scale > 1, !line.isInCells, surface.area.intersection(line.cells) == line.cells,
      let letters = letters(of: line)
    else { return nil }
    let anchors = line.anchor.map { [$0] } ?? [.leading, .center, .trailing]
    // A mark is next to the outline, in a cell of its own: at half its size it keeps away from lines of every width.
    let isMark = letters.count == 1 && Shape.Mark.Form(rawValue: letters[0].scalar) != nil
    let largest = Double(line.scale) / (isMark ? 2 : 1)
    let room = room(around: line)
    for scale in [largest, largest - 0.5, largest - 1] where scale > 1 {
      for anchor in anchors {
        let more = Double(line.cells.columns) * (scale - 1)
        let left = Double(line.cells.column) - anchor.share * more
        let top = Double(line.cells.row) + (1 - scale) / 2
        let ink = Self.ink(columns: line.cells.columns, left: left, top: top, scale)
        guard isFree(ink, in: room) else { continue }
        taken.append(ink)
        let area = ink.cells
        let words = PixelWords(
          letters: letters.map { $0.moved(to: left - Double(area.column), scale) },
          top: top - Double(area.row), scale: scale,
          ground: room.ground?.color, size: area.size)
        return (words, area)
      }
    }
    return nil
  }

  /// The letters of a line as large as its cells; nil if one of them cannot be drawn, or the ground changes.
  private func letters(of line: TypesetLine) -> [PixelWords.Letter]? {
    let ground = ground(of: line)
    var letters: [PixelWords.Letter] = []
    for column in line.cells.column..<line.cells.endColumn {
      let cell = surface[column, line.cells.row]
      guard !cell.isContinuation else { continue }
      let style = surface.pool[cell.style]
      guard style.background == ground, style.attributes.isSubset(of: .bold) else { return nil }
      guard cell.glyph != .blank else { continue }
      guard let scalar = cell.glyph.scalar, !cell.glyph.isTrailingMark,
        let color = style.foreground?.color, StrokeLetters.hasLines(for: scalar)
      else { return nil }
      letters.append(
        PixelWords.Letter(
          scalar: scalar, x: Double(column - line.cells.column), color: color,
          isBold: style.attributes.contains(.bold)))
    }
    return letters.isEmpty ? nil : letters
  }

  private func ground(of line: TypesetLine) -> Paint? {
    surface.pool[surface[line.cells.column, line.cells.row].style].background
  }

  /// The area that letters can cover, in points.
  ///
  /// - Parameters:
  ///   - columns: how many of the terminal's columns they take.
  ///   - left: their left side, in columns of the surface.
  ///   - top: their top, in rows of the surface.
  private static func ink(columns: Int, left: Double, top: Double, _ scale: Double) -> PointRect {
    let height = StrokeLetters.descender - StrokeLetters.ascender + PixelWords.boldPen
    let above = StrokeLetters.ascender - PixelWords.boldPen / 2
    return PointRect(
      x: left * CellRect.pointsPerColumn, y: (top + above * scale) * CellRect.pointsPerRow,
      width: Double(columns) * scale * CellRect.pointsPerColumn,
      height: height * scale * CellRect.pointsPerRow)
  }

  private func room(around line: TypesetLine) -> Room {
    let cells = PointRect(line.cells)
    let owner = surface.shapes.lastIndex {
      $0.cells.intersection(line.cells) == line.cells && $0.frame.contains(cells)
    }
    return Room(
      cells: line.cells, ground: ground(of: line), owner: owner.map { surface.shapes[$0] },
      above: surface.shapes.dropFirst(owner.map { $0 + 1 } ?? 0))
  }

  /// Whether an area is on the surface and nothing but the words' own cells is seen there.
  private func isFree(_ ink: PointRect, in room: Room) -> Bool {
    let area = ink.cells
    guard !area.isEmpty, surface.area.intersection(area) == area,
      !taken.contains(where: { $0.meets(ink) })
    else { return false }
    if let owner = room.owner {
      guard owner.frame.inset(x: owner.strokeWidth, y: owner.strokeWidth).contains(ink)
      else { return false }
    }
    guard room.above.allSatisfy({ $0.cells.intersection(area).isEmpty }) else { return false }
    return (area.row..<area.endRow).allSatisfy { row in
      (area.column..<area.endColumn).allSatisfy { column in
        if room.cells.contains(column: column, row: row) { return true }
        let cell = surface[column, row]
        let style = surface.pool[cell.style]
        if cell.glyph == .blank, style.background == room.ground, style.attributes.isEmpty {
          return true
        }
        // In cells, the edge of an outline is drawn as half blocks.
        guard let owner = room.owner, !owner.isCovered(column: column, row: row) else {
          return false
        }
        return cell.glyph == .blank || cell.glyph.scalar == "▀" || cell.glyph.scalar == "▄"
      }
    }
  }
}

/// Around a line of enlarged words.
private struct Room {
  /// The words' own cells.
  let cells: CellRect
  /// The background behind them.
  let ground: Paint?
  /// The outline around them.
  let owner: Shape?
  /// The shapes above that outline.
  let above: ArraySlice<Shape>
}

extension PixelWords.Letter {
  /// The letter of an enlarged line.
  fileprivate func moved(to left: Double, _ scale: Double) -> PixelWords.Letter {
    PixelWords.Letter(scalar: scalar, x: left + x * scale, color: color, isBold: isBold)
  }
}

extension Alignment.Horizontal {
  /// How much of the room that words need more they take on their left.
  fileprivate var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension PointRect {
  fileprivate func contains(_ other: PointRect) -> Bool {
    x <= other.x && y <= other.y && endX >= other.endX && endY >= other.endY
  }

  fileprivate func meets(_ other: PointRect) -> Bool {
    x < other.endX && other.x < endX && y < other.endY && other.y < endY
  }
}
