import GSDesign
import GalleryKit
import TermRender

/// Runs the gallery on a terminal: waits, takes everything in that is there, draws one frame.
///
/// Nothing moves by itself, so there is no clock: the wait ends only when something came, or when the start of a
/// sequence has waited long enough to be a key.
struct Runner<Screen: Presenter & ~Copyable>: ~Copyable where Screen.Failure == Never {
  private var session: TerminalSession
  private var presenter: Screen
  private let queue: OutputQueue
  private let program: GalleryProgram
  private var environment: RenderEnvironment
  private var model: GalleryModel
  private var parser = InputParser()
  private let renderer = Renderer()
  private var regions: Drawing?
  private var reason: Ending.Reason?
  private var watch: RebuildWatch

  init(
    session: consuming TerminalSession, presenter: consuming Screen, queue: OutputQueue,
    program: GalleryProgram, environment: RenderEnvironment, start: RunnerStart
  ) {
    self.session = session
    self.presenter = presenter
    self.queue = queue
    self.program = program
    self.environment = environment
    model = start.model ?? program.initialModel
    watch = RebuildWatch(start.file, rejected: start.rejected)
  }

  /// Runs until the person leaves or the terminal goes.
  mutating func run() throws(SessionError) -> Ending {
    let size = session.size
    take(Event.resized(columns: size.columns, rows: size.rows))
    try draw()
    while reason == nil {
      try step()
    }
    return Ending(reason: reason ?? .quit, copied: model.lastCopied, model: model)
  }

  /// Waits once, takes in what came, and draws what it changed.
  private mutating func step() throws(SessionError) {
    let before = model
    let keyPatience = parser.patience.milliseconds()
    let patience = [keyPatience, watch.timeLeft].compactMap { $0 }.min()
    let wake: SessionWake
    do throws(SessionError) {
      wake = try session.nextWake(
        timeout: patience.map { .milliseconds($0) },
        other: watch.descriptor)
    } catch {
      try end(on: error)
      return
    }
    var isStale = false
    switch wake {
    case .input(let bytes):
      feed(bytes)
      if watch.hasNews() { lookForRebuild() }
    case .timeout:
      if keyPatience == patience { flush() }
    case .readable: lookForRebuild()
    case .resized(let columns, let rows):
      take(Event.resized(columns: columns, rows: rows))
    case .continued:
      presenter.invalidate()
      isStale = true
    case .interrupted(let signal): reason = .signal(signal)
    case .hangup: reason = .hangup
    }
    // However many keys come meanwhile.
    if watch.timeLeft == 0 { lookForRebuild() }
    isStale = try performPending() || isStale
    guard reason == nil, isStale || model != before else { return }
    try draw()
  }

  private mutating func lookForRebuild() {
    switch watch.look() {
    case .rebuilt: program.learn(.rebuilt, &model)
    case .nothingNew, .settling: program.learn(.notRebuilt, &model)
    }
  }

  private mutating func end(on error: SessionError) throws(SessionError) {
    switch error {
    case .hangup: reason = .hangup
    case .interrupted(let signal): reason = .signal(signal)
    case .noTerminal, .notATerminal, .alreadyOpen, .failed: throw error
    }
  }

  private var pending: [GalleryEffect] = []

  private mutating func feed(_ bytes: [UInt8]) {
    var inputs: [TerminalInput] = []
    parser.feed(bytes) { inputs.append($0) }
    for input in inputs { receive(input) }
  }

  private mutating func flush() {
    var inputs: [TerminalInput] = []
    parser.flush { inputs.append($0) }
    for input in inputs { receive(input) }
  }

  private mutating func receive(_ input: TerminalInput) {
    switch input {
    case .key(let press): take(Event.key(press))
    case .paste(let text): take(Event.paste(text))
    case .focus(let isFocused): take(Event.windowFocus(isFocused))
    case .pointer(let pointer):
      take(Event.pointer(pointer.phase, regions?.target(column: pointer.column, row: pointer.row)))
    case .reply(let reply): receive(reply)
    }
  }

  /// The chrome follows the background that the terminal turned out to have.
  private mutating func receive(_ reply: TerminalReply) {
    if let appearance = reply.appearance { take(Event.appearance(appearance)) }
  }

  private mutating func take(_ event: Event) {
    pending += program.update(&model, event)
  }

  /// Does what reaches outside; true where the screen has to be drawn whatever the model says.
  private mutating func performPending() throws(SessionError) -> Bool {
    var isStale = false
    let effects = pending
    pending = []
    for effect in effects {
      switch effect {
      case .copy(let text): try session.write(ControlSequence.setClipboard(text).bytes)
      case .redraw:
        presenter.invalidate()
        isStale = true
      // The next wait stops the process, and says so when it goes on.
      case .suspend: session.suspend()
      case .quit: reason = reason ?? .quit
      case .startAnew:
        // It may be written again at this very moment.
        lookForRebuild()
        if watch.finding == .rebuilt { reason = reason ?? .startAnew }
      case .interrupt: reason = reason ?? .interrupted
      }
    }
    return isStale
  }

  private mutating func draw() throws(SessionError) {
    let element = program.view(model)
    let drawing = renderer.draw(
      element, size: CellSize(columns: model.columns, rows: model.rows), environment: environment)
    // The session holds the modes from its start to its end: frames ask for none besides.
    presenter.present(Frame(surface: drawing.surface, cursor: drawing.caret))
    regions = drawing
    do throws(SessionError) {
      try session.write(queue.take())
    } catch {
      try end(on: error)
    }
  }
}
