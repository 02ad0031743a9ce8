import GSDesign
import GalleryKit
import TermRender

/// Nothing but the styles, and nothing but the text.
extension ReviewView {
  /// Both pictures with one letter in place of every glyph, and each change of a style with the cells it is of.
  func styles(_ difference: Difference) -> [ReviewBlock] {
    guard let old = difference.old, let new = difference.new, let changes = difference.changes,
      difference.bucket == .changed
    else { return sides(difference) }
    let blocks = arranged([
      box(old.withoutGlyphs, title: say(.reviewOld)),
      box(new.withoutGlyphs, title: say(.reviewNew)),
    ])
    var counts: [[String]: Int] = [:]
    var order: [[String]] = []
    for cell in changes.cells where cell.kind == .changed {
      let words = CellWords.changes(
        old.style(column: cell.column, row: cell.row),
        new.style(column: cell.column, row: cell.row), language)
      guard !words.isEmpty else { continue }
      if counts[words] == nil { order.append(words) }
      counts[words, default: 0] += cell.columns
    }
    guard !order.isEmpty else { return blocks + [.blank, line(.body1, say(.reviewSameStyle))] }
    return blocks + [.blank]
      + order.flatMap { words in
        wrapped(
          .body1, say(.reviewCellCount(counts[words] ?? 0)) + "  " + words.joined(separator: "; "))
      }
  }

  /// The text of both, row by row: `-` what was, `+` what is, and a mark below each glyph that is another.
  func texts(_ difference: Difference) -> [ReviewBlock] {
    let old = difference.bucket == .renamed ? nil : difference.old
    let new = difference.new
    var lines: [String] = []
    for row in 0..<max(old?.rows ?? 0, new?.rows ?? 0) {
      let before = old.flatMap { row < $0.rows ? $0.text(ofRow: row) : nil }
      let after = new.flatMap { row < $0.rows ? $0.text(ofRow: row) : nil }
      guard before != after else {
        lines.append("  |" + (after ?? "") + "|")
        continue
      }
      if let before { lines.append("- |" + before + "|") }
      if let after { lines.append("+ |" + after + "|") }
      if let marks = marks(difference, row: row) { lines.append(marks) }
    }
    let isSame = old != nil && new != nil && old?.plainText == new?.plainText
    let note: [ReviewBlock] = isSame ? [.blank, line(.body1, say(.reviewSameText))] : []
    return lines.map { line(.body1, $0) } + note
  }

  private func marks(_ difference: Difference, row: Int) -> String? {
    let cells = difference.changes?.cells.filter {
      $0.row == row && ($0.channels.contains(.glyph) || $0.kind != .changed)
    }
    guard difference.bucket == .changed, let cells, let last = cells.last else { return nil }
    var marks = Array(repeating: Character(" "), count: last.column + last.columns)
    for cell in cells {
      for column in cell.column..<cell.column + cell.columns { marks[column] = "^" }
    }
    return "   " + String(marks)
  }
}

extension CellPicture {
  /// The same styles with one letter in place of every glyph, so that nothing but them is seen.
  var withoutGlyphs: CellPicture {
    let cells = cells.map { cell in
      Cell(text: cell.text == " " ? " " : "x", columns: 1, style: Int(cell.style))
    }
    return CellPicture(columns: columns, rows: rows, cells: cells, styles: styles)
  }
}
