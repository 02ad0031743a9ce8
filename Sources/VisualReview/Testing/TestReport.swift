package import GalleryKit
package import StateSpace

/// The result of comparing everything drawn with its baseline.
///
/// States are counted under each environment.
package struct TestReport: Hashable, Sendable {
  /// The variants, in the order of the catalogue.
  package var variants: [VariantReport]
  /// Further notices, such as variants that have another name.
  package var notices: [String]
  /// Requested files and commits that could not be read or are missing, a sentence each: with any, no run succeeds.
  package var omissions: [String] = []
  /// The number of existing states, tested or not.
  package var existing: Int
  /// The part of the whole run; nil for the whole.
  package var shard: Shard?
  package var milliseconds: Int
  /// Whether the run stopped at the limit of problems.
  package var stoppedEarly: Bool
  /// The changes that the baselines themselves have had since another commit; nil unless requested and found.
  package var range: BaselineRange?
  /// The contents of the comparison, so that parts of different runs are not merged; nil for a whole run.
  package var basis: RunBasis?
  /// The reasons noted for looks among the differences, those of the range included.
  package var reasons = DecisionReasons()
  /// The evidence of the baselines that were not compared.
  package var elsewhere = KeptLooks()
  /// The parts that were expected and are missing, from 1; the report is incomplete.
  package var missingParts: [Int] = []

  /// One of several parts.
  package struct Shard: Hashable, Sendable {
    /// From 1.
    package var index: Int
    package var count: Int

    /// The most parts of a run.
    package static let mostParts = 10_000

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

/// The changes of baselines since a commit: nothing was drawn, and everything in it has been accepted.
///
/// It is the list to show beside the differences of a run: reviewers of a branch see its changes.
package struct BaselineRange: Hashable, Sendable {
  /// The commit as requested: `origin/main`.
  package var reference: String
  /// The abbreviated object name of the commit that was compared: the merge base of `HEAD` and `reference`.
  package var commit: String
  /// The variants whose baselines have changed, in the order of the catalogue.
  package var variants: [VariantReport]
  /// The variants whose baselines cannot be read on one of the sides, so that they were not compared.
  package var unread: [VariantID] = []
  /// The evidence of the baselines that have not changed.
  package var unchanged = KeptLooks()

  package init(reference: String, commit: String, variants: [VariantReport]) {
    self.reference = reference
    self.commit = commit
    self.variants = variants
  }

  package var differences: [Difference] { variants.flatMap(\.differences) }

  /// The number of states in a bucket.
  package func count(_ bucket: Difference.Bucket) -> Int {
    variants.reduce(0) { $0 + $1.count(bucket) }
  }

  /// The differences by cause.
  package func causes(in catalogue: Catalogue) -> CauseList {
    let kept = variants.reduce(into: unchanged) { $0.add($1.kept) }
    return CauseList(of: differences, kept: kept, in: catalogue)
  }
}

/// Digests of everything that a run compares; equal in all parts of one run.
package struct RunBasis: Hashable, Sendable {
  /// Of the texts of all baselines.
  package var baselines: String
  /// Of the variants with their states, and of the colours of the themes.
  package var catalogue: String
  /// Of the environments that each variant is compared in.
  package var environments: String
  /// Of the states that are selected.
  package var selection: String

  package init(baselines: String, catalogue: String, environments: String, selection: String) {
    self.baselines = baselines
    self.catalogue = catalogue
    self.environments = environments
    self.selection = selection
  }
}

extension TestReport {
  /// The number of states in a bucket.
  package func count(_ bucket: Difference.Bucket) -> Int {
    variants.reduce(0) { $0 + $1.count(bucket) }
  }

  /// The number of unchanged states, not counting renamed ones.
  package var same: Int { variants.reduce(0) { $0 + $1.same } }

  /// The number of drawn states.
  package var states: Int { variants.reduce(0) { $0 + $1.states } }

  package var failures: [VariantReport.Failure] { variants.flatMap(\.failures) }

  /// The number of states whose files cannot be read, and that have no known difference.
  package var unread: Int { variants.reduce(0) { $0 + ($1.damage?.states ?? 0) } }

  /// The files and commits that could not be read or are missing, a sentence each.
  package var unreadReasons: [String] { omissions + variants.compactMap(\.damage?.reason) }

  /// Everything that a person should know in addition to the differences, a sentence each.
  package var sentences: [String] { unreadReasons + notices }

  /// The differences by cause.
  package func causes(in catalogue: Catalogue) -> CauseList {
    CauseList(of: variants.flatMap(\.differences), kept: kept, in: catalogue)
  }

  /// The evidence of everything that stayed as it was.
  package var kept: KeptLooks {
    variants.reduce(into: elsewhere) { $0.add($1.kept) }
  }

  /// Removes the evidence of roles that some variants gave.
  package mutating func forgetRoles(of others: Set<VariantID>) {
    for place in variants.indices where others.contains(variants[place].id) {
      variants[place].kept.roles = [:]
    }
  }

  /// Whether it shows changes between commits alone, since nothing was drawn.
  package var isRangeOnly: Bool { range != nil && variants.isEmpty }

  /// The reason noted for the look of a difference; nil without one.
  package func reason(for difference: Difference) -> DecisionReason? { reasons[difference] }

  /// Whether any state differs, or a baseline is damaged: a rename alone does not count.
  package var isDifferent: Bool {
    count(.changed) + count(.new) + count(.deleted) > 0
      || variants.contains { $0.damage != nil }
  }
}
