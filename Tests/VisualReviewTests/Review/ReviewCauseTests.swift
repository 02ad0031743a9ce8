import GalleryTesting
import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import VisualReview

@Suite("A review by cause") struct ReviewCauseTests {
  /// States of which each number of consecutive ones changed in its own way, and the first also in a second way.
  private func files(
    _ counts: [Int], alsoFirst: Bool = false, without others: Set<String> = ["ink", "size"]
  ) -> SnapshotFiles {
    let kinds = RootCauseTests.kinds.filter { !others.contains($0.name) }
    var old: [(StateID, CellPicture)] = []
    var new: [(StateID, CellPicture)] = []
    for (kind, count) in counts.enumerated() {
      for number in 0..<count {
        let state = StateID("tag/filled:n=\(kind)-\(number)")
        var frame = RootCauseTests.Frame()
        frame.words[1] = "now\(number)"
        old.append((state, frame.picture))
        var changed = frame
        kinds[kind].change(&changed)
        if kinds[kind].name == "text" { changed.words[1] = frame.words[1] }
        if kinds[kind].name == "order" { changed.words = [frame.words[1], frame.words[0]] }
        if alsoFirst, kind == 0, number == 0 { kinds[1].change(&changed) }
        new.append((state, changed.picture))
      }
    }
    return SnapshotFiles(
      variant: "tag/filled", baseline: Snapshot([("", old)]).text, drawn: Snapshot([("", new)]))
  }

  @Test func aHundredAndEightyOfThreeCausesTakeThreeKeys() {
    var session = ReviewSession([files([100, 50, 30])], isGrouped: true)
    #expect(session.model.shown.count == 3)
    var seen: Set<String> = []
    for _ in 0..<3 {
      // Each is on the screen before it is decided.
      if let root = session.model.entry?.root {
        #expect(session.text.contains(root.reviewName.english.prefix(20)))
        seen.insert(root.name)
      }
      session.press("a")
    }
    #expect(seen.count == 3)
    #expect(session.model.count(.accepted) == 180 && session.model.pendingCount == 0)
    #expect(session.files["tag/filled"]?.pending == nil)
  }

  @Test func elevenHundredOfEightCausesTakeAKeyEach() {
    let counts = [400, 250, 150, 40, 100, 80, 50, 30]
    // Another order of words is another change for each text.
    var session = ReviewSession(
      [files(counts, without: ["ink", "order"])], isGrouped: true)
    #expect(session.model.shown.count == 8, "\(session.model.shown.map { $0.root?.name })")
    var seen: Set<String> = []
    while let root = session.model.entry?.root, session.model.undecidedCount > 0 {
      // Each is on the screen before it is decided, and each key decides one.
      #expect(session.text.contains(root.reviewName.english.prefix(20)), "\(root.name)")
      guard seen.insert(root.name).inserted else { break }
      session.press("a")
    }
    #expect(seen.count == 8)
    #expect(session.model.count(.accepted) == 1100 && session.model.pendingCount == 0)
  }

  @Test func aStateWithTwoCausesIsDecidedWhenBothAre() {
    var session = ReviewSession([files([10, 5], alsoFirst: true)], isGrouped: true)
    #expect(session.model.shown.map(\.stateCount).reduce(0, +) == 16, "one is under both")
    #expect(session.text.contains("accept 9 of 10"), "\(session.text)")
    session.press("a")
    #expect(session.text.contains("9 of 10"), "\(session.text)")
    #expect(session.text.contains("accept 6"), "the other cause decides the one that waits too")
    #expect(session.model.count(.accepted) == 9 && session.model.undecidedCount == 6)
    #expect(session.text.contains("1 waits for another cause") || session.text.contains("wait for"))
    session.press("a")
    #expect(session.model.count(.accepted) == 15)
    #expect(session.files["tag/filled"]?.pending == nil)
    session.press("u")
    #expect(session.model.count(.accepted) == 9 && session.model.undecidedCount == 6)
    session.press("u")
    #expect(session.model.undecidedCount == 15)
    session.press("ctrl-r ctrl-r")
    #expect(session.model.count(.accepted) == 15)
  }

  @Test func aReasonIsKeptWithTheDecision() throws {
    var session = ReviewSession([files([10, 5])], isGrouped: true)
    session.press("m")
    #expect(session.text.contains("kept beside the baselines for the next time"))
    session.type("Too dar")
    session.press("k enter")
    #expect(session.text.contains("reason: Too dark"))
    #expect(session.reasons.isEmpty)
    session.press("r")
    #expect(Set(session.reasons.map(\.text)) == ["Too dark"] && !session.reasons.isEmpty)
    #expect(session.reasons.allSatisfy { $0.decision == .rejected })
    // Going elsewhere drops a reason that no decision has taken.
    session.press("m")
    session.type("Other")
    session.press("enter [ ] a")
    #expect(Set(session.reasons.map(\.text)) == ["Too dark"])
    // A decision made takes it at once, and undoing takes it back.
    session.press("home m ctrl-u")
    session.type("Too light")
    session.press("enter")
    #expect(Set(session.reasons.map(\.text)) == ["Too light"])
    session.press("home")
    #expect(session.text.contains("rejected before: Too light"), "\(session.text)")
    session.press("u")
    #expect(Set(session.reasons.map(\.text)) == ["Too dark"])
    session.press("u u")
    #expect(session.reasons.isEmpty)
  }

