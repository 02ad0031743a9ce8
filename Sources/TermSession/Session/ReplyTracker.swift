import CTermGuard

/// Questions that were asked and whether their answers are all here.
///
/// The last question of a batch is one that every terminal answers, so its answer ends the wait for all.
struct ReplyTracker: Sendable {
  /// The answer that ends a wait.
  enum Answer: Hashable {
    /// To a batch: `CSI ? … c`.
    case attributes
    /// To the question whether anyone is there: `CSI 0 n`.
    case alive

    init?(_ input: TerminalInput) {
      switch input {
      case .reply(.primaryAttributes): self = .attributes
      case .reply(.alive): self = .alive
      case .reply, .key, .pointer, .paste, .focus: return nil
      }
    }

    /// The last byte of it.
    fileprivate var last: UInt8 {
      switch self {
      case .attributes: 0x63
      case .alive: 0x6E
      }
    }
  }

  /// After this many milliseconds without an answer there will be none.
  static let age: Int64 = 2_400
  /// How long to wait on the way out at most, in milliseconds.
  static let longestTimeout: Int64 = 2_000

  /// The time of the last question; nil if everything is answered.
  private var asked: Int64?
  /// The answers still awaited, in their order.
  private var awaited: [Answer] = []
  /// The latest time from a question to its answer, in milliseconds.
  private(set) var roundTrip: Int?
  /// The milliseconds from the first answer to the last questions until the last one; nil if unknown.
  private(set) var answerSpread: Int?
  /// The time of the first answer to the last questions.
  private var firstAnswer: Int64?
  /// Whether the terminal has said that it is there.
  private(set) var hasSaidAlive = false
  private var parser = InputParser()

  /// A fence without an open question.
  init() {}

  /// Answers may be under way.
  var isOpen: Bool { asked.map { term_guard_now() - $0 < Self.age } ?? false }

  /// Whether one more question on the way out is sure to be answered in time: it was before, and nothing is open.
  var isWorthAsking: Bool {
    guard asked == nil, let roundTrip else { return false }
    return roundTrip <= 1_200
  }

  /// How long the answer may take on the way out, in milliseconds.
  var timeout: Int64 {
    guard let roundTrip else { return Self.longestTimeout }
    // A line that was quick once may be slow now; an answer ends the wait.
    return min(Self.longestTimeout, max(500, 3 * Int64(roundTrip) + 100))
  }

  /// Questions go out now, and this is the answer to the last of them.
  mutating func ask(for answer: Answer) {
    if !isOpen { (awaited, firstAnswer) = ([], nil) }
    awaited.append(answer)
    asked = term_guard_now()
    term_guard_set_awaited(answer.last)
  }

  /// Stops waiting for answers.
  mutating func close() {
    asked = nil
    awaited = []
    term_guard_set_awaited(0)
  }

  /// Looks for the answers among the input.
  mutating func observe(_ bytes: [UInt8]) {
    guard let asked else { return }
    var found: [Answer] = []
    var isAnswered = false
    parser.feed(bytes) { input in
      if case .reply = input { isAnswered = true }
      if let answer = Answer(input) { found.append(answer) }
    }
    if isAnswered, firstAnswer == nil { firstAnswer = term_guard_now() }
    hasSaidAlive = hasSaidAlive || found.contains(.alive)
    let before = awaited.count
    for answer in found where answer == awaited.first { awaited.removeFirst() }
    guard awaited.isEmpty, before > 0 else { return }
    let now = term_guard_now()
    roundTrip = Int(clamping: now - asked)
    answerSpread = firstAnswer.map { Int(clamping: now - $0) }
    close()
  }

  /// Reads and drops input until the answer, for at most `timeout` milliseconds, or `shutdownTimeout` once a
  /// signal asks to end. The signal itself stays with the guard: the caller decides what follows from it.
  mutating func drain(_ descriptor: Int32, timeout: Int64, shutdownTimeout: Int64) {
    var end = term_guard_now() + timeout
    var failures = 0
    while let asked {
      end = min(end, asked + Self.age)
      let left = end - term_guard_now()
      guard left > 0 else { return }
      let ready = SystemCalls.wait(descriptor, for: .input, milliseconds: Int32(left))
      if ready.signal {
        term_guard_take_wakes()
        if SessionSignal(bits: term_guard_waiting_signals()) != nil {
          end = min(end, term_guard_now() + shutdownTimeout)
        }
      }
      if ready.error != 0, !SystemCalls.isTransient(ready.error) { failures += 1 }
      guard failures < 3 else { return }
      guard ready.input else { continue }
      var bytes: [UInt8] = []
      switch SystemCalls.read(descriptor, 4_096, into: &bytes) {
      case .bytes: observe(bytes)
      case .again: break
      case .hangup, .failed: return
      }
    }
  }
}
