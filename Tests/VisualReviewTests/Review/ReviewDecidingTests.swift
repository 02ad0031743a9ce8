import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import VisualReview

@Suite struct ReviewDecidingTests {
  /// The bytes of both files.
  private func bytes(_ files: SnapshotFiles?) -> [[UInt8]?] {
    [files?.baseline.map { Array($0.utf8) }, files?.pending.map { Array($0.utf8) }]
  }

  /// The files after accepting these differences and rejecting those, in one go.
  private func expected(
    _ files: SnapshotFiles, accepted: Set<Int> = [], rejected: Set<Int> = []
  ) throws -> SnapshotFiles {
    var pair = try SnapshotPair(files)
    for (place, difference) in pair.differences.enumerated() {
      if accepted.contains(place) { pair.accept(difference) }
      if rejected.contains(place) { pair.reject(difference) }
    }
    return pair.files
  }

  @Test func acceptingEverythingMakesThePendingLooksTheBaselineByteForByte() throws {
    var session = ReviewSession([.few()])
    let pending = try session.files["tag/filled"]?.pending.map { try Snapshot(text: $0).text }
    session.press("a a a a")
    #expect(bytes(session.files["tag/filled"]) == [pending.map { Array($0.utf8) }, nil])
    #expect(session.model.entry == nil)
    #expect(session.model.count(.accepted) == 4)
  }

  @Test func rejectingEverythingLeavesTheBaselineByteForByte() {
    var session = ReviewSession([.few()])
    let baseline = session.files["tag/filled"]?.baseline
    session.press("r r r r")
    #expect(bytes(session.files["tag/filled"]) == [baseline.map { Array($0.utf8) }, nil])
  }

  @Test func skippingWritesNothing() {
    var session = ReviewSession([.few()])
    session.press("s s s s")
    #expect(session.written.isEmpty)
    #expect(session.files["tag/filled"] == .few())
    #expect(session.model.count(.skipped) == 4)
    #expect(session.model.pendingCount == 4)
  }

