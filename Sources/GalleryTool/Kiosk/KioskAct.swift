import GSDesign
import GalleryKit
import TermSession
import Workbench

/// An act that ends at the limits of a kiosk.
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
  /// The timeout of the act or of the notice, whichever is shorter; 0 if the notice has changed.
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

  mutating func takeMessages(_ model: inout Played.Model) -> [Played.Effect] {
    shown.takeMessages(&model.shown)
  }

  mutating func hasChanged(_ model: Played.Model) { shown.hasChanged(model.shown) }

  mutating func shapesWereSwitched(_ outcome: ShapeSwitch, _ model: inout Played.Model) {
    shown.shapesWereSwitched(outcome, &model.shown)
  }

  mutating func perform(_ effect: Played.Effect, _ model: inout Played.Model) -> StageDirection {
    shown.perform(effect, &model.shown)
  }
}

/// The tour on a stage: it continues after each beat, and after a while takes the keys back from a visitor who went
/// away.
struct DemoAct: Act {
  typealias Played = TourProgram

  /// The speed, in milliseconds.
  struct Pace: Hashable, Sendable {
    /// The duration of a beat.
    var beat = 3_000
    /// The time from the last key until it continues by itself; nil for never.
    var returnDelay: Int? = 60_000
  }

  private(set) var program: TourProgram
  private let pace: Pace
  private let now: () -> KioskClock.Instant
  private var isPlaying = true
  /// The effects of the beat that began just now.
  private var awaited: [TourEffect] = []
  /// When it continues; nil while it waits for a visitor.
  private var deadline: KioskClock.Instant?

  /// - Parameter now: what time it is.
  init(
    _ program: TourProgram, pace: Pace,
    now: @escaping () -> KioskClock.Instant = { ContinuousClock.now }
  ) {
    self.program = program
    self.pace = pace
    self.now = now
    // The first beat opens a scene, or the overture.
    deadline = now() + .milliseconds(Int(program.openingPaces * Double(pace.beat)))
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
    awaited += program.update(&model, .timer(TourProgram.timer))
    isPlaying = model.isPlaying
    self.deadline = now() + .milliseconds(Int(model.paces * Double(pace.beat)))
  }

  mutating func takeMessages(_ model: inout TourModel) -> [TourEffect] {
    defer { awaited = [] }
    return awaited
  }

  func shapesWereSwitched(_ outcome: ShapeSwitch, _ model: inout TourModel) {
    program.learn(.outlines(outcome.phrase), &model)
  }

  mutating func perform(_ effect: TourEffect, _ model: inout TourModel) -> StageDirection {
    program.show(effect)
    switch effect {
    case .gallery(.screen(let effect)): return .screen(effect)
    case .gallery(.switchShapes): return .switchShapes
    // A demonstration ignores rebuilds, and writes nothing.
    case .gallery(.startAnew), .gallery(.reloadThemes), .gallery(.showTheme), .gallery(.saveColor),
      .begin:
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
