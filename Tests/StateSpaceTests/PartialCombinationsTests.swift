import Testing

@testable import StateSpace

@Suite("Rules as data")
struct PartialCombinationsTests {
  /// The combinations of some sizes, the last axis turning fastest.
  private static func combinations(_ sizes: [Int]) -> [[Int]] {
    sizes.reduce([[]]) { rows, size in rows.flatMap { row in (0..<size).map { row + [$0] } } }
  }

  private static func matches(_ partial: PartialCombination, _ row: [Int]) -> Bool {
    zip(partial, row).allSatisfy { $0 == nil || $0 == $1 }
  }

  private static func partials(
    _ sizes: [Int], where holds: ([Int]) -> Bool
  ) -> [PartialCombination] {
    PartialCombinations(sizes: sizes, holds: combinations(sizes).map(holds)).all
  }

  @Test func aRuleOfTwoAxesNamesTheirValuesAlone() {
    let partials = Self.partials([2, 3, 2, 4]) { $0[2] == 1 && $0[1] > 0 }
    #expect(partials == [[nil, 1, 1, nil], [nil, 2, 1, nil]])
  }

  @Test func alternativesAreNotMultiplied() {
    let partials = Self.partials([2, 2, 2]) { $0[0] == 1 || $0[2] == 1 }
    #expect(partials == [[nil, nil, 1], [1, nil, nil]])
  }

  @Test func aRuleThatForbidsNothingOrAllHasNoneOrOne() {
    #expect(Self.partials([2, 3]) { _ in false } == [])
    #expect(Self.partials([2, 3]) { _ in true } == [[nil, nil]])
    #expect(Self.partials([]) { _ in true } == [[]])
    #expect(Self.partials([2, 0]) { _ in true } == [])
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func partialsHoldExactlyTheCombinationsOfTheCondition(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let sizes = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      Int.random(in: 1...4, using: &random)
    }
    let rows = Self.combinations(sizes)
    let density = Int.random(in: 1...9, using: &random)
    let holds = rows.map { _ in Int.random(in: 0..<10, using: &random) < density }
    let partials = PartialCombinations(sizes: sizes, holds: holds).all
    for (row, isHeld) in zip(rows, holds) {
      #expect(partials.contains { Self.matches($0, row) } == isHeld, "seed \(seed), \(row)")
    }
    // None can lose a position.
    for partial in partials {
      for axis in partial.indices where partial[axis] != nil {
        var wider = partial
        wider[axis] = nil
        let escapes = zip(rows, holds).contains { Self.matches(wider, $0) && !$1 }
        #expect(escapes, "seed \(seed), \(partial)")
      }
    }
  }

  @Test func aSpaceGivesItsRulesAndItsAssociatedAxes() throws {
    var walk = Badge.states.makeIterator()
    let found = walk.conditions(rules: Badge.states.rules.count)
    let conditions = try #require(found)
    // color, selected, disabled, focused, count, marks, phase, phase.progress, title
    #expect(
      conditions.forbidden == [
        [[nil, nil, 1, 1, nil, nil, nil, nil, nil]],
        [[nil, nil, 1, nil, nil, nil, 1, nil, nil]],
      ])
    #expect(conditions.unused[7] == [[nil, nil, nil, nil, nil, nil, 0, nil, nil]])
    #expect(conditions.unused.count { !$0.isEmpty } == 1)
  }
}
