/// What a person says of a state that is other than it was.
package enum Verdict: String, Hashable, Sendable, CaseIterable {
  case accepted, rejected
  /// Left pending, and not asked about again.
  case skipped
}
