import GSDesign
import GalleryKit
import TermSession

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
    case .resized, .appearance, .colorDepth, .windowFocus, .timer: break
    }
  }

  mutating func look(_ model: inout TourModel) {
    guard let deadline, deadline <= now() else { return }
    _ = program.update(&model, .timer(TourProgram.timer))
    isPlaying = model.isPlaying
    self.deadline = now() + .milliseconds(model.paces * pace.beat)
  }

  mutating func perform(_ effect: TourEffect, _ model: inout TourModel) -> StageDirection {
    switch effect {
    case .gallery(.screen(let effect)): return .screen(effect)
    case .gallery(.switchShapes): return .switchShapes
    // A demonstration does not notice that it is built anew.
    case .gallery(.startAnew): return .none
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
