import CTermGuard
import ColorScience
public import GSDesign
public import TermRender

/// A terminal on which programs are played one after the other. It waits, handles the input, and draws one frame.
///
/// The wait ends with an event, with the deadline of an incomplete sequence, or when the program's time is over.
public struct ProgramHost<Reason: EndingReason>: ~Copyable {
  var session: TerminalSession
  var screen: HostScreen
  let queue: OutputQueue
  var environment: RenderEnvironment
  var renderer = Renderer()
  /// Nothing more is read until it is empty: keys typed ahead belong to the next program.
  private var inputs = InputQueue()
  private(set) var size: CellSize
  /// The facts about the terminal, and its answers that were not processed yet.
  var knowledge: CapabilityState
  var replies: [TerminalReply] = []
  let widths: FollowedWidths?
  /// Whether pages turn light or dark with the terminal.
  let followsAppearance: Bool
  /// The most rows of the shell's screen that a program has; nil if it has the whole screen.
  let inlineRows: Int?
  var regions: Drawing?
  /// How much is sent at once.
  var pace: LinePace
  /// The frame of which some rows are still to be sent; nil if all were.
  var unfinished: FrameInParts?
  /// The contents of the screen as sent; nil if not known.
  var shown: Surface?
  private(set) var reason: Reason?
  private var timers = ProgramTimers()
  /// Whether the screen must be drawn even for an unchanged model.
  var isStale = false
  /// The text to copy when the terminal is ready; only the last one counts.
  private var copied: [UInt8] = []

  /// Takes over the terminal, and gives it back to the shell when the host is gone.
  ///
  /// - Parameters:
  ///   - presenter: how frames reach the terminal.
  ///   - options: the options of the session; `knowledge` decides the questions to the terminal.
  ///   - knowledge: the capabilities known so far.
  ///   - environment: the environment of every frame; its depth follows the terminal.
  ///   - widths: the way to count columns; nil if it was chosen and does not follow the terminal.
  ///   - followsAppearance: whether the environment turns light or dark with the terminal.
  ///   - inlineRows: the most rows to draw in, from the cursor on; nil draws in the whole screen.
  public init(
    _ presenter: TerminalApp.Presenter, _ options: SessionOptions, knowledge: CapabilityState,
    environment: RenderEnvironment, widths: FollowedWidths?, followsAppearance: Bool = false,
    inlineRows: Int? = nil
  ) throws(TerminalAppError) {
    guard inlineRows == nil || presenter == .ansi else { throw .inlineWithNcurses }
    Allocation.mapLargeBuffers()
    let known = knowledge.capabilities
    let queue = OutputQueue()
    var screen: HostScreen
    do throws(NcursesError) {
      screen = try HostScreen(presenter, known, isInline: inlineRows != nil, sink: queue)
    } catch {
      throw .ncurses(error)
    }
    var options = options
    options.asksTerminal = options.asksTerminal && known.asksTerminal.value
    options.choose(presenter, for: known)
    let session: TerminalSession
    do throws(SessionError) {
      session = try TerminalSession(options)
    } catch {
      throw .session(error)
    }
    self.knowledge = knowledge
    self.knowledge.expect(session.askedProbes)
    self.knowledge.observe(window: session.windowCellSize)
    self.widths = widths
    self.followsAppearance = followsAppearance
    self.inlineRows = inlineRows
    size = Self.size(
      columns: session.size.columns, rows: session.size.rows, inlineRows: inlineRows)
    pace = LinePace(speed: inlineRows == nil ? session.lineSpeed : 0)
    self.session = session
    screen.adopt(known.features, known)
    self.screen = screen
    self.queue = queue
    self.environment = environment
    self.environment.namedColors = Self.namedColors(known)
  }

  /// The named colours to choose from where sixteen are all there are; at other depths, an example of sixteen uses
  /// those of xterm.
  static func namedColors(_ known: TerminalCapabilities) -> IndexedPalette? {
    known.colorDepth.value == .indexed16 ? known.namedColors.value : nil
  }

  /// Plays a program from a model on, until the person leaves, it ends or the terminal goes; the next one can follow.
  public mutating func play<Act: HostedProgram & ~Copyable>(
    _ act: inout Act, from start: Act.Played.Model
  ) throws(SessionError) -> ProgramEnding<Reason, Act.Played.Model> where Act.Reason == Reason {
    var model = start
    try begin(&act, &model)
    while reason == nil {
      try step(&act, &model)
    }
    return ProgramEnding(reason: reason ?? .quit, model: model)
  }

