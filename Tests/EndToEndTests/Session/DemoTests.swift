import Glibc
import TerminalTesting
import Testing

/// The tour on a terminal.
@Suite(.serialized) struct DemoTests {
  private static let environment = ["TERM=xterm-256color", "LANG=C.UTF-8"]

  private func demo(
    _ arguments: String..., environment: [String] = environment
  ) throws -> ProbeTerminal {
    let terminal = try ProbeTerminal(
      ProbeStart(["gallery", "demo", "--seed", "1"] + arguments, environment: environment))
    try terminal.wait("the first picture") {
      terminal.tracker.enteredAlternateScreen > 0 && terminal.shows("q to quit")
    }
    return terminal
  }

  @Test func itGoesOnByItself() throws {
    let terminal = try demo("--pace", "0.2")
    for _ in 0..<3 {
      terminal.forget()
      try terminal.wait("another picture") { !terminal.output.isEmpty }
    }
    terminal.type("q")
    try terminal.expect("exited 0")
    try terminal.expectAsItWas()
  }

  @Test func aKeyTakesOverAndTheTourComesBack() throws {
    let terminal = try demo("--pace", "3600", "--return", "1")
    terminal.forget()
    terminal.type("x")
    try terminal.wait("the keys of the gallery") { terminal.shows("quit") }
    terminal.forget()
    try terminal.wait("the tour") { terminal.shows("q to quit") }
    terminal.type("\u{3}")
    try terminal.expect("exited 130")
    try terminal.expectAsItWas()
  }

  @Test func nothingIsWrittenWhileNothingChanges() throws {
    let terminal = try demo("--pace", "3600")
    try terminal.rest()
    let taken = terminal.taken
    terminal.resize(columns: 120, rows: 40)
    terminal.type("\u{1B}[I\u{1B}[O")
    try terminal.rest()
    #expect(terminal.taken == taken)
    terminal.type("q")
    try terminal.expect("exited 0")
  }

  @Test func inAKioskTheLimitsEndItToo() throws {
    let terminal = try demo("--pace", "0.3", "--kiosk", "--idle-limit", "1")
    try terminal.expect("exited 0")
    try terminal.wait("the farewell") { terminal.shows("no key was pressed") }
    try terminal.expectAsItWas()
  }

  @Test(arguments: [
    ("SIGTERM", SIGTERM, "killed 15"), ("SIGHUP", SIGHUP, "killed 1"),
    ("SIGSEGV", SIGSEGV, "killed 11"),
  ])
  func aSignalGivesTheTerminalBack(name: String, signal: Int32, report: String) throws {
    for words in [[], ["--kiosk"]] {
      let terminal = try ProbeTerminal(
        ProbeStart(["gallery", "demo", "--pace", "0.2"] + words, environment: Self.environment))
      try terminal.wait("the first picture") { terminal.shows("q to quit") }
      terminal.send(signal)
      try terminal.expect(report)
      try terminal.expectAsItWas()
    }
  }

  @Test func aTerminalThatIsClosedEndsIt() throws {
    let terminal = try demo("--pace", "0.2", "--kiosk")
    terminal.hangUp()
    try terminal.wait("the end") { terminal.hasReport }
  }
}
