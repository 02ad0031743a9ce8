import Glibc
import TerminalTesting
import Testing

/// Terminals that fall silent without hanging up, as when a client is stopped or its packets are dropped.
@Suite(.serialized) struct SilenceTests {
  private static let question = "\u{1B}[5n"
  /// Without another limit, so that nothing else ends it.
  private static let words = [
    "browse", "--kiosk", "--idle-limit", "0", "--time-limit", "0", "--silence-limit",
  ]

  private func kiosk(
    silence seconds: String, _ manner: AnsweringTerminal.Manner = .init()
  ) throws -> AnsweringTerminal {
    try AnsweringTerminal(gallery: Self.words + [seconds], manner)
  }

  /// Waits until that many more questions have been asked.
  private func expectQuestions(_ count: Int, _ terminal: AnsweringTerminal) throws {
    for _ in 0..<count {
      terminal.forget()
      try terminal.wait("a question") { terminal.probe.shows(Self.question) }
    }
  }

  @Test func aTerminalThatFallsSilentEndsTheSession() throws {
    let terminal = try kiosk(silence: "1")
    try expectQuestions(2, terminal)
    terminal.manner.roundTrip = nil
    try terminal.expect("killed 1")
    #expect(terminal.probe.errors.isEmpty)
    try terminal.probe.expectAsItWas()
  }

  @Test func aTerminalThatAnswersStaysAndItsAnswersAreNotKeys() throws {
    let terminal = try kiosk(silence: "1", .init(times: 2, pause: 20))
    try terminal.settle()
    // Three in vain would have ended it.
    try expectQuestions(5, terminal)
    terminal.manner = .init()
    // A key between the halves of an answer would count as a part of it.
    try terminal.wait("the last answer") { terminal.unanswered == 0 }
    terminal.probe.type("q")
    try terminal.expect("exited 0")
    try terminal.wait("modes off") { terminal.probe.tracker.isRestored }
    #expect(terminal.probe.leftInput().isEmpty)
  }

  @Test func aTerminalThatNeverAnsweredIsAskedOnceAndNotJudged() throws {
    let terminal = try ProbeTerminal(
      gallery: ["browse", "--kiosk", "--time-limit", "4", "--silence-limit", "1"],
      environment: ["TERM=xterm-256color", "LANG=C.UTF-8"])
    try terminal.expect("exited 0")
    try terminal.wait("the farewell") { terminal.shows("time of this visit is over") }
    let text = String(decoding: terminal.output, as: UTF8.self)
    #expect(text.ranges(of: Self.question).count == 1)
    try terminal.expectAsItWas()
  }

  @Test func aStalledTerminalEndsTheSessionWithoutAnyAnswer() throws {
    let terminal = try ProbeTerminal(
      gallery: Self.words + ["1"], environment: ["TERM=xterm-256color", "LANG=C.UTF-8"])
    try terminal.fill()
    try terminal.expect("killed 1")
  }

  @Test(arguments: [40, 300])
  func quittingDuringAQuestionLeavesTheShellNoAnswer(roundTrip: Int) throws {
    let terminal = try kiosk(silence: "6", .init(roundTrip: roundTrip))
    try terminal.settle()
    try expectQuestions(1, terminal)
    #expect(terminal.unanswered == 1)
    terminal.probe.type("q")
    try terminal.expect("exited 0")
    #expect(terminal.unanswered == 0)
    try terminal.wait("modes off") { terminal.probe.tracker.isRestored }
    #expect(terminal.probe.leftInput().isEmpty)
  }

  @Test func aCrashWithAQuestionUnderWayLeavesTheShellNoAnswer() throws {
    let terminal = try kiosk(silence: "6", .init(roundTrip: 200))
    try terminal.settle()
    try expectQuestions(1, terminal)
    terminal.probe.send(SIGSEGV)
    try terminal.expect("killed 11")
    #expect(terminal.unanswered == 0)
    try terminal.wait("modes off") { terminal.probe.tracker.isRestored }
    #expect(terminal.probe.leftInput().isEmpty)
  }

  @Test(arguments: [["browse"], ["browse", "--kiosk", "--silence-limit", "0"]])
  func nothingIsAskedByDefault(words: [String]) throws {
    let terminal = try AnsweringTerminal(gallery: words)
    try terminal.settle()
    terminal.probe.type("q")
    try terminal.expect("exited 0")
    #expect(!terminal.probe.shows(Self.question))
  }

  @Test func aTerminalThatOptsOutIsNotAsked() throws {
    let terminal = try ProbeTerminal(
      gallery: ["browse", "--kiosk", "--no-query", "--time-limit", "2", "--silence-limit", "1"],
      environment: ["TERM=xterm-256color", "LANG=C.UTF-8"])
    try terminal.expect("exited 0")
    #expect(!terminal.shows(Self.question))
  }
}
