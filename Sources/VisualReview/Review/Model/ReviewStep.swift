/// A decision that was made at once, about one difference or two hundred; it is taken back at once.
struct ReviewStep: Hashable, Sendable {
  let verdict: Verdict
  let parts: [ReviewPart]
  /// What had been said of each part before.
  let former: [[Verdict?]]

  var stateCount: Int { parts.reduce(0) { $0 + $1.states.count } }

  /// The step as it is about some items alone; nil where it is about none of them.
  func restricted(where isTaken: (_ item: Int) -> Bool) -> ReviewStep? {
    let places = parts.indices.filter { isTaken(parts[$0].item) }
    guard !places.isEmpty else { return nil }
    return ReviewStep(
      verdict: verdict, parts: places.map { parts[$0] }, former: places.map { former[$0] })
  }
}

/// What has been decided and is not on the disk yet: the review as it was before, and what is to be written.
struct UnwrittenDecisions: Hashable, Sendable {
  let items: [ReviewItem]
  let past: [ReviewStep]
  let future: [ReviewStep]
  let position: Int
  /// The items of which something was said.
  var decided: Set<Int> = []
  /// The changes under way, in their order.
  var changes: [SnapshotChange] = []
}

/// What came of writing changes.
package struct WriteOutcome: Hashable, Sendable {
  package enum Obstacle: Hashable, Sendable {
    /// The files of a variant are not what they were: what they are now.
    case changedMeanwhile(SnapshotFiles)
    /// A sentence that says why, and what to do.
    case failed(String)
  }

  /// How many of the changes were written, from the first on.
  let written: Int
  /// Why the others were not; nil where all were.
  let obstacle: Obstacle?

  package init(written: Int, obstacle: Obstacle? = nil) {
    self.written = written
    self.obstacle = obstacle
  }
}
