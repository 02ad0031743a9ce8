import GSDesign
import GalleryKit
import TermRender
import TermSession
import Workbench

/// Why a tape stopped: the screen is not as a line expects.
struct TapeFailure: Error, Hashable {
  let line: Int
  /// The expectation, and why it failed.
  let sentence: String
  /// The screen as text.
  let screen: String
}

/// Plays a tape on a clock that it moves itself: pauses and timers take no time of their own.
///
/// It is a value: a copy goes on from its own step, once its time is set again with ``resume()``.
struct TapePlayer {
  typealias Driver = ProgramDriver<TapedGallery>

  let tape: Tape
  private(set) var driver: Driver
  /// The index of the next step.
  private(set) var next = 0
  /// The step under way.
  private var pending: Pending?
  /// The time at the end of the last move of the clock.
  private var time = 0
  private var pointer: CellPosition?

  /// The rest of a step that takes time.
  private enum Pending {
    /// The keys that are still to be pressed, and milliseconds until the first of them.
    case keys(ArraySlice<KeyPress>, Int)
    case pause(Int)
    /// Waits for words, at most so long.
    case words(String, Int)
  }

  /// Milliseconds between the keys of a line, as a person types.
  static let rhythm = 60

  /// Starts the gallery of a tape.
  ///
  /// - Parameter onFrame: receives each frame with its time in milliseconds.
  init(
    _ tape: Tape, _ gallery: GalleryProgram, size: CellSize, environment: RenderEnvironment,
    renderer: Renderer = Renderer(), onFrame: ((Drawing, Int) -> Void)? = nil
  ) {
    self.tape = tape
    let act = TapedGallery(gallery)
    driver = Driver(
      act, from: act.program.initialModel, size: size, environment: environment,
      renderer: renderer, onFrame: onFrame)
  }

  /// Whether all steps were played.
  var isDone: Bool { next == tape.steps.count && pending == nil }

  /// Whether a step is under way.
  var isBusy: Bool { pending != nil }

  /// The number of the line of the next step; that of the last one at the end.
  var line: Int { tape.steps.indices.contains(next) ? tape.steps[next].line : tape.steps.count }

  /// The gallery that the driver plays now, and its model.
  var gallery: GalleryProgram { driver.act.program.gallery }
  var model: CaptionedGallery.Model { driver.model }

  /// Sets the clock to where this copy was.
  func resume() { driver.time = time }

  /// Milliseconds until the step under way or a timer has something to do; nil for never.
  var timeLeft: Int? {
    let own: Int? =
      switch pending {
      case .keys(_, let left), .pause(let left), .words(_, let left): left
      case nil: nil
      }
    return [own, driver.timeLeft].compactMap(\.self).min()
  }

  /// Begins the next step.
  ///
  /// - Returns: the name of a screenshot to take of the frame, if the step takes one.
  mutating func begin() throws(TapeFailure) -> String? {
    let step = tape.steps[next]
    next += 1
    guard driver.ending == nil else {
      throw failure(step.line, "The gallery was left before this line.")
    }
    defer { time = driver.time }
    switch step.action {
    case .open: break
    case .appearance(let appearance):
      driver.post(.appearance(appearance))
      driver.send(.frame)
    case .colors(let depth):
      driver.environment.depth = depth
      driver.post(.colorDepth(depth))
      driver.send(.frame)
    case .resize(let size): resize(to: size)
    case .keys(let presses): press(presses[...])
    case .type(let text): press(text.map { KeyPress($0 == "\n" ? .enter : .character($0)) }[...])
    case .paste(let text):
      driver.send(.paste(text))
      driver.send(.frame)
    case .click(let point):
      try hover(.moved, at: point, step.line)
      send(.pressed(.primary))
      send(.released(.primary))
    case .move(let point): try hover(.moved, at: point, step.line)
    case .drag(let points):
      for (index, point) in points.enumerated() {
        try hover(index == 0 ? .moved : .dragged(.primary), at: point, step.line)
        if index == 0 { send(.pressed(.primary)) }
      }
      send(.released(.primary))
    case .wheel(let wheel, let count, let point):
      if let point { pointer = try cell(point, step.line) }
      for _ in 0..<count { send(wheel.phase) }
    case .wait(let words, let limit):
      pending = .words(words, limit)
      try pass(milliseconds: 0)
    case .expect(let words):
      driver.send(.frame)
      guard hasWords(words) else {
        throw failure(step.line, "Expected “\(oneLine(words))”, which is not on the screen.")
      }
    case .expectNot(let words):
      driver.send(.frame)
      guard !hasWords(words) else {
        throw failure(step.line, "Expected no “\(oneLine(words))”, which is on the screen.")
      }
    case .pause(let time): pending = .pause(time)
    case .screenshot(let name):
      driver.send(.frame)
      return name
    case .caption(let text):
      driver.change { $0.caption = text.isEmpty ? nil : oneLine(text) }
      driver.send(.frame)
    }
    return nil
  }

