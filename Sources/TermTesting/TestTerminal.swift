public import GSDesign
public import TermRender
import TermSession

/// A terminal of a test: it runs a program as `TerminalApp` does, and everything that happens is done by the test.
///
/// ```swift
/// @Test func twoTagsAreChosen() throws {
///   var terminal = TestTerminal(running: TagPicker(), columns: 40, rows: 8)
///   try terminal.click("Swift")
///   terminal.press(.right, .enter)
///   #expect(terminal.text.contains("2 of 3 chosen"))
/// }
/// ```
///
/// The program gets keys, pastes, sizes, timers, and the pointer over its parts. Time passes in ``pass(_:)`` and
/// ``wait(for:within:)``, at once. After each call the screen is as a person would see it; that of a program which has
/// quit stays.
public struct TestTerminal<Shown: Program> where Shown.Model: Equatable {
  var driver: ProgramDriver<HostedApp<Shown>>
  /// The tasks of the program; nil if it starts none.
  private let tasks: (any RunningTasks)?
  private var pointer: CellPosition?

  /// Starts a program, and draws its first screen.
  ///
  /// - Parameters:
  ///   - program: its effects are all that a screen does.
  ///   - columns: the width of the screen.
  ///   - rows: its height.
  ///   - environment: theme, appearance, colours and glyphs.
  public init(
    running program: Shown, columns: Int = 80, rows: Int = 24,
    in environment: RenderEnvironment = RenderEnvironment()
  ) where Shown.Effect == ScreenEffect {
    self.init(running: program, columns: columns, rows: rows, in: environment) { effect, _ in
      effect
    }
  }

  /// Starts a program with effects of its own, and draws its first screen.
  ///
  /// - Parameters:
  ///   - program: the program to run.
  ///   - columns: the width of the screen.
  ///   - rows: its height.
  ///   - environment: theme, appearance, colours and glyphs.
  ///   - perform: performs an effect; it returns the part that is left to the screen, or nil.
  public init(
    running program: Shown, columns: Int = 80, rows: Int = 24,
    in environment: RenderEnvironment = RenderEnvironment(),
    perform: @escaping (Shown.Effect, inout Shown.Model) -> ScreenEffect?
  ) {
    let app = HostedApp(program, TerminalApp.Options(), MessageSource(), perform)
    self.init(app, program, CellSize(columns: columns, rows: rows), environment, tasks: nil)
  }

  /// Starts a program that has work done beside itself, and draws its first screen.
  ///
  /// Its tasks run at their own pace: await ``finishTasks(within:isolation:)``, or words by ``wait(for:within:)``.
  ///
  /// - Parameters:
  ///   - program: the program to run.
  ///   - columns: the width of the screen.
  ///   - rows: its height.
  ///   - environment: theme, appearance, colours and glyphs.
  /// - Throws: if the process may open no more files.
  public init(
    running program: Shown, columns: Int = 80, rows: Int = 24,
    in environment: RenderEnvironment = RenderEnvironment()
  ) throws where Shown: ListeningProgram, Shown.Effect == TaskEffect<Shown.Message> {
    let runner = try TaskRunner<Shown.Message>()
    let app = HostedApp(
      program, TerminalApp.Options(), MessageSource(runner, for: program)
    ) { effect, _ in runner.perform(effect) }
    self.init(app, program, CellSize(columns: columns, rows: rows), environment, tasks: runner)
  }

  private init(
    _ app: HostedApp<Shown>, _ program: Shown, _ size: CellSize, _ environment: RenderEnvironment,
    tasks: (any RunningTasks)?
  ) {
    self.tasks = tasks
    driver = ProgramDriver(
      app, from: program.initialModel,
      size: CellSize(columns: max(1, size.columns), rows: max(1, size.rows)),
      environment: environment)
  }
}

// The screen.
extension TestTerminal {
  /// Everything the program knows.
  public var model: Shown.Model { driver.model }
  /// The screen as text: each row without the blanks at its end, joined by line feeds.
  public var text: String { driver.drawing.map { String($0.surface.plainText.dropLast()) } ?? "" }
  /// The rows of ``text``.
  public var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
  /// The cells of the screen, with their styles.
  public var surface: Surface? { driver.drawing?.surface }
  /// The place of the cursor; nil while it is hidden.
  public var cursor: CellPosition? { driver.drawing?.caret }
  /// The text that was copied last.
  public var copied: String? { driver.copied }
  /// Whether the program has quit, by itself or by Ctrl-C.
  public var hasQuit: Bool { driver.ending != nil }
  /// How many screens were drawn: an unchanged model needs none.
  public var frames: Int { driver.frames }
  /// The part at a cell, counted from 0 at the top left; nil over none.
  public func part(column: Int, row: Int) -> FocusID? {
    driver.drawing?.target(column: column, row: row)
  }
}

