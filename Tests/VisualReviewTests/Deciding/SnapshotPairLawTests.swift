import StateSpace
import Testing

@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import VisualReview

/// Laws about decisions on any snapshots.
@Suite struct SnapshotPairLawTests {
  private static let seeds = UInt64(1)...150

  private enum Decision: CaseIterable {
    case accept, reject, leave
  }

  private func scene(_ seed: UInt64) throws -> (RandomSnapshots, SnapshotPair) {
    var random = RandomSnapshots(seed: seed)
    let old = random.snapshot()
    let new = random.successor(of: old)
    let files = SnapshotFiles(
      variant: "tag/filled", baseline: random.number(below: 6) == 0 || old.isEmpty ? nil : old.text,
      drawn: new)
    return (random, try SnapshotPair(files))
  }

  private func apply(_ decisions: [(Difference, Decision)], to pair: inout SnapshotPair) -> Bool {
    decisions.allSatisfy { difference, decision in
      switch decision {
      case .accept: pair.accept(difference)
      case .reject: pair.reject(difference)
      case .leave: true
      }
    }
  }

  private func decisions(
    _ differences: [Difference], _ random: inout RandomSnapshots
  ) -> [(Difference, Decision)] {
    differences.map { ($0, Decision.allCases[random.number(below: 3)]) }
  }

  @Test(arguments: seeds) func acceptingEverythingMakesThePendingLooksTheBaseline(
    seed: UInt64
  ) throws {
    var (_, pair) = try scene(seed)
    guard !pair.differences.isEmpty else { return }
    pair.acceptAll()
    let expected = pair.pending?.isEmpty == true ? nil : pair.pending?.text
    #expect(pair.files.baseline == expected, "seed \(seed)")
    #expect(pair.files.pending == nil, "seed \(seed)")
    #expect(pair.differences.isEmpty, "seed \(seed)")
  }

  @Test(arguments: seeds) func rejectingEverythingLeavesTheBaseline(seed: UInt64) throws {
    var (_, pair) = try scene(seed)
    pair.rejectAll()
    #expect(pair.files.baseline == pair.original.baseline, "seed \(seed)")
    #expect(pair.files.pending == nil, "seed \(seed)")
    #expect(pair.differences.isEmpty, "seed \(seed)")
  }

  @Test(arguments: seeds) func acceptingOneDifferenceChangesOnlyItsStates(seed: UInt64) throws {
    var (random, pair) = try scene(seed)
    guard !pair.differences.isEmpty else { return }
    let difference = pair.differences[random.number(below: pair.differences.count)]
    expect(pair.accept(difference))
    let after = try pair.files.baseline.map { try Snapshot(text: $0) }
    #expect(naiveChanges(pair.baseline, after) == [difference].stateChanges, "seed \(seed)")
  }

  @Test(arguments: seeds) func rejectingOneDifferencePutsBackOnlyItsStates(seed: UInt64) throws {
    var (random, pair) = try scene(seed)
    guard pair.differences.count > 1 else { return }
    let difference = pair.differences[random.number(below: pair.differences.count)]
    expect(pair.reject(difference))
    #expect(pair.files.baseline == pair.original.baseline, "seed \(seed)")
    let after = try Snapshot(text: try #require(pair.files.pending))
    #expect(naiveChanges(after, pair.pending) == [difference].stateChanges, "seed \(seed)")
  }

  @Test(arguments: seeds) func theOrderOfDecisionsDoesNotMatter(seed: UInt64) throws {
    var (random, pair) = try scene(seed)
    let decisions = decisions(pair.differences, &random)
    var other = pair
    expect(apply(decisions, to: &pair))
    expect(apply(random.shuffled(decisions), to: &other))
    #expect(pair.files == other.files, "seed \(seed)")
  }

  @Test(arguments: seeds) func undecidedDifferencesStayPending(seed: UInt64) throws {
    var (random, pair) = try scene(seed)
    let decisions = decisions(pair.differences, &random)
    let left = decisions.filter { $0.1 == .leave }.map(\.0)
    expect(apply(decisions, to: &pair))
    #expect(pair.differences == left, "seed \(seed)")
    // The same holds when the files are read again.
    let again = try SnapshotPair(pair.files)
    #expect(again.differences.stateChanges == left.stateChanges, "seed \(seed)")
    #expect((pair.files.pending == nil) == left.isEmpty, "seed \(seed)")
  }

  @Test(arguments: seeds) func manySessionsTakeExactlyTheAcceptedChanges(
    seed: UInt64
  ) throws {
    let (start, first) = try scene(seed)
    var random = start
    var pair = first
    var accepted: Set<StateChange> = []
    // The files are read again after every decision.
    while !pair.differences.isEmpty {
      let difference = pair.differences[random.number(below: pair.differences.count)]
      let left = pair.differences.stateChanges.subtracting([difference].stateChanges)
      if random.number(below: 2) == 0 {
        expect(pair.accept(difference))
        accepted.formUnion([difference].stateChanges)
      } else {
        expect(pair.reject(difference))
      }
      pair = try SnapshotPair(pair.files)
      #expect(pair.differences.stateChanges == left, "seed \(seed)")
    }
    let last = try pair.files.baseline.map { try Snapshot(text: $0) }
    #expect(pair.files.pending == nil, "seed \(seed)")
    #expect(naiveChanges(first.baseline, last) == accepted, "seed \(seed)")
  }

  @Test(arguments: seeds) func theInverseOfAChangeRestoresTheBytes(seed: UInt64) throws {
    var (random, pair) = try scene(seed)
    expect(apply(decisions(pair.differences, &random), to: &pair))
    let change = pair.change
    #expect(change.before == pair.original, "seed \(seed)")
    #expect(change.inverse.after == pair.original, "seed \(seed)")
    let again = try SnapshotPair(change.inverse.after)
    #expect(again.differences == (try SnapshotPair(pair.original)).differences, "seed \(seed)")
  }
}
