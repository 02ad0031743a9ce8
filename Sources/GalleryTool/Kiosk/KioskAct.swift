import GSDesign
import TermSession

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
