import GSDesign
import Testing

@testable import TermSession

@Suite struct InputQueueTests {
  /// The first input of a queue whose program wakes at an interval, and the time it took.
  private func inputs(
    of text: String, wokenEvery interval: Duration, for length: Duration
  ) -> (taken: [TerminalInput], after: Duration?) {
    var time = ContinuousClock.now
    let start = time
    var queue = InputQueue { time }
    queue.feed(Array(text.utf8), escape: 50, expectsAnswers: false)
    while time - start < length {
      time += interval
      queue.flushWhenDue()
      if let input = queue.popFirst() { return ([input], time - start) }
    }
    return ([], nil)
  }

  @Test(arguments: [10, 100, 400, 999]) func aPasteEndsAfterASecondAtAnyWakingInterval(
    interval: Int
  ) {
    let (taken, after) = inputs(
      of: "\u{1B}[200~open", wokenEvery: .milliseconds(interval), for: .seconds(5))
    #expect(taken == [.paste("open")])
    #expect(after.map { $0 >= .seconds(1) && $0 < .seconds(1) + .milliseconds(interval) } == true)
  }

  @Test func escapeAloneIsAKeyAfterItsTime() {
    let (taken, after) = inputs(of: "\u{1B}", wokenEvery: .milliseconds(10), for: .seconds(1))
    #expect(taken == [.key(KeyPress(.escape))])
    #expect(after == .milliseconds(50))
  }

  @Test func nothingPendingWhereNothingIsUnfinished() {
    var queue = InputQueue()
    queue.feed(Array("a".utf8), escape: 50, expectsAnswers: false)
    #expect(queue.timeLeft == nil)
    #expect(queue.popFirst() == .key(KeyPress("a")))
    #expect(queue.isEmpty)
  }
}
