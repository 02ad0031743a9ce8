import GSDesign
import GalleryKit
import TermRender

/// The terminal as programs are played on it, one after the other: waits, takes in what came, draws one frame.
///
/// Nothing moves by itself, so there is no clock: the wait ends only when something came, or when the start of a
/// sequence has waited long enough to be a key.
struct Stage: ~Copyable {
  private var session: TerminalSession
  private var screen: StageScreen
  private let queue: OutputQueue
  private var environment: RenderEnvironment
  private let renderer = Renderer()
  private var parser = InputParser()
  /// What came and was not taken in yet, and no more is read until it is: keys typed ahead belong to whatever is played
  /// next.
  private var inputs: ArraySlice<TerminalInput> = []
  private var size: CellSize
  /// What is known of the terminal, and answers of it that were not taken in yet.
  private var knowledge: CapabilityState
  private var replies: [TerminalReply] = []
  private let widths: FollowedWidths?
  private var regions: Drawing?
  private var reason: EndReason?
  /// The screen has to be drawn whatever the model says.
  private var isStale = false
  /// What is to be copied once the terminal takes something; only the last counts.
  private var copied: [UInt8] = []

  init(
    session: consuming TerminalSession, screen: consuming StageScreen, queue: OutputQueue,
    environment: RenderEnvironment, knowledge: CapabilityState, widths: FollowedWidths?
  ) {
    let (columns, rows) = session.size
    self.knowledge = knowledge
    self.knowledge.expect(session.askedProbes)
    self.widths = widths
    self.session = session
    self.screen = screen
    self.queue = queue
    self.environment = environment
    size = CellSize(columns: columns, rows: rows)
  }

  /// Plays until the person leaves, the act ends or the terminal goes.
  mutating func play<Played: Act & ~Copyable>(
    _ act: inout Played, from start: Played.Played.Model
  ) throws(SessionError) -> Ending<Played.Played.Model> {
    var model = start
    reason = nil
    try take(.resized(columns: size.columns, rows: size.rows), &act, &model)
    try takeInputs(&act, &model)
    try settle(&act, &model)
    isStale = true
    act.hasChanged(model)
    try show(act.program, model)
    while reason == nil {
      try step(&act, &model)
    }
    return Ending(reason: reason ?? .quit, model: model)
  }

  /// Waits once, takes in a slice of what came, and draws what it changed.
  private mutating func step<Played: Act & ~Copyable>(
    _ act: inout Played, _ model: inout Played.Played.Model
  ) throws(SessionError) {
    let before = model
    let isBehind = !inputs.isEmpty
    let keyTimeout = parser.timeout.milliseconds(
      escape: knowledge.capabilities.escapeTimeout, expectsAnswers: session.expectsAnswers)
    let timeout = isBehind ? 0 : [keyTimeout, act.timeLeft].compactMap { $0 }.min()
    let wake: SessionWake
    do throws(SessionError) {
      wake = try session.nextWake(
        timeout: timeout.map { .milliseconds($0) }, other: act.descriptor, takesInput: !isBehind)
    } catch {
      try end(on: error)
      return
    }
    switch wake {
    case .input(let bytes): parser.feed(bytes) { inputs.append($0) }
    case .timeout:
      if !isBehind, keyTimeout == timeout { parser.flush { inputs.append($0) } }
    case .readable: act.look(&model)
    case .resized(let columns, let rows):
      size = CellSize(columns: columns, rows: rows)
      try take(.resized(columns: columns, rows: rows), &act, &model)
    case .continued:
      screen.invalidate()
      isStale = true
    case .drained: break
    case .interrupted(let signal): reason = .signal(signal)
    case .hangup: reason = .hangup
    }
    if !inputs.isEmpty {
      try takeInputs(&act, &model)
      try learn(&act, &model)
      if act.hasNews() { act.look(&model) }
    }
    // However many keys come meanwhile.
    if act.timeLeft == 0 { act.look(&model) }
    if let ending = act.ending { reason = reason ?? ending }
    try settle(&act, &model)
    if model != before {
      isStale = true
      act.hasChanged(model)
    }
    try show(act.program, model)
  }

  /// Draws the newest picture, once the terminal has taken the one before: what it would have shown in between is
  /// never drawn, and never sent.
  private mutating func show<Played: Program>(
    _ program: Played, _ model: Played.Model
  ) throws(SessionError) {
    guard reason == nil, !session.hasBacklog else { return }
    if !copied.isEmpty { try send(copied) }
    copied = []
    if isStale, reason == nil, !session.hasBacklog { try draw(program, model) }
  }

