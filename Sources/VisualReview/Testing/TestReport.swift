package import GalleryKit

/// The result of comparing everything drawn with its baseline.
///
/// States are counted under each environment they are drawn under.
package struct TestReport: Hashable, Sendable {
  /// In the order of the catalogue.
  package var variants: [VariantReport]
  /// Further notices: baselines that could not be read, and why they count as missing.
  package var notices: [String]
  /// How many states there are, whether or not they were asked for.
  package var existing: Int
  /// Which part of the whole it is; nil for all of it.
  package var shard: Shard?
  package var milliseconds: Int
  /// Whether it ended early, since there were as many problems as were asked for.
  package var stoppedEarly: Bool

  /// One of several parts.
  package struct Shard: Hashable, Sendable {
    /// From 1.
    package let index: Int
    package let count: Int

    package init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  package init(
    variants: [VariantReport], notices: [String] = [], existing: Int = 0, shard: Shard? = nil,
    milliseconds: Int = 0, stoppedEarly: Bool = false
  ) {
    self.variants = variants
    self.notices = notices
    self.existing = existing
    self.shard = shard
    self.milliseconds = milliseconds
    self.stoppedEarly = stoppedEarly
  }
}

/// The findings for one variant.
package struct VariantReport: Hashable, Sendable {
  /// `tag/filled`.
  package var id: VariantID
  /// The states drawn.
  package var states: Int
  /// The looks they have.
  package var looks: Int
  /// The states that look as their baselines say, under the same name.
  package var same: Int
  package var differences: [Difference]
  package var failures: [Failure]

  /// A state that could not be drawn, or of which nothing is seen.
  package struct Failure: Hashable, Sendable {
    package let link: LinkID
    /// A sentence.
    package let reason: String

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

  /// How many states are in a bucket.
  package func count(_ bucket: Difference.Bucket) -> Int {
    differences.reduce(0) { $0 + ($1.bucket == bucket ? $1.states.count : 0) }
  }
}

extension TestReport {
  /// How many states are in a bucket.
  package func count(_ bucket: Difference.Bucket) -> Int {
    variants.reduce(0) { $0 + $1.count(bucket) }
  }

  /// How many states look as they did, renamed ones besides.
  package var same: Int { variants.reduce(0) { $0 + $1.same } }

  /// How many states were drawn.
  package var states: Int { variants.reduce(0) { $0 + $1.states } }

  package var failures: [VariantReport.Failure] { variants.flatMap(\.failures) }

  /// Whether anything is not as it was: a rename alone is no difference.
  package var isDifferent: Bool {
    count(.changed) + count(.new) + count(.deleted) > 0
  }
}
