import Workbench

/// The clock of a visit. It needs no wake-up before a notice is due.
struct KioskClock: Hashable, Sendable {
  typealias Instant = ContinuousClock.Instant

  let limits: KioskLimits
  private let start: Instant
  /// When the visitor was last active.
  private var touched: Instant

  init(_ limits: KioskLimits, now: Instant) {
    self.limits = limits
    start = now
    touched = now
  }

  /// Records activity of the visitor.
  mutating func touch(now: Instant) { touched = now }

  /// The limit that was reached.
  func reached(now: Instant) -> KioskLimit? {
    parts(now).first { $0.left <= 0 }?.limit
  }

  /// The current notice: that of the nearer limit.
  func notice(now: Instant) -> KioskNotice? {
    let said = parts(now).compactMap { part in
      part.countdown.notice(left: part.left).map { seconds in
        (left: part.left, notice: KioskNotice(limit: part.limit, seconds: seconds))
      }
    }
    return said.min { $0.left < $1.left }?.notice
  }

  /// Milliseconds until the notice changes or a limit is reached; nil without limits.
  func timeLeft(now: Instant) -> Int? {
    parts(now).map { $0.countdown.untilChange(left: $0.left) }.min()
  }

  private struct Part {
    let limit: KioskLimit
    let countdown: Countdown
    /// Milliseconds, rounded up.
    let left: Int
  }

  private func parts(_ now: Instant) -> [Part] {
    func part(_ limit: KioskLimit, _ seconds: Int?, since: Instant) -> Part? {
      seconds.map { seconds in
        Part(
          limit: limit, countdown: Countdown(length: seconds),
          left: (since + .seconds(seconds) - now).millisecondsRoundedUp)
      }
    }
    return [
      part(.total, limits.total, since: start), part(.idle, limits.idle, since: touched),
    ].compactMap { $0 }
  }
}
