/// The part of a state space to check: all of it, or a few states that cover every pair of values.
///
/// Most faults that depend on several axes depend on two (Kuhn, Wallace and Gallo, 2004), and pairs take a few dozen
/// states where all take thousands.
public enum Cover: Hashable, Sendable {
  /// Every state.
  case all
  /// Every combination of values on a given number of axes, in some state; 2 is every pair.
  case tuples(Int)

  /// Every pair of values of two axes, in some state.
  public static let pairs = Cover.tuples(2)

  /// `all`, `pairs`, or the number of axes as digits, 1…6; nil for anything else.
  public init?(_ text: String) {
    switch text {
    case "all": self = .all
    case "pairs": self = .pairs
    case _:
      guard text.count == 1, let strength = Int(text), 1...6 ~= strength else { return nil }
      self = .tuples(strength)
    }
  }
}