// Keys and texts.
extension TestTerminal {
  /// Presses keys one after the other, each for a screen of its own.
  public mutating func press(_ keys: KeyPress.Key..., modifiers: KeyPress.Modifiers = []) {
    for key in keys { send(.key(KeyPress(key, modifiers: modifiers))) }
  }

  /// Types a text key by key; a line feed is Enter.
  public mutating func type(_ text: String) {
    for character in text { press(character == "\n" ? .enter : .character(character)) }
  }

  /// Pastes a text.
  public mutating func paste(_ text: String) { send(.paste(text)) }

  /// Changes the size of the screen, in cells; less than 1 counts as 1.
  public mutating func resize(columns: Int, rows: Int) {
    driver.send(.resize(columns: columns, rows: rows))
    driver.send(.frame)
  }

  /// Sends an event of any other kind, such as a change of appearance.
  public mutating func send(_ event: Event) {
    guard !hasQuit else { return }
    driver.post(event)
    driver.send(.frame)
  }
}

extension TestTerminal where Shown: ListeningProgram {
  /// Hands the program a message, as its source would.
  public mutating func send(message: Shown.Message) {
    guard !hasQuit else { return }
    driver.handle { program, model in
      program.shown.receive(&model, message: message).map { .own($0) }
    }
    driver.send(.frame)
  }
}

// The pointer.
extension TestTerminal {
  /// Moves the pointer over words, and clicks the primary button.
  ///
  /// - Parameters:
  ///   - words: words on one row, as they are drawn; the middle of them is clicked.
  ///   - number: which of several, in reading order from 1.
  /// - Throws: ``TestTerminalError/noWords(_:screen:)`` if the screen does not show them.
  public mutating func click(_ words: String, number: Int = 1) throws(TestTerminalError) {
    let place = try place(of: words, number)
    click(column: place.column, row: place.row)
  }

  /// Moves the pointer over a cell, counted from 0 at the top left, and clicks the primary button.
  public mutating func click(column: Int, row: Int) {
    point(.moved, column, row)
    point(.pressed(.primary), column, row)
    point(.released(.primary), column, row)
  }

  /// Moves the pointer over words without a click.
  ///
  /// - Throws: ``TestTerminalError/noWords(_:screen:)`` if the screen does not show them.
  public mutating func hover(_ words: String, number: Int = 1) throws(TestTerminalError) {
    let place = try place(of: words, number)
    point(.moved, place.column, place.row)
  }

  /// Moves the pointer over a cell, counted from 0 at the top left.
  public mutating func hover(column: Int, row: Int) { point(.moved, column, row) }

  /// Presses the primary button on a cell, moves it cell by cell to another, and lets it go there.
  public mutating func drag(from start: CellPosition, to end: CellPosition) {
    point(.moved, start.column, start.row)
    point(.pressed(.primary), start.column, start.row)
    let steps = max(abs(end.column - start.column), abs(end.row - start.row))
    for step in stride(from: 1, through: steps, by: 1) {
      point(
        .dragged(.primary), start.column + (end.column - start.column) * step / steps,
        start.row + (end.row - start.row) * step / steps)
    }
    point(.released(.primary), end.column, end.row)
  }

  /// Turns the wheel where the pointer is, or in the middle of the screen: positive rows towards the end.
  public mutating func scroll(rows: Int) {
    let place =
      pointer
      ?? CellPosition(column: driver.size.columns / 2, row: driver.size.rows / 2)
    for _ in 0..<abs(rows) {
      point(.scrolled(columns: 0, rows: rows.signum()), place.column, place.row)
    }
  }

  private mutating func point(_ phase: PointerPhase, _ column: Int, _ row: Int) {
    guard !hasQuit else { return }
    pointer = CellPosition(column: column, row: row)
    driver.send(.pointer(phase, column: column, row: row))
    driver.send(.frame)
  }

