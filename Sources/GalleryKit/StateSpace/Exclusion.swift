/// What a rule of a specimen keeps out of its state space.
public struct Exclusion: Hashable, Sendable {
  /// Why there is no such state.
  public let reason: Phrase
  /// The combinations the rule forbids, with others or alone.
  public let count: Int
  /// The combinations that no other rule forbids: so many states more there would be without it.
  public let alone: Int
}

extension Specimen {
  /// What each of the rules keeps out of the space of some tiers, in the order declared.
  public func exclusions(tiers: Set<AxisTier> = [.design, .interaction]) -> [Exclusion] {
    guard !rules.isEmpty else { return [] }
    var counts = Array(repeating: (all: 0, alone: 0), count: rules.count)
    for state in StateSpace(of: self, tiers: tiers).withoutRules {
      let broken = state.brokenRules
      for rule in broken { counts[rule].all += 1 }
      if let only = broken.first, broken.count == 1 { counts[only].alone += 1 }
    }
    return rules.indices.map {
      Exclusion(reason: rules[$0], count: counts[$0].all, alone: counts[$0].alone)
    }
  }
}
