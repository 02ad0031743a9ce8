import Glibc
import TerminalTesting
import Testing

/// Terminals that read little, never answer or answer late.
@Suite(.serialized) struct PressureTests {
  @Test func aSlowReaderGetsEveryByte() throws {
    let terminal = try ProbeTerminal("kitty")
    try terminal.expect("ready")
    terminal.drain()
    terminal.appetite = 777
    terminal.type("w")
    try terminal.expect("writing")
    try terminal.expect("written")
    terminal.drain()
    let expected = (0..<1_000_000).map { UInt8($0 % 94 + 33) }
    #expect(terminal.tracker.printed == expected)
    terminal.type("q")
    try terminal.expect("exited 0")
    try terminal.wait("modes off") { terminal.tracker.isRestored }
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func aStoppedReaderDelaysNoEnding(signal: Int32) throws {
    let terminal = try ProbeTerminal("asks")
    try terminal.expect("ready")
    terminal.isReading = false
    terminal.type("w")
    try terminal.expect("writing")
    terminal.send(signal)
    // Either while it writes, or before it began to wait.
    try terminal.expect("given up")
    try terminal.expect("killed \(signal)")
    #expect(terminal.hasOriginalSettings)
    terminal.isReading = true
    try terminal.wait("modes off") { terminal.tracker.isRestored }
    #expect(terminal.sharedIsBlocking)
  }

  @Test func aCrashWithAStoppedReaderRestores() throws {
    let terminal = try ProbeTerminal("asks")
    try terminal.expect("ready")
    terminal.isReading = false
    terminal.type("w")
    try terminal.expect("writing")
    terminal.send(SIGSEGV)
    try terminal.expect("killed 11")
    #expect(terminal.hasOriginalSettings)
    terminal.isReading = true
    try terminal.wait("modes off") { terminal.tracker.isRestored }
  }

  @Test func lateAnswersDoNotReachTheShell() throws {
    let terminal = try ProbeTerminal("asks")
    try terminal.expect("ready")
    try terminal.wait("questions") { terminal.tracker.primaryAttributeQuestions == 1 }
    #expect(terminal.tracker.colorQuestions == 1)
    terminal.type("q")
    // The answers come when the modes are off already.
    try terminal.wait("modes off") { terminal.tracker.isRestored }
    #expect(terminal.isRaw)
    terminal.type("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?62;22c")
    try terminal.expect("exited 0")
    #expect(terminal.hasOriginalSettings)
    #expect(terminal.leftInput().isEmpty)
  }

  @Test func anAnsweredFenceIsNotWaitedForAndAnswersAreNotKeys() throws {
    let terminal = try ProbeTerminal("asks")
    try terminal.expect("ready")
    try terminal.wait("questions") { terminal.tracker.primaryAttributeQuestions == 1 }
    terminal.type("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?62;22cv")
    try terminal.expect("key v")
    terminal.type("q")
    try terminal.expect("exited 0")
    try terminal.wait("modes off") { terminal.tracker.isRestored }
    #expect(terminal.hasOriginalSettings)
  }

  @Test func aProgramThatAsksNothingSendsNoQuestions() throws {
    let terminal = try ProbeTerminal("kitty")
    try terminal.expect("ready")
    terminal.type("q")
    try terminal.expect("exited 0")
    terminal.drain()
    #expect(terminal.tracker.primaryAttributeQuestions == 0)
    #expect(terminal.tracker.colorQuestions == 0)
  }
}
