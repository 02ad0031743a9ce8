/// Checks that the terminal still responds. It is asked at intervals, and counts as gone after three missed intervals
/// in a row.
///
/// Any input is a sign of life. A terminal that never answered the question is not asked again or judged by it. It only
/// counts as gone if it takes none of the waiting output, as one whose reader has stopped.
struct SessionPulse: Hashable, Sendable {
  /// The events of one moment.
  enum Beat: Hashable {
    /// Do nothing.
    case none
    /// Send the question.
    case ask
    /// The terminal was silent for the whole limit.
    case gone
  }

  /// The number of moments without a sign of life after which the session ends.
  static let mostMissed = 3

  /// Milliseconds from one moment to the next; nil if not needed.
  private let interval: Int64?
  private var next: Int64
  private var answersQuestions = false
  private var isAsked = false
  /// Something came since the last moment.
  private var hasSpoken = false
  /// Bytes that the terminal had taken at the last moment.
  private var taken = 0
  private var missed = 0

  /// - Parameters:
  ///   - milliseconds: how long a terminal may be silent; nil for ever.
  ///   - now: in milliseconds, as everywhere here.
  init(silence milliseconds: Int?, now: Int64) {
    interval = milliseconds.map { max(1, Int64($0 / Self.mostMissed)) }
    next = now + (interval ?? 0)
  }

  /// Whether the terminal is checked at all.
  var isTaken: Bool { interval != nil }

  /// Milliseconds until the next moment; nil without a limit.
  func timeLeft(now: Int64) -> Int64? { interval.map { _ in max(0, next - now) } }

  /// Something came.
  mutating func hear(answer: Bool) {
    hasSpoken = true
    answersQuestions = answersQuestions || answer
  }

  /// Ends an interval that is over, and returns the next step. Called when no input waits to be read, so that no answer
  /// is overlooked.
  ///
  /// - Parameters:
  ///   - total: how many bytes the terminal has taken in all.
  ///   - isBehind: whether more bytes wait for it.
  mutating func beat(now: Int64, taken total: Int, isBehind: Bool) -> Beat {
    guard let interval, now >= next else { return .none }
    next = now + interval
    let isStuck = isBehind && total == taken
    missed = !hasSpoken && (isAsked || isStuck) ? missed + 1 : 0
    (hasSpoken, taken) = (false, total)
    guard missed < Self.mostMissed else { return .gone }
    // A question behind blocked output would only make it longer.
    guard answersQuestions, !isStuck else { return .none }
    isAsked = true
    return .ask
  }
}
