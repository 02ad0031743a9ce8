import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import VisualReview

@Suite("The review line by line") struct LinearReviewTests {
  /// The files that a review reads and writes.
  private final class Folder {
    var files: SnapshotFiles
    var failure: String?
    var reasons = DecisionReasons()

    init(_ files: SnapshotFiles) { self.files = files }

    /// Fails if decisions do.
    func replace(_ old: DecisionReasons, by new: DecisionReasons) -> String? {
      guard failure == nil else { return failure }
      reasons = new
      return nil
    }

    func write(_ changes: [SnapshotChange]) -> WriteOutcome {
      if let failure { return WriteOutcome(written: 0, obstacle: .failed(failure)) }
      for change in changes { files = change.after }
      return WriteOutcome(written: changes.count)
    }
  }

  private func review(
    _ folder: Folder, language: Language = .english, isGrouped: Bool = false
  ) -> LinearReview {
    var options = ReviewOptions()
    options.language = language
    let program = ReviewProgram(catalogue: .now, files: [folder.files], options: options)
    var review = LinearReview(
      program, words: { ["toggle button, \($0.text)"] }, write: folder.write,
      writeReasons: folder.replace)
    if !isGrouped { for line in ["group", "1"] { _ = review.answer(line) } }
    return review
  }

  @Test func aChangeIsReadWithItsPlaceLinkCauseAndWords() throws {
    var review = review(Folder(.few()))
    let lines = review.answer("read")
    #expect(lines.first?.hasPrefix("1 of 4, changed, 1 state, undecided") == true)
    #expect(lines.contains("tag/filled:a"))
    #expect(lines.contains { $0.contains("cells: ") || $0.contains("cell: ") })
    #expect(lines.contains("Now: toggle button, tag/filled:a"))
    #expect(!lines.joined().contains("→") && !lines.joined().contains("\u{1B}"))
  }

  @Test func decisionsAreWrittenAsByKeys() {
    let folder = Folder(.few())
    var review = review(folder)
    for line in ["accept", "r", "skip", "승인"] { _ = review.answer(line) }
    var session = ReviewSession([.few()])
    session.press("a r s a")
    #expect(folder.files.isSame(as: session.files["tag/filled"] ?? .few()))
    #expect(!folder.files.isSame(as: .few()))
    #expect(review.answer("read").last == "2 accepted, 1 rejected, 1 skipped, 0 undecided.")
  }

