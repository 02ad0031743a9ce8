import Glibc
import TerminalTesting
import Testing

/// Another package's program, run by `TerminalApp`.
@Suite(.serialized) struct TerminalAppTests {
  private func start(
    _ words: [String], showing text: String = "<80 by 24>"
  ) throws -> ProbeTerminal {
    let terminal = try ProbeTerminal(
      ProbeStart(["app"] + words, environment: ["TERM=xterm-256color"], columns: 80, rows: 24))
    try terminal.wait("a first frame") { terminal.shows(text) }
    return terminal
  }

  @Test(arguments: ["ansi", "ncurses"], ["own", "inline"])
  func itTakesTheTerminalAndGivesItBack(presenter: String, screen: String) throws {
    let terminal = try start([presenter, screen])
    #expect(terminal.isRaw)
    #expect(terminal.tracker.enteredAlternateScreen == (screen == "own" ? 1 : 0))
    terminal.type("t")
    try terminal.wait("the end of a timer") { terminal.shows("timer") && terminal.shows("beat") }
    terminal.type("\u{1B}[200~two\u{1B}[201~")
    try terminal.wait("what was pasted") { terminal.shows("two") }
    terminal.type("q")
    try terminal.expect("left pasted two")
    try terminal.expect("exited 0")
    try terminal.expectAsItWas()
  }

  @Test func aPasteThatIsNeverClosedEndsThoughTheProgramIsWokenAllTheTime() throws {
    let terminal = try start([])
    terminal.type("m\u{1B}[200~open")
    try terminal.wait("what was pasted") { terminal.shows("open") }
    terminal.type("q")
    try terminal.expect("left pasted open")
    try terminal.expect("exited 0")
  }

  @Test(arguments: ["ansi", "ncurses"])
  func controlKeysWorkAsEverywhere(presenter: String) throws {
    let terminal = try start([presenter])
    terminal.type("\u{1A}")
    try terminal.expect("stopped")
    try terminal.wait("modes off") { terminal.tracker.isRestored }
    #expect(terminal.hasOriginalSettings)
    terminal.forget()
    terminal.order("f")
    try terminal.wait("the same picture") { terminal.shows("80 by 24") }
    terminal.type("\u{3}")
    try terminal.expect("killed 2")
    try terminal.expectAsItWas()
  }

  @Test(arguments: ["ansi", "ncurses"])
  func anotherSizeIsDrawnThoughTheProgramKeepsNone(presenter: String) throws {
    let terminal = try start([presenter, "still"], showing: "<nothing yet>")
    terminal.forget()
    terminal.resize(columns: 40, rows: 10)
    try terminal.wait("the picture in the other size") { terminal.shows("<nothing yet>") }
    terminal.type("q")
    try terminal.expect("left nothing yet")
    try terminal.expect("exited 0")
  }

  @Test(arguments: ["ansi", "ncurses"])
  func anotherSizeIsFollowedThatTheTerminalGotWhileItWasStopped(presenter: String) throws {
    let terminal = try start([presenter])
    terminal.type("\u{1A}")
    try terminal.expect("stopped")
    terminal.resize(columns: 60, rows: 20)
    terminal.order("f")
    try terminal.wait("the picture in the other size") { terminal.shows("<60 by 20>") }
    terminal.type("q")
    try terminal.expect("left 60 by 20")
    try terminal.expect("exited 0")
  }

  @Test func controlKeysCanBeKeysOfTheProgram() throws {
    let terminal = try start(["keys"])
    terminal.type("\u{3}")
    try terminal.wait("a key") { terminal.shows("a key") }
    terminal.type("q")
    try terminal.expect("left a key")
    try terminal.expect("exited 0")
  }

  @Test func aSignalEndsItAndRestoresTheTerminal() throws {
    let terminal = try start([])
    terminal.send(SIGTERM)
    try terminal.expect("killed 15")
    try terminal.expectAsItWas()
  }

  @Test func rowsOfTheShellAreDrawnInAndGivenBack() throws {
    let terminal = try start(["rows"], showing: "<80 by 3>")
    let screen = EmulatedTerminal(columns: 80, rows: 24)
    var fed = 0
    func shown() -> [String] {
      screen.feed(Array(terminal.output[fed...]))
      fed = terminal.output.count
      return (0..<4).map { row in
        (0..<12).map { screen.cell(column: $0, row: row).text }.joined()
          .split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
      }
    }
    try terminal.wait("three rows") { terminal.shows("line 2") }
    #expect(terminal.isRaw)
    #expect(shown() == ["<80 by 3>", "line 1", "line 2", ""])
    #expect(!screen.isAlternateScreen && screen.mouse == 0)
    terminal.type("t")
    try terminal.wait("the end of a timer") { terminal.shows("timer beat") }
    #expect(shown() == ["<timer beat>", "line 1", "line 2", ""])
    terminal.type("q")
    try terminal.expect("left timer beat")
    try terminal.expect("exited 0")
    terminal.drain()
    #expect(shown() == ["", "", "", ""])
    #expect(screen.cursor == (0, 0) && screen.isCursorVisible)
    try terminal.expectAsItWas()
  }

  @Test func rowsOfTheShellAreClearedWhileItIsStopped() throws {
    let terminal = try start(["rows"], showing: "line 2")
    terminal.forget()
    terminal.type("\u{1A}")
    try terminal.expect("stopped")
    try terminal.wait("erased rows") { terminal.shows("\u{1B}[J") }
    terminal.forget()
    terminal.order("f")
    try terminal.wait("the same rows") { terminal.shows("line 2") }
    terminal.type("\u{3}")
    try terminal.expect("killed 2")
    try terminal.expectAsItWas()
  }

  @Test func ncursesDrawsInNoRowsOfTheShell() throws {
    let terminal = try ProbeTerminal(
      ProbeStart(["app", "rows", "ncurses"], environment: ["TERM=xterm-256color"]))
    try terminal.expect("error ncurses draws on whole screens alone.")
    try terminal.expect("exited 4")
    #expect(terminal.hasOriginalSettings)
  }

  @Test func aTerminalThatCannotBeDrawnOnIsRefused() throws {
    let terminal = try ProbeTerminal(ProbeStart(["app"], environment: ["TERM=dumb"]))
    try terminal.expect("error TERM is dumb")
    try terminal.expect("exited 4")
    #expect(terminal.hasOriginalSettings)
  }
}
