import Glibc
import TerminalTesting
import Testing

/// Restores the terminal after every ending.
@Suite(.serialized) struct EndingTests {
  /// A way to end, and the status that the shell gets.
  struct Ending: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var end: @Sendable (ProbeTerminal) -> Void
    var reports: [String]
  }

  static func typed(_ name: String, _ text: String, _ reports: String...) -> Ending {
    Ending(testDescription: name, end: { $0.type(text) }, reports: reports)
  }

  static func sent(_ name: String, _ signal: Int32, _ reports: String...) -> Ending {
    Ending(testDescription: name, end: { $0.send(signal) }, reports: reports)
  }

  static let endings: [Ending] = [
    typed("return", "q", "exited 0"), typed("Ctrl-C", "\u{3}", "exited 130"),
    typed("throw", "t", "thrown", "exited 70"), typed("exit", "e", "exited 7"),
    typed("trap", "x", "killed \(trapSignal)"), typed("abort", "a", "killed 6"),
    typed("SIGSEGV", "s", "killed 11"), typed("SIGBUS", "b", "killed 7"),
    typed("SIGILL", "i", "killed 4"), typed("SIGTRAP", "r", "killed 5"),
    typed("SIGFPE", "d", "killed 8"), typed("SIGSYS", "y", "killed 31"),
    sent("SIGTERM", SIGTERM, "interrupted 15", "killed 15"),
    sent("SIGHUP", SIGHUP, "interrupted 1", "killed 1"),
    sent("SIGINT", SIGINT, "interrupted 2", "killed 2"),
    sent("SIGQUIT", SIGQUIT, "interrupted 3", "killed 3"),
    sent("SIGSEGV from outside", SIGSEGV, "killed 11"),
    sent("SIGUSR1, which is nobody's", SIGUSR1, "killed 10"),
    sent("SIGALRM, which is nobody's", SIGALRM, "killed 14"),
    typed("several signals, the deadliest counts", "k", "interrupted 15", "killed 15"),
  ]

  #if arch(x86_64)
    static let trapSignal = 4
  #else
    static let trapSignal = 5
  #endif

  @Test(arguments: endings, [["asks"], ["kitty"], ["kiosk"], ["inline"]])
  func theTerminalIsRestored(ending: Ending, words: [String]) throws {
    let terminal = try ProbeTerminal(words[0])
    try terminal.expect("ready")
    #expect(terminal.isRaw)
    #expect(terminal.sharedIsBlocking)
    try terminal.wait("modes on") { !terminal.tracker.isRestored }
    ending.end(terminal)
    for report in ending.reports { try terminal.expect(report) }
    try terminal.wait("modes off") { terminal.tracker.isRestored }
    #expect(terminal.hasOriginalSettings)
    #expect(terminal.sharedIsBlocking)
    #expect(terminal.leftInput().isEmpty)
    // The runtime itself reports a trap.
    #expect(terminal.tracker.printed.isEmpty || ending.testDescription == "trap")
  }

  @Test func aDeafProgramEndsByTheSecondSignal() throws {
    let terminal = try ProbeTerminal("kitty")
    try terminal.expect("ready")
    terminal.type("h")
    try terminal.expect("deaf")
    terminal.send(SIGWINCH)
    // The kernel merges two that arrive at once: at least two separate ones are needed.
    var kills = 0
    try terminal.wait("death") {
      kills += 1
      terminal.send(SIGTERM)
      return terminal.hasOriginalSettings
    }
    #expect(kills > 1)
    try terminal.expect("killed 15")
    try terminal.wait("modes off") { terminal.tracker.isRestored }
  }

  @Test func aTerminalThatGoesAwayEndsTheProgram() throws {
    let terminal = try ProbeTerminal("asks")
    try terminal.expect("ready")
    terminal.hangUp()
    // The hang-up comes as a signal and as the end of input; either may be first.
    let line = try terminal.expect("")
    #expect(["interrupted 1", "hangup"].contains(line))
  }

  @Test func aSecondSessionIsRefusedAndHarmsNothing() throws {
    let terminal = try ProbeTerminal("kitty")
    try terminal.expect("ready")
    terminal.type("2")
    try terminal.expect("second The terminal is in use by this process already")
    #expect(terminal.isRaw)
    terminal.type("q")
    try terminal.expect("exited 0")
    try terminal.wait("modes off") { terminal.tracker.isRestored }
  }
}
