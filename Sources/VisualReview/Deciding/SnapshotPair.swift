import GalleryKit

/// The baseline of a variant and what waits beside it, and the decisions made on what is other.
///
/// ```swift
/// var pair = try SnapshotPair(files)
/// for difference in pair.differences { pair.accept(difference) }
/// folder.apply(pair.change)
/// ```
///
/// A decision is about states: accepting takes them into the baseline as they are drawn, rejecting puts them back in the
/// pending snapshot as they were. So the order of decisions does not matter, and what nobody decided stays as it is.
package struct SnapshotPair: Sendable {
  /// The texts before any decision.
  package let original: SnapshotFiles
  /// Why the baseline counts as missing although there is a file; nil where it can be read, or there is none.
  let baselineError: SnapshotError?
  /// nil where there is none.
  package let baseline: Snapshot?
  /// nil where nothing waits; without looks where the variant is gone.
  package let pending: Snapshot?

  let merge: SnapshotMerge
  /// Every difference there was at first.
  private let all: [Difference]
  /// Where a state stands among the differences.
  private let places: [LinkID: Place]
  private(set) var decisions: [LinkID: Decision] = [:]

  enum Decision: Hashable, Sendable {
    case accepted, rejected
  }

  private struct Place: Hashable {
    let difference: Int
    let state: Int
  }

  /// - Throws: `SnapshotError` where the pending text cannot be read, or the baseline is of a later format. A baseline that
  ///   is damaged or in conflict counts as missing; `baselineError` says so.
  package init(_ files: SnapshotFiles) throws(SnapshotError) {
    original = files
    (baseline, baselineError) = try Self.baseline(files)
    pending =
      if let text = files.pending { try Self.snapshot(text, of: files.variant) } else { nil }
    merge = SnapshotMerge(pending == nil ? nil : baseline, pending)
    all =
      pending == nil ? [] : Comparison(merge, variant: files.variant).differences
    var places: [LinkID: Place] = [:]
    for (number, difference) in all.enumerated() {
      for (place, state) in difference.states.enumerated() {
        let key = LinkID(state, difference.environment)
        places[key] = Place(difference: number, state: place)
      }
    }
    self.places = places
  }

  private static func baseline(
    _ files: SnapshotFiles
  ) throws(SnapshotError) -> (Snapshot?, SnapshotError?) {
    guard let text = files.baseline else { return (nil, nil) }
    do {
      return (try snapshot(text, of: files.variant), nil)
    } catch {
      guard error.countsAsMissing else { throw error }
      return (nil, error)
    }
  }

  /// A file that was moved by hand says another variant than its name does.
  private static func snapshot(
    _ text: String, of variant: VariantID
  ) throws(SnapshotError) -> Snapshot {
    let snapshot = try Snapshot(text: text)
    guard snapshot.variant == variant else {
      throw .malformed(line: 2, "it is of \(snapshot.variant), not of \(variant)")
    }
    return snapshot
  }

  /// What nobody has decided yet.
  package var differences: [Difference] {
    guard !decisions.isEmpty else { return all }
    return all.compactMap { difference in
      difference.restricted {
        decisions[LinkID($0, difference.environment)] == nil
      }
    }
  }

  /// Takes the states of a difference into the baseline as they are drawn.
  ///
  /// - Parameter difference: one of `differences`, or some of its states.
  /// - Returns: whether it was one: nothing is decided that has changed since it was looked at.
  @discardableResult
  package mutating func accept(_ difference: Difference) -> Bool {
    decide(difference, .accepted)
  }

  /// Leaves the states of a difference in the baseline as they are.
  ///
  /// - Parameter difference: one of `differences`, or some of its states.
  /// - Returns: whether it was one.
  @discardableResult
  package mutating func reject(_ difference: Difference) -> Bool {
    decide(difference, .rejected)
  }

  mutating func acceptAll() {
    for difference in differences { accept(difference) }
  }

  mutating func rejectAll() {
    for difference in differences { reject(difference) }
  }

  private mutating func decide(_ difference: Difference, _ decision: Decision) -> Bool {
    var keys: [LinkID] = []
    for state in difference.states {
      let key = LinkID(state, difference.environment)
      guard decisions[key] == nil, let place = places[key] else { return false }
      let known = all[place.difference]
      guard known.bucket == difference.bucket, known.old == difference.old,
        known.new == difference.new
      else { return false }
      keys.append(key)
      if place.state < known.formerStates.count {
        keys.append(LinkID(known.formerStates[place.state], difference.environment))
      }
    }
    for key in keys { decisions[key] = decision }
    return !keys.isEmpty
  }
}
