import GSDesign

/// Parsed terminal input that the program has not handled yet.
///
/// An incomplete sequence has its own deadline, which other events do not postpone: an unclosed paste ends and a lone
/// ESC becomes the Escape key even while timers fire or files change.
struct InputQueue {
  private var parser = InputParser()
  private var inputs: ArraySlice<TerminalInput> = []
  /// The deadline of an incomplete sequence; nil where there is none.
  private var flushTime: ContinuousClock.Instant?
  private let now: () -> ContinuousClock.Instant

  /// - Parameter now: the current time.
  init(now: @escaping () -> ContinuousClock.Instant = { ContinuousClock.now }) {
    self.now = now
  }

  /// Whether every complete input has been taken out.
  var isEmpty: Bool { inputs.isEmpty }

  /// Milliseconds until the deadline of an incomplete sequence, rounded up; nil where there is none.
  var timeLeft: Int? { flushTime.map { Int(TerminalSession.milliseconds($0 - now())) } }

  /// Parses bytes; the last sequence may be incomplete.
  ///
  /// - Parameters:
  ///   - escape: how long a lone ESC may wait, in milliseconds.
  ///   - expectsAnswers: whether the terminal was asked something.
  mutating func feed(_ bytes: [UInt8], escape: Int, expectsAnswers: Bool) {
    parser.feed(bytes) { inputs.append($0) }
    flushTime = parser.timeout.milliseconds(escape: escape, expectsAnswers: expectsAnswers)
      .map { now() + .milliseconds($0) }
  }

  /// Ends an incomplete sequence whose deadline has passed.
  mutating func flushWhenDue() {
    guard let flushTime, flushTime <= now() else { return }
    parser.flush { inputs.append($0) }
    self.flushTime = nil
  }

  /// Removes and returns the oldest input.
  mutating func popFirst() -> TerminalInput? { inputs.popFirst() }
}
