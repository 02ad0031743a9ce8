import GSDesign
import GalleryKit
import StateSpace
import TermRender

/// Differences of one root cause with the same evidence, across variants, states and environments: a reviewer
/// can judge them by one.
package struct DifferenceGroup: Hashable, Sendable {
  /// In the given order; at least one.
  package let differences: [Difference]
  /// The places of the differences in the list that was grouped.
  package let places: [Int]
  /// The places of their states among those of the whole differences.
  let states: [[Int]]
  /// The evidence shared by all, as in the first of them; empty unless looks changed.
  package let causes: [Cause]
  /// Whether it is visible.
  let isSeen: Bool

  package var bucket: Difference.Bucket { differences.first?.bucket ?? .changed }

  /// The number of states, counted under each environment.
  package var stateCount: Int { differences.reduce(0) { $0 + $1.states.count } }

  /// The number of different looks.
  package var lookCount: Int { differences.count }
}
