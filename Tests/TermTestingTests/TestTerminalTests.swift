import CPlatform
import GSDesign
import TermRender
import TermTesting
import Testing

/// A program with a button, a timer, a copied text and the pointer.
private struct Counter: Program {
  struct Model: Equatable {
    var button = ButtonState()
    var count = 0
    var news = "nothing"
  }

  let initialModel = Model()

  func receive(_ model: inout Model, _ event: Event) -> [ScreenEffect] {
    switch event {
    case .key(KeyPress("q")): return [.quit]
    case .key(KeyPress("c")): return [.copy("\(model.count)")]
    case .key(KeyPress("t")):
      model.news = "waiting"
      return [.startTimer("bell", after: .seconds(3600))]
    case .key(.control("x")): model.news = "cut"
    case .timer(let name): model.news = "rang \(name)"
    case .paste(let text): model.news = "pasted \(text)"
    case .resized(let columns, let rows): model.news = "\(columns) by \(rows)"
    case .pointer(.scrolled(_, let rows), _): model.count += rows
    case .pointer(let phase, let target):
      if let intent = Intent.pointer(phase, over: target, for: "add"),
        model.button.handle(intent) == .activated
      {
        model.count += 1
      }
    case .key(let press): model.news = "key \(press.spelling)"
    case .appearance, .colorDepth, .roundTrip, .windowFocus: break
    }
    return []
  }

  func view(_ model: Model) -> Element {
    .column([
      GSButton(style: .secondary(isDisabled: false), state: model.button, id: "add", action: {}) {
        GSText(.buttonTitle1, "Add")
      }.element,
      .label("count \(model.count)"), .words([Span(model.news, role: .accentText)]),
    ])
  }
}

/// A program with tasks: `u` uploads, `c` cancels, `s` streams without an end.
private struct Uploader: ListeningProgram {
  enum Message: Sendable {
    case part(Int)
    case finished
  }

  struct Model: Equatable {
    var parts: [Int] = []
    var finished = 0
  }

  let initialModel = Model()
  let gate: AsyncStream<Void>

  func receive(_ model: inout Model, _ event: Event) -> [TaskEffect<Message>] {
    switch event {
    case .key(KeyPress("q")): return [.screen(.quit)]
    case .key(KeyPress("c")): return [.cancel("upload")]
    case .key(KeyPress("u")):
      return [
        .start(
          ProgramTask("upload") { report in
            for part in 1...200 { await report(.part(part)) }
            return .finished
          })
      ]
    case .key(KeyPress("s")):
      let gate = gate
      return [
        .start(
          ProgramTask("stream") { report in
            await report(.part(0))
            for await _ in gate {}
            return nil
          })
      ]
    case .key, .paste, .pointer, .resized, .appearance, .colorDepth, .roundTrip, .windowFocus,
      .timer:
      return []
    }
  }

  func receive(_ model: inout Model, message: Message) -> [TaskEffect<Message>] {
    switch message {
    case .part(let number): model.parts.append(number)
    case .finished: model.finished += 1
    }
    return []
  }

  func view(_ model: Model) -> Element {
    .label("\(model.parts.count) parts, \(model.finished) finished")
  }
}

@Suite("A terminal of a test") struct TestTerminalTests {
  /// How long tasks may take: beside thousands of other tests they wait for a thread.
  private let patience = Duration.seconds(3600)

  private func counter() -> TestTerminal<Counter> {
    TestTerminal(running: Counter(), columns: 30, rows: 6)
  }

  @Test func keysTextsAndSizesReachTheProgram() {
    var terminal = counter()
    #expect(terminal.text.contains("30 by 6"))
    terminal.press(.function(3))
    #expect(terminal.text.contains("key F3"))
    terminal.press(.character("x"), modifiers: .control)
    #expect(terminal.text.contains("cut"))
    terminal.paste("가나")
    #expect(terminal.text.contains("pasted 가나"))
    terminal.resize(columns: 12, rows: 0)
    #expect(terminal.lines.count == 1)
    terminal.resize(columns: 20, rows: 8)
    #expect(terminal.text.contains("20 by 8") && terminal.lines.count == 8)
    terminal.type("ab\n")
    #expect(terminal.text.contains("key enter"))
    terminal.type("c")
    #expect(terminal.copied == "0")
  }

