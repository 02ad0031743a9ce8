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

/// A part of a row that is pushed to the right by ICH, or to the left by DCH.
struct RowShift: Equatable {
  /// Where cells come in or go.
  let column: Int
  /// How many: inserted when positive, deleted when negative.
  let count: Int
  /// From this column on, cells are moved back to where they were; nil shifts the whole rest of the row.
  let end: Int?

  /// The shift that leaves least to write, if one is worth its bytes.
  ///
  /// - Parameter range: what differs between the rows.
  static func search(
    _ range: Range<Int>, new: Span<ScreenCell>, old: Span<ScreenCell>
  ) -> RowShift? {
    let first = range.lowerBound
    guard range.count >= 10, !old[first].isContinuation, !new[first].isContinuation else {
      return nil
    }
    var changed = 0
    for column in range where new[column] != old[column] { changed += 1 }
    // A way there, the sequence and a blank to fill take about ten bytes.
    var least = changed - 10
    guard least > 0 else { return nil }
    var best: RowShift?
    for count in 1...min(16, range.count - 4) {
      for isInsertion in [true, false] {
        // Nearly all distances end here.
        guard agrees(first, count, isInsertion, new, old) else { continue }
        for end in [nil, range.upperBound < new.count ? range.upperBound : nil] {
          let shift = RowShift(column: first, count: isInsertion ? count : -count, end: end)
          guard shift.cutsNothing(old) else { continue }
          let way = end == nil ? 0 : 10
          let left = shift.differences(new, old, atMost: least - way) + way
          if left < least { (least, best) = (left, shift) }
        }
      }
    }
    return best
  }

  private static func agrees(
    _ first: Int, _ count: Int, _ isInsertion: Bool, _ new: Span<ScreenCell>,
    _ old: Span<ScreenCell>
  ) -> Bool {
    for column in first..<first + 4 where column + count < new.count {
      let isEqual =
        isInsertion
        ? new[column + count] == old[column] : new[column] == old[column + count]
      guard isEqual else { return false }
    }
    return true
  }

  /// Whether no wide glyph loses a half, and no cluster of uncertain columns is in the row.
  private func cutsNothing(_ old: Span<ScreenCell>) -> Bool {
    let distance = abs(count)
    let ends = end ?? old.count
    guard column + distance < ends else { return false }
    for index in old.indices where old[index].isDoubtful || old[index].columns == 3 { return false }
    if count > 0 {
      return !old[ends - distance].isContinuation
        && (ends == old.count || !old[ends].isContinuation)
    }
    return !old[column + distance].isContinuation
      && (ends == old.count || !old[ends].isContinuation)
  }

  /// The sequences, in their order: how many cells come in at a column, or go when negative.
  ///
  /// Deletions come first, so that nothing falls off the end of the row that has to come back.
  var parts: [(column: Int, count: Int)] {
    guard let end else { return [(column, count)] }
    return count > 0
      ? [(end - count, -count), (column, count)] : [(column, count), (end + count, -count)]
  }

  /// The source of a cell after the shift, as an index into the row before; nil for cells that came in.
  func source(of target: Int, columns: Int) -> Int? {
    guard target >= column, target < end ?? columns else { return target }
    let source = target - count
    return source >= column && source < end ?? columns ? source : nil
  }

  /// How many cells are left to be written, counted no further than a limit.
  private func differences(
    _ new: Span<ScreenCell>, _ old: Span<ScreenCell>, atMost limit: Int
  ) -> Int {
    var result = 0
    for index in column..<(end ?? new.count) where result < limit {
      guard let source = source(of: index, columns: new.count) else {
        result += 1
        continue
      }
      if new[index] != old[source] { result += 1 }
    }
    return result
  }
}
