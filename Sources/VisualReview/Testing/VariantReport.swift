package import StateSpace

/// The findings for one variant.
package struct VariantReport: Hashable, Sendable {
  /// `tag/filled`.
  package var id: VariantID
  /// The number of drawn states.
  package var states: Int
  /// The number of distinct looks.
  package var looks: Int
  /// The number of states that are the same as in their baselines, under the same name.
  package var same: Int
  package var differences: [Difference]
  package var failures: [Failure]
  /// The evidence of everything that stayed as it was.
  package var kept = KeptLooks()
  /// Why the states were not compared with their baseline; nil if its files can be read.
  package var damage: Damage?

  /// Files of a variant that cannot be read, so that an earlier version was compared, if any.
  package struct Damage: Hashable, Sendable {
    /// A sentence with the file, the problem and the remedy.
    package var reason: String
    /// The number of states without a known difference. They do not count as the same.
    package var states: Int

    package init(reason: String, states: Int = 0) {
      self.reason = reason
      self.states = states
    }
  }

  /// A state that could not be drawn, or that shows nothing.
  package struct Failure: Hashable, Sendable {
    package var link: LinkID
    /// A sentence with the reason.
    package var reason: String

    package init(link: LinkID, reason: String) {
      self.link = link
      self.reason = reason
    }
  }

  package init(
    id: VariantID, states: Int = 0, looks: Int = 0, same: Int = 0, differences: [Difference] = [],
    failures: [Failure] = []
  ) {
    self.id = id
    self.states = states
    self.looks = looks
    self.same = same
    self.differences = differences
    self.failures = failures
  }

  /// The number of states in a bucket.
  package func count(_ bucket: Difference.Bucket) -> Int {
    differences.reduce(0) { $0 + ($1.bucket == bucket ? $1.states.count : 0) }
  }
}
