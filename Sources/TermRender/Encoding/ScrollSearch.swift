/// A block of rows that is found again higher up or further down.
struct Scroll {
  /// The rows that take part, the last one included.
  let top: Int
  let bottom: Int
  /// By how many rows the block moves up; down when negative.
  let distance: Int
  /// About how many bytes less there are to write.
  let gain: Int

  /// The rows that come in empty.
  var exposed: Range<Int> {
    distance > 0 ? bottom - distance + 1..<bottom + 1 : top..<top - distance
  }
}

/// Finds blocks of rows that have moved.
struct ScrollSearch {
  private var oldHashes: [UInt64] = []
  private var newHashes: [UInt64] = []
  /// By distance, from one row less than there are to the left, to as many to the right: how many rows agree.
  private var votes: [Int32] = []

  /// The block whose moving leaves least to write, if it is worth a sequence.
  ///
  /// - Parameter changes: by row, where the two may differ.
  mutating func search(
    new: Span<ScreenCell>, old: Span<ScreenCell>, columns: Int, _ changes: [Range<Int>]
  ) -> Scroll? {
    let rows = changes.count
    var changed = 0
    for row in changes.indices where !changes[row].isEmpty { changed += 1 }
    guard changed > 1 else { return nil }
    oldHashes.removeAll(keepingCapacity: true)
    newHashes.removeAll(keepingCapacity: true)
    for row in 0..<rows {
      guard !changes[row].isEmpty else {
        oldHashes.append(0)
        newHashes.append(0)
        continue
      }
      oldHashes.append(Self.hash(old.extracting(row * columns..<(row + 1) * columns)))
      newHashes.append(Self.hash(new.extracting(row * columns..<(row + 1) * columns)))
    }
    votes.removeAll(keepingCapacity: true)
    votes.append(contentsOf: repeatElement(0, count: 2 * rows))
    // Rows that are all alike agree with each other, which says nothing of a motion.
    var left = 4 * rows
    for row in 0..<rows where newHashes[row] != 0 {
      let wanted = new.extracting(row * columns..<(row + 1) * columns)
      for other in 0..<rows where oldHashes[other] == newHashes[row] && left > 0 {
        left -= 1
        let shown = old.extracting(other * columns..<(other + 1) * columns)
        if Self.areEqual(wanted, shown) { votes[rows + other - row] += 1 }
      }
    }
    var best: Scroll?
    // What half of the best agrees on is looked at as well: rows that are alike agree at many distances.
    let most = votes.max() ?? 0
    guard most > 0 else { return nil }
    var candidates = 0
    for place in votes.indices where votes[place] * 2 >= most && place != rows && candidates < 8 {
      candidates += 1
      let found = block(place - rows, new: new, old: old, columns: columns, rows: rows, changes)
      if let found, found.gain > best?.gain ?? Self.leastGain { best = found }
    }
    return best
  }

  /// A region, the way into it, and to set it back.
  private static let leastGain = 12

  /// The best block at a distance: the stretch of rows with the largest total gain.
  private func block(
    _ distance: Int, new: Span<ScreenCell>, old: Span<ScreenCell>, columns: Int, rows: Int,
    _ changes: [Range<Int>]
  ) -> Scroll? {
    var best: Scroll?
    var sum = 0
    var first = 0
    for row in max(0, -distance)..<min(rows, rows - distance) {
      let here = row * columns..<(row + 1) * columns
      let there = (row + distance) * columns..<(row + distance + 1) * columns
      let wanted = new.extracting(here)
      let moved = Self.cost(new: wanted, old: old.extracting(there), 0..<columns)
      let kept =
        changes[row].isEmpty ? 0 : Self.cost(new: wanted, old: old.extracting(here), changes[row])
      if sum <= 0 { (sum, first) = (0, row) }
      sum += kept - moved
      guard sum > best?.gain ?? 0 else { continue }
      best = Scroll(
        top: min(first, first + distance), bottom: max(row, row + distance), distance: distance,
        gain: sum)
    }
    guard let found = best else { return nil }
    // Rows that scroll in empty have to be written, even if they had not changed.
    var loss = 0
    for row in found.exposed {
      let here = row * columns..<(row + 1) * columns
      let wanted = new.extracting(here)
      let kept =
        changes[row].isEmpty ? 0 : Self.cost(new: wanted, old: old.extracting(here), changes[row])
      loss += max(0, Self.costOverNothing(wanted) - kept)
    }
    return Scroll(
      top: found.top, bottom: found.bottom, distance: distance, gain: found.gain - loss)
  }

  /// About how many bytes lead from one row to another: one for a glyph, four for the way to every stretch.
  private static func cost(
    new: Span<ScreenCell>, old: Span<ScreenCell>, _ range: Range<Int>
  ) -> Int {
    var result = 0
    var wasChanged = false
    for column in range {
      let isChanged = new[column] != old[column]
      if isChanged {
        if !wasChanged { result += 4 }
        if !new[column].isBlank { result += 1 }
      }
      wasChanged = isChanged
    }
    return result
  }

  private static func areEqual(_ one: Span<ScreenCell>, _ other: Span<ScreenCell>) -> Bool {
    for column in one.indices where one[column] != other[column] { return false }
    return true
  }

  private static func costOverNothing(_ new: Span<ScreenCell>) -> Int {
    var result = 0
    for column in new.indices where !new[column].isBlank { result += 1 }
    return result
  }

  /// Of some of the cells: rows that have the same are compared. Never 0.
  private static func hash(_ cells: Span<ScreenCell>) -> UInt64 {
    let step = max(1, cells.count / 24)
    var result: UInt64 = 1
    var column = 0
    while column < cells.count {
      let word = UInt64(cells[column].glyph) << 32 | UInt64(cells[column].pen)
      result = (result ^ word) &* 0x9E37_79B9_7F4A_7C15
      result ^= result >> 29
      column += step
    }
    return result | 1
  }
}
