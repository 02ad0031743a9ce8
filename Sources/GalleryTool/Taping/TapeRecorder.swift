import GSDesign
import GalleryKit
import TermRender
import TermSession
import Workbench

/// Writes down the actions of a person in the gallery, as a tape.
///
/// Real pauses become lines. Where the screen changed by itself before the next input, a `wait` for its new words
/// follows, so that the tape plays as well on a slower machine; not for numbers that were still being counted, which a
/// faster machine never shows.
struct TapeRecorder {
  typealias Instant = ContinuousClock.Instant

  /// The screen that a person looks at.
  struct Screen {
    let drawing: Drawing
    let size: CellSize
  }

  private(set) var steps: [TapeAction] = []
  private var last: Instant
  /// The part under the pointer, and the cells of a press that goes on.
  private var hovered: FocusID?
  private var pressed: [CellPosition] = []
  private var size: CellSize?
  /// Milliseconds of all pauses.
  private var pauses = 0

  /// Shorter pauses are not written, in milliseconds; longer ones are multiples of it.
  private static let grain = 50
  /// A person who left for a coffee is not waited for, in milliseconds.
  private static let longest = 10_000

  /// - Parameters:
  ///   - link: the state at the start; nil for the overview.
  ///   - facts: the terminal at the start.
  init(opening link: String?, on facts: TerminalFacts, at now: Instant) {
    last = now
    if let link { steps.append(.open(link)) }
    if facts.appearance != .light { steps.append(.appearance(facts.appearance)) }
    if facts.depth != .truecolor { steps.append(.colors(facts.depth)) }
  }

  /// Takes an event in.
  ///
  /// - Parameters:
  ///   - before: the screen right after the event before it; nil if nothing changed since.
  ///   - screen: the screen now.
  mutating func note(
    _ event: Event, at now: Instant, after before: () -> Screen?, on screen: () -> Screen
  ) {
    switch event {
    case .key(let press):
      guard KeyPress(named: press.spelling) == press else { return }
      rest(until: now, before, screen)
      add(press)
    case .paste(let text):
      rest(until: now, before, screen)
      var rest = text[...]
      while !rest.isEmpty {
        steps.append(.paste(String(rest.prefix(TapeLimits.text))))
        rest = rest.dropFirst(TapeLimits.text)
      }
    case .pointer(let phase, let target): point(phase, target, now, before, screen)
    case .resized(let columns, let rows):
      let new = CellSize(columns: columns, rows: rows)
      if size != new {
        rest(until: now, before, screen)
        steps.append(.resize(new))
      }
      size = new
    case .appearance(let appearance): steps.append(.appearance(appearance))
    case .colorDepth(let depth): steps.append(.colors(depth))
    case .roundTrip, .windowFocus, .timer: break
    }
  }

  /// The tape without the key that left the gallery, and without the lines beyond the limits of a tape.
  func tape(leftByKey: Bool) -> Tape {
    var steps = steps
    if leftByKey, case .keys(let presses)? = steps.last {
      steps.removeLast()
      if presses.count > 1 { steps.append(.keys(presses.dropLast())) }
    }
    var bytes = 0
    let kept = steps.prefix(TapeLimits.lines).prefix { step in
      bytes += step.line.utf8.count + 1
      return bytes <= TapeLimits.bytes
    }
    return Tape(steps: kept.enumerated().map { Tape.Step(action: $1, line: $0 + 1) })
  }

  /// Writes the time since the last input, and a wait for words that came meanwhile.
  private mutating func rest(
    until now: Instant, _ before: () -> Screen?, _ screen: () -> Screen
  ) {
    let time = Int((now - last) / .milliseconds(1))
    last = now
    let rounded = min(
      Self.longest, TapeLimits.total - pauses, time / Self.grain * Self.grain)
    if rounded > 0, !steps.isEmpty {
      steps.append(.pause(rounded))
      pauses += rounded
    }
    guard let before = before(), let words = Self.newWords(on: screen(), since: before) else {
      return
    }
    steps.append(.wait(words, TapeLimits.wait))
  }

  /// The longest words of a screen that another does not have; nil without any.
  private static func newWords(on screen: Screen, since before: Screen) -> String? {
    let old = before.drawing.surface.plainText
    var longest: Substring?
    for line in screen.drawing.surface.plainText.split(separator: "\n") {
      for words in line.split(separator: /[ \t]{2,}/) {
        let words = words.drop { $0 == " " }.prefix(60)
        guard words.count > longest?.count ?? 2, words.contains(where: \.isLetter),
          !old.contains(words)
        else { continue }
        longest = words
      }
    }
    return longest.map { String($0) }
  }

  /// A key; keys in a row without a pause share a line.
  private mutating func add(_ press: KeyPress) {
    guard case .keys(let earlier)? = steps.last, earlier.count < 20 else {
      steps.append(.keys([press]))
      return
    }
    steps[steps.count - 1] = .keys(earlier + [press])
  }