  private mutating func send(_ bytes: [UInt8]) throws(SessionError) {
    do throws(SessionError) {
      try session.send(bytes)
    } catch {
      try end(on: error)
    }
  }

  private mutating func end(on error: SessionError) throws(SessionError) {
    switch error {
    case .hangup: reason = .hangup
    case .interrupted(let signal): reason = .signal(signal)
    case .noTerminal, .notATerminal, .alreadyOpen, .failed: throw error
    }
  }

  /// Whether the locale or the font has nothing else, and nobody wanted more.
  private var takesASCII: Bool {
    environment.glyphs == .ascii && knowledge.capabilities.glyphs.value == .ascii
  }

  private mutating func draw<Played: Program>(
    _ program: Played, _ model: Played.Model
  ) throws(SessionError) {
    isStale = false
    let drawing = renderer.draw(program.view(model), size: size, environment: environment)
    // The session holds the modes from its start to its end: frames ask for none besides.
    screen.present(
      Frame(
        surface: takesASCII ? drawing.surface.inASCII : drawing.surface, cursor: drawing.caret))
    regions = drawing
    try send(queue.take())
  }
}

extension Stage {
  /// Takes in a slice of what came, one by one: what an event brought about is done before the next is taken.
  private mutating func takeInputs<Played: Act & ~Copyable>(
    _ act: inout Played, _ model: inout Played.Played.Model
  ) throws(SessionError) {
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
      case .reply(let reply): replies.append(reply)
      }
    }
  }

  /// Takes in what the terminal said of itself, and draws by it from now on.
  private mutating func learn<Played: Act & ~Copyable>(
    _ act: inout Played, _ model: inout Played.Played.Model
  ) throws(SessionError) {
    guard reason == nil, !replies.isEmpty else { return }
    let before = knowledge.capabilities
    knowledge.take(replies, roundTrip: session.roundTrip)
    replies = []
    let known = knowledge.capabilities
    guard known != before else { return }
    let depth = known.colorDepth.value
    screen.adopt(known.features, depth: depth)
    if depth != before.colorDepth.value {
      environment.depth = depth
      isStale = true
      try take(.colorDepth(depth), &act, &model)
    }
    // What was drawn by features that are not there may look otherwise than it should.
    var mustRedraw = !known.features.isSuperset(of: before.features)
    if let widths, widths.policy != known.widthPolicy.value {
      widths.policy = known.widthPolicy.value
      environment.widthPolicy = widths.policy
      mustRedraw = true
    }
    if mustRedraw {
      screen.invalidate()
      isStale = true
    }
    // The chrome follows the background that the terminal turned out to have.
    if let appearance = known.appearance.value, appearance != before.appearance.value {
      try take(.appearance(appearance), &act, &model)
    }
    do throws(SessionError) {
      try session.switchOn(known.modesToSet, keyboardFlags: known.keyboardProtocol.value ? 1 : 0)
    } catch {
      try end(on: error)
    }
  }

  private mutating func take<Played: Act & ~Copyable>(
    _ event: Event, _ act: inout Played, _ model: inout Played.Played.Model
  ) throws(SessionError) {
    act.observe(event)
    for effect in act.program.receive(&model, event) { try perform(effect, &act, &model) }
  }

  /// Works out what follows from everything that was taken in, however it ends.
  private mutating func settle<Played: Act & ~Copyable>(
    _ act: inout Played, _ model: inout Played.Played.Model
  ) throws(SessionError) {
    for effect in act.program.settle(&model) { try perform(effect, &act, &model) }
  }

  private mutating func perform<Played: Act & ~Copyable>(
    _ effect: Played.Played.Effect, _ act: inout Played, _ model: inout Played.Played.Model
  ) throws(SessionError) {
    switch act.perform(effect, &model) {
    case .none: break
    case .screen(let effect): try perform(effect)
    case .end(let reason): self.reason = self.reason ?? reason
    }
  }

  private mutating func perform(_ effect: ScreenEffect) throws(SessionError) {
    switch effect {
    case .copy(let text):
      copied = ControlSequence.setClipboard(text).bytes
      // Whoever leaves with the next key has it copied all the same.
      guard !session.hasBacklog else { return }
      try send(copied)
      copied = []
    case .redraw:
      screen.invalidate()
      isStale = true
    // The next wait stops the process, and says so when it goes on.
    case .suspend: session.suspend()
    case .quit: reason = reason ?? .quit
    case .interrupt: reason = reason ?? .interrupted
    }
  }
}
