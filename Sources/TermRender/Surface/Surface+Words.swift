package import GSDesign

/// Words on a surface, for those who look for them.
extension Surface {
  /// Where words are, in reading order; words on two rows are not found.
  package func areas(ofWords words: String) -> [CellRect] {
    let wanted = Array(words.utf8)
    guard !wanted.isEmpty else { return [] }
    var areas: [CellRect] = []
    for row in 0..<rows {
      var bytes: [UInt8] = []
      var places: [Int] = []
      for (column, cell) in self.row(row).enumerated() where !cell.isContinuation {
        let text = pool.text(of: cell.glyph)
        bytes += text.utf8
        places += repeatElement(column, count: text.utf8.count)
      }
      var start = 0
      while start + wanted.count <= bytes.count {
        guard bytes[start..<start + wanted.count].elementsEqual(wanted) else {
          start += 1
          continue
        }
        let last = places[start + wanted.count - 1]
        let width = max(1, self[last, row].glyph.columns)
        areas.append(
          CellRect(
            column: places[start], row: row, columns: last + width - places[start], rows: 1))
        start += wanted.count
      }
    }
    return areas
  }
}