  @Test func aReasonWaitsForAllCausesOfAState() {
    var session = ReviewSession([files([1, 5], alsoFirst: true)], isGrouped: true)
    let waiting = session.model.shown.firstIndex { $0.stateCount == 1 } ?? 0
    for _ in 0..<waiting { session.press("]") }
    session.press("m")
    session.type("Agreed")
    session.press("enter a")
    #expect(session.reasons.isEmpty)
    session.press("home A y")
    #expect(session.reasons.map(\.text) == ["Agreed"])
  }

  @Test func aReasonIsNotTakenForAChangeThatWasNotOnTheScreen() {
    var session = ReviewSession([files([10, 5])], isGrouped: true)
    session.press("a a [")
    session.pressTogether("[ m x enter")
    #expect(session.reasons.isEmpty)
    #expect(session.text.contains("A key came before this was on the screen"))
  }

  @Test func aReasonThatCannotBeWrittenIsNamed() {
    var session = ReviewSession([files([10, 5])], isGrouped: true)
    session.press("a")
    session.failure = (after: 1, reason: "The disk is full.")
    session.press("left m")
    session.type("Agreed")
    session.press("enter")
    #expect(session.text.contains("its reason is not: The disk is full."), "\(session.text)")
    #expect(session.model.count(.accepted) == 10 && session.model.writtenReasons.isEmpty)
  }

  @Test func rejectedForOneCauseItIsRejected() {
    var session = ReviewSession([files([10, 5], alsoFirst: true)], isGrouped: true)
    session.press("a r")
    #expect(session.model.count(.accepted) == 9 && session.model.count(.rejected) == 6)
    #expect(session.model.pendingCount == 0)
  }

  @Test(arguments: [("r", Verdict.rejected), ("s", .skipped)])
  func aCauseThatIsNotAcceptedDecidesNoStateOfAnotherCause(_ key: String, _ verdict: Verdict) {
    var session = ReviewSession([files([10, 5], alsoFirst: true)], isGrouped: true)
    session.press(key)
    #expect(session.model.count(verdict) == 9 && session.model.undecidedCount == 6)
    #expect(session.model.entry?.stateCount == 6, "the other cause has all of its states")
    session.press("a")
    #expect(session.model.count(verdict) == 10 && session.model.count(.accepted) == 5)
    #expect(session.model.undecidedCount == 0)
    session.press("u")
    #expect(session.model.count(verdict) == 9 && session.model.undecidedCount == 6)
    // The cause can be decided again before the other one is.
    session.press("home a")
    session.press("a")
    #expect(session.model.count(.accepted) == 15)
  }

  @Test func theFilterFindsCauses() {
    var session = ReviewSession([files([10, 5])], isGrouped: true)
    session.press("/")
    session.type("bold")
    session.press("enter")
    #expect(session.model.shown.count == 1)
    #expect(session.model.shown.first?.root?.kind == .weight)
    session.press("/")
    session.type("nothing like it")
    session.press("enter")
    #expect(session.model.shown.isEmpty && session.text.contains("No matches for the filter."))
  }

  @Test func aGroupThatChangedOtherwiseIsNamedWithItsLooks() {
    var session = ReviewSession([files([10, 5], alsoFirst: true)], isGrouped: true)
    #expect(session.model.sheet.tiles.count == 10 && session.text.contains("group 1 of 2"))
    for _ in 0..<9 { session.press("right") }
    #expect(session.model.tile == 9 && session.text.contains("group 2 of 2"))
    #expect(session.text.contains("These states have other causes too"))
    session.press("right")
    #expect(session.model.position == 1 && session.model.tile == 0, "then the next cause")
    session.press("left")
    #expect(session.model.position == 0 && session.model.tile == 9)
  }
}

@Suite("The name of a cause in the review") struct CauseNameTests {
  private func root(_ from: String, _ to: String) throws -> RootCause {
    let (old, new) = (picture("a"), picture("a"))
    var (before, after) = (old, new)
    before.measures = ["words " + from]
    after.measures = ["words " + to]
    let difference = Difference(
      .changed, variant: "chip/filled", environment: "", states: ["chip/filled"], old: before,
      new: after)
    return try #require(CauseList(of: [difference], in: .builtIn).causes.first?.root)
  }

  @Test func aTextStyleIsNotALengthAndHasItsName() throws {
    let style = try root("medium12 12 500", "medium12 12 600")
    #expect(style.word.english == "text style")
    #expect(style.reviewName.english == "medium12 500 → 600")
    let other = try root("medium12 12 500", "bold14 14 700")
    #expect(other.reviewName.english == "medium12 12 500 → bold14 14 700")
  }
}