  @Test func aReasonIsGivenBeforeOrAfterTheDecision() {
    let folder = Folder(.few())
    var review = review(folder)
    #expect(review.answer("reason") == ["Type the reason too, such as reason Too dark."])
    #expect(
      review.answer("reason Too dark.") == ["a accepts with this reason, r rejects with it."])
    _ = review.answer("reject")
    #expect(folder.reasons.entries.map(\.text) == ["Too dark."])
    #expect(folder.reasons.entries.first?.decision == .rejected)
    _ = review.answer("accept")
    _ = review.answer("previous")
    _ = review.answer("사유 As agreed.")
    #expect(folder.reasons.entries.map(\.text) == ["Too dark.", "As agreed."])
    #expect(review.answer("1").contains("rejected before: Too dark."))
    _ = review.answer("reason Far too dark.")
    #expect(folder.reasons.entries.map(\.text) == ["Far too dark.", "As agreed."])
    _ = review.answer("undo")
    _ = review.answer("undo")
    #expect(folder.reasons.entries.map(\.text) == ["Too dark."])
  }

  @Test func allAreAskedForFirstAndAnyOtherCommandWithdrawsTheQuestion() {
    let folder = Folder(.few())
    var review = review(folder)
    #expect(review.answer("accept all") == ["Accept 4 of 4 shown? Type yes or no."])
    _ = review.answer("read")
    #expect(review.answer("yes") == ["No question is open."])
    #expect(folder.files.isSame(as: .few()))
    _ = review.answer("reject all")
    _ = review.answer("no")
    #expect(folder.files.isSame(as: .few()))
    _ = review.answer("accept all")
    let lines = review.answer("yes")
    #expect(lines.last == "4 accepted, 0 rejected, 0 skipped, 0 undecided.")
    #expect(folder.files.pending == nil)
    _ = review.answer("undo")
    #expect(folder.files.isSame(as: .few()))
    #expect(review.answer("accept everything").first?.contains("all") == true)
  }

  @Test func aDecisionThatCannotBeWrittenIsReportedAndNotMade() {
    let folder = Folder(.few())
    folder.failure = "The disk is full."
    var review = review(folder)
    let lines = review.answer("accept")
    #expect(lines.first == "Not written: The disk is full.")
    #expect(lines.contains { $0.hasPrefix("1 of 4") && $0.hasSuffix("undecided") })
    folder.failure = nil
    _ = review.answer("accept")
    #expect(review.model.count(.accepted) == 1)
  }

  @Test func changesAreListedOpenedAndFiltered() {
    var review = review(Folder(.few()))
    let list = review.answer("list")
    #expect(list.count == 4)
    #expect(list[2].hasPrefix("3. "))
    #expect(review.answer("3").first?.hasPrefix("3 of 4") == true)
    #expect(review.answer("9") == ["There is no change 9."])
    #expect(review.answer("previous").first?.hasPrefix("2 of 4") == true)
    #expect(review.answer("filter deleted").first?.hasPrefix("1 of 1, deleted") == true)
    #expect(review.answer("filter nothing").first == "No matches for the filter.")
    #expect(review.answer("filter").first?.contains("of 4") == true)
    #expect(review.answer("link").first?.hasPrefix("tag/filled:") == true)
  }

  @Test func identicalChangesAreDecidedTogether() {
    let folder = Folder(.few())
    var review = review(folder, isGrouped: true)
    #expect(review.answer("read").first?.hasPrefix("1 of 3, deleted, 1 state") == true)
    #expect(review.answer("3").first?.hasPrefix("3 of 3, changed, 2 states") == true)
    #expect(review.answer("states") == ["tag/filled:a", "tag/filled:b"])
    #expect(review.answer("accept").first?.hasPrefix("2 accepted") == true)
  }

  @Test func mistakesAreAnsweredAndQuitEndsTheReview() {
    var review = review(Folder(.few()))
    #expect(review.answer("acept").first?.contains("Did you mean accept?") == true)
    #expect(review.answer("") == [])
    #expect(review.answer(nil) == ["This line is too long and was not read."])
    #expect(review.answer("redo") == ["It changes nothing here."])
    #expect(!review.hasEnded)
    _ = review.answer("q")
    #expect(review.hasEnded)
  }

  @Test func itSpeaksKorean() {
    var review = review(Folder(.few()), language: .korean)
    #expect(review.answer("읽기").first == "4개 중 1, 변경됨, 상태 1개, 미결정")
    #expect(review.answer("목록").count == 4)
    for verb in ReviewVerb.allCases {
      #expect(ReviewVerb(verb.word.korean) == verb)
      #expect(ReviewVerb(verb.word.english) == verb)
    }
  }

  @Test func undoAndRedoHaveTheWordsOfTheGallery() {
    #expect(ReviewVerb.undo.word == .undo)
    #expect(ReviewVerb.redo.word == .redo)
    for text in ["다시 실행", "다시실행", "다시"] { #expect(ReviewVerb(text) == .redo) }
    for text in ["실행 취소", "실행취소", "실행", "u"] { #expect(ReviewVerb(text) == .undo) }
  }

  @Test func everyVerbIsACommandOfTheFullScreenOrReads() {
    let taken = Set(ReviewAction.allCases.compactMap(\.verb))
    #expect(Set(ReviewVerb.allCases).subtracting(taken) == [.read, .states])
    // The rest moves within a picture or edits a line.
    #expect(ReviewAction.allCases.count { $0.verb == nil } == 22)
  }
}

extension ReviewAction {
  /// The verb for the action; nil if it only changes a picture, or edits the input line.
  fileprivate var verb: ReviewVerb? {
    switch self {
    case .accept, .acceptAll: .accept
    case .reject, .rejectAll: .reject
    case .skip, .skipAll: .skip
    case .reason: .reason
    case .undo: .undo
    case .redo: .redo
    case .yes: .yes
    case .no, .cancel: .no
    case .previous: .previous
    case .next: .next
    case .nextUndecided: .undecided
    case .first, .last: .list
    case .group: .group
    case .filter: .filter
    case .open, .copyLink: .link
    case .palette, .help: .help
    case .quit, .interrupt: .quit
    case .previousState, .nextState, .up, .down, .pageUp, .pageDown, .nextHunk, .previousHunk,
      .nextView, .flip, .old, .new, .both, .zoom, .details, .erase, .done,
      .chooseUp, .chooseDown, .run, .redraw, .suspend:
      nil
    }
  }
}
