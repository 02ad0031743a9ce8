import Glibc
import TerminalTesting
import Testing

/// A terminal that takes nothing: output does not pile up, and keys still work.
@Suite(.serialized) struct BackpressureTests {
  static let presenters = ["ansi", "ncurses"]
  /// The most bytes that the kernel buffers between a program and its terminal.
  static let kernelHolds = 24_576

  private func gallery(_ presenter: String) throws -> ProbeTerminal {
    let terminal = try ProbeTerminal(
      gallery: ["browse", "tag/filled", "--backend", presenter],
      environment: GalleryEndingTests.terminals[0])
    terminal.type("m")
    try terminal.rest()
    return terminal
  }

  /// Changes the whole screen `changes` times while the terminal takes nothing.
  private func stall(_ terminal: ProbeTerminal, changes: Int) throws {
    terminal.isReading = false
    for _ in 0..<changes {
      terminal.type("t")
      try terminal.rest()
    }
  }

  @Test(arguments: presenters)
  func aStalledReaderIsSentTheNewestPictureAlone(presenter: String) throws {
    let terminal = try gallery(presenter)
    let screen = EmulatedTerminal(columns: 120, rows: 40)
    screen.feed(terminal.output)
    terminal.forget()
    terminal.type("t")
    try terminal.rest()
    screen.feed(terminal.output)
    let frame = terminal.output.count
    #expect(frame > 2_000)
    terminal.forget()
    try stall(terminal, changes: 31)
    terminal.isReading = true
    try terminal.rest()
    #expect(terminal.output.count <= Self.kernelHolds + 2 * frame, "a frame is \(frame)")
    screen.feed(terminal.output)
    let shown = screen.grid
    terminal.type("\u{C}")
    terminal.forget()
    try terminal.rest()
    screen.feed(terminal.output)
    #expect(screen.grid == shown)
    terminal.type("q")
    try terminal.expect("exited 0")
  }

  @Test(arguments: presenters)
  func sixtyKeysAtOnceAreAtMostTwoFrames(presenter: String) throws {
    let terminal = try gallery(presenter)
    terminal.forget()
    terminal.type("t")
    try terminal.rest()
    let frame = terminal.output.count
    terminal.forget()
    terminal.type(String(repeating: "t", count: 61))
    try terminal.rest()
    #expect(terminal.output.count <= 2 * frame + 64)
    terminal.type("q")
    try terminal.expect("exited 0")
  }

  @Test(
    arguments: presenters,
    [
      EndingTests.typed("q", "q", "exited 0"),
      EndingTests.typed("Ctrl-C", "\u{3}", "exited 130"),
      EndingTests.sent("SIGTERM", SIGTERM, "killed 15"),
      EndingTests.sent("SIGHUP", SIGHUP, "killed 1"),
      EndingTests.sent("SIGINT", SIGINT, "killed 2"),
      EndingTests.sent("SIGSEGV", SIGSEGV, "killed 11"),
    ])
  func aStoppedReaderBlocksNothing(presenter: String, ending: EndingTests.Ending) throws {
    let terminal = try gallery(presenter)
    try stall(terminal, changes: 9)
    ending.end(terminal)
    for report in ending.reports { try terminal.expect(report) }
    #expect(terminal.hasOriginalSettings)
    terminal.isReading = true
    try terminal.wait("modes off") { terminal.tracker.isRestored }
    #expect(terminal.sharedIsBlocking)
    #expect(terminal.leftInput().isEmpty)
  }

  @Test func memoryStaysConstantDuringUnseenChanges() throws {
    let terminal = try gallery("ansi")
    try stall(terminal, changes: 9)
    let before = try #require(terminal.usage).privateKilobytes
    try stall(terminal, changes: 60)
    for _ in 0..<200 { terminal.send(SIGCONT) }
    try terminal.rest()
    #expect(try #require(terminal.usage).privateKilobytes - before <= 1_024)
    terminal.send(SIGTERM)
    try terminal.expect("killed 15")
  }

  @Test func outputIsSentWhileTheProgramWaits() throws {
    let terminal = try ProbeTerminal("kitty")
    try terminal.expect("ready")
    terminal.isReading = false
    terminal.type("S")
    try terminal.expect("sent")
    terminal.type("v")
    try terminal.expect("key v")
    terminal.isReading = true
    try terminal.expect("drained")
    terminal.drain()
    let sent: [UInt8] = (0..<1_000_000).map { index in UInt8(index % 94 + 33) }
    #expect(terminal.tracker.printed == sent)
    terminal.type("q")
    try terminal.expect("exited 0")
    try terminal.wait("modes off") { terminal.tracker.isRestored }
  }
}
