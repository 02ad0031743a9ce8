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
