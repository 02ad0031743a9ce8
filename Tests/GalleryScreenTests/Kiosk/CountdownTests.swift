import Testing

@testable import GalleryTool

@Suite("The countdown of a limit")
struct CountdownTests {
  @Test func itBeginsHalfAMinuteBeforeTheEndOrAtTheLastQuarter() {
    #expect(Countdown(length: 600).marks.first == 30)
    #expect(Countdown(length: 120).marks.first == 30)
    #expect(Countdown(length: 60).marks.first == 15)
    #expect(Countdown(length: 8).marks == [2, 1])
    #expect(Countdown(length: 1).marks == [1])
  }

  @Test(arguments: [1, 2, 3, 4, 8, 30, 60, 119, 120, 600, 3_600, 2_592_000])
  func everyMarkGivesOneNoticeInOrderAndNothingWakesInBetween(length: Int) {
    let countdown = Countdown(length: length)
    var left = length * 1_000
    var said: [Int] = []
    var wakes = 0
    while left > 0 {
      if let notice = countdown.notice(left: left), notice != said.last { said.append(notice) }
      let pause = countdown.untilChange(left: left)
      #expect(pause > 0, "at \(left)")
      guard pause > 0 else { return }
      left -= pause
      wakes += 1
    }
    #expect(left == 0)
    #expect(said == countdown.marks)
    #expect(wakes <= countdown.marks.count + 1)
  }

  @Test func theNoticeNeverUnderstatesTheTimeLeft() {
    let countdown = Countdown(length: 600)
    for left in stride(from: 30_000, through: 1, by: -7) {
      let said = countdown.notice(left: left) ?? 0
      #expect(said * 1_000 >= left)
    }
    #expect(countdown.notice(left: 30_001) == nil)
  }
}

@Suite("The clock of a visit")
struct KioskClockTests {
  private let start = KioskClock.Instant.now

  private func at(_ seconds: Int) -> KioskClock.Instant { start + .seconds(seconds) }

  @Test func withoutLimitsNoClockRuns() {
    let clock = KioskClock(.none, now: start)
    #expect(clock.timeLeft(now: at(1_000_000)) == nil)
    #expect(clock.notice(now: at(1_000_000)) == nil)
    #expect(clock.reached(now: at(1_000_000)) == nil)
  }

  @Test func aKeyRestartsTheIdleLimitAndNotTheTotal() {
    var clock = KioskClock(KioskLimits(idle: 60, total: 100), now: start)
    #expect(clock.notice(now: at(50)) == KioskNotice(limit: .idle, seconds: 10))
    clock.touch(now: at(50))
    #expect(clock.notice(now: at(50)) == nil)
    #expect(clock.reached(now: at(99)) == nil)
    #expect(clock.reached(now: at(100)) == .total)
  }

  @Test func theNearerLimitGivesTheNotice() {
    let clock = KioskClock(KioskLimits(idle: 60, total: 58), now: start)
    #expect(clock.notice(now: at(55))?.limit == .total)
    let other = KioskClock(KioskLimits(idle: 58, total: 60), now: start)
    #expect(other.notice(now: at(55))?.limit == .idle)
  }

  @Test func nothingWakesBeforeTheFirstNotice() {
    let clock = KioskClock(KioskLimits(idle: 600, total: 3_600), now: start)
    #expect(clock.timeLeft(now: start) == 570_000)
  }
}
