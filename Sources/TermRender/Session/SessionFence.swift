import CTermGuard

/// Questions that were asked and whether their answers are all here.
///
/// The last question is one that every terminal answers, so its answer ends the wait for all.
struct SessionFence: Sendable {
  /// After this many milliseconds without an answer there will be none.
  static let age: Int64 = 2_000

  /// When the questions were asked; nil when none is open.
  private var asked: Int64?
  private var parser = InputParser()

  /// Nothing is asked.
  init() {}

  var isOpen: Bool { asked != nil }

  /// Questions go out now.
  mutating func ask() { asked = term_guard_now() }

  /// Looks for the answer among what was read.
  mutating func observe(_ bytes: [UInt8]) {
    guard isOpen else { return }
    var found = false
    parser.feed(bytes) { input in
      if case .reply(.primaryAttributes) = input { found = true }
    }
    if found { asked = nil }
  }

  /// Reads and drops what comes until the answer, for at most `patience` milliseconds.
  mutating func drain(_ descriptor: Int32, patience: Int64) {
    let start = term_guard_now()
    while let asked {
      let end = min(start + patience, asked + Self.age)
      let left = end - term_guard_now()
      guard left > 0 else { return }
      // The guard's pipe may be readable all the while, so signals are left to whoever ends the
      // process.
      guard term_guard_wait_input(descriptor, Int32(left)) else { return }
      var bytes: [UInt8] = []
      switch SystemCalls.read(descriptor, 4_096, into: &bytes) {
      case .bytes: observe(bytes)
      case .again: break
      case .hangup, .failed: return
      }
    }
  }
}
