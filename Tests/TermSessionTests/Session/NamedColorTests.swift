import Testing

@testable import ColorScience
@testable import GSDesign
@testable import TermRender
@testable import TermSession

/// The sixteen named colours are those that the terminal reports, or xterm's.
@Suite("Named colours of a terminal")
struct NamedColorTests {
  /// Sixteen colours of no terminal.
  private let own = IndexedPalette((0..<16).map { RGB(UInt32($0) * 0x0F_0B_07) })

  private func known(
    _ replies: [TerminalReply], _ variables: [String: String] = ["TERM": "xterm-16color"]
  ) -> TerminalCapabilities {
    var knowledge = CapabilityState(environment: variables, isTerminal: true, entry: nil)
    knowledge.take(replies, roundTrip: replies.isEmpty ? nil : 20)
    return knowledge.capabilities
  }

  private func answers(_ palette: IndexedPalette) -> [TerminalReply] {
    palette.colors.enumerated().map { .paletteColor(index: $0, $1) }
  }

  @Test func theyAreUsedIfEveryOneIsAnswered() {
    let found = known(answers(own).reversed()).namedColors
    #expect(found.value == own)
    #expect(found.source == .answer)
    #expect(found.reason == "it says so")
  }

  @Test func theyAreUnknownWhereAnyIsMissing() {
    for missing in 0..<16 {
      var replies = answers(own)
      replies.remove(at: missing)
      let found = known(replies).namedColors
      #expect(found.value == .unknown16)
      #expect(found.source == .default)
      #expect(found.reason.hasSuffix("pairs that can be read in all known ones"))
    }
    #expect(known([]).namedColors.value == .unknown16)
    #expect(known([]).assumedColors == .unknown)
  }

  @Test func theLinuxConsoleHasItsPalette() {
    let found = known([], ["TERM": "linux"])
    #expect(found.namedColors.value == NamedColors.linux.palette)
    #expect(found.assumedColors == .linux)
  }

  @Test func statedColoursComeFirst() {
    var knowledge = CapabilityState(
      environment: ["TERM": "xterm-16color"], isTerminal: true, entry: nil)
    knowledge.statedColors = NamedColors.tango.palette
    #expect(knowledge.capabilities.namedColors.value == NamedColors.tango.palette)
    knowledge.take(answers(own), roundTrip: 20)
    #expect(knowledge.capabilities.namedColors.value == NamedColors.tango.palette)
    knowledge.statedColors = nil
    #expect(knowledge.capabilities.namedColors.value == own)
  }

  @Test func unrequestedAnswersDoNotCount() {
    let forged = (16..<4_096).map { TerminalReply.paletteColor(index: $0, .white) }
    #expect(known(forged).namedColors.value == .unknown16)
    #expect(known(answers(own) + forged).namedColors.value == own)
  }

  @Test func theLastAnswerCounts() {
    let replies = answers(.xterm16) + answers(own)
    #expect(known(replies).namedColors.value == own)
  }

  @Test func theyAreAskedForWhereSixteenAreAllThereAre() {
    func isAsked(_ variables: [String: String]) -> Bool {
      let known = TerminalCapabilities(environment: variables, isTerminal: true)
      let bytes = TerminalQuestions(for: known).output(isWithProbes: false)
      let list = (0..<16).map { "\($0);?" }.joined(separator: ";")
      return String(decoding: bytes, as: UTF8.self).contains("\u{1B}]4;\(list)\u{1B}\\")
    }
    #expect(known([]).colorDepth.value == .indexed16)
    #expect(isAsked(["TERM": "xterm-16color"]))
    #expect(!isAsked(["TERM": "xterm-256color"]))
    #expect(!isAsked(["TERM": "xterm-16color", "NO_COLOR": "1"]))
    // A multiplexer does not hand it on, and some show it.
    #expect(!isAsked(["TERM": "screen", "STY": "1"]))
    #expect(!isAsked(["TERM": "linux"]))
  }

  @Test func bytesOfAnAnswerAreItsColour() {
    let found = events("\u{1B}]4;9;rgb:ff/80/00\u{1B}\\", flush: false)
    #expect(found == [.reply(.paletteColor(index: 9, RGB(0xFF8000)))])
  }
}
