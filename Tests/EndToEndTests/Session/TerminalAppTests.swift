import Glibc
import TerminalTesting
import Testing

/// A program of somebody else, run by `TerminalApp`.
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
  func controlKeysDoWhatTheyDoEverywhere(presenter: String) throws {
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

  @Test func controlKeysCanBeKeysOfTheProgram() throws {
    let terminal = try start(["keys"])
    terminal.type("\u{3}")
    try terminal.wait("a key") { terminal.shows("a key") }
    terminal.type("q")
    try terminal.expect("left a key")
    try terminal.expect("exited 0")
  }

  @Test func aSignalEndsItAndTheTerminalIsAsItWas() throws {
    let terminal = try start([])
    terminal.send(SIGTERM)
    try terminal.expect("killed 15")
    try terminal.expectAsItWas()
  }

  @Test func aTerminalThatCannotBeDrawnOnIsRefused() throws {
    let terminal = try ProbeTerminal(ProbeStart(["app"], environment: ["TERM=dumb"]))
    try terminal.expect("error TERM is dumb")
    try terminal.expect("exited 4")
    #expect(terminal.hasOriginalSettings)
  }
}
