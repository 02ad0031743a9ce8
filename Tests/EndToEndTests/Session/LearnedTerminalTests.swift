import Glibc
import TerminalTesting
import Testing

/// Features found in the terminal are used, and none is left switched on.
@Suite(.serialized) struct LearnedTerminalTests {
  private func learned(_ arguments: [String] = ["browse"]) throws -> AnsweringTerminal {
    let terminal = try AnsweringTerminal(gallery: arguments)
    try terminal.settle()
    let tracker = terminal.probe.tracker
    #expect(tracker.modes.isSuperset(of: [2027, 2031]))
    #expect(tracker.keyboardDepth == [0, 1])
    return terminal
  }

  @Test(arguments: ["ansi", "ncurses"])
  func everyFrameIsShownAtOnce(backend: String) throws {
    let terminal = try learned(["browse", "--backend", backend])
    for key in ["j", "j", "t"] {
      terminal.forget()
      terminal.probe.type(key)
      try terminal.wait("a frame") { terminal.probe.shows("\u{1B}[?2026l") }
      try terminal.probe.rest()
      let text = String(decoding: terminal.probe.output, as: UTF8.self)
      #expect(text.hasPrefix("\u{1B}[?2026h") && text.hasSuffix("\u{1B}[?2026l"))
      #expect(text.ranges(of: "\u{1B}[?2026").count == 2)
    }
  }

  static let endings: [EndingTests.Ending] = [
    EndingTests.typed("q", "q", "exited 0"),
    EndingTests.typed("Ctrl-C of the protocol", "\u{1B}[99;5u", "exited 130"),
    EndingTests.sent("SIGTERM", SIGTERM, "killed 15"),
    EndingTests.sent("SIGHUP", SIGHUP, "killed 1"),
    EndingTests.sent("SIGSEGV", SIGSEGV, "killed 11"),
    EndingTests.sent("a trap", Int32(EndingTests.trapSignal), "killed \(EndingTests.trapSignal)"),
  ]

  @Test(arguments: endings) func nothingOfItIsLeftBehind(ending: EndingTests.Ending) throws {
    let terminal = try learned()
    ending.end(terminal.probe)
    for report in ending.reports { try terminal.expect(report) }
    try terminal.wait("modes off") { terminal.probe.tracker.isRestored }
    #expect(terminal.probe.hasOriginalSettings)
    #expect(terminal.probe.leftInput().isEmpty)
  }

  @Test func lightAndDarkFollowTheTerminal() throws {
    let terminal = try learned()
    // The ground of the chrome.
    let (light, dark) = ("48;2;230;232;235", "48;2;19;20;23")
    for (report, ground) in [("2", light), ("1", dark), ("2", light)] {
      terminal.forget()
      terminal.probe.type("\u{1B}[?997;\(report)n")
      try terminal.wait("another chrome") { terminal.probe.output.count > 1_000 }
      try terminal.probe.rest()
      #expect(terminal.probe.shows(ground))
    }
    terminal.probe.type("q")
    try terminal.expect("exited 0")
  }

  @Test func knownAnswersAreNotAskedForAgainAfterAStop() throws {
    let terminal = try learned()
    terminal.forget()
    terminal.probe.type("\u{1B}[122;5u")
    try terminal.expect("stopped")
    try terminal.wait("modes off") { terminal.probe.tracker.isRestored }
    #expect(terminal.probe.leftInput().isEmpty)
    terminal.forget()
    terminal.probe.order("f")
    try terminal.wait("a whole frame") {
      terminal.probe.shows("quit") && terminal.probe.shows("\u{1B}[?2026l")
    }
    #expect(terminal.probe.tracker.modes.isSuperset(of: [2027, 2031]))
    #expect(terminal.probe.tracker.keyboardDepth == [0, 1])
    #expect(terminal.probe.shows("38;2;"))
    for question in ["\u{1B}[>q", "$p", "\u{1B}]11;?", "\u{1B}[c"] {
      #expect(!terminal.probe.shows(question), "\(question)")
    }
    terminal.probe.type("q")
    try terminal.expect("exited 0")
    try terminal.wait("modes off") { terminal.probe.tracker.isRestored }
  }

  @Test func reportsOfThePointerOnTheirWayDoNotReachTheShell() throws {
    let terminal = try AnsweringTerminal(gallery: ["browse"], .init(roundTrip: 150))
    try terminal.settle()
    terminal.probe.type("q")
    try terminal.wait("modes off") { terminal.probe.tracker.isRestored }
    // The pointer moved before the terminal knew that reports were switched off.
    terminal.probe.type("\u{1B}[<35;40;12M\u{1B}[<35;41;12M")
    try terminal.expect("exited 0")
    #expect(terminal.probe.leftInput().isEmpty)
    #expect(terminal.unanswered == 0)
  }

  @Test func nothingIsAskedWithNoQuery() throws {
    let terminal = try AnsweringTerminal(gallery: ["browse", "--no-query"])
    for question in ["\u{1B}[>q", "$p", "\u{1B}]11;?", "\u{1B}[c", "\u{1B}[6n"] {
      #expect(!terminal.probe.shows(question), "\(question)")
    }
    terminal.probe.type("q")
    try terminal.expect("exited 0")
    #expect(terminal.given == 0)
  }
}
