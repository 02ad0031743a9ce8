import Testing

@testable import TermSession

@Suite struct ProgramTimersTests {
  private final class Time {
    var now = ContinuousClock.now
  }

  @Test func timersEndInTheOrderOfTheirTimes() {
    let time = Time()
    var timers = ProgramTimers { time.now }
    #expect(timers.timeLeft == nil)
    timers.start("late", after: .milliseconds(300))
    timers.start("soon", after: .microseconds(1_500))
    #expect(timers.timeLeft == 2, "rounded up, so that no wait is cut short")
    #expect(timers.popDue() == [])
    time.now += .milliseconds(400)
    #expect(timers.timeLeft == 0)
    #expect(timers.popDue() == ["soon", "late"])
    #expect(timers.timeLeft == nil)
  }

  @Test func aTimerOfTheSameNameStartsAgain() {
    let time = Time()
    var timers = ProgramTimers { time.now }
    timers.start("toast", after: .milliseconds(10))
    time.now += .milliseconds(9)
    timers.start("toast", after: .milliseconds(10))
    time.now += .milliseconds(9)
    #expect(timers.popDue() == [])
    time.now += .milliseconds(1)
    #expect(timers.popDue() == ["toast"])
  }

  @Test func aTimerWithoutATimeIsOverAtOnceAndOnlyOnce() {
    var timers = ProgramTimers()
    timers.start("now", after: .seconds(-1))
    #expect(timers.popDue() == ["now"])
    #expect(timers.popDue() == [])
  }
}