  @Test func eachDecisionIsWrittenBeforeTheNextIsMade() throws {
    var session = ReviewSession([.few()])
    session.press("a")
    #expect(session.written.count == 1)
    #expect(
      bytes(session.files["tag/filled"]) == bytes(try expected(.few(), accepted: [0])))
    session.press("r")
    #expect(
      bytes(session.files["tag/filled"])
        == bytes(try expected(.few(), accepted: [0], rejected: [1])))
    session.press("s a")
    #expect(
      bytes(session.files["tag/filled"])
        == bytes(try expected(.few(), accepted: [0, 3], rejected: [1])))
  }

  @Test func simultaneousDecisionsAreWrittenOnceAndUndoneOneByOne() throws {
    var session = ReviewSession([.few(), .few("tag/stroke")])
    let start = session.files
    session.press("a r s a a u")
    #expect(
      bytes(session.files["tag/filled"])
        == bytes(try expected(.few(), accepted: [0, 3], rejected: [1])))
    var count = session.written.count
    session.pressTogether("u u u u")
    #expect(session.files == start)
    #expect(session.written.count == count + 1 && session.model.undecidedCount == 8)
    count += 1
    session.pressTogether("ctrl-r ctrl-r ctrl-r ctrl-r ctrl-r")
    #expect(session.written.count == count + 2 && session.model.undecidedCount == 3)
  }

  @Test func aKeyDecidesNothingThatWasNotOnTheScreen() {
    var session = ReviewSession([.few(), .few("tag/stroke")])
    session.pressTogether("a a a a")
    #expect(session.model.count(.accepted) == 1)
    #expect(session.text.contains("A key came before this was on the screen"))
    session.pressTogether("right r")
    #expect(session.model.count(.rejected) == 0)
    session.pressTogether("A y")
    #expect(session.model.question != nil && session.model.count(.accepted) == 1)
    session.press("y")
    #expect(session.model.count(.accepted) == 8)
  }

  @Test func decisionsAreWrittenBeforeLeaving() {
    var session = ReviewSession([.few()])
    session.pressTogether("a q")
    #expect(session.effects == [.screen(.quit)])
    #expect(session.written.count == 1)
  }

  @Test func ofSimultaneousDecisionsOnlyWrittenOnesAreMade() throws {
    var session = ReviewSession([.few(), .few("tag/stroke")])
    session.press("r a a a a r u u u u u u")
    session.failure = (1, "No space left on device.")
    session.pressTogether("ctrl-r ctrl-r ctrl-r ctrl-r ctrl-r ctrl-r")
    #expect(session.model.count(.accepted) == 3 && session.model.count(.rejected) == 1)
    #expect(session.model.undecidedCount == 4)
    #expect(session.files["tag/stroke"] == .few("tag/stroke"))
    #expect(session.text.contains("No space left on device."))
    session.failure = nil
    session.press("u u u u")
    #expect(session.model.undecidedCount == 8)
    #expect(session.files["tag/filled"] == .few())
    #expect(session.model.past.isEmpty, "nothing of what was not done can be taken back")
  }

  @Test func aFailedUndoCanBeRepeated() {
    var session = ReviewSession([.few()])
    session.press("a r")
    let files = session.files
    session.failure = (0, "No space left on device.")
    session.pressTogether("u u ctrl-r")
    #expect(session.files == files)
    #expect(session.verdicts(0) == [.accepted] && session.verdicts(1) == [.rejected])
    #expect(session.model.undecidedCount == 2)
    session.failure = nil
    session.press("u u")
    #expect(session.files["tag/filled"] == .few())
    #expect(session.model.past.isEmpty && session.model.future.count == 2)
  }

  @Test func undoAndRedoPutBackEveryByteOfEveryStep() {
    var session = ReviewSession([.few(), .few("tag/stroke")])
    var past: [[VariantID: SnapshotFiles]] = [session.files]
    for key in "arsaarar" {
      session.press(String(key))
      past.append(session.files)
    }
    for step in stride(from: past.count - 2, through: 0, by: -1) {
      session.press("u")
      for (variant, files) in past[step] {
        #expect(bytes(session.files[variant]) == bytes(files), "undo to \(step)")
      }
    }
    #expect(session.model.undecidedCount == 8)
    session.press("u")
    for step in 1..<past.count {
      session.press("ctrl-r")
      for (variant, files) in past[step] {
        #expect(bytes(session.files[variant]) == bytes(files), "redo to \(step)")
      }
    }
    #expect(session.model.undecidedCount == 0)
  }

  @Test func randomVerdictsEndInTheLastOnes() throws {
    var session = ReviewSession([.few()])
    var numbers = SplitMix64(seed: 20_261_121)
    for _ in 0..<200 {
      let keys = ["a", "r", "s", "left", "right", "u", "ctrl-r", "home", "A", "y"]
      session.press(keys[Int(numbers.next() % UInt64(keys.count))])
      let places = { (verdict: Verdict) in
        Set(session.model.items.indices.filter { session.verdicts($0) == [verdict] })
      }
      let wanted = try expected(
        .few(), accepted: places(.accepted), rejected: places(.rejected))
      try #require(
        bytes(session.files["tag/filled"]) == bytes(wanted), "seed 20261121")
    }
  }

  @Test func aDecisionCanBeRevisitedAndChanged() throws {
    var session = ReviewSession([.few()])
    session.press("a [")
    #expect(session.text.contains("✓ 1"))
    session.press("r")
    #expect(
      bytes(session.files["tag/filled"]) == bytes(try expected(.few(), rejected: [0])))
    #expect(session.model.count(.accepted) == 0)
    session.press("left s")
    #expect(bytes(session.files["tag/filled"]) == bytes(.few()))
  }

  @Test func aDecisionMovesToTheNextUndecided() {
    var session = ReviewSession([.few()])
    session.press("right a")
    #expect(session.model.position == 2)
    session.press("home a")
    #expect(session.model.position == 2)
  }

  @Test func escapeNeverDecides() {
    var session = ReviewSession([.few()])
    for keys in ["", "A", "R", "S", "?", "/", "g", "enter", "d", "right", "a", "end"] {
      session.press(keys)
      let verdicts = session.model.items.map(\.verdicts)
      let files = session.files
      for _ in 0..<8 { session.press("esc") }
      #expect(session.model.items.map(\.verdicts) == verdicts, "after \(keys)")
      #expect(session.files == files, "after \(keys)")
    }
    #expect(session.model.question == nil)
  }

  @Test func allThatIsShownIsAskedForWithItsCount() {
    var session = ReviewSession([.few()])
    session.press("a A")
    #expect(session.text.contains("Accept 3 of 4 shown?"))
    session.press("enter")
    #expect(session.model.question != nil, "nothing but y answers yes")
    session.press("n")
    #expect(session.model.undecidedCount == 3)
    session.press("R y")
    #expect(session.model.count(.rejected) == 3)
    #expect(session.model.count(.accepted) == 1)
    session.press("u")
    #expect(session.model.undecidedCount == 3, "a decision about many is taken back at once")
  }

  @Test func aFailedWriteChangesNothingAndSaysWhy() {
    var session = ReviewSession([.few()])
    session.failure = (0, "No space left on device.")
    session.press("a")
    #expect(session.model.undecidedCount == 4)
    #expect(session.model.position == 0)
    #expect(session.files["tag/filled"] == .few())
    #expect(session.text.contains("No space left on device."))
    session.failure = nil
    session.press("a")
    #expect(session.model.count(.accepted) == 1)
  }

  @Test func aLongReasonIsReadToItsEnd() {
    var session = ReviewSession([.few()], columns: 40, rows: 24)
    session.failure = (0, "The folder of the baselines cannot be written; make room and try again.")
    session.press("a")
    for word in ["Not written:", "cannot be written", "try again."] {
      #expect(session.text.contains(word), "\(word)")
    }
  }

  @Test func ofAGroupOnlyWrittenDecisionsAreMade() {
    var session = ReviewSession([.few(), .few("tag/stroke")])
    session.failure = (1, "No space left on device.")
    session.press("A y")
    #expect(session.model.count(.accepted) == 4)
    #expect(session.files["tag/filled"]?.pending == nil)
    #expect(session.files["tag/stroke"] == .few("tag/stroke"))
    session.failure = nil
    session.press("u")
    #expect(session.files["tag/filled"] == .few())
    session.press("ctrl-r A y")
    #expect(session.model.count(.accepted) == 8)
    session.failure = (1, "No space left on device.")
    session.press("u u u")
    session.failure = nil
    session.press("u u u")
    #expect(session.files["tag/filled"] == .few())
    #expect(session.files["tag/stroke"] == .few("tag/stroke"))
    #expect(session.model.undecidedCount == 8)
  }

  @Test func filesChangedMeanwhileAreReadAgain() {
    var session = ReviewSession([.few(), .few("tag/stroke")])
    session.press("a")
    let pair = try? SnapshotPair(.few())
    var other = pair
    if let difference = pair?.differences.last { other?.reject(difference) }
    session.files["tag/filled"] = other?.files
    let before = session.files
    session.press("a")
    #expect(session.files == before, "nothing is written over what somebody else wrote")
    #expect(session.text.contains("tag/filled was changed meanwhile"))
    #expect(session.model.items.count == 3 + 4)
    #expect(session.model.count(.accepted) == 1, "what was decided before counts")
    session.press("a a a a a a a")
    #expect(session.files["tag/stroke"]?.pending == nil)
    #expect(session.files["tag/filled"]?.pending == nil)
  }

  @Test func aFileThatCanNoLongerBeReadIsLeftAlone() {
    var session = ReviewSession([.few()])
    session.files["tag/filled"]?.pending = "<<<<<<< HEAD\n"
    session.press("a")
    #expect(session.text.contains("line 1 is a conflict marker"))
    #expect(session.model.items.isEmpty)
    session.press("a r s u q")
    #expect(session.effects == [.screen(.quit)])
  }

  @Test func pendingFilesThatCannotBeReadAreNamed() {
    var broken = SnapshotFiles.few("tag/stroke")
    broken.pending = "nonsense"
    let session = ReviewSession([.few(), broken])
    #expect(session.program.problems.map(\.variant) == ["tag/stroke"])
    #expect(session.model.items.count == 4)
  }
}
