/// A decision that was made at once, about one difference or two hundred; it is taken back at once.
package struct ReviewStep: Hashable, Sendable {
  package let verdict: Verdict
  package let parts: [ReviewPart]
  /// What had been said of each part before.
  let former: [[Verdict?]]
  /// One for each variant whose files it changes.
  package let changes: [SnapshotChange]

  package var stateCount: Int { parts.reduce(0) { $0 + $1.states.count } }
}

/// A step whose changes are being written.
package struct ReviewWrite: Hashable, Sendable {
  package enum Way: Hashable, Sendable {
    case decide, undo, redo
  }

  let step: ReviewStep
  let way: Way

  var changes: [SnapshotChange] {
    switch way {
    case .decide, .redo: step.changes
    case .undo: step.changes.map(\.inverse)
    }
  }
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
  package let written: Int
  /// Why the others were not; nil where all were.
  package let obstacle: Obstacle?

  package init(written: Int, obstacle: Obstacle? = nil) {
    self.written = written
    self.obstacle = obstacle
  }
}
