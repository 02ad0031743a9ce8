package import GSDesign
package import TermRender

/// A program driven without a terminal: it receives events, its clock is moved, and its frames are drawn.
///
/// It behaves like a ``ProgramHost``. Several inputs in a row are handled against one frame, as when a terminal is
/// slow: the pointer is over the parts of that frame. Sources of events other than keys are checked before a frame.
package struct ProgramDriver<Driven: HostedProgram & ~Copyable>: ~Copyable {
  package private(set) var act: Driven
  package private(set) var model: Driven.Played.Model
  package private(set) var size: CellSize
  /// The last frame; nil before the first.
  package private(set) var drawing: Drawing?
  /// The reason why it ended; later inputs are still handled.
  package private(set) var ending: Driven.Reason?
  /// The text that was copied last.
  package private(set) var copied: String?
  /// The number of drawn frames: an unchanged model needs none.
  package private(set) var frames = 0
  /// Receives each frame with its time in milliseconds since the start.
  package var onFrame: ((Drawing, Int) -> Void)?
  /// The environment of every frame.
  package var environment: RenderEnvironment
  private var shown: Driven.Played.Model?
  private let renderer: Renderer
  private let clock: VirtualClock
  private let start: ContinuousClock.Instant
  private var timers: ProgramTimers

  /// Starts a program and draws its first frame.
  ///
  /// - Parameters:
  ///   - clock: the clock that the program reads, if it reads one apart from its timers.
  ///   - renderer: draws the frames.
  ///   - onFrame: receives each frame, from the first on.
  package init(
    _ act: consuming Driven, from model: Driven.Played.Model, size: CellSize,
    environment: RenderEnvironment, clock: VirtualClock = VirtualClock(),
    renderer: Renderer = Renderer(), onFrame: ((Drawing, Int) -> Void)? = nil
  ) {
    self.act = act
    self.model = model
    self.size = size
    self.environment = environment
    self.clock = clock
    self.renderer = renderer
    self.onFrame = onFrame
    start = clock.now
    timers = ProgramTimers { [clock] in clock.now }
    take(.resized(columns: size.columns, rows: size.rows))
    draw()
  }

  /// Takes one input in. Nothing is drawn before a ``ProgramInput/frame``, or before time passes.
  package mutating func send(_ input: ProgramInput) {
    switch input {
    case .key(let press): take(.key(press))
    case .paste(let text): take(.paste(text))
    case .pointer(let phase, let column, let row):
      take(.pointer(phase, drawing?.target(column: column, row: row)))
    case .resize(let columns, let rows):
      size = CellSize(columns: max(1, columns), rows: max(1, rows))
      shown = nil
      take(.resized(columns: size.columns, rows: size.rows))
    case .focus(let isFocused): take(.windowFocus(isFocused))
    case .wait(let time): pass(milliseconds: time)
    case .frame: draw()
    }
  }

  /// Sends an event that does not come from a person, such as an answer of the terminal.
  package mutating func post(_ event: Event) { take(event) }

  /// Has the program handle something other than an event, such as a message.
  package mutating func handle(
    _ body: (Driven.Played, inout Driven.Played.Model) -> [Driven.Played.Effect]
  ) {
    for effect in body(act.program, &model) { perform(effect) }
  }

  /// Changes the model apart from its events, as its host does; the next frame shows it.
  package mutating func change(_ body: (inout Driven.Played.Model) -> Void) { body(&model) }

  /// Milliseconds until the next timer is due; nil if none runs.
  package var timeLeft: Int? { timers.timeLeft }

  /// The time on the clock, in milliseconds since the start; setting it back belongs to going back to a copy.
  package var time: Int {
    get { Int((clock.now - start) / .milliseconds(1)) }
    nonmutating set { clock.now = start + .milliseconds(newValue) }
  }

  /// Moves the clock; each timer that becomes due fires, and its changes are drawn.
  private mutating func pass(milliseconds: Int) {
    draw()
    var left = max(0, milliseconds)
    while let next = [timers.timeLeft, act.timeLeft].compactMap(\.self).min(), next <= left {
      // A program that has something to look at all the time does not hold the clock.
      let step = max(1, next)
      clock.now += .milliseconds(step)
      left -= step
      for name in timers.popDue() { take(.timer(name)) }
      draw()
    }
    clock.now += .milliseconds(max(0, left))
  }

  private mutating func take(_ event: Event) {
    act.observe(event)
    for effect in act.program.receive(&model, event) { perform(effect) }
  }

  /// Works out what follows from everything that was taken in, and draws it.
  private mutating func draw() {
    if act.timeLeft == 0 || act.hasNews() { act.look(&model) }
    for effect in act.takeMessages(&model) { perform(effect) }
    ending = ending ?? act.ending
    for effect in act.program.settle(&model) { perform(effect) }
    guard shown != model else { return }
    shown = model
    frames += 1
    act.hasChanged(model)
    let drawing = renderer.draw(act.program.view(model), size: size, environment: environment)
    self.drawing = drawing
    onFrame?(drawing, time)
  }

  private mutating func perform(_ effect: Driven.Played.Effect) {
    switch act.perform(effect, &model) {
    case .none: break
    case .screen(.copy(let text)): copied = text
    case .screen(.redraw): shown = nil
    case .screen(.suspend): break
    case .screen(.quit): ending = .quit
    case .screen(.interrupt): ending = .interrupted
    case .screen(.startTimer(let name, let delay)): timers.start(name, after: delay)
    case .switchShapes: act.shapesWereSwitched(.noImages, &model)
    case .end(let reason): ending = reason
    }
  }
}

/// A copy goes on from the same place; the clock is shared, and has to be set back for it.
extension ProgramDriver: Copyable where Driven: Copyable {}

/// A clock that only moves when it is set.
package final class VirtualClock {
  /// The time it shows.
  package var now = ContinuousClock.now

  package init() {}
}
