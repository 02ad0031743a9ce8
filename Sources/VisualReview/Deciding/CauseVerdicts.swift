/// A decision on a changed state.
package enum Verdict: String, Hashable, Sendable, CaseIterable {
  case accepted, rejected
  /// Left pending, and skipped from then on.
  case skipped
}

/// The verdicts on the causes of a state, by the names of the causes.
///
/// A state is decided when all of its causes are: it is rejected if any of them is, else skipped if any is.
struct CauseVerdicts: Hashable, Sendable {
  private var verdicts: [String: Verdict] = [:]

  /// The verdict on a cause; nil while it is undecided.
  subscript(cause: String) -> Verdict? { verdicts[cause] }

  /// Decides some causes, again if they were decided before.
  mutating func decide(_ verdict: Verdict, _ causes: Set<String>) {
    for cause in causes { verdicts[cause] = verdict }
  }

  /// The verdict on a state that has these causes; nil while any of them is undecided.
  func verdict(on causes: Set<String>) -> Verdict? {
    let decided = causes.map { verdicts[$0] }
    guard !decided.contains(nil) else { return nil }
    return [Verdict.rejected, .skipped].first(where: decided.contains) ?? .accepted
  }
}
