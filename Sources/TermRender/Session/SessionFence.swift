import CTermGuard

/// Questions that were asked and whether their answers are all here.
///
/// The last question is one that every terminal answers, so its answer ends the wait for all.
struct SessionFence: Sendable {
  /// After this many milliseconds without an answer there will be none.
  static let age: Int64 = 2_400
  /// How long to wait on the way out at most, in milliseconds.
  static let longestPatience: Int64 = 2_000

  /// When something was asked last; nil when everything is answered.
  private var asked: Int64?
  /// How many batches are not answered yet.
  private var open = 0
  /// The latest time from a question to its answer, in milliseconds.
  private(set) var roundTrip: Int?
  private var parser = InputParser()

  /// Nothing is asked.
  init() {}

  /// Answers may be under way.
  var isOpen: Bool { asked.map { term_guard_now() - $0 < Self.age } ?? false }

  /// Whether one more question on the way out is sure to be answered in time: it was before, and nothing is open.
  var isWorthAsking: Bool {
    guard asked == nil, let roundTrip else { return false }
    return roundTrip <= 1_200
  }

  /// How long the answer may take on the way out, in milliseconds.
  var patience: Int64 {
    guard let roundTrip else { return Self.longestPatience }
    // A line that was quick once may be slow now; whoever answers ends the wait.
    return min(Self.longestPatience, max(500, 3 * Int64(roundTrip) + 100))
  }

  /// Questions go out now.
  mutating func ask() {
    open = isOpen ? open + 1 : 1
    asked = term_guard_now()
    term_guard_set_asked(true)
  }

  /// What was asked is not waited for any longer.
  mutating func close() {
    asked = nil
    term_guard_set_asked(false)
  }

  /// Looks for the answer among what was read.
  mutating func observe(_ bytes: [UInt8]) {
    guard let asked else { return }
    var found = 0
    parser.feed(bytes) { input in
      if case .reply(.primaryAttributes) = input { found += 1 }
    }
    open -= found
    guard found > 0, open <= 0 else { return }
    roundTrip = Int(clamping: term_guard_now() - asked)
    close()
  }

  /// Reads and drops what comes until the answer, for at most `patience` milliseconds. Whoever is asked to end
  /// meanwhile waits no longer than for that.
  mutating func drain(_ descriptor: Int32, patience: Int64, dyingPatience: Int64) {
    var end = term_guard_now() + patience
    var failures = 0
    while let asked {
      end = min(end, asked + Self.age)
      let left = end - term_guard_now()
      guard left > 0 else { return }
      let ready = SystemCalls.wait(descriptor, for: .input, milliseconds: Int32(left))
      if ready.signal, term_guard_take_signals() & UInt32(TERM_GUARD_DEADLY.rawValue) != 0 {
        end = min(end, term_guard_now() + dyingPatience)
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
