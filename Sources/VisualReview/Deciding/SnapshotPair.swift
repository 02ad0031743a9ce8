import GSDesign
import GalleryKit
package import StateSpace

/// The baseline and the pending snapshot of a variant, and the decisions on their differences.
///
/// ```swift
/// var pair = try SnapshotPair(files)
/// for difference in pair.differences { pair.accept(difference) }
/// folder.apply(pair.change)
/// ```
///
/// A decision is about states: accepting takes them into the baseline as drawn, rejecting restores them in the
/// pending snapshot. So the order of decisions does not matter, and undecided states keep their looks.
package struct SnapshotPair: Sendable {
  /// The texts before any decision.
  package let original: SnapshotFiles
  /// Why an existing baseline cannot be read, and its former text counts, if there is one; nil if it can be read or
  /// does not exist.
  let baselineError: SnapshotError?
  /// Whether a baseline exists that cannot be read.
  package var isBaselineDamaged: Bool { baselineError != nil }
  /// nil without a readable baseline, or a former one.
  package let baseline: Snapshot?
  /// nil if nothing is pending; without looks if the variant is gone.
  package let pending: Snapshot?
  /// The environments whose looks were compared with an older baseline. They cannot be decided.
  package let outdated: [EnvironmentID]

  /// The pending file as it was read.
  private let file: PendingSnapshot?
  let merge: SnapshotMerge
  /// All differences before any decision.
  private let all: [Difference]
  /// The place of each state among the differences.
  private let places: [LinkID: Place]
  private(set) var decisions: [LinkID: Decision] = [:]

  package enum Decision: String, Hashable, Sendable {
    case accepted, rejected
  }

  private struct Place: Hashable {
    let difference: Int
    let state: Int
  }

  /// - Throws: `SnapshotError` if the pending text cannot be read, or the baseline has a later format. A baseline
  ///   that is damaged or in conflict counts as missing; `baselineError` says why.
  package init(_ files: SnapshotFiles) throws(SnapshotError) {
    original = files
    (baseline, baselineError) = try Self.baseline(files)
    let file =
      if let text = files.pending { try PendingSnapshot(text: text) } else {
        nil as PendingSnapshot?
      }
    self.file = file
    if let file { try Self.check(file.snapshot, isOf: files.variant) }
    let resolved = file?.resolved(on: baseline, text: baselineError == nil ? files.baseline : nil)
    pending = resolved?.snapshot
    let outdated = resolved?.outdated ?? []
    self.outdated = outdated
    merge = SnapshotMerge(pending == nil ? nil : baseline, pending)
    all =
      pending == nil
      ? []
      : Comparison(merge, variant: files.variant).differences.filter {
        !outdated.contains($0.environment)
      }
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
    do throws(SnapshotError) {
      if let error = SnapshotError.ofEnd(text) { throw error }
      let snapshot = try Snapshot(text: text)
      try check(snapshot, isOf: files.variant)
      return (snapshot, nil)
    } catch {
      guard error.countsAsMissing else { throw error }
      guard let text = files.recovered?.text, let former = try? Snapshot(text: text),
        former.variant == files.variant
      else { return (nil, error) }
      return (former, error)
    }
  }

  /// Checks that the file's variant matches its name: a file moved by hand does not.
  private static func check(
    _ snapshot: Snapshot, isOf variant: VariantID
  ) throws(SnapshotError) {
    guard snapshot.variant == variant else {
      throw .malformed(line: 2, "it is of \(snapshot.variant), not of \(variant)")
    }
  }

  /// The undecided differences.
  package var differences: [Difference] {
    guard !decisions.isEmpty else { return all }
    return all.compactMap { difference in
      difference.restricted {
        decisions[LinkID($0, difference.environment)] == nil
      }
    }
  }

  /// Takes the states of a difference into the baseline as drawn.
  ///
  /// - Parameter difference: one of `differences`, or some of its states.
  /// - Returns: whether it was one of them: a difference that has changed meanwhile is not decided.
  @discardableResult
  package mutating func accept(_ difference: Difference) -> Bool {
    decide(difference, .accepted)
  }

  /// Keeps the states of a difference in the baseline.
  ///
  /// - Parameter difference: one of `differences`, or some of its states.
  /// - Returns: whether it was one of them.
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

/// The effect of a decision on the files of a variant.
///
/// Applied only if the files are unchanged since; reversing it undoes the decision.
package struct SnapshotChange: Hashable, Sendable {
  package let before: SnapshotFiles
  package let after: SnapshotFiles

  package init(from before: SnapshotFiles, to after: SnapshotFiles) {
    self.before = before
    self.after = after
  }

  var inverse: SnapshotChange { SnapshotChange(from: after, to: before) }
}

extension SnapshotPair {
  /// The texts after the decisions.
  ///
  /// A baseline of which nothing was accepted keeps its bytes; if everything was accepted, it is the pending text. A
  /// baseline without states, and a pending snapshot without differences, have no file.
  package var files: SnapshotFiles {
    guard let pending else { return original }
    let verdicts = Set(decisions.values)
    var files = original
    var agreed = baseline
    let isOver = differences.isEmpty && outdated.isEmpty
    if verdicts.contains(.accepted) {
      let isWhole = isOver && !verdicts.contains(.rejected)
      let snapshot = isWhole ? pending : snapshot { decisions[$0] == .accepted }
      agreed = snapshot
      files.baseline = snapshot.isEmpty ? nil : snapshot.text
    }
    if isOver {
      files.pending = nil
    } else if !verdicts.isEmpty {
      var left = PendingSnapshot(
        snapshot { decisions[$0] != .rejected }, against: agreed, text: files.baseline)
      if let file { for environment in outdated { left.keepBase(of: environment, from: file) } }
      files.pending = left.text
    }
    return files
  }

  /// The effect of the decisions on the files.
  package var change: SnapshotChange { SnapshotChange(from: original, to: files) }

  /// The states as drawn where the choice says so, otherwise as in the baseline.
  private func snapshot(isDrawn: (LinkID) -> Bool) -> Snapshot {
    var result = Snapshot(
      variant: original.variant, widthPolicy: pending?.widthPolicy ?? .grapheme,
      darkThemes: (pending?.darkThemes ?? []).union(baseline?.darkThemes ?? []))
    for section in merge.sections {
      var looks: [Snapshot.Look] = []
      var places: [Int: Int] = [:]
      for entry in section.entries {
        let key = LinkID(entry.state, section.environment)
        guard let picture = isDrawn(key) ? entry.new : entry.old else { continue }
        if let place = places[picture] {
          looks[place].states.append(entry.state)
        } else {
          places[picture] = looks.count
          looks.append(Snapshot.Look(picture: merge.pictures[picture], states: [entry.state]))
        }
      }
      guard !looks.isEmpty else { continue }
      result.sections.append(Snapshot.Section(environment: section.environment, looks: looks))
    }
    return result
  }
}

extension SnapshotPair {
  /// Why some pending states cannot be decided, as the end of a sentence about the variant; nil if all can.
  var outdatedReason: String? {
    outdated.isEmpty
      ? nil
      : "its baseline is no longer the one that its pending changes were compared with; "
        + "\(ProgramName.current) test compares again"
  }
}
