import CTermGuard
import GSDesign
public import TermRender

/// The results of a batch of questions.
public struct TerminalInterview: Hashable, Sendable {
  /// The answers in the order they came.
  public fileprivate(set) var replies: [TerminalReply] = []
  /// Whether the last question was answered, so that no further answers will come.
  public fileprivate(set) var isComplete = false
  /// The bytes typed before the answers were complete, in their order.
  public internal(set) var typed: [UInt8] = []
  /// From the questions to the last answer, in milliseconds.
  public fileprivate(set) var roundTrip: Int?
  /// The interruption, if there was one: a signal, the end of the terminal, or Ctrl-C.
  public fileprivate(set) var interruption: Interruption?

  /// Takes one thing in: an answer counts until the last one, and Ctrl-C ends the wait.
  ///
  /// - Parameter isInTime: whether an answer counts.
  /// - Returns: whether it is the last answer.
  mutating func take(_ input: TerminalInput, isInTime: Bool) -> Bool {
    switch input {
    case .reply(let reply):
      guard case .primaryAttributes = reply else {
        if isInTime, !isComplete, replies.count < 512 { replies.append(reply) }
        return false
      }
      if isInTime, !isComplete { replies.append(reply) }
      isComplete = isComplete || isInTime
      return true
    case .key(.control("c")): interruption = .key
    case .key, .pointer, .paste, .focus: break
    }
    return false
  }

  /// The events that end an interview before its last answer.
  public enum Interruption: Hashable, Sendable {
    /// The process is asked to end.
    case signal(SessionSignal)
    /// The terminal is gone.
    case hangup
    /// Ctrl-C was typed.
    case key
  }
}

extension TerminalSession {
  /// Answers are under way, as far as anyone can know.
  var expectsAnswers: Bool { fence.isOpen }

  /// How long the terminal took to answer, in milliseconds; nil as long as it has not.
  var roundTrip: Int? { fence.roundTrip }
  /// The milliseconds from the first answer to the last questions until the last one; nil if unknown.
  var answerSpread: Int? { fence.answerSpread }
  /// The speed in the settings of the terminal, in bits per second.
  var lineSpeed: Int {
    let speed = unsafe withUnsafePointer(to: saved) { unsafe cfgetospeed($0) }
    return SystemCalls.bitsPerSecond(speed)
  }

  /// The bytes of the question whether anyone is there; its answer is awaited from now on.
  mutating func askForLife() -> [UInt8] {
    fence.ask(for: .alive)
    return ControlSequence.requestStatus.bytes
  }

  /// The probes that were written at the start to see where the cursor goes; empty without questions.
  public var askedProbes: [CursorProbe] {
    options.asksTerminal && hasRoomForProbes ? options.questions.probes : []
  }

  var hasRoomForProbes: Bool {
    let (columns, rows) = size
    return options.modes.contains(.alternateScreen) && columns >= CursorProbe.leastSize.columns
      && rows >= CursorProbe.leastSize.rows
  }

  /// Asks a batch and collects the answers until the last one, for at most as long as said.
  ///
  /// - Parameters:
  ///   - questions: the questions to send.
  ///   - timeout: how long an answer counts.
  ///   - grace: for how much longer answers are read at most, so that no other program gets them.
  /// - Throws: ``SessionError`` where the terminal takes or gives nothing any more.
  public mutating func ask(
    _ questions: TerminalQuestions, timeout: Duration = .seconds(2), grace: Duration = .zero
  ) throws(SessionError) -> TerminalInterview {
    try write(questions.output(isWithProbes: hasRoomForProbes))
    fence.ask(for: .attributes)
    return try listen(timeout: timeout, grace: grace)
  }

  /// Collects the answers to the last questions.
  ///
  /// - Parameters:
  ///   - timeout: how long an answer counts.
  ///   - grace: for how much longer answers are read at most, so that no other program gets them.
  /// - Throws: ``SessionError`` if the terminal can no longer be read.
  public mutating func listen(
    timeout: Duration = .seconds(2), grace: Duration = .zero
  ) throws(SessionError) -> TerminalInterview {
    var interview = TerminalInterview()
    var reader = AnswerReader()
    let clock = ContinuousClock()
    let end = clock.now + timeout
    while !reader.isOver, interview.interruption == nil {
      let left = end + grace - clock.now
      guard left > .zero else { break }
      switch try nextWake(timeout: left) {
      case .input(let bytes): reader.read(bytes, isInTime: clock.now <= end, into: &interview)
      case .interrupted(let signal): interview.interruption = .signal(signal)
      case .hangup: interview.interruption = .hangup
      case .resized, .continued, .drained, .readable, .timeout: break
      }
    }
    reader.finish(&interview)
    interview.roundTrip = roundTrip
    return interview
  }

  /// Switches on modes that the terminal turned out to have. They end with the session, are off while the process is
  /// stopped, and come back when it continues.
  ///
  /// - Parameters:
  ///   - modes: the modes to switch on; those that are on already are left alone.
  ///   - keyboardFlags: of kitty's keyboard protocol; 0 pushes none.
  /// - Throws: ``SessionError`` if the terminal can no longer be written to.
  public mutating func switchOn(
    _ modes: [DECMode], keyboardFlags: Int = 0
  ) throws(SessionError) {
    let more = modes.filter { !options.learnedModes.contains($0) }
    let pushes = keyboardFlags > 0 && options.keyboardFlags == 0
    guard !more.isEmpty || pushes else { return }
    options.learnedModes += more
    if pushes { options.keyboardFlags = keyboardFlags }
    // First how it is undone, then that it is done.
    guard changeRestore() else { return }
    var bytes: [UInt8] = []
    for mode in more { ControlSequence.setMode(mode).encode(into: &bytes) }
    if pushes { ControlSequence.pushKeyboardFlags(keyboardFlags).encode(into: &bytes) }
    try send(bytes)
  }
}

extension TerminalSession {
  /// From now on images are removed on every way out.
  mutating func removesImagesAtEnd() {
    guard !options.placesImages else { return }
    options.placesImages = true
    _ = changeRestore()
  }

  /// Asks without waiting; the answers come among the input.
  mutating func inquire(_ questions: TerminalQuestions) throws(SessionError) {
    fence.ask(for: .attributes)
    try send(questions.output(isWithProbes: false))
  }

  private func changeRestore() -> Bool {
    let restore = SessionModes.restore(options)
    return unsafe term_guard_change_restore(restore, restore.count)
  }
}
