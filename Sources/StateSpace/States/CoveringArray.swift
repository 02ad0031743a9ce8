/// A small set of combinations that covers every possible tuple of values at least once.
///
/// A combination is a position on each axis. Each row starts from a combination that holds the first tuple not yet
/// covered and is then improved, one axis at a time, while that covers more: greedy, without chance, so that the same
/// axes give the same rows. (The idea of a row at a time is AETG's: Cohen, Dalal, Fredman and Patton, 1997.)
public struct CoveringArray: Sendable {
  /// The rows, each a position on every axis.
  public private(set) var rows: [[Int]] = []
  /// The number of tuples that the search gave up on, without knowing if any combination holds them. 0 if the whole
  /// space could be walked.
  public private(set) var undecided = 0

  /// Spaces up to this size are walked whole; in larger ones the search for each tuple is limited.
  static let searchLimit = 200_000

  /// Finds rows that hold every tuple that a possible combination holds.
  ///
  /// - Parameters:
  ///   - sizes: the number of positions on each axis.
  ///   - strength: the number of axes in a tuple; capped at the number of axes.
  ///   - isPossible: whether there is such a combination.
  public init(sizes: [Int], strength: Int, isPossible: ([Int]) -> Bool) {
    self.init(sizes: sizes, strength: strength) { isPossible($0) ? [] : nil }
  }

  /// Finds rows that hold every tuple that a possible combination holds, for axes that do not always apply.
  ///
  /// - Parameter unused: the axes that do not apply to a combination, which then holds none of their positions; nil for
  ///   an impossible one.
  @usableFromInline
  package init(sizes: [Int], strength: Int, unused: ([Int]) -> Set<Int>?) {
    guard !sizes.contains(0) else { return }
    let strength = max(0, min(strength, sizes.count))
    guard strength > 0 else {
      let only = Array(repeating: 0, count: sizes.count)
      if unused(only) != nil { rows = [only] }
      return
    }
    var table = TupleTable(sizes: sizes, strength: strength)
    undecided = table.findWitnesses(unused)
    while let witness = table.firstUncovered() {
      let row = table.improved(witness.row, keeping: witness.axes, unused)
      table.cover(row, unused(row) ?? [])
      rows.append(row)
    }
  }
}

/// The tuples, an example of each, and whether a row covers them already.
private struct TupleTable {
  let sizes: [Int]
  /// The groups of axes that tuples combine.
  let groups: [[Int]]
  /// The groups that each axis is in.
  let groupsOfAxis: [[Int]]
  /// A combination that holds each tuple, by group and code; nil if none was found.
  var witnesses: [[[Int]?]]
  var isCovered: [[Bool]]
  /// The group and code before which everything is covered.
  var cursor = (group: 0, code: 0)

  init(sizes: [Int], strength: Int) {
    self.sizes = sizes
    let groups = Self.choices(of: strength, from: sizes.count)
    self.groups = groups
    groupsOfAxis = sizes.indices.map { axis in
      groups.indices.filter { groups[$0].contains(axis) }
    }
    let counts = groups.map { $0.reduce(1) { $0 * sizes[$1] } }
    witnesses = counts.map { Array(repeating: nil, count: $0) }
    isCovered = counts.map { Array(repeating: false, count: $0) }
  }

  /// Every way to choose some of the first numbers, in order.
  private static func choices(of count: Int, from total: Int, first: Int = 0) -> [[Int]] {
    guard count > 0 else { return [[]] }
    guard total - first >= count else { return [] }
    return (first...(total - count)).flatMap { head in
      choices(of: count - 1, from: total, first: head + 1).map { [head] + $0 }
    }
  }

  private func code(_ row: [Int], _ group: Int) -> Int {
    groups[group].reduce(0) { $0 * sizes[$1] + row[$1] }
  }

  private func positions(_ code: Int, _ group: Int) -> [Int] {
    var rest = code
    var positions: [Int] = []
    for axis in groups[group].reversed() {
      positions.append(rest % sizes[axis])
      rest /= sizes[axis]
    }
    return positions.reversed()
  }

  /// Finds a combination for every tuple that has one; returns the number of tuples it gave up on.
  mutating func findWitnesses(_ unused: ([Int]) -> Set<Int>?) -> Int {
    let combinations = sizes.reduce(1) { product, size in
      product.multipliedReportingOverflow(by: size).overflow ? Int.max : product * size
    }
    if combinations <= CoveringArray.searchLimit {
      walk(unused)
      return 0
    }
    var undecided = 0
    for group in groups.indices {
      for code in witnesses[group].indices where witnesses[group][code] == nil {
        var search = WitnessSearch(sizes: sizes, limit: CoveringArray.searchLimit)
        guard
          let row = search.row(groups[group], at: positions(code, group), unused)
        else {
          if search.gaveUp { undecided += 1 }
          continue
        }
        note(row, unused(row) ?? [])
      }
    }
    return undecided
  }

