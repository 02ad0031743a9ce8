import GSDesign
import GalleryKit
import TermRender
import TermSession
import Workbench

/// The picture of a tape, and where in the tape it is.
struct PlayModel: Hashable {
  /// The activity of the tape.
  enum Status: Hashable {
    case running, paused, ended
    /// A line expected something else.
    case failed(TapeFailure)
  }

  var shown: CaptionedGallery.Model
  /// Whether the tape has the keys; otherwise a person.
  var isPlaying = true
  var status = Status.running
  var place = Place(step: 0, count: 0)
  /// The screen of the terminal, and that of the tape in it.
  var size = CellSize(columns: 80, rows: 24)
  var stage = CellSize(columns: 80, rows: 24)

  /// The number of played steps, and of all.
  struct Place: Hashable {
    let step: Int
    let count: Int
  }

  init(_ shown: CaptionedGallery.Model) { self.shown = shown }
}

/// The requests of a playing tape to its host.
enum PlayEffect: Hashable {
  case gallery(GalleryEffect)
  case pause, forward, back, handOver
  case resized
}

/// A tape on a terminal, in real time.
///
/// It keeps a copy of the player before each step, so that it steps back without a wait.
struct PlayAct: Act {
  typealias Played = PlayProgram

  private(set) var program: PlayProgram
  private let tape: Tape
  private let start: GalleryProgram
  private let environment: RenderEnvironment
  private var player: TapePlayer
  /// The player before each step that was begun.
  private var earlier: [TapePlayer] = []
  private var isRunning = true
  private var isPlaying = true
  private(set) var failure: TapeFailure?
  /// When the clock of the tape was moved last.
  private var moved: ContinuousClock.Instant
  private let now: () -> ContinuousClock.Instant

  /// - Parameter now: what time it is.
  init(
    _ tape: Tape, _ gallery: GalleryProgram, environment: RenderEnvironment,
    size: CellSize = CellSize(columns: 80, rows: 24),
    now: @escaping () -> ContinuousClock.Instant = { ContinuousClock.now }
  ) {
    self.tape = tape
    start = gallery
    self.environment = environment
    self.now = now
    moved = now()
    player = TapePlayer(tape, gallery, size: size, environment: environment)
    program = PlayProgram(captioned: player.driver.act.program)
  }

  var timeLeft: Int? {
    guard isPlaying, isRunning else { return nil }
    guard player.isBusy || player.isDone else { return 0 }
    guard let left = player.timeLeft else { return nil }
    return max(0, left - Int((now() - moved) / .milliseconds(1)))
  }

  mutating func look(_ model: inout PlayModel) {
    guard isPlaying, isRunning else { return }
    do throws(TapeFailure) {
      let passed = max(0, Int((now() - moved) / .milliseconds(1)))
      moved += .milliseconds(passed)
      if player.isBusy || player.isDone { try player.pass(milliseconds: passed) }
      if !player.isBusy, !player.isDone { try begin() }
    } catch {
      fail(error)
    }
    show(&model)
  }

  mutating func perform(_ effect: PlayEffect, _ model: inout PlayModel) -> StageDirection {
    switch effect {
    case .gallery(let effect): return perform(effect, &model)
    case .pause: pause()
    case .forward: forward()
    case .back: back()
    case .resized: restart(in: model.size)
    case .handOver:
      isPlaying = false
      model.isPlaying = false
      model.shown.caption = nil
      let size = model.size
      let resized = Event.resized(columns: size.columns, rows: size.rows)
      for effect in program.captioned.receive(&model.shown, resized) {
        _ = perform(effect, &model)
      }
      return .none
    }
    show(&model)
    return .none
  }

  /// Performs an effect of the gallery that a person drives.
  private mutating func perform(
    _ effect: GalleryEffect, _ model: inout PlayModel
  ) -> StageDirection {
    var act = TapedGallery(program.captioned.gallery)
    defer { program.captioned = act.program }
    return act.perform(effect, &model.shown)
  }

  mutating func shapesWereSwitched(_ outcome: ShapeSwitch, _ model: inout PlayModel) {
    program.captioned.gallery.learn(.outlines(outcome.phrase), &model.shown.gallery)
  }

  private mutating func begin() throws(TapeFailure) {
    earlier.append(player)
    _ = try player.begin()
  }

  /// Stops, or goes on; at the end it begins again. A failed tape stays where it is.
  private mutating func pause() {
    guard failure == nil else { return }
    if player.isDone, let first = earlier.first {
      player = first
      player.resume()
      earlier = []
      isRunning = true
    } else {
      isRunning.toggle()
    }
    moved = now()
  }

  /// Plays on to the end of the next step that a person would do.
  private mutating func forward() {
    isRunning = false
    guard failure == nil else { return }
    do throws(TapeFailure) {
      try player.finishStep()
      while !player.isDone {
        let isInput = tape.steps[player.next].action.isInput
        try begin()
        try player.finishStep()
        if isInput { break }
      }
      // Waits after it belong to it.
      while !player.isDone, case .wait = tape.steps[player.next].action {
        try begin()
        try player.finishStep()
      }
    } catch {
      fail(error)
    }
  }

  /// Goes back to before the last step that a person would do.
  private mutating func back() {
    isRunning = false
    failure = nil
    while let last = earlier.popLast() {
      player = last
      if tape.steps[last.next].action.isInput { break }
    }
    player.resume()
  }

  /// Begins again in another size of the terminal, and plays on to the same step.
  private mutating func restart(in size: CellSize) {
    let step = player.next
    player = TapePlayer(tape, start, size: size, environment: environment)
    earlier = []
    failure = nil
    do throws(TapeFailure) {
      while player.next < step {
        try player.finishStep()
        try begin()
      }
    } catch {
      fail(error)
    }
    moved = now()
  }

  private mutating func fail(_ error: TapeFailure) {
    failure = error
    isRunning = false
  }

  private mutating func show(_ model: inout PlayModel) {
    program.captioned = player.driver.act.program
    model.shown = player.model
    model.stage = CellSize(
      columns: min(player.driver.size.columns, model.size.columns),
      rows: min(player.driver.size.rows, model.size.rows))
    model.place = PlayModel.Place(step: player.next, count: tape.steps.count)
    model.status =
      if let failure {
        .failed(failure)
      } else if player.isDone {
        .ended
      } else {
        isRunning ? .running : .paused
      }
  }
}

extension TapeAction {
  /// Whether a person does it, rather than waits, looks or speaks.
  fileprivate var isInput: Bool {
    switch self {
    case .resize, .keys, .type, .paste, .click, .move, .drag, .wheel: true
    case .open, .appearance, .colors, .wait, .expect, .expectNot, .pause, .screenshot, .caption:
      false
    }
  }
}

extension Phrase {
  /// Where a tape is, and its keys.
  static func tapeHint(_ place: PlayModel.Place, _ status: PlayModel.Status) -> Phrase {
    let keys =
      switch status {
      case .running: Phrase(localized: "space pauses, ← → step, q quits, any other key tries it")
      case .paused, .ended, .failed:
        Phrase(localized: "space plays, ← → step, q quits, any other key tries it")
      }
    return .joined([tapePlace(place, status), keys], separator: "  ")
  }

  static func tapePlace(_ place: PlayModel.Place, _ status: PlayModel.Status) -> Phrase {
    switch status {
    case .running: Phrase("▶ \(place.step)/\(place.count)")
    case .paused: Phrase("▮▮ \(place.step)/\(place.count)")
    case .ended: Phrase(localized: "end of the tape")
    case .failed(let failure): Phrase(localized: "line \(failure.line) failed")
    }
  }
}
