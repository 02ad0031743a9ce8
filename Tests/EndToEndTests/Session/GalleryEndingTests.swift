import Glibc
import TerminalTesting
import Testing

/// The gallery itself restores the terminal, however it ends and with either presenter.
@Suite(.serialized) struct GalleryEndingTests {
  static let terminals: [[String]] = [
    ["TERM=xterm-256color", "LANG=C.UTF-8", "COLORTERM=truecolor"], ["TERM=vt100"], [],
  ]

  static let endings: [EndingTests.Ending] = [
    EndingTests.typed("q", "q", "exited 0"),
    EndingTests.typed("Ctrl-C", "\u{3}", "exited 130"),
    EndingTests.sent("SIGTERM", SIGTERM, "killed 15"),
    EndingTests.sent("SIGHUP", SIGHUP, "killed 1"),
    EndingTests.sent("SIGINT", SIGINT, "killed 2"),
    EndingTests.sent("a trap", Int32(EndingTests.trapSignal), "killed \(EndingTests.trapSignal)"),
    EndingTests.sent("SIGSEGV", SIGSEGV, "killed 11"),
  ]

  @Test(arguments: endings, terminals)
  func theTerminalIsRestored(ending: EndingTests.Ending, environment: [String]) throws {
    let terminal = try ProbeTerminal(gallery: ["browse", "tag/filled"], environment: environment)
    try leave(terminal, by: ending)
  }

  @Test(arguments: endings)
  func ncursesRestoresTheTerminalToo(ending: EndingTests.Ending) throws {
    let terminal = try ProbeTerminal(
      gallery: ["browse", "--backend", "ncurses"], environment: Self.terminals[0])
    try leave(terminal, by: ending)
  }

  private func leave(_ terminal: ProbeTerminal, by ending: EndingTests.Ending) throws {
    #expect(terminal.isRaw)
    #expect(!terminal.tracker.isRestored)
    // Something is under way: a matrix in another theme, with the pointer over it.
    terminal.type("mt\u{1B}[<35;40;12M")
    ending.end(terminal)
    for report in ending.reports { try terminal.expect(report) }
    try terminal.wait("modes off") { terminal.tracker.isRestored }
    #expect(terminal.hasOriginalSettings)
    #expect(terminal.sharedIsBlocking)
    #expect(terminal.leftInput().isEmpty)
  }

  @Test func suspendedItGivesTheTerminalBackAndTakesItAgain() throws {
    let terminal = try ProbeTerminal(gallery: ["browse"], environment: Self.terminals[0])
    terminal.type("\u{1A}")
    try terminal.expect("stopped")
    try terminal.wait("modes off") { terminal.tracker.isRestored }
    #expect(terminal.hasOriginalSettings)
    terminal.forget()
    terminal.order("f")
    try terminal.wait("a whole frame") { !terminal.tracker.isRestored && terminal.shows("quit") }
    #expect(terminal.isRaw)
    terminal.type("q")
    try terminal.expect("exited 0")
    #expect(terminal.hasOriginalSettings)
  }

  @Test func aClosedTerminalEndsIt() throws {
    let terminal = try ProbeTerminal(gallery: ["browse"], environment: Self.terminals[0])
    terminal.hangUp()
    // The end of the terminal and its signal arrive together: either may be seen first.
    let report = try terminal.expect("")
    #expect(["killed 1", "exited 4"].contains(report))
  }

  @Test func theCopiedLinkIsPrintedAfterLeaving() throws {
    let terminal = try ProbeTerminal(
      gallery: ["browse", "tag/filled:selected@theme=gitspace"], environment: Self.terminals[0])
    terminal.type("y")
    try terminal.wait("the toast") { terminal.shows("opied") }
    terminal.forget()
    terminal.type("q")
    try terminal.expect("exited 0")
    terminal.drain()
    #expect(terminal.shows("tag/filled:selected@theme=gitspace"))
    #expect(terminal.tracker.isRestored)
  }

  @Test func theColourThatWasSavedIsPrintedAfterLeaving() throws {
    let terminal = try terminalWithAnUnsavedColour()
    terminal.type("q")
    try terminal.expect("exited 0")
    expectTheChange(in: terminal)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func theColourThatWasSavedIsPrintedAfterASignal(signal: Int32) throws {
    let terminal = try terminalWithAnUnsavedColour()
    terminal.send(signal)
    try terminal.expect("killed \(signal)")
    expectTheChange(in: terminal)
    #expect(terminal.hasOriginalSettings)
    #expect(terminal.sharedIsBlocking)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func aTerminalThatDoesNotReadHoldsUpNoSignal(signal: Int32) throws {
    let terminal = try terminalWithAnUnsavedColour()
    terminal.type("m")
    try terminal.rest()
    terminal.isReading = false
    for _ in 0..<31 {
      terminal.type("t")
      try terminal.rest()
    }
    terminal.send(signal)
    try terminal.expect("killed \(signal)")
    #expect(terminal.sharedIsBlocking)
  }

  /// The gallery after a colour was changed and kept, at the page.
  private func terminalWithAnUnsavedColour() throws -> ProbeTerminal {
    let terminal = try ProbeTerminal(
      gallery: ["browse", "tag/filled@theme=gitspace"], environment: Self.terminals[0])
    terminal.type("E")
    try terminal.wait("the editor") { terminal.shows("Lightness") }
    terminal.type("\u{1B}[C\u{1B}[C")
    terminal.type("s")
    try terminal.wait("the promise") { terminal.shows("printed when you quit") }
    terminal.forget()
    terminal.type("\u{1B}")
    try terminal.wait("the editor is closed") { terminal.shows("matrix") }
    terminal.forget()
    return terminal
  }

  private func expectTheChange(in terminal: ProbeTerminal) {
    terminal.drain()
    for words in ["--- gitspace", "+++ gitspace", "\n-gsPurple: #", "\n+gsPurple: #"] {
      #expect(terminal.shows(words), "\(words)")
    }
  }

  @Test func anySizeIsSurvived() throws {
    let terminal = try ProbeTerminal(gallery: ["browse"], environment: Self.terminals[0])
    for (columns, rows) in [(1, 1), (0, 0), (19, 4), (40, 12), (500, 2), (2, 300), (80, 24)] {
      terminal.resize(columns: UInt16(columns), rows: UInt16(rows))
      terminal.type("mjt")
    }
    terminal.resize(columns: 120, rows: 40)
    terminal.forget()
    terminal.type("\u{C}")
    try terminal.wait("a whole frame") { terminal.shows("quit") }
    terminal.type("q")
    try terminal.expect("exited 0")
    #expect(terminal.hasOriginalSettings)
  }
}
