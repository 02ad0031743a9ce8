import GSDesign

/// What a terminal sent and the program has not taken in yet.
///
/// What is unfinished has a time of its own to wait, whatever else wakes the program meanwhile: a paste that is never
/// closed ends, and Escape is a key, also while something beside the terminal keeps happening.
struct InputQueue {
  private var parser = InputParser()
  private var inputs: ArraySlice<TerminalInput> = []
  /// When what is unfinished has waited long enough; nil while nothing is.
  private var flushTime: ContinuousClock.Instant?
  private let now: () -> ContinuousClock.Instant

  /// - Parameter now: what time it is.
  init(now: @escaping () -> ContinuousClock.Instant = { ContinuousClock.now }) {
    self.now = now
  }

  /// Whether everything that is finished was taken in.
  var isEmpty: Bool { inputs.isEmpty }

  /// Milliseconds until what is unfinished has waited long enough, rounded up; nil where nothing is.
  var timeLeft: Int? { flushTime.map { Int(TerminalSession.milliseconds($0 - now())) } }

  /// Takes bytes; the last of them may begin what later bytes end.
  ///
  /// - Parameters:
  ///   - escape: how long a lone ESC may wait, in milliseconds.
  ///   - expectsAnswers: whether the terminal was asked something.
  mutating func feed(_ bytes: [UInt8], escape: Int, expectsAnswers: Bool) {
    parser.feed(bytes) { inputs.append($0) }
    flushTime = parser.timeout.milliseconds(escape: escape, expectsAnswers: expectsAnswers)
      .map { now() + .milliseconds($0) }
  }

  /// Ends what is unfinished where it has waited long enough.
  mutating func flushWhenDue() {
    guard let flushTime, flushTime <= now() else { return }
    parser.flush { inputs.append($0) }
    self.flushTime = nil
  }

  /// Takes out what came first.
  mutating func popFirst() -> TerminalInput? { inputs.popFirst() }
}
