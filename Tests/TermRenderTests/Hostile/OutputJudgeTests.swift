import GalleryTesting
import Testing

/// The judge of hostile text is shown outputs that break each rule.
@Suite("Judge of hostile text") struct OutputJudgeTests {
  private func breaches(
    _ output: String, besides harmless: String = "[x]", of text: String = "x",
    as kind: OutputKind = .text
  ) -> [String] {
    breaches(Array(output.utf8), besides: harmless, of: text, as: kind)
  }

  private func breaches(
    _ output: [UInt8], besides harmless: String, of text: String, as kind: OutputKind
  ) -> [String] {
    let string = HostileString("x", rules: Set(HostileRule.allCases), bytes: Array(text.utf8))
    return OutputJudge(output, besides: Array(harmless.utf8), of: string, as: kind).breaches
      .map { String($0.prefix { $0 != ":" }) }
  }

  @Test(
    arguments: [
      ("[\u{1B}[2J\u{FFFD}]", "no-control"), ("[\u{9B}2J\u{FFFD}]", "no-control"),
      ("[\u{7F}\u{FFFD}]", "no-control"), ("[a\u{2028}\u{FFFD}]", "no-control"),
      ("[a\u{202E}\u{FFFD}]", "no-bidi"), ("[\u{2067}x\u{FFFD}]", "no-bidi"),
      ("[a\u{200B}\u{FFFD}]", "no-invisible"), ("[\u{E0041}\u{FFFD}]", "no-invisible"),
      ("[a\u{200D}b\u{FFFD}]", "no-invisible"), ("[a\nb\u{FFFD}]", "one-line"),
      ("[\u{301}\u{FFFD}]", "no-leading-mark"), ("[ab]", "visible"),
    ] as [(EscapedText, String)])
  func aTextThatBreaksARuleIsFound(_ output: EscapedText, _ rule: String) {
    #expect(breaches(output.text).contains(rule), "\(output.testDescription)")
  }

  @Test func anOversizedOutputIsFound() {
    let tower = "[가" + String(repeating: "\u{301}", count: 9) + "\u{FFFD}]"
    #expect(breaches(tower).contains("bounded"))
    let long = "[\u{FFFD}" + String(repeating: "x", count: 64 * 70) + "]"
    #expect(breaches(long).contains("bounded"))
  }

  @Test func invalidUTF8IsFound() {
    #expect(breaches([0x5B, 0xFF, 0x5D], besides: "[x]", of: "x", as: .text) == ["valid-utf8"])
  }

  @Test(
    arguments: [
      "\u{1B}[1;1Hx\u{1B}[?25l\u{FFFD}", "\u{1B}[1;1Hx\u{1B}]0;t\u{1B}\\\u{FFFD}",
      "\u{1B}[1;1Hx\u{1B}[5n\u{FFFD}", "\u{1B}[1;1Hx\u{1B}[5 q\u{FFFD}",
      "\u{1B}[1;1Hx\u{1B}7\u{FFFD}",
      "\u{1B}[1;1Hx\u{FFFD}\u{1B}]", "\u{1B}[1;1Hx\u{FFFD}\u{1B}[3",
      "\u{1B}[1;1Hx\u{FFFD}\u{1B}[?7l",
    ] as [EscapedText])
  func aCommandToTheTerminalIsFound(_ output: EscapedText) {
    let found = breaches(output.text, besides: "\u{1B}[1;1Hx", as: .terminal)
    #expect(found.contains("no-state"), "\(output.testDescription)")
  }

  @Test func aBellAmongSequencesOfOursIsFound() {
    let found = breaches("\u{1B}[1;1Hx\u{7}\u{FFFD}", besides: "\u{1B}[1;1Hx", as: .terminal)
    #expect(found.contains("no-control"))
  }

  @Test func harmlessOutputIsLeftAlone() {
    #expect(breaches("[\u{FFFD}]").isEmpty)
    #expect(
      breaches("\u{1B}[1;1H␛[2J\u{1B}[m", besides: "\u{1B}[1;1Hx\u{1B}[m", as: .terminal).isEmpty)
    #expect(breaches("\"\\u001b[2J\"", besides: "\"x\"", as: .json).isEmpty)
  }
}