  private mutating func point(
    _ phase: PointerPhase, _ target: FocusID?, _ now: Instant, _ before: () -> Screen?,
    _ screen: () -> Screen
  ) {
    switch phase {
    case .moved:
      guard target != hovered, let cell = Self.cell(of: target, screen()) else { return }
      hovered = target
      // A pointer on its way over other parts leaves nothing there.
      let isPassing = now - last < .milliseconds(300)
      if isPassing, case .move? = steps.last { steps.removeLast() }
      rest(until: now, before, screen)
      steps.append(.move(.cell(cell)))
    case .pressed(.primary):
      guard let cell = Self.cell(of: target, screen()) else { return }
      if case .move? = steps.last { steps.removeLast() }
      rest(until: now, before, screen)
      hovered = target
      pressed = [cell]
    case .dragged(.primary):
      guard !pressed.isEmpty, let cell = Self.cell(of: target, screen()) else { return }
      if pressed.last != cell { pressed.append(cell) }
    case .released(.primary):
      guard let first = pressed.first else { return }
      let cell = Self.cell(of: target, screen())
      if let cell, pressed.last != cell { pressed.append(cell) }
      steps.append(
        pressed.count == 1 ? .click(.cell(first)) : .drag(pressed.map { TapePoint.cell($0) }))
      hovered = target
      pressed = []
    case .scrolled(let columns, let rows):
      guard let wheel = TapeWheel(columns, rows), let cell = Self.cell(of: target, screen())
      else { return }
      let count = max(1, abs(rows == 0 ? columns : rows))
      if case .wheel(wheel, let earlier, .cell(cell)?)? = steps.last,
        earlier + count <= TapeLimits.steps
      {
        steps[steps.count - 1] = .wheel(wheel, earlier + count, .cell(cell))
        last = now
      } else {
        rest(until: now, before, screen)
        steps.append(.wheel(wheel, min(count, TapeLimits.steps), .cell(cell)))
      }
    case .pressed, .dragged, .released: break
    }
  }

  /// A cell of a part, or one of no part; nil if the screen has none.
  private static func cell(of target: FocusID?, _ screen: Screen) -> CellPosition? {
    let drawing = screen.drawing
    guard let target else {
      for row in 0..<screen.size.rows {
        for column in 0..<screen.size.columns
        where drawing.target(column: column, row: row) == nil {
          return CellPosition(column: column, row: row)
        }
      }
      return nil
    }
    for part in drawing.parts.reversed() where part.id == target {
      let area = part.area
      let middle = CellPosition(
        column: area.column + area.columns / 2, row: area.row + area.rows / 2)
      if drawing.target(column: middle.column, row: middle.row) == target { return middle }
      for row in area.row..<area.row + area.rows {
        for column in area.column..<area.column + area.columns
        where drawing.target(column: column, row: row) == target {
          return CellPosition(column: column, row: row)
        }
      }
    }
    return nil
  }
}

/// A recording, for the command that ran the gallery.
final class RecordedTape {
  fileprivate(set) var recorder: TapeRecorder

  /// Begins a recording.
  ///
  /// - Parameters:
  ///   - link: the state at the start; nil for the overview.
  ///   - facts: the terminal at the start.
  init(
    opening link: String?, on facts: TerminalFacts,
    at now: ContinuousClock.Instant = ContinuousClock.now
  ) {
    recorder = TapeRecorder(opening: link, on: facts, at: now)
  }
}

/// The gallery while it is recorded.
struct RecordAct: Act, ~Copyable {
  typealias Played = GalleryProgram

  private var gallery: GalleryAct
  private let tape: RecordedTape
  private var size = CellSize(columns: 80, rows: 24)
  /// The model on the screen, and the one right after the last event of a person.
  private var shown: GalleryModel
  private var answered: GalleryModel?
  private var awaitsAnswer = true
  private let environment: RenderEnvironment
  private let renderer = Renderer()
  private let now: () -> ContinuousClock.Instant

  /// - Parameters:
  ///   - tape: receives the actions of a person.
  ///   - now: what time it is.
  init(
    _ gallery: GalleryProgram, into tape: RecordedTape, environment: RenderEnvironment,
    now: @escaping () -> ContinuousClock.Instant = { ContinuousClock.now }
  ) {
    self.gallery = GalleryAct(gallery, file: nil)
    shown = gallery.initialModel
    self.environment = environment
    self.now = now
    self.tape = tape
  }

  var program: GalleryProgram { gallery.program }
  var descriptor: Int32 { gallery.descriptor }
  var timeLeft: Int? { gallery.timeLeft }
  var ending: EndReason? { gallery.ending }
  func hasNews() -> Bool { gallery.hasNews() }

  mutating func observe(_ event: Event) {
    if case .resized(let columns, let rows) = event {
      size = CellSize(columns: columns, rows: rows)
    }
    let before =
      program.isCounting(shown) ? nil : answered.flatMap { $0 == shown ? nil : $0 }
    tape.recorder.note(
      event, at: now(), after: { before.map { screen(of: $0) } }, on: { screen(of: shown) })
    switch event {
    case .key, .paste, .pointer: awaitsAnswer = true
    case .resized, .appearance, .colorDepth, .roundTrip, .windowFocus, .timer: break
    }
  }

  mutating func look(_ model: inout GalleryModel) { gallery.look(&model) }

  mutating func hasChanged(_ model: GalleryModel) {
    shown = model
    if awaitsAnswer { answered = model }
    awaitsAnswer = false
  }

  mutating func shapesWereSwitched(_ outcome: ShapeSwitch, _ model: inout GalleryModel) {
    gallery.shapesWereSwitched(outcome, &model)
  }

  mutating func perform(
    _ effect: GalleryEffect, _ model: inout GalleryModel
  ) -> StageDirection {
    gallery.perform(effect, &model)
  }

  private func screen(of model: GalleryModel) -> TapeRecorder.Screen {
    TapeRecorder.Screen(
      drawing: renderer.draw(program.view(model), size: size, environment: environment),
      size: size)
  }
}
