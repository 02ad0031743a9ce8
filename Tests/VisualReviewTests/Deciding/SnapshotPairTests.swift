import StateSpace
import Testing

@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import VisualReview

@Suite struct SnapshotPairTests {
  private let light: EnvironmentID = "theme=zatch"

  private func files(_ old: Snapshot?, _ new: Snapshot?) -> SnapshotFiles {
    guard let new else { return SnapshotFiles(variant: "tag/filled", baseline: old?.text) }
    return SnapshotFiles(variant: "tag/filled", baseline: old?.text, drawn: new)
  }

  private var old: Snapshot {
    Snapshot([
      (
        light,
        [
          ("tag/filled:a", picture("x")), ("tag/filled:b", picture("y")),
          ("tag/filled:c", picture("z")),
        ]
      )
    ])
  }

  private var new: Snapshot {
    Snapshot([
      (
        light,
        [
          ("tag/filled:a", picture("x")), ("tag/filled:b", picture("1")),
          ("tag/filled:d", picture("w")),
        ]
      )
    ])
  }

  @Test func withoutAPendingFileNothingIsPending() throws {
    var pair = try SnapshotPair(files(old, nil))
    #expect(pair.differences.isEmpty)
    pair.acceptAll()
    #expect(pair.files == pair.original)
  }

  @Test func aPendingFileWithoutChangesIsRemoved() throws {
    let pair = try SnapshotPair(files(old, old))
    #expect(pair.differences.isEmpty)
    #expect(pair.files == files(old, nil))
  }

  @Test func acceptingTheRemovalOfAVariantRemovesTheBaseline() throws {
    var pair = try SnapshotPair(files(old, Snapshot(variant: "tag/filled")))
    #expect(pair.differences.map(\.bucket) == [.deleted, .deleted, .deleted])
    pair.acceptAll()
    #expect(pair.files == SnapshotFiles(variant: "tag/filled"))
  }

  @Test func acceptingTheLastDeletedLookRemovesTheBaseline() throws {
    // The new state stays undecided, so that the baseline is emptied look by look.
    let only = Snapshot([(light, [("tag/filled:a", picture("x"))])])
    let other = Snapshot([(light, [("tag/filled:b", picture("y"))])])
    var pair = try SnapshotPair(files(only, other))
    let deleted = try #require(pair.differences.first { $0.bucket == .deleted })
    expect(pair.accept(deleted))
    #expect(pair.files.baseline == nil)
    #expect(pair.files.pending == files(nil, other).pending)
  }

  @Test func rejectingANewVariantLeavesNothing() throws {
    var pair = try SnapshotPair(files(nil, new))
    pair.rejectAll()
    #expect(pair.files == SnapshotFiles(variant: "tag/filled"))
  }

  @Test func anOutdatedDifferenceIsNotDecided() throws {
    var pair = try SnapshotPair(files(old, new))
    let seen = try #require(pair.differences.first { $0.states == ["tag/filled:b"] })
    let later = Snapshot([
      (
        light,
        [
          ("tag/filled:a", picture("x")), ("tag/filled:b", picture("2")),
          ("tag/filled:c", picture("z")),
        ]
      )
    ])
    var changed = try SnapshotPair(files(old, later))
    expect(!changed.accept(seen))
    expect(!changed.reject(seen))
    #expect(changed.files == changed.original)
    expect(pair.accept(seen))
    expect(!pair.accept(seen), "decided already")
  }

  @Test func someStatesOfADifferenceCanBeDecidedAlone() throws {
    let before = Snapshot([
      (light, [("tag/filled:a", picture("x")), ("tag/filled:b", picture("x"))])
    ])
    let after = Snapshot([
      (light, [("tag/filled:a", picture("y")), ("tag/filled:b", picture("y"))])
    ])
    var pair = try SnapshotPair(files(before, after))
    let whole = try #require(pair.differences.first)
    let part = try #require(whole.restricted { $0 == "tag/filled:b" })
    expect(pair.accept(part))
    let rest = try SnapshotPair(pair.files)
    #expect(rest.differences.map(\.states) == [["tag/filled:a"]])
    #expect(rest.baseline?[light, "tag/filled:b"] == picture("y"))
    #expect(whole.restricted { _ in false } == nil)
  }

  @Test func aPartlyDecidedDifferenceOffersTheRest() throws {
    let before = Snapshot([
      (light, [("tag/filled:a", picture("x")), ("tag/filled:b", picture("x"))])
    ])
    let after = Snapshot([
      (light, [("tag/filled:a", picture("y")), ("tag/filled:b", picture("y"))])
    ])
    var pair = try SnapshotPair(files(before, after))
    let part = try #require(pair.differences.first?.restricted { $0 == "tag/filled:b" })
    expect(pair.reject(part))
    #expect(pair.differences.map(\.states) == [["tag/filled:a"]])
    expect(pair.accept(try #require(pair.differences.first)))
    #expect(pair.differences.isEmpty)
    #expect(pair.files.pending == nil)
  }

  @Test func aBaselineInConflictCountsAsMissing() throws {
    let conflict = "<<<<<<< HEAD\n" + old.text
    var pair = try SnapshotPair(
      SnapshotFiles(variant: "tag/filled", baseline: conflict, drawn: new))
    #expect(pair.baselineError == .conflict(line: 1))
    #expect(pair.differences.allSatisfy { $0.bucket == .new })
    var rejected = pair
    rejected.rejectAll()
    #expect(rejected.files.baseline == conflict)
    pair.acceptAll()
    #expect(pair.files == files(new, nil))
  }

  @Test func aFileOfAnotherVariantDoesNotCount() throws {
    let other = Snapshot(
      "tag/round", [(light, [("tag/round:a", picture("x")), ("tag/round", picture("y"))])])
    let moved = SnapshotFiles(variant: "tag/filled", baseline: other.text, drawn: new)
    let pair = try SnapshotPair(moved)
    #expect(pair.baselineError == .malformed(line: 2, "it is of tag/round, not of tag/filled"))
    #expect(pair.differences.allSatisfy { $0.bucket == .new })
    #expect(throws: SnapshotError.self) {
      try SnapshotPair(SnapshotFiles(variant: "tag/filled", pending: other.text))
    }
  }

  @Test func aBaselineOfALaterFormatIsNotTouched() {
    let later = old.text.replacing("gs-gallery snapshot 4", with: "gs-gallery snapshot 99")
    #expect(throws: SnapshotError.newerFormat(99)) {
      try SnapshotPair(SnapshotFiles(variant: "tag/filled", baseline: later, pending: new.text))
    }
    #expect(throws: SnapshotError.self) {
      try SnapshotPair(SnapshotFiles(variant: "tag/filled", baseline: nil, pending: "nonsense"))
    }
  }
}
