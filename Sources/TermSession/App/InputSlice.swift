/// How much of what came is taken in before the program is settled and the newest picture is drawn.
///
/// Signals and the end of the terminal are looked for between any two events, so a flood of keys keeps neither waiting.
struct InputSlice {
  /// Pictures under a flood are no closer together than this: nobody sees more of them.
  static let length = Duration.milliseconds(50)
  /// Never fewer events, however slow the machine is: what a person pastes or a script types is one picture.
  static let least = 64

  private let end: ContinuousClock.Instant
  private let now: () -> ContinuousClock.Instant
  private var taken = 0

  /// - Parameter now: what time it is.
  init(now: @escaping () -> ContinuousClock.Instant = { ContinuousClock.now }) {
    self.now = now
    end = now() + Self.length
  }

  /// Whether there is room for another event, which is taken then.
  mutating func takeOne() -> Bool {
    taken += 1
    return taken <= Self.least || now() < end
  }
}
