import GSDesign
import GalleryKit
import TermSession

/// Another act, ended by the limits of a kiosk.
struct KioskAct<Shown: Act & ~Copyable>: Act, ~Copyable where Shown.Played.Model: Hashable {
  typealias Played = KioskProgram<Shown.Played>

  private(set) var shown: Shown
  let program: KioskProgram<Shown.Played>
  private var clock: KioskClock
  /// The notice on the screen.
  private var said: KioskNotice?
  private let now: () -> KioskClock.Instant

  /// - Parameter now: what time it is.
  init(
    _ shown: consuming Shown, limits: KioskLimits, language: Language, appearance: Appearance,
    width: @escaping @Sendable (String) -> Int,
    now: @escaping () -> KioskClock.Instant = { ContinuousClock.now }
  ) {
    program = KioskProgram(
      shown: shown.program, language: language, appearance: appearance, width: width)
    self.shown = shown
    self.now = now
    clock = KioskClock(limits, now: now())
  }

  var descriptor: Int32 { shown.descriptor }
  /// Besides what is waited for: 0 where something else is to be said than was.
  var timeLeft: Int? {
    let now = now()
    let own = clock.notice(now: now) == said ? clock.timeLeft(now: now) : 0
    return [shown.timeLeft, own].compactMap { $0 }.min()
  }
  var ending: EndReason? {
    clock.reached(now: now()).map { EndReason.limit($0) } ?? shown.ending
  }

  func hasNews() -> Bool { shown.hasNews() }

  mutating func observe(_ event: Event) {
    switch event {
    case .key, .paste, .pointer:
      clock.touch(now: now())
      said = nil
    case .resized, .appearance, .colorDepth, .roundTrip, .windowFocus, .timer: break
    }
    shown.observe(event)
  }

  mutating func look(_ model: inout Played.Model) {
    said = clock.notice(now: now())
    model.notice = said
    shown.look(&model.shown)
  }

  mutating func hasChanged(_ model: Played.Model) { shown.hasChanged(model.shown) }

  mutating func shapesWereSwitched(_ outcome: ShapeSwitch, _ model: inout Played.Model) {
    shown.shapesWereSwitched(outcome, &model.shown)
  }

  mutating func perform(_ effect: Played.Effect, _ model: inout Played.Model) -> StageDirection {
    shown.perform(effect, &model.shown)
  }
}

/// The tour on a stage: it goes on when a beat has been seen, and takes the keys back from whoever went away.
struct DemoAct: Act {
  typealias Played = TourProgram

  /// How fast it goes, in milliseconds.
  struct Pace: Hashable, Sendable {
    /// Of one beat.
    var beat = 3_000
    /// Until it plays itself again after the last key; nil never.
    var returnDelay: Int? = 60_000
  }

  let program: TourProgram
  private let pace: Pace
  private let now: () -> KioskClock.Instant
  private var isPlaying = true
  /// When it goes on; nil where it waits for a person.
  private var deadline: KioskClock.Instant?

  /// - Parameter now: what time it is.
  init(
    _ program: TourProgram, pace: Pace,
    now: @escaping () -> KioskClock.Instant = { ContinuousClock.now }
  ) {
    self.program = program
    self.pace = pace
    self.now = now
    // The first beat is the opening of a scene.
    deadline = now() + .milliseconds(2 * pace.beat)
  }

  var timeLeft: Int? {
    deadline.map { max(0, ($0 - now()).millisecondsRoundedUp) }
  }

  mutating func observe(_ event: Event) {
    switch event {
    case .key, .paste, .pointer: if !isPlaying { wait() }
    case .resized, .appearance, .colorDepth, .roundTrip, .windowFocus, .timer: break
    }
  }

  mutating func look(_ model: inout TourModel) {
    guard let deadline, deadline <= now() else { return }
    _ = program.update(&model, .timer(TourProgram.timer))
    isPlaying = model.isPlaying
    self.deadline = now() + .milliseconds(model.paces * pace.beat)
  }

  func shapesWereSwitched(_ outcome: ShapeSwitch, _ model: inout TourModel) {
    program.learn(.outlines(outcome.phrase), &model)
  }

  mutating func perform(_ effect: TourEffect, _ model: inout TourModel) -> StageDirection {
    switch effect {
    case .gallery(.screen(let effect)): return .screen(effect)
    case .gallery(.switchShapes): return .switchShapes
    // A demonstration does not notice that it is rebuilt, and goes on with the themes it has.
    case .gallery(.startAnew), .gallery(.reloadThemes), .gallery(.showTheme), .gallery(.saveColor):
      return .none
    case .handedOver:
      isPlaying = false
      wait()
      return .none
    }
  }

  private mutating func wait() {
    deadline = pace.returnDelay.map { now() + .milliseconds($0) }
  }
}