  /// Lets time pass, and goes on with the step under way.
  mutating func pass(milliseconds: Int) throws(TapeFailure) {
    driver.send(.wait(milliseconds))
    defer { time = driver.time }
    switch pending {
    case .keys(let presses, let left):
      pending = .keys(presses, max(0, left - milliseconds))
      if left <= milliseconds { press(presses) }
    case .pause(let left):
      pending = left <= milliseconds ? nil : .pause(left - milliseconds)
    case .words(let words, let left):
      guard !hasWords(words) else {
        pending = nil
        return
      }
      let left = left - milliseconds
      guard left > 0, driver.timeLeft != nil else {
        pending = nil
        throw failure(
          tape.steps[next - 1].line,
          "Waited for “\(oneLine(words))”, which did not come"
            + (left > 0 ? ": nothing changes by itself any more." : " in time."))
      }
      pending = .words(words, left)
    case nil: break
    }
  }

  /// Ends the step under way.
  mutating func finishStep() throws(TapeFailure) {
    while pending != nil { try pass(milliseconds: timeLeft ?? 0) }
  }

  /// Draws in another size.
  mutating func resize(to size: CellSize) {
    driver.send(.resize(columns: size.columns, rows: size.rows))
    driver.send(.frame)
    pointer = nil
  }

  private mutating func press(_ presses: ArraySlice<KeyPress>) {
    guard let press = presses.first else {
      pending = nil
      return
    }
    driver.send(.key(press))
    driver.send(.frame)
    let rest = presses.dropFirst()
    pending = rest.isEmpty ? nil : .keys(rest, Self.rhythm)
  }

  private mutating func send(_ phase: PointerPhase) {
    let cell =
      pointer ?? CellPosition(column: driver.size.columns / 2, row: driver.size.rows / 2)
    driver.send(.pointer(phase, column: cell.column, row: cell.row))
    driver.send(.frame)
  }

  private mutating func hover(
    _ phase: PointerPhase, at point: TapePoint, _ line: Int
  ) throws(TapeFailure) {
    pointer = try cell(point, line)
    send(phase)
  }

  private func hasWords(_ words: String) -> Bool {
    driver.drawing.map { !$0.surface.areas(ofWords: words).isEmpty } ?? false
  }

  /// The cell of a point. Of several places with the words it is in the smallest part that reacts to the pointer.
  private mutating func cell(_ point: TapePoint, _ line: Int) throws(TapeFailure) -> CellPosition {
    driver.send(.frame)
    switch point {
    case .cell(let cell):
      guard cell.column < driver.size.columns, cell.row < driver.size.rows else {
        throw failure(
          line,
          "\(point.text) is outside of the screen of \(driver.size.columns)x\(driver.size.rows).")
      }
      return cell
    case .words(let words):
      let areas = driver.drawing?.surface.areas(ofWords: words) ?? []
      guard !areas.isEmpty else {
        throw failure(line, "Expected “\(oneLine(words))”, which is not on the screen.")
      }
      let cells = areas.map { CellPosition(column: $0.column + $0.columns / 2, row: $0.row) }
      let parts = cells.compactMap { cell in
        driver.drawing?.part(at: cell).map { (cell: cell, size: $0.area.columns * $0.area.rows) }
      }
      guard let smallest = parts.map(\.size).min(),
        let part = parts.first(where: { $0.size == smallest })
      else {
        throw failure(
          line, "“\(oneLine(words))” is on the screen, and does not react to the pointer there.")
      }
      return part.cell
    }
  }

  private func failure(_ line: Int, _ sentence: String) -> TapeFailure {
    TapeFailure(
      line: line, sentence: sentence, screen: driver.drawing?.surface.plainText ?? "")
  }
}

extension Drawing {
  /// The topmost part at a cell.
  fileprivate func part(at cell: CellPosition) -> PartArea? {
    parts.last { $0.area.contains(column: cell.column, row: cell.row) }
  }
}
