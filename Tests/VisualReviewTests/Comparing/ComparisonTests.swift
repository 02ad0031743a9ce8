import StateSpace
import Testing

@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import VisualReview

@Suite struct ComparisonTests {
  private let light: EnvironmentID = "theme=zatch"
  private let dark: EnvironmentID = "theme=zatch,appearance=dark"

  @Test func equalSnapshotsHaveNoDifference() {
    let snapshot = Snapshot([(light, [("a", picture("x")), ("b", picture("x"))])])
    let comparison = Comparison(baseline: snapshot, drawn: snapshot)
    #expect(comparison.differences.isEmpty)
    #expect(comparison.same == 2)
  }

  @Test func withoutABaselineEverythingIsNewAndWithoutAVariantDeleted() {
    let snapshot = Snapshot([(light, [("a", picture("x")), ("b", picture("y"))])])
    let new = Comparison(baseline: nil, drawn: snapshot)
    #expect(new.differences.map(\.bucket) == [.new, .new])
    #expect(new.differences.allSatisfy { $0.old == nil && $0.new != nil })
    for gone in [nil, Snapshot(variant: "tag/filled")] {
      let deleted = Comparison(baseline: snapshot, drawn: gone)
      #expect(deleted.differences.map(\.bucket) == [.deleted, .deleted])
      #expect(deleted.differences.map(\.variant) == ["tag/filled", "tag/filled"])
      #expect(deleted.same == 0)
    }
    #expect(Comparison(baseline: nil, drawn: nil).differences.isEmpty)
  }

  @Test func statesWithOneLookBeforeAndOneAfterAreOneDifference() {
    let old = Snapshot([
      (light, [("a", picture("x")), ("b", picture("x")), ("c", picture("y")), ("d", picture("x"))])
    ])
    let new = Snapshot([
      (light, [("a", picture("z")), ("b", picture("w")), ("c", picture("z")), ("d", picture("z"))])
    ])
    let differences = Comparison(baseline: old, drawn: new).differences
    #expect(differences.map(\.states) == [["a", "d"], ["c"], ["b"]])
    #expect(differences.map(\.old?.plainText) == ["x", "y", "x"])
  }

  @Test func oneEnvironmentIsNotAnother() {
    let old = Snapshot([(light, [("a", picture("x"))]), (dark, [("a", picture("x"))])])
    let new = Snapshot([(light, [("a", picture("x"))]), (dark, [("a", picture("y"))])])
    let comparison = Comparison(baseline: old, drawn: new)
    #expect(comparison.differences.map(\.links) == [["a@theme=zatch,appearance=dark"]])
    #expect(comparison.same == 1)
  }

  @Test func deletedStatesKeepTheirPlaces() {
    let old = Snapshot([
      (
        light,
        [("z", picture("0")), ("a", picture("1")), ("y", picture("2")), ("b", picture("3"))]
      )
    ])
    let new = Snapshot([
      (light, [("a", picture("A")), ("n", picture("N")), ("b", picture("B"))])
    ])
    let differences = Comparison(baseline: old, drawn: new).differences
    #expect(differences.flatMap(\.states) == ["z", "a", "y", "n", "b"])
    #expect(differences.map(\.bucket) == [.deleted, .changed, .deleted, .new, .changed])
  }

  @Test func aRoleAloneIsADifference() {
    let old = picture("x", style: Style(foreground: Paint(black, role: .text)))
    let new = picture("x", style: Style(foreground: Paint(black, role: .accent)))
    let comparison = Comparison(
      baseline: Snapshot([(light, [("a", old)])]), drawn: Snapshot([(light, [("a", new)])]))
    #expect(comparison.differences.map(\.bucket) == [.changed])
  }

  @Test(arguments: UInt64(1)...200)
  func everyStateIsJudgedAsOneByOne(seed: UInt64) {
    var random = RandomSnapshots(seed: seed)
    let old = random.snapshot()
    let new = random.successor(of: old)
    let comparison = Comparison(baseline: old, drawn: new)
    #expect(comparison.differences.stateChanges == naiveChanges(old, new), "seed \(seed)")
    let judged = comparison.differences.reduce(0) {
      $0 + ($1.bucket == .deleted ? 0 : $1.states.count)
    }
    #expect(comparison.same + judged == new.stateCount, "seed \(seed)")
    let places = Set(
      comparison.differences.flatMap { difference in
        (difference.states + difference.formerStates).map { LinkID($0, difference.environment) }
      })
    let count = comparison.differences.reduce(0) { $0 + $1.states.count + $1.formerStates.count }
    #expect(places.count == count, "a state stands in one difference only; seed \(seed)")
  }
}