  /// The same, with the waits between two events left to a function.
  mutating func play<Act: HostedProgram & ~Copyable>(
    _ act: inout Act, from start: Act.Played.Model, waiting: ([WaitPoint], Int64?) -> Void
  ) throws(SessionError) -> ProgramEnding<Reason, Act.Played.Model> where Act.Reason == Reason {
    var model = start
    try begin(&act, &model)
    while reason == nil {
      if !hasNews { waiting(session.waitPoints(other: act.descriptor), timeLeft(act)) }
      try step(&act, &model, within: 0)
    }
    return ProgramEnding(reason: reason ?? .quit, model: model)
  }

  /// The same without blocking: other work of the actor goes on between two events.
  mutating func play<Act: HostedProgram & ~Copyable>(
    _ act: inout Act, from start: Act.Played.Model, waiting thread: WaitingThread,
    isolation: isolated (any Actor)? = #isolation
  ) async throws(SessionError) -> ProgramEnding<Reason, Act.Played.Model>
  where Act.Reason == Reason {
    var model = start
    try begin(&act, &model)
    while reason == nil {
      if !hasNews {
        await thread.wait(session.waitPoints(other: act.descriptor), milliseconds: timeLeft(act))
      }
      try step(&act, &model, within: 0)
    }
    return ProgramEnding(reason: reason ?? .quit, model: model)
  }

  /// Whether there is something to do before the next wait.
  private var hasNews: Bool { session.hasNews || !inputs.isEmpty }

  /// Milliseconds until the program or the session has something to do although nothing comes in; nil for never.
  private func timeLeft<Act: HostedProgram & ~Copyable>(_ act: borrowing Act) -> Int64? {
    [timeLeft(act, atMost: nil).map(Int64.init), session.timeLeft].compactMap { $0 }.min()
  }

  /// Starts a program and draws its first frame.
  private mutating func begin<Act: HostedProgram & ~Copyable>(
    _ act: inout Act, _ model: inout Act.Played.Model
  ) throws(SessionError) where Act.Reason == Reason {
    reason = nil
    timers = ProgramTimers()
    try take(.resized(columns: size.columns, rows: size.rows), &act, &model)
    if let time = knowledge.capabilities.roundTrip {
      try take(.roundTrip(.milliseconds(time)), &act, &model)
    }
    try takeInputs(&act, &model)
    try awaitAnswers(&act, &model)
    try settle(&act, &model)
    isStale = true
    act.hasChanged(model)
    try show(act.program, model)
  }

  /// Milliseconds until something is due although nothing comes in; nil if nothing is.
  private func timeLeft<Act: HostedProgram & ~Copyable>(_ act: borrowing Act, atMost limit: Int?)
    -> Int?
  {
    [inputs.timeLeft, act.timeLeft, timers.timeLeft, pace.timeLeft(now: term_guard_now()), limit]
      .compactMap { $0 }.min()
  }

  /// Waits once, handles a share of the input, and draws the changes.
  private mutating func step<Act: HostedProgram & ~Copyable>(
    _ act: inout Act, _ model: inout Act.Played.Model, within limit: Int? = nil
  ) throws(SessionError) where Act.Reason == Reason {
    let before = model
    try takeWake(&act, &model, within: limit)
    try settle(&act, &model)
    if model != before {
      isStale = true
      act.hasChanged(model)
    }
    try show(act.program, model)
  }

  /// Waits once and handles a share of the input.
  ///
  /// - Parameter limit: milliseconds after which the wait is over; nil for no limit.
  mutating func takeWake<Act: HostedProgram & ~Copyable>(
    _ act: inout Act, _ model: inout Act.Played.Model, within limit: Int? = nil
  ) throws(SessionError) where Act.Reason == Reason {
    let isBehind = !inputs.isEmpty
    let timeout = isBehind ? 0 : timeLeft(act, atMost: limit)
    let wake: SessionWake
    do throws(SessionError) {
      wake = try session.nextWake(
        timeout: timeout.map { .milliseconds($0) }, other: act.descriptor, takesInput: !isBehind)
    } catch {
      try end(on: error)
      return
    }
    switch wake {
    case .input(let bytes):
      inputs.feed(
        bytes, escape: knowledge.capabilities.escapeTimeout, expectsAnswers: session.expectsAnswers)
    case .timeout: if !isBehind { inputs.flushWhenDue() }
    case .readable: act.look(&model)
    case .resized: try takeSize(&act, &model)
    case .continued:
      screen.forgetPlace()
      (shown, unfinished) = (nil, nil)
      pace.forget()
      isStale = true
      // The system reports another size to the foreground alone, and that was the shell.
      if windowSize != size { try takeSize(&act, &model) }
    case .drained: break
    case .interrupted(let signal): reason = .signal(signal)
    case .hangup: reason = .hangup
    }
    if !inputs.isEmpty {
      try takeInputs(&act, &model)
      try learn(&act, &model)
      if act.hasNews() { act.look(&model) }
    }
    pace.expire(now: term_guard_now())
    // Even if keys keep coming.
    if act.timeLeft == 0 { act.look(&model) }
    if reason == nil {
      for effect in act.takeMessages(&model) { try perform(effect, &act, &model) }
    }
    for name in timers.popDue() { try take(.timer(name), &act, &model) }
    if let ending = act.ending { reason = reason ?? ending }
  }

