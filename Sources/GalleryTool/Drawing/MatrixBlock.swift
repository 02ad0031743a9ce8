import GSDesign
import GalleryKit

/// Some rows of a sheet, worked out when they are drawn.
struct MatrixBlock {
  let content: Content
  /// The columns it takes.
  let columns: Int

  enum Content {
    /// One row each.
    case elements([Element])
    case lines([MatrixLine], of: MatrixPainter, columns: Range<Int>, isFirst: Bool)
  }

  /// The cells there may be in a block: what is drawn at once is bounded by them.
  static let mostCells = 200

  var rows: Int {
    switch content {
    case .elements(let elements): elements.count
    case .lines(let lines, _, _, _): lines.reduce(0) { $0 + $1.rows }
    }
  }

  var elements: [Element] {
    switch content {
    case .elements(let elements): return elements
    case .lines(let lines, let painter, let columns, var isFirst):
      return lines.map { line in
        defer { if line.isRow { isFirst = false } }
        return painter.element(line, isFirst: isFirst) { _ in columns }
      }
    }
  }
}

extension MatrixLine {
  /// Whether it is a row of cells.
  fileprivate var isRow: Bool {
    switch self {
    case .row: true
    case .blank, .title, .heading: false
    }
  }
}

extension MatrixBlock {
  /// The lines of a part of a section, so many at a time that no block has too many cells.
  static func blocks(
    _ lines: [MatrixLine], of painter: MatrixPainter, columns: Range<Int>, width: Int
  ) -> [MatrixBlock] {
    let size = max(1, mostCells / max(1, columns.count))
    var blocks: [MatrixBlock] = []
    var isFirst = true
    var start = 0
    while start < lines.count {
      let part = Array(lines[start..<min(start + size, lines.count)])
      blocks.append(
        MatrixBlock(
          content: .lines(part, of: painter, columns: columns, isFirst: isFirst), columns: width))
      if part.contains(where: \.isRow) { isFirst = false }
      start += size
    }
    return blocks
  }
}