  @Test func thePointerActsOnTheWordsOfTheScreen() throws {
    var terminal = counter()
    try terminal.click("Add")
    #expect(terminal.model.count == 1)
    try terminal.hover("Add")
    #expect(terminal.model.button.interaction == .hovered)
    #expect(terminal.part(column: 3, row: 0) == "add")
    terminal.scroll(rows: 3)
    #expect(terminal.model.count == 4)
    // Pressed on the button and let go elsewhere: no click.
    terminal.drag(from: CellPosition(column: 3, row: 0), to: CellPosition(column: 20, row: 5))
    #expect(terminal.model.count == 4)
    #expect(throws: TestTerminalError.noWords("Remove", screen: terminal.text)) {
      try terminal.click("Remove")
    }
    #expect(throws: TestTerminalError.self) { try terminal.click("Add", number: 2) }
  }

  @Test func anHourPassesAtOnce() throws {
    var terminal = counter()
    terminal.type("t")
    terminal.pass(.seconds(3599))
    #expect(terminal.text.contains("waiting"))
    terminal.pass(.seconds(2))
    #expect(terminal.text.contains("rang bell"))
    terminal.type("t")
    #expect(throws: TestTerminalError.self) { try terminal.wait(for: "rang", within: .seconds(10)) }
    try terminal.wait(for: "rang", within: .seconds(3600))
  }

  @Test func afterItHasQuitNothingReachesIt() throws {
    var terminal = counter()
    #expect(!terminal.hasQuit)
    terminal.type("qx")
    #expect(terminal.hasQuit && terminal.text.contains("30 by 6"))
    try terminal.click("Add")
    #expect(terminal.model.count == 0)
    var other = counter()
    other.press(.character("c"), modifiers: .control)
    #expect(other.hasQuit)
  }

  @Test func tasksReportAndEnd() async throws {
    var terminal = try TestTerminal(running: Uploader(gate: AsyncStream { $0.finish() }))
    terminal.type("u")
    try await terminal.finishTasks(within: patience)
    #expect(terminal.model.parts == Array(1...200))
    #expect(terminal.text.contains("200 parts, 1 finished"))
    // The second upload replaces the first, of which nothing more arrives.
    terminal.type("uu")
    try await terminal.wait(for: "2 finished", within: patience)
    try await terminal.finishTasks(within: patience)
    #expect(terminal.model.finished == 2)
    #expect(terminal.model.parts.suffix(200) == Array(1...200))
  }

  @Test func aTaskThatIsCancelledSaysNothingMore() async throws {
    let (gate, input) = AsyncStream<Void>.makeStream()
    var terminal = try TestTerminal(running: Uploader(gate: gate))
    terminal.type("uc")
    try await terminal.finishTasks(within: patience)
    #expect(terminal.model.finished == 0)
    terminal.type("s")
    await #expect(throws: TestTerminalError.tasksRunning(["stream"])) {
      try await terminal.finishTasks(within: .milliseconds(50))
    }
    input.finish()
    try await terminal.finishTasks(within: patience)
    terminal.send(message: .finished)
    #expect(terminal.text.contains("1 finished"))
  }

  @Test func aScreenIsKeptAsTextWithItsStyles() throws {
    var terminal = counter()
    try terminal.hover("Add")
    try terminal.expectScreen("counter")
  }

  @Test func anotherScreenIsShownRowByRow() throws {
    let folder = try #require(TemporaryFolder())
    let test = folder.path + "/Test.swift"
    var terminal = counter()
    #expect(throws: ScreenMismatch.missing(folder.screen, screen: terminal.snapshot)) {
      try terminal.expectScreen("kept", file: test)
    }
    try folder.keep(terminal.snapshot)
    try terminal.expectScreen("kept", file: test)
    terminal.scroll(rows: 1)
    do {
      try terminal.expectScreen("kept", file: test)
      Issue.record("Another screen passed.")
    } catch {
      let rows = error.description.split(separator: "\n").filter { "-+".contains($0.first ?? " ") }
      #expect(rows.count == 2 && rows[0].contains("count 0") && rows[1].contains("count 1"))
    }
    #expect(throws: ScreenMismatch.notAName("../x")) {
      try terminal.expectScreen("../x", file: test)
    }
  }
}

/// A folder of its own for kept screens, deleted at the end.
private final class TemporaryFolder {
  let path: String
  var screen: String { path + "/__Screens__/kept.txt" }

  init?() {
    var name = Array("/tmp/screens-XXXXXX".utf8CString)
    guard let made = mkdtemp(&name) else { return nil }
    path = String(cString: made)
    mkdir(path + "/__Screens__", 0o700)
  }

  deinit {
    unlink(screen)
    rmdir(path + "/__Screens__")
    rmdir(path)
  }

  func keep(_ text: String) throws {
    let file = try #require(fopen(screen, "w"))
    fputs(text, file)
    fclose(file)
  }
}
