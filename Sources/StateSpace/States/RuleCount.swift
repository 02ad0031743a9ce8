/// The number of combinations that a rule forbids.
public struct RuleCount: Hashable, Sendable {
  /// The combinations the rule forbids, with others or alone.
  public internal(set) var all = 0
  /// The combinations that no other rule forbids: the number of states that removing the rule would add.
  public internal(set) var alone = 0
}

/// The numbers of combinations that each rule forbids.
@usableFromInline
package struct RuleTally {
  @usableFromInline package private(set) var counts: [RuleCount]

  /// - Parameter rules: the number of rules.
  @usableFromInline
  package init(rules: Int) {
    counts = Array(repeating: RuleCount(), count: rules)
  }

  @usableFromInline
  mutating func note(_ rule: Int) { counts[rule].all += 1 }

  @usableFromInline
  mutating func noteAlone(_ rule: Int) { counts[rule].alone += 1 }
}
