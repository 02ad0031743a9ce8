import GalleryTesting
import TerminalTesting
import Testing

/// The judge of the tests is judged first: it notices everything that can be left on.
@Suite struct ModeTrackerTests {
  static let leftovers: [EscapedText] = [
    "\u{1B}[?1049h", "\u{1B}[?25l", "\u{1B}[?7l", "\u{1B}[?1000h", "\u{1B}[?1003h", "\u{1B}[?1006h",
    "\u{1B}[?1004h", "\u{1B}[?2004h", "\u{1B}[?2026h", "\u{1B}[?2027h", "\u{1B}[?2031h",
    "\u{1B}[?2048h", "\u{1B}[?1h", "\u{1B}[?6h", "\u{1B}[?69h", "\u{1B}[>1u", "\u{1B}[31m",
    "\u{1B}[4h", "\u{1B}=", "\u{1B}[2;9r", "\u{1B}[>4;2m", "\u{1B}(0", "\u{0E}",
    "\u{1B}]8;;file:\u{7}",
    "\u{1B}]11;#ff0000\u{7}", "\u{1B}]4;1;#ff0000\u{1B}\\", "\u{1B}[4 q", "\u{1B}]2;title\u{7}",
    "\u{1B}]52;c;", "\u{1B}P1$", "\u{1B}[38;2", "\u{1B}",
  ]

  @Test(arguments: leftovers) func itReportsModesLeftOn(output: EscapedText) {
    var tracker = ModeTracker()
    #expect(tracker.isRestored)
    tracker.feed(output.text.utf8)
    #expect(tracker.leftovers.count == 1, "\(tracker.leftovers)")
  }

  @Test func aModeSwitchedOffIsOff() {
    var tracker = ModeTracker()
    tracker.feed(
      """
      \u{1B}[?1049;1003h\u{1B}[>1u\u{1B}[1;31mtext\u{1B}]11;?\u{7}\u{1B}[<1u\u{1B}[m\u{1B}[?1003l\
      \u{1B}[?1049l\u{1B}]11;#000000\u{7}\u{1B}]111\u{7}\u{1B}]8;;a\u{7}\u{1B}]8;;\u{7}
      """.utf8)
    #expect(tracker.leftovers == [])
    #expect(tracker.colorQuestions == 1)
  }

  @Test func aStackLeftOnTheOtherScreenIsLeft() {
    var tracker = ModeTracker()
    tracker.feed("\u{1B}[?1049h\u{1B}[>1u\u{1B}[?1049l\u{1B}[<1u".utf8)
    #expect(tracker.leftovers == ["the keyboard's stacks [0, 1]"])
  }
}
