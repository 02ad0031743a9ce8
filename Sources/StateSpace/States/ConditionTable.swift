/// For each combination of a walk, the rules that forbid it and the slots without a value.
@usableFromInline
package struct ConditionTable {
  private let sizes: [Int]
  private var forbidden: [[Bool]]
  private var unused: [[Bool]]

  /// nil for more combinations than ``SpaceConditions/limit``.
  @usableFromInline
  init?(_ slots: [AxisSlot], rules: Int) {
    guard slots.combinations <= SpaceConditions.limit else { return nil }
    sizes = slots.map(\.values.count)
    forbidden = Array(repeating: [], count: rules)
    unused = Array(repeating: [], count: slots.count)
  }

  /// Adds the next combination of the walk, allowed and with a value on each slot.
  @usableFromInline
  mutating func add() {
    for rule in forbidden.indices { forbidden[rule].append(false) }
    for slot in unused.indices { unused[slot].append(false) }
  }

  /// Notes a rule that forbids the last combination.
  @usableFromInline
  mutating func forbid(by rule: Int) { forbidden[rule][forbidden[rule].count - 1] = true }

  /// Notes a slot that the last combination has no value on.
  @usableFromInline
  mutating func leaveOut(_ slot: Int) { unused[slot][unused[slot].count - 1] = true }

  @usableFromInline
  var conditions: SpaceConditions {
    func partials(_ holds: [Bool]) -> [PartialCombination] {
      PartialCombinations(sizes: sizes, holds: holds).all
    }
    return SpaceConditions(forbidden: forbidden.map(partials), unused: unused.map(partials))
  }
}
