import Testing

@testable import TermSession

/// Detects a dead terminal, over times that the test does not wait for.
@Suite struct SessionPulseTests {
  /// A terminal with simulated time, ten seconds a step.
  private struct Bench {
    var pulse = SessionPulse(silence: 30_000, now: 0)
    var now: Int64 = 0
    var taken = 100
    var isBehind = false

    mutating func pass() -> SessionPulse.Beat {
      now += 10_000
      return pulse.beat(now: now, taken: taken, isBehind: isBehind)
    }
  }

  @Test func oneThatAnswersIsAskedEveryTenSecondsAndStays() {
    var bench = Bench()
    bench.pulse.hear(answer: true)
    for _ in 0..<1_000 {
      #expect(bench.pass() == .ask)
      bench.pulse.hear(answer: true)
    }
  }

  @Test func nothingIsAskedBeforeItIsTime() {
    var bench = Bench()
    bench.pulse.hear(answer: true)
    #expect(bench.pulse.timeLeft(now: 0) == 10_000)
    #expect(bench.pulse.beat(now: 9_999, taken: 0, isBehind: false) == .none)
    #expect(bench.pulse.timeLeft(now: 9_999) == 1)
    #expect(bench.pass() == .ask)
    #expect(bench.pulse.timeLeft(now: 10_000) == 10_000)
  }

  @Test func afterAnAnswerThreeUnansweredQuestionsEndTheSession() {
    var bench = Bench()
    bench.pulse.hear(answer: true)
    #expect(bench.pass() == .ask)
    bench.pulse.hear(answer: true)
    // It dies now: the next question is the first unanswered one.
    #expect((0..<4).map { _ in bench.pass() } == [.ask, .ask, .ask, .gone])
    #expect(bench.now <= 10_000 + 45_000)
  }

  @Test func aKeyIsASignOfLifeAsWell() {
    var bench = Bench()
    bench.pulse.hear(answer: true)
    #expect(bench.pass() == .ask)
    for _ in 0..<10 {
      #expect((0..<2).map { _ in bench.pass() } == [.ask, .ask])
      bench.pulse.hear(answer: false)
      #expect(bench.pass() == .ask)
    }
  }

  @Test func oneThatNeverAnsweredIsNeitherAskedNorJudged() {
    var bench = Bench()
    for index in 0..<1_000 {
      #expect(bench.pass() == .none)
      if index % 7 == 0 { bench.pulse.hear(answer: false) }
    }
  }

  @Test func oneThatAnswersLateIsAskedFromThenOn() {
    var bench = Bench()
    for _ in 0..<10 { #expect(bench.pass() == .none) }
    bench.pulse.hear(answer: true)
    #expect(bench.pass() == .ask)
  }

  @Test(arguments: [true, false])
  func aStalledTerminalEndsTheSession(answeredBefore: Bool) {
    var bench = Bench()
    if answeredBefore { bench.pulse.hear(answer: true) }
    #expect(bench.pass() == (answeredBefore ? .ask : .none))
    bench.pulse.hear(answer: answeredBefore)
    bench.isBehind = true
    bench.taken += 1
    // The bytes it took since show that it was alive; from now on it takes nothing, and no question is queued.
    _ = bench.pass()
    var found: [SessionPulse.Beat] = []
    while found.last != .gone, found.count < 10 { found.append(bench.pass()) }
    #expect(found == [.none, .none, .gone] || found == [.none, .gone])
  }

  @Test func oneThatTakesLittleButSomethingStays() {
    var bench = Bench()
    bench.isBehind = true
    for _ in 0..<100 {
      bench.taken += 1
      #expect(bench.pass() == .none)
    }
  }

  /// After a machine has been suspended for an hour, it asks before it judges.
  @Test func aClockThatJumpsCountsAsOneMoment() {
    var bench = Bench()
    bench.pulse.hear(answer: true)
    #expect(bench.pass() == .ask)
    bench.now += 3_600_000
    #expect(bench.pass() == .ask)
    bench.pulse.hear(answer: true)
    #expect(bench.pass() == .ask)
  }

  @Test func withoutASilenceLimitNothingIsTimed() {
    var pulse = SessionPulse(silence: nil, now: 0)
    pulse.hear(answer: true)
    #expect(pulse.timeLeft(now: 0) == nil)
    #expect(pulse.beat(now: 3_600_000, taken: 0, isBehind: true) == .none)
  }
}
