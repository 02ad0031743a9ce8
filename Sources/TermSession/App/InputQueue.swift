import GSDesign

/// Parsed terminal input that the program has not handled yet.
///
/// An incomplete sequence has its own deadline, which other events do not postpone: an unclosed paste ends and a lone
/// ESC becomes the Escape key even while timers fire or files change.
struct InputQueue {
  private var parser = InputParser()
  private var inputs: ArraySlice<TerminalInput> = []
  /// The deadline of an incomplete sequence; nil if none is open.
  private var flushTime: ContinuousClock.Instant?
  private let now: () -> ContinuousClock.Instant

  /// - Parameter now: the current time.
  init(now: @escaping () -> ContinuousClock.Instant = { ContinuousClock.now }) {
    self.now = now
  }

  /// Whether every complete input has been taken out.
  var isEmpty: Bool { inputs.isEmpty }

  /// Milliseconds until the deadline of an incomplete sequence, rounded up; nil if none is open.
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

/// A share of the waiting inputs, handled before the next frame is drawn.
///
/// The loop checks for signals and the end of the terminal between any two events, so a flood of keys delays neither.
struct InputSlice {
  /// The time between frames under a flood of input: more frames would not be seen.
  static let length = Duration.milliseconds(50)
  /// The least number of events, however slow the machine is: one paste, or the input of a script, is one frame.
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
