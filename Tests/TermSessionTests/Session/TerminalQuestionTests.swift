import Testing

@testable import GSDesign
@testable import TermRender
@testable import TermSession

/// The questions, the terminals that get them, and their number of bytes.
@Suite struct TerminalQuestionTests {
  func output(
    _ variables: [String: String], purpose: TerminalQuestions.Purpose = .drawing,
    isWithProbes: Bool = true
  ) -> String {
    let known = TerminalCapabilities(
      environment: variables.merging(["LANG": "C.UTF-8"]) { given, _ in given }, isTerminal: true)
    let questions = TerminalQuestions(for: known, purpose: purpose)
    return String(decoding: questions.output(isWithProbes: isWithProbes), as: UTF8.self)
  }

  @Test func theBatchIsShortAndTheLastQuestionIsTheFence() {
    for purpose in [TerminalQuestions.Purpose.drawing, .report] {
      let text = output(["TERM": "xterm-256color"], purpose: purpose)
      #expect(text.utf8.count <= 300, "\(text.utf8.count) bytes")
      #expect(text.hasSuffix("\u{1B}[c"))
      #expect(text.ranges(of: "\u{1B}[c").count == 1)
      let questions = [
        "[>q", "[?u", "[?2026$p", "[?2027$p", "[?2031$p", "]11;?", "P+q524742", "[16t", "_Ga=q",
        "]66;s=2:w=2; ",
      ]
      for question in questions {
        #expect(text.ranges(of: "\u{1B}" + question).count == 1, "\(question)")
      }
    }
  }

  @Test func nothingIsWrittenOnAnotherProgramsScreen() {
    let text = output(["TERM": "xterm"], isWithProbes: false)
    #expect(!text.contains("\u{1B}[6n"))
    #expect(!text.contains("\u{2500}"))
    #expect(text.hasSuffix("\u{1B}[c"))
  }

  @Test func aLocaleWithoutUnicodeIsShownNothingElse() {
    let text = output(["TERM": "xterm", "LANG": "C"])
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    #expect(text.ranges(of: "\u{1B}[6n").count == 2)
  }

  @Test(arguments: [
    ["TERM": "screen-256color", "STY": "1"], ["TERM": "tmux-256color"],
    ["TERM": "xterm-256color", "TMUX": "/tmp/x"],
  ])
  func insideAMultiplexerNoStringIsSent(variables: [String: String]) {
    let text = output(variables)
    #expect(!text.contains("\u{1B}_"))
    #expect(!text.contains("\u{1B}P"))
    #expect(!text.contains("48;2"))
    #expect(!text.contains("]66;"))
    #expect(text.contains("\u{1B}[>q"))
  }

  @Test func appleTerminalIsNotAskedForModes() {
    let text = output(["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"])
    #expect(!text.contains("$p"))
    #expect(text.contains("\u{1B}]11;?"))
  }

  @Test func withNoColorColoursAreNotAskedFor() {
    let text = output(["TERM": "xterm-256color", "NO_COLOR": "1"])
    #expect(!text.contains("\u{1B}P"))
    #expect(text.contains("\u{1B}]11;?"))
  }

  @Test(arguments: ["dumb", "linux", "vt100", "vt220", ""]) func theseAreNotAsked(term: String) {
    let known = TerminalCapabilities(
      environment: ["TERM": term, "LANG": "C.UTF-8"], isTerminal: true)
    #expect(!known.asksTerminal.value)
    #expect(TerminalQuestions(for: known).probes.isEmpty)
  }

  /// Every answer to the batch, one after the other.
  static let answers =
    "\u{1B}P>|ghostty 1.2.0\u{1B}\\\u{1B}[?0u\u{1B}[?2026;2$y\u{1B}[?2027;2$y\u{1B}[?2031;2$y"
    + "\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\\u{1B}P1+r524742=38\u{1B}\\\u{1B}P0+r5463\u{1B}\\"
    + "\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\\u{1B}[2;2R\u{1B}[2;5R\u{1B}[2;5R\u{1B}[2;3R\u{1B}[2;3R"
    + "\u{1B}[2;73R\u{1B}[6;17;8t\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;22c"

  @Test func anAnswerCutAnywhereIsNotAKey() {
    let whole = events(Self.answers)
    #expect(whole.count == 18)
    let bytes = Array(Self.answers.utf8)
    for cut in 1..<bytes.count {
      var parser = InputParser()
      var found = events(bytes[..<cut], with: &parser, flush: false)
      found += events(bytes[cut...], with: &parser)
      #expect(found == whole, "cut at \(cut)")
    }
    var parser = InputParser()
    let single = bytes.flatMap { events([$0], with: &parser, flush: false) }
    #expect(single == whole)
  }

  @Test func onlyKeysBetweenAnswersAreKeys() {
    var expected: [TerminalInput] = []
    var bytes: [UInt8] = []
    for (index, answer) in Self.answers.split(separator: "\u{1B}[").enumerated() {
      let text = index == 0 ? String(answer) : "\u{1B}[" + answer
      bytes += Array(text.utf8) + Array("j".utf8)
      expected += events(text) + [key("j")]
    }
    #expect(events(bytes) == expected)
    #expect(events(bytes + bytes) == expected + expected)
  }

  @Test func theRestOfACutAnswerIsAwaitedWhileAnswersAreExpected() {
    var parser = InputParser()
    parser.feed(Array("\u{1B}P>|xte".utf8)) { _ in }
    #expect(parser.timeout.milliseconds(expectsAnswers: true) == 2_000)
    #expect(parser.timeout.milliseconds() == 250)
    parser.feed(Array("rm(379)\u{1B}".utf8)) { _ in }
    #expect(parser.timeout.milliseconds(expectsAnswers: true) == 2_000)
    parser.feed(Array("\\\u{1B}".utf8)) { _ in }
    #expect(parser.timeout.milliseconds(expectsAnswers: true) == 250)
    #expect(parser.timeout.milliseconds() == 50)
  }
}

/// Frames that are shown at once.
@Suite struct SynchronizedOutputTests {
  @Test func aFrameIsSixteenBytesLongerAndNothingElse() {
    let pool = CellPool()
    var plain = Encoder(depth: .truecolor)
    var synchronized = Encoder(depth: .truecolor)
    synchronized.adopt(.xterm.union(.synchronizedOutput), depth: .truecolor)
    var random = InputRandom(seed: 7)
    var surface = Surface(columns: 40, rows: 10, pool: pool)
    for _ in 0..<200 {
      surface.put(
        Cell.Glyph(scalar: "x", columns: 1), style: .plain,
        column: Int.random(in: 0..<40, using: &random), row: Int.random(in: 0..<10, using: &random))
      let before = plain.encode(Frame(surface: surface))
      let after = synchronized.encode(Frame(surface: surface))
      #expect(
        after
          == (before.isEmpty
            ? [] : Array("\u{1B}[?2026h".utf8) + before + Array("\u{1B}[?2026l".utf8)))
    }
  }
}
