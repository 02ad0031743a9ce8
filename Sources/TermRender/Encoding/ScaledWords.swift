import GSDesign

/// Words that a terminal with text sizing draws larger than its cells, and the cells they take.
struct ScaledWords: Hashable {
  /// Words that are sent in one piece, in one pen.
  struct Piece: Hashable {
    let text: String
    /// One of the cells of the words.
    let cell: Cell
    /// The columns of blocks that it takes, 1…7.
    let width: Int
  }

  /// The cells of the surface that they cover.
  let area: CellRect
  let size: TextScale
  /// From the left.
  let pieces: [Piece]
}

/// The scale of words that a terminal draws larger than its cells: the size of a block of cells, and the share of its
/// height that the letters take.
struct TextScale: Hashable {
  /// Rows of a block, and columns of each of its columns: 2…7.
  let rows: Int
  /// The size of the letters in parts of the block: all of it where both are equal.
  let numerator: Int
  let denominator: Int

  /// The scales that a line may have, the best first; empty if it is about the size of the cells.
  static func all(for line: TypesetLine) -> [TextScale] {
    guard !line.isInCells else { return [] }
    guard line.scale == 1 else {
      // Words of an enlarged picture are the cells', whatever their type: their places follow from it.
      // A block with an odd number of rows keeps the words centred in their own row.
      let exact = TextScale(
        rows: line.scale + 1, numerator: line.scale, denominator: line.scale + 1)
      let smaller = line.scale - 1
      return smaller < 2
        ? [exact] : [exact, TextScale(rows: smaller, numerator: smaller, denominator: smaller)]
    }
    guard let style = line.style else { return [] }
    let ratio = style.size / pointsOfCells
    guard ratio >= least, ratio <= 7 else { return [] }
    let rows = max(2, Int(ratio.rounded()))
    let eighths = max(1, min(8, Int((8 * ratio / Double(rows)).rounded())))
    return [TextScale(rows: rows, numerator: eighths, denominator: 8)]
  }

  /// Whether letters take the whole height of their blocks.
  var isWhole: Bool { numerator == denominator }

  /// The columns of words that one piece holds: those that fill its blocks.
  var pieceColumns: Int { isWhole ? 7 : denominator }

  /// The columns of blocks that so many columns of words take.
  func width(of columns: Int) -> Int { (columns * numerator + denominator - 1) / denominator }

  /// The cells that so many columns of words fill.
  func filledColumns(of columns: Int) -> Int { columns * rows * numerator / denominator }

  /// The size of the letters that terminals draw in a cell of 8 by 16 points.
  private static let pointsOfCells = 13.3
  /// Words that are hardly larger than the cells stay in them.
  private static let least = 1.3
}

/// Finds which words of a surface are drawn larger, and makes room for them.
struct ScaledWordsFinder {
  private(set) var surface: Surface
  private(set) var found: [ScaledWords] = []
  /// The most lines of a frame that are looked at.
  private static let mostLines = 256

  init(_ surface: Surface) {
    self.surface = surface
    for line in surface.typesetLines.prefix(Self.mostLines)
    where surface.area.intersection(line.cells) == line.cells {
      let sizes = TextScale.all(for: line)
      guard let words = sizes.compactMap({ words(of: line, $0) }).first else { continue }
      makeRoom(for: words, line)
      found.append(words)
    }
  }

  private func words(of line: TypesetLine, _ size: TextScale) -> ScaledWords? {
    guard let pieces = pieces(of: line, size), let first = pieces.first else { return nil }
    let width = pieces.reduce(0) { $0 + $1.width } * size.rows
    let ground = surface.pool[first.cell.style].background
    let filled = size.filledColumns(of: line.cells.columns)
    for anchor in line.anchor.map({ [$0] }) ?? [.leading, .center, .trailing] {
      for row in rows(of: line, size) {
        let area = CellRect(
          column: line.cells.column - Self.columns(before: anchor, of: filled - line.cells.columns),
          row: row,
          columns: width, rows: size.rows)
        if isFree(area, but: line.cells, on: ground) {
          return ScaledWords(area: area, size: size, pieces: pieces)
        }
      }
    }
    return nil
  }

  /// The columns that words begin before their cells, of those that they need more.
  private static func columns(before anchor: Alignment.Horizontal, of more: Int) -> Int {
    switch anchor {
    case .leading: 0
    case .center: more / 2
    case .trailing: more
    }
  }

  /// The rows that the words may begin in, the best first.
  private func rows(of line: TypesetLine, _ size: TextScale) -> [Int] {
    let row = line.cells.row
    return line.scale > 1 ? [row - size.rows / 2] : (0..<size.rows).map { row - $0 }
  }

  /// The words in pieces; nil if a cell holds several scalars, whose width terminals may disagree on, or if the ground
  /// changes.
  private func pieces(of line: TypesetLine, _ size: TextScale) -> [ScaledWords.Piece]? {
    var pieces: [ScaledWords.Piece] = []
    var current: (text: String, cell: Cell, columns: Int)?
    func close() {
      guard let open = current else { return }
      pieces.append(
        ScaledWords.Piece(text: open.text, cell: open.cell, width: size.width(of: open.columns)))
    }
    let ground = surface.pool[surface[line.cells.column, line.cells.row].style].background
    for cell in surface.row(line.cells.row)[line.cells.columns(of: surface)]
    where !cell.isContinuation {
      guard let scalar = cell.glyph.scalar, !cell.glyph.isTrailingMark,
        surface.pool[cell.style].background == ground
      else { return nil }
      let columns = max(1, cell.glyph.columns)
      if let open = current, open.cell.style == cell.style || cell.glyph == .blank,
        open.columns + columns <= size.pieceColumns
      {
        current = (open.text + String(scalar), open.cell, open.columns + columns)
      } else {
        close()
        current = (String(scalar), cell, columns)
      }
    }
    close()
    return pieces
  }

  /// Whether an area is on the surface and, outside the line's own cells, shows nothing but one ground.
  private func isFree(_ area: CellRect, but own: CellRect, on ground: Paint?) -> Bool {
    guard surface.area.intersection(area) == area, own.intersection(area) == own,
      !found.contains(where: { !$0.area.intersection(area).isEmpty })
    else { return false }
    return (area.row..<area.endRow).allSatisfy { row in
      (area.column..<area.endColumn).allSatisfy { column in
        if own.contains(column: column, row: row) { return true }
        let cell = surface[column, row]
        let style = surface.pool[cell.style]
        return cell.glyph == .blank && style.background == ground && style.attributes.isEmpty
      }
    }
  }

  /// Blanks where the words go, and no image of a shape.
  private mutating func makeRoom(for words: ScaledWords, _ line: TypesetLine) {
    let ground = surface.pool[words.pieces[0].cell.style].background
    let blank = surface.pool.id(of: Style(background: ground))
    surface.fill(words.area, style: blank)
    for index in surface.shapes.indices
    where !surface.shapes[index].label.intersection(line.cells).isEmpty {
      let label = surface.shapes[index].label.union(words.area)
      surface.shapes[index].label = label.intersection(surface.shapes[index].cells)
    }
  }
}

extension CellRect {
  /// The indices of its first row's cells.
  fileprivate func columns(of surface: Surface) -> Range<Int> {
    let start = row * surface.columns
    return start + column..<start + endColumn
  }
}