  /// Visits all combinations.
  private mutating func walk(_ unused: ([Int]) -> Set<Int>?) {
    var row = Array(repeating: 0, count: sizes.count)
    while true {
      if let unused = unused(row) { note(row, unused) }
      guard let axis = sizes.indices.last(where: { row[$0] + 1 < sizes[$0] }) else { return }
      row[axis] += 1
      for later in sizes.indices.dropFirst(axis + 1) { row[later] = 0 }
    }
  }

  private mutating func note(_ row: [Int], _ unused: Set<Int>) {
    for group in groups.indices where unused.isDisjoint(with: groups[group]) {
      let code = code(row, group)
      if witnesses[group][code] == nil { witnesses[group][code] = row }
    }
  }

  /// The first tuple that no row holds, by its axes and a combination that holds it.
  mutating func firstUncovered() -> (axes: [Int], row: [Int])? {
    while cursor.group < groups.count {
      while cursor.code < witnesses[cursor.group].count {
        if !isCovered[cursor.group][cursor.code],
          let row = witnesses[cursor.group][cursor.code]
        {
          return (groups[cursor.group], row)
        }
        cursor.code += 1
      }
      cursor = (cursor.group + 1, 0)
    }
    return nil
  }

  mutating func cover(_ row: [Int], _ unused: Set<Int>) {
    for group in groups.indices where unused.isDisjoint(with: groups[group]) {
      isCovered[group][code(row, group)] = true
    }
  }

  /// A row moved along one axis at a time while that covers more, the axes of a tuple staying.
  func improved(
    _ row: [Int], keeping axes: [Int], _ unused: ([Int]) -> Set<Int>?
  ) -> [Int] {
    var best = row
    var isBetter = true
    while isBetter {
      isBetter = false
      for axis in sizes.indices where !axes.contains(axis) {
        var count = newTuples(best, axis)
        for position in 0..<sizes[axis] where position != best[axis] {
          var candidate = best
          candidate[axis] = position
          let more = newTuples(candidate, axis)
          guard more > count, let unused = unused(candidate), unused.isDisjoint(with: axes)
          else { continue }
          count = more
          best = candidate
          isBetter = true
        }
      }
    }
    return best
  }

  /// The tuples with an axis that a row would be the first to hold.
  private func newTuples(_ row: [Int], _ axis: Int) -> Int {
    groupsOfAxis[axis].count { !isCovered[$0][code(row, $0)] }
  }
}

/// Seeks a combination that holds a tuple, the fewest other axes moved first: rules are mostly of few axes.
private struct WitnessSearch {
  let sizes: [Int]
  var limit: Int
  private(set) var gaveUp = false

  init(sizes: [Int], limit: Int) {
    self.sizes = sizes
    self.limit = limit
  }

  mutating func row(
    _ axes: [Int], at positions: [Int], _ unused: ([Int]) -> Set<Int>?
  ) -> [Int]? {
    func isPossible(_ row: [Int]) -> Bool { unused(row)?.isDisjoint(with: axes) == true }
    var row = Array(repeating: 0, count: sizes.count)
    for (axis, position) in zip(axes, positions) { row[axis] = position }
    let free = sizes.indices.filter { !axes.contains($0) && sizes[$0] > 1 }
    for moved in 0...free.count {
      if let found = moving(moved, of: free[...], row, isPossible) { return found }
      if gaveUp { return nil }
    }
    return nil
  }

  /// Moves exactly a given number of the free axes.
  private mutating func moving(
    _ count: Int, of free: ArraySlice<Int>, _ row: [Int], _ isPossible: ([Int]) -> Bool
  ) -> [Int]? {
    guard count > 0 else {
      guard limit > 0 else {
        gaveUp = true
        return nil
      }
      limit -= 1
      return isPossible(row) ? row : nil
    }
    for (index, axis) in zip(free.indices, free) where free.endIndex - index >= count {
      for position in 1..<sizes[axis] {
        var next = row
        next[axis] = position
        if let found = moving(count - 1, of: free[(index + 1)...], next, isPossible) {
          return found
        }
        if gaveUp { return nil }
      }
    }
    return nil
  }
}