  /// The size that the terminal has now.
  private var windowSize: CellSize {
    let (columns, rows) = session.size
    return Self.size(columns: columns, rows: rows, inlineRows: inlineRows)
  }

  /// Follows the terminal to the size that it has now.
  private mutating func takeSize<Act: HostedProgram & ~Copyable>(
    _ act: inout Act, _ model: inout Act.Played.Model
  ) throws(SessionError) where Act.Reason == Reason {
    size = windowSize
    isStale = true  // Also for a program that keeps no size in its model.
    if isInline { forgetScreen() }
    try followFont()
    try take(.resized(columns: size.columns, rows: size.rows), &act, &model)
  }

  /// Draws the newest frame once the terminal has taken the last one, or the last part of it: the states in between are
  /// neither drawn nor sent.
  private mutating func show<Played: Program>(
    _ program: Played, _ model: Played.Model
  ) throws(SessionError) {
    guard reason == nil, !session.hasBacklog, !pace.isWaiting else { return }
    if !copied.isEmpty { try send(copied) }
    copied = []
    guard reason == nil, !session.hasBacklog else { return }
    if isStale { try draw(program, model) } else { try sendPart() }
  }

  mutating func send(_ bytes: [UInt8]) throws(SessionError) {
    do throws(SessionError) { try session.send(bytes) } catch { try end(on: error) }
  }

  mutating func end(on error: SessionError) throws(SessionError) {
    switch error {
    case .hangup: reason = .hangup
    case .interrupted(let signal): reason = .signal(signal)
    case .noTerminal, .notATerminal, .alreadyOpen, .failed: throw error
    }
  }
}

extension ProgramHost {
  /// Handles a share of the input, one event after the other, each with its effects.
  private mutating func takeInputs<Act: HostedProgram & ~Copyable>(
    _ act: inout Act, _ model: inout Act.Played.Model
  ) throws(SessionError) where Act.Reason == Reason {
    var slice = InputSlice()
    while reason == nil, !inputs.isEmpty, !session.isEnding, slice.takeOne(),
      let input = inputs.popFirst()
    {
      switch input {
      case .key(let press): try take(.key(press), &act, &model)
      case .paste(let text): try take(.paste(text), &act, &model)
      case .focus(let isFocused): try take(.windowFocus(isFocused), &act, &model)
      case .pointer(let pointer):
        let target = regions?.target(column: pointer.column, row: pointer.row)
        try take(.pointer(pointer.phase, target), &act, &model)
      case .reply(.alive) where pace.isWaiting: pace.hear(now: term_guard_now())
      case .reply(let reply):
        replies.append(reply)
        pace.hearBeginning()
      }
    }
  }

  mutating func take<Act: HostedProgram & ~Copyable>(
    _ event: Event, _ act: inout Act, _ model: inout Act.Played.Model
  ) throws(SessionError) where Act.Reason == Reason {
    act.observe(event)
    for effect in act.program.receive(&model, event) { try perform(effect, &act, &model) }
  }

  /// Works out what follows from everything that was taken in, however it ends.
  private mutating func settle<Act: HostedProgram & ~Copyable>(
    _ act: inout Act, _ model: inout Act.Played.Model
  ) throws(SessionError) where Act.Reason == Reason {
    for effect in act.program.settle(&model) { try perform(effect, &act, &model) }
  }

  private mutating func perform<Act: HostedProgram & ~Copyable>(
    _ effect: Act.Played.Effect, _ act: inout Act, _ model: inout Act.Played.Model
  ) throws(SessionError) where Act.Reason == Reason {
    switch act.perform(effect, &model) {
    case .none: break
    case .screen(let effect): try perform(effect)
    case .switchShapes: act.shapesWereSwitched(switchShapes(), &model)
    case .end(let reason): self.reason = self.reason ?? reason
    }
  }

  private mutating func perform(_ effect: ScreenEffect) throws(SessionError) {
    switch effect {
    case .copy(let text):
      copied = ControlSequence.setClipboard(text).bytes
      // The text is copied even if the next key quits the program.
      guard !session.hasBacklog else { return }
      try send(copied)
      copied = []
    case .redraw:
      forgetScreen()
      isStale = true
    // The next wait stops the process, and reports when it continues.
    case .suspend:
      if isInline { try clearRows() }
      session.suspend()
    case .quit: reason = reason ?? .quit
    case .interrupt: reason = reason ?? .interrupted
    case .startTimer(let name, let delay): timers.start(name, after: delay)
    }
  }
}