  private func place(of words: String, _ number: Int) throws(TestTerminalError) -> CellPosition {
    let areas = driver.drawing?.surface.areas(ofWords: words) ?? []
    guard areas.indices.contains(number - 1) else { throw .noWords(words, screen: text) }
    let area = areas[number - 1]
    return CellPosition(column: area.column + (area.columns - 1) / 2, row: area.row)
  }
}

// Time and tasks.
extension TestTerminal {
  /// Lets time pass: the timers that become due fire in their order, and each change is drawn.
  public mutating func pass(_ time: Duration) {
    driver.send(.wait(Int(time / .milliseconds(1))))
  }

  /// Lets time pass until the screen shows words.
  ///
  /// - Parameters:
  ///   - words: the words to wait for.
  ///   - limit: how long at most.
  /// - Throws: ``TestTerminalError/noWords(_:screen:)`` if they are not shown by then.
  public mutating func wait(
    for words: String, within limit: Duration = .seconds(5)
  ) throws(TestTerminalError) {
    guard passes(limit, untilShown: words) else { throw .noWords(words, screen: text) }
  }

  /// Lets time pass, and takes the messages of tasks, until the screen shows words.
  ///
  /// - Parameters:
  ///   - words: the words to wait for.
  ///   - limit: how long at most; while tasks run, of the real time.
  ///   - isolation: the actor that waits; the caller's.
  /// - Throws: ``TestTerminalError/noWords(_:screen:)`` if they are not shown by then.
  public mutating func wait(
    for words: String, within limit: Duration = .seconds(30),
    isolation: isolated (any Actor)? = #isolation
  ) async throws {
    try await takeMessages(within: limit) { $0.shows(words) }
    guard passes(limit, untilShown: words) else {
      throw TestTerminalError.noWords(words, screen: text)
    }
  }

  /// Waits until the tasks of the program have ended, and takes their messages; tasks started meanwhile as well.
  ///
  /// - Parameters:
  ///   - limit: how long at most.
  ///   - isolation: the actor that waits; the caller's.
  /// - Throws: ``TestTerminalError/tasksRunning(_:)`` if some still run then.
  public mutating func finishTasks(
    within limit: Duration = .seconds(30), isolation: isolated (any Actor)? = #isolation
  ) async throws {
    try await takeMessages(within: limit) { _ in false }
    guard let tasks, !tasks.isIdle else { return }
    throw TestTerminalError.tasksRunning(tasks.names)
  }

  private func shows(_ words: String) -> Bool {
    driver.drawing?.surface.areas(ofWords: words).isEmpty == false
  }

  private mutating func passes(_ limit: Duration, untilShown words: String) -> Bool {
    var left = Int(limit / .milliseconds(1))
    while !shows(words) {
      guard !hasQuit, let next = driver.timeLeft, next <= left else { return false }
      let step = max(1, next)
      driver.send(.wait(step))
      left -= step
    }
    return true
  }

  private mutating func takeMessages(
    within limit: Duration, isolation: isolated (any Actor)? = #isolation,
    until isEnough: (Self) -> Bool
  ) async throws {
    guard let tasks else { return }
    let clock = ContinuousClock()
    let end = clock.now + limit
    let thread = try WaitingThread()
    driver.send(.frame)
    while !isEnough(self), !tasks.isIdle, clock.now < end {
      await thread.wait(
        [.readable(tasks.descriptor)],
        milliseconds: max(0, Int64((end - clock.now) / .milliseconds(1))))
      driver.send(.frame)
    }
  }
}

/// Why a step of a test is not possible.
public enum TestTerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The screen does not show the words.
  case noWords(String, screen: String)
  /// These tasks did not end in time; those without a name are not listed.
  case tasksRunning([String])

  /// The problem, and the screen.
  public var description: String {
    switch self {
    case .noWords(let words, let screen): "The screen does not show “\(words)”:\n\(screen)"
    case .tasksRunning(let names):
      "Tasks still run: \(names.isEmpty ? "without names" : names.joined(separator: ", "))."
    }
  }
}

/// Tasks whatever their messages.
private protocol RunningTasks: AnyObject {
  var descriptor: Int32 { get }
  var isIdle: Bool { get }
  var names: [String] { get }
}

extension TaskRunner: RunningTasks {}
