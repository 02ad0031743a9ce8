import GSDesign
import TermSession
import Workbench

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
