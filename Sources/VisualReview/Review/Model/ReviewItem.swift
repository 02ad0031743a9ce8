/// A difference, and what was said of each of its states.
package struct ReviewItem: Hashable, Sendable {
  let difference: Difference
  /// One for each state, in their order; nil while nothing was said.
  var verdicts: [Verdict?]

  init(_ difference: Difference) {
    self.difference = difference
    verdicts = Array(repeating: nil, count: difference.states.count)
  }

  /// Those of its states of which that was said; nil for none.
  func part(_ verdict: Verdict) -> Difference? {
    guard verdicts.contains(verdict) else { return nil }
    return part(verdicts.indices.filter { verdicts[$0] == verdict })
  }

  /// Some of its states, by their places.
  func part(_ states: [Int]) -> Difference? {
    guard states.count < verdicts.count else { return difference }
    let wanted = Set(states.map { difference.states[$0] })
    return difference.restricted { wanted.contains($0) }
  }
}

/// Some states of an item.
struct ReviewPart: Hashable, Sendable {
  let item: Int
  /// Their places among the states of the difference.
  let states: [Int]
}

/// What is looked at and decided at once: a difference, or a group of those that are the same.
struct ReviewEntry: Hashable, Sendable {
  /// At least one.
  let parts: [ReviewPart]

  var stateCount: Int { parts.reduce(0) { $0 + $1.states.count } }
}
