/// How much of a frame is sent at once, by how fast the line to the terminal is.
///
/// A slow line gets frames in parts. Each part ends with a question, and the next one waits for the answer, so that only
/// one part is under way when a key comes. Times are in milliseconds.
struct LinePace: Hashable, Sendable {
  /// The bytes of a part on a slow line, at least; nil for a fast one, which gets whole frames.
  private(set) var share: Int?
  /// Whether no frame was drawn yet.
  private(set) var isFirst = true
  /// Whether a larger part is known to take longer.
  private var isBound = false
  /// The time until the answer to the largest part so far.
  private var best: Int64?
  private var question: Question?
  private var missed = 0
  private var hasAnswered = false

  /// The answer that the next part waits for.
  private struct Question: Hashable {
    let sent: Int64
    var deadline: Int64
    /// The bytes of the part; nil for the answers of the start.
    let bytes: Int?
  }

  static let leastShare = 256
  /// A line that takes parts of this size is fast.
  static let mostShare = 16_384
  /// The bytes of the first frame that are sent before the line is known.
  static let firstShare = 4_096
  /// How long a first answer is waited for.
  static let firstTimeout: Int64 = 200
  /// How long the answer to a part is waited for.
  static let timeout: Int64 = 5_000
  /// The least time from the first answer of the start to the last one on a slow line: a few hundred bytes of questions
  /// lie between them.
  static let slowSpread = 150

  /// - Parameter speed: the speed in the settings of the terminal, in bits per second; those of most terminals are above
  ///   any real line.
  init(speed: Int) {
    guard 1...19_200 ~= speed else { return }
    share = max(Self.leastShare, speed / 40)
    isBound = true
  }

  /// Whether the next part has to wait.
  var isWaiting: Bool { question != nil }

  /// Milliseconds until it waits no longer; nil if it does not wait.
  func timeLeft(now: Int64) -> Int? { question.map { Int(max(0, $0.deadline - now)) } }

  /// A part was sent with a question behind it.
  mutating func sent(_ bytes: Int, now: Int64) {
    question = Question(sent: now, deadline: now + Self.timeout, bytes: bytes)
  }

  /// The beginning of the first frame was sent; the rest waits for the answers of the start.
  mutating func sentBeginning(now: Int64) {
    question = Question(sent: now, deadline: now + Self.firstTimeout, bytes: nil)
  }

  /// An answer of the start came, and others may follow.
  mutating func hearBeginning() {
    guard let question, question.bytes == nil else { return }
    self.question?.deadline = question.sent + ReplyTracker.age
  }

  /// All answers of the start came.
  ///
  /// - Parameter spread: the time from the first of them to the last.
  mutating func hearAll(spread: Int?) {
    if question?.bytes == nil { question = nil }
    if share == nil, let spread, spread >= Self.slowSpread { share = 2 * Self.leastShare }
  }

  /// The answer to a part came. A line that takes twice as much in the same time is not slow, only long.
  mutating func hear(now: Int64) {
    guard let question, let bytes = question.bytes, let share else { return }
    self.question = nil
    (missed, hasAnswered) = (0, true)
    let time = now - question.sent
    guard !isBound, bytes >= share else { return }
    if let best, time > best * 3 / 2 + 20 {
      isBound = true
      self.share = max(Self.leastShare, share / 2)
    } else {
      best = time
      self.share = share < Self.mostShare ? share * 2 : nil
    }
  }

  /// A frame was drawn, or the beginning of it.
  mutating func hasDrawn() { isFirst = false }

  /// Stops waiting: another program had the terminal, and the answer.
  mutating func forget() { question = nil }

  /// Stops waiting once the time is over. A terminal that does not answer gets whole frames.
  mutating func expire(now: Int64) {
    guard let question, question.deadline <= now else { return }
    self.question = nil
    guard question.bytes != nil else { return }
    missed += 1
    if missed > 1 || !hasAnswered { share = nil }
  }
}
