import GalleryTesting
import Testing

@testable import TermSession

@Suite("Answers with input between them") struct AnswerReaderTests {
  private static let answers = [
    "\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\", "\u{1B}[6;17;8t", "\u{1B}_Gi=31;OK\u{1B}\\",
    "\u{1B}[2;5R",
    "\u{1B}[?62;22c",
  ]

  private func interview(
    _ text: String, cutAfter count: Int = .max, isInTime: Bool = true
  ) -> (TerminalInterview, isOver: Bool) {
    var interview = TerminalInterview()
    var reader = AnswerReader()
    let bytes = Array(text.utf8)
    reader.read(Array(bytes.prefix(count)), isInTime: isInTime, into: &interview)
    reader.read(Array(bytes.dropFirst(count)), isInTime: isInTime, into: &interview)
    reader.finish(&interview)
    return (interview, reader.isOver)
  }

  @Test(
    arguments: [
      "l", "ls -l\r", "\u{1B}[A", "\u{1B}OP", "\u{1B}b", "한글", "\u{1B}[200~echo\u{1B}[201~",
      "\u{7F}\t\u{4}",
    ] as [EscapedText]) func keysTypedBetweenAnswersAreKept(argument: EscapedText)
  {
    let typed = argument.text
    for place in 0...Self.answers.count {
      var parts = Self.answers
      parts.insert(typed, at: place)
      let text = parts.joined()
      for cut in 0...text.utf8.count {
        let (found, isOver) = interview(text, cutAfter: cut)
        #expect(found.typed == Array(typed.utf8), "\(place), cut after \(cut)")
        #expect(found.replies.count == Self.answers.count && found.isComplete && isOver)
      }
    }
  }

  @Test func keysBetweenKeepTheirOrder() {
    let text = zip("make\r", Self.answers).map { String($0) + $1 }.joined()
    #expect(interview(text).0.typed == Array("make\r".utf8))
  }

  @Test(
    arguments: [
      "\u{1B}[99;1;2y", "\u{1B}P>|a\u{1B}\\", "\u{1B}]4;1;rgb:0/0/0\u{7}", "\u{1B}_unknown\u{1B}\\",
    ] as [EscapedText])
  func noPartOfATerminalSequenceIsTyped(argument: EscapedText) {
    let sequence = argument.text
    let (found, _) = interview(sequence + "x" + Self.answers.joined() + sequence)
    #expect(found.typed == Array("x".utf8))
  }

  @Test func anUnfinishedSequenceIsTypedOnlyAfterTheLastAnswer() {
    let (whole, isOver) = interview(Self.answers.joined() + "\u{1B}[1;")
    #expect(isOver && whole.typed == Array("\u{1B}[1;".utf8))
    let (cut, _) = interview("x\u{1B}[?62;2")
    #expect(cut.typed == Array("x".utf8))
    let (escape, _) = interview("\u{1B}")
    #expect(escape.typed == [0x1B])
  }

  @Test func answersThatComeLateDoNotCountAndEndTheWait() {
    let (found, isOver) = interview("a" + Self.answers.joined(), isInTime: false)
    #expect(isOver && !found.isComplete)
    #expect(found.replies.isEmpty)
    #expect(found.typed == Array("a".utf8))
  }

  @Test func controlCEndsTheWait() {
    #expect(interview("x\u{3}").0.interruption == .key)
  }

  @Test func theRestIsReportedFromTheFirstByteThatCannotBePutBack() {
    var back: [UInt8] = []
    func lost(_ text: String, mapsReturn: Bool = true, room: Int) -> [UInt8] {
      back = []
      return TypedAhead.lost(of: Array(text.utf8), mapsReturn: mapsReturn) {
        guard back.count < room else { return false }
        back.append($0)
        return true
      }
    }
    #expect(lost("ls\r", room: 9).isEmpty && back == Array("ls\n".utf8))
    #expect(lost("ls\r", mapsReturn: false, room: 9).isEmpty && back == Array("ls\r".utf8))
    #expect(lost("ls\r", room: 1) == Array("s\r".utf8) && back == Array("l".utf8))
    #expect(lost("ls\r", room: 0) == Array("ls\r".utf8) && back.isEmpty)
    #expect(lost("", room: 0).isEmpty)
  }
}
