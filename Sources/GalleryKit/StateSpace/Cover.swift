/// How much of a state space is looked at: all of it, or few states in which every pair of values meets.
///
/// Most faults that depend on several axes depend on two (Kuhn, Wallace and Gallo, 2004), and pairs take a few dozen
/// states where all take thousands.
public enum Cover: Hashable, Sendable {
  /// Every state.
  case all
  /// Every combination of values on so many axes stands in some state; 2 is every pair.
  case tuples(Int)

  /// `all`, `pairs`, or the number of axes as digits, 1…6; nil for anything else.
  public init?(_ text: String) {
    switch text {
    case "all": self = .all
    case "pairs": self = .tuples(2)
    case _:
      guard text.count == 1, let strength = Int(text), 1...6 ~= strength else { return nil }
      self = .tuples(strength)
    }
  }
}

extension StateSpace {
  /// The states of a cover: the whole space one at a time, or the rows of a covering array.
  ///
  /// The same space gives the same states in the same order, always.
  public func covered(by cover: Cover) -> AnySequence<SpecimenState> {
    switch cover {
    case .all: return AnySequence(self)
    case .tuples(let strength):
      let array = CoveringArray(sizes: wheels.map(\.values.count), strength: strength) {
        self[$0] != nil
      }
      return AnySequence(array.rows.lazy.compactMap { self[$0] })
    }
  }
}
