import Testing

@testable import StateSpace

/// Covering arrays keep their promise, compared with every combination.
@Suite("Covers")
struct CoveringArrayTests {
  /// The tuples of some rows, by their axes and positions.
  private func tuples(_ rows: [[Int]], strength: Int) -> Set<[Int]> {
    var result: Set<[Int]> = []
    for row in rows {
      for axes in Self.choices(strength, row.count) {
        result.insert(axes + axes.map { row[$0] })
      }
    }
    return result
  }

  /// Counts in binary: another method than that of the array.
  private static func choices(_ count: Int, _ total: Int) -> [[Int]] {
    (0..<(1 << total)).filter { $0.nonzeroBitCount == count }
      .map { bits in (0..<total).filter { bits >> $0 & 1 == 1 } }
  }

  private func all(_ sizes: [Int]) -> [[Int]] {
    sizes.reduce([[]]) { rows, size in rows.flatMap { row in (0..<size).map { row + [$0] } } }
  }

  @Test(arguments: [
    [2, 2, 2, 2], [3, 3, 3, 3], [2, 4, 2, 2, 11, 3, 2], [1, 5, 1, 2], [4, 4, 4], [7], [2, 3],
  ])
  func everyTupleIsInARow(sizes: [Int]) {
    for strength in 1...4 {
      let array = CoveringArray(sizes: sizes, strength: strength) { _ in true }
      let reach = min(strength, sizes.count)
      #expect(
        tuples(array.rows, strength: reach) == tuples(all(sizes), strength: reach),
        "\(sizes) by \(strength)")
      #expect(Set(array.rows).count == array.rows.count, "a row stands twice")
      #expect(array.undecided == 0)
    }
  }

  /// Random rules, so that many combinations cannot be.
  @Test(arguments: 0..<40)
  func exactlyThePossibleTuplesAreInRows(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let sizes = (0..<Int.random(in: 2...6, using: &generator)).map { _ in
      Int.random(in: 1...4, using: &generator)
    }
    let rows = all(sizes)
    let forbidden = Set(
      rows.filter { _ in Int.random(in: 0..<3, using: &generator) == 0 })
    let possible = rows.filter { !forbidden.contains($0) }
    for strength in 1...3 {
      let array = CoveringArray(sizes: sizes, strength: strength) { !forbidden.contains($0) }
      let reach = min(strength, sizes.count)
      #expect(
        tuples(array.rows, strength: reach) == tuples(possible, strength: reach),
        "seed \(seed), \(sizes) by \(strength)")
      #expect(forbidden.isDisjoint(with: array.rows), "seed \(seed)")
    }
  }

  /// Fourteen axes of three: nearly five million combinations, too many to try them all.
  @Test func largeSpacesAreSearchedTupleByTuple() {
    let sizes = Array(repeating: 3, count: 14)
    let array = CoveringArray(sizes: sizes, strength: 2) { !($0[0] == 1 && $0[1] == 2) }
    let found = tuples(array.rows, strength: 2)
    #expect(found.count == 14 * 13 / 2 * 9 - 1)
    #expect(!found.contains([0, 1, 1, 2]))
    #expect(array.rows.count < 40)
    #expect(array.undecided == 1)
  }

  @Test func pairsOfTenSwitchesTakeFewRows() {
    let array = CoveringArray(sizes: Array(repeating: 2, count: 10), strength: 2) { _ in true }
    #expect(array.rows.count <= 10)
  }

  @Test func coversAreNamed() {
    #expect(Cover("all") == .all)
    #expect(Cover("pairs") == .tuples(2))
    #expect(Cover("3") == .tuples(3))
    #expect(Cover("0") == nil)
    #expect(Cover("7") == nil)
    #expect(Cover("two") == nil)
  }
}
