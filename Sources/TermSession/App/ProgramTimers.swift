/// The times a program asked for that are not over yet.
struct ProgramTimers {
  typealias Instant = ContinuousClock.Instant

  private var ends: [(name: String, end: Instant)] = []
  private let now: () -> Instant

  /// - Parameter now: what time it is.
  init(now: @escaping () -> Instant = { ContinuousClock.now }) {
    self.now = now
  }

  /// Starts a timer; one of the same name starts again.
  mutating func start(_ name: String, after delay: Duration) {
    ends.removeAll { $0.name == name }
    ends.append((name, now() + max(.zero, delay)))
  }

  /// Milliseconds until the first is over, rounded up and 0 where one is; nil where none runs.
  var timeLeft: Int? {
    ends.map(\.end).min().map { Int(TerminalSession.milliseconds($0 - now())) }
  }

  /// Takes away the timers that are over, and returns their names in the order of their ends.
  mutating func popDue() -> [String] {
    guard !ends.isEmpty else { return [] }
    let now = now()
    let due = ends.filter { $0.end <= now }.sorted { $0.end < $1.end }
    ends.removeAll { $0.end <= now }
    return due.map(\.name)
  }
}
