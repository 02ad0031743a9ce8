import Testing

@testable import GSDesign

@Suite("State of a text area") struct TextAreaStateTests {
  @Test func enterBeginsALineAndTheCaretStaysInView() {
    var area = TextAreaState("a\nb", isFocused: true, rows: 2)
    #expect(area.receive(.key(KeyPress(.enter)), as: "area") == .edited("a\nb\n"))
    #expect(area.window.visible == 1..<3)
    #expect(area.receive(.paste("c\nd\ne"), as: "area") == .edited("a\nb\nc\nd\ne"))
    #expect(area.window.visible == 3..<5)
    area.handle(.move(.up))
    area.handle(.move(.up))
    #expect(area.window.visible == 2..<4)
    #expect(area.scroll(rows: 9) == .changed)
    #expect(area.window.visible == 3..<5)
    area.handle(.deleteBackward)
    #expect(area.field?.text == "a\nb\n\nd\ne" && area.window.visible == 2..<4)
    area.handle(.deleteAll)
    #expect(area.window.visible == 0..<1)
  }

  @Test func pagesMoveTheCaret() {
    var area = TextAreaState("0\n1\n2\n3\n4\n5", caret: 0, isFocused: true, rows: 3)
    #expect(area.receive(.key(KeyPress(.pageDown)), as: "area") == .changed)
    #expect(area.field?.caretPlace.line == 2)
    area.turn(pages: .max)
    #expect(area.field?.caretPlace.line == 5 && area.window.isAtEnd)
    #expect(area.turn(pages: 1) == .ignored)
    area.turn(pages: -9)
    #expect(area.field?.caretPlace.line == 0 && area.window.first == 0)
  }

  @Test func aPressMovesTheCaretToItsLine() {
    var area = TextAreaState("abc\nd\nefg", rows: 3)
    area.receive(.pointer(.pressed(.primary), "area/1"), as: "area")
    area.receive(.pointer(.released(.primary), "area/1"), as: "area")
    #expect(area.isFocused && area.field?.caretPlace.line == 1)
    #expect(area.receive(.pointer(.pressed(.primary), "area/ground"), as: "area") == .ignored)
    #expect(area.handle(.pressDown(99)) == .ignored)
  }

  @Test func aLogFollowsItsEndUntilAPersonScrollsUp() {
    var log = TextAreaState(lines: 100, isFocused: true, rows: 10, followsEnd: true)
    #expect(log.window.visible == 90..<100 && log.isFollowing)
    log.setCount(105)
    #expect(log.window.visible == 95..<105)
    log.rows = 20
    #expect(log.window.visible == 85..<105)
    log.rows = 5
    #expect(log.window.visible == 100..<105)
    #expect(log.receive(.key(KeyPress(.up)), as: "log") == .changed)
    #expect(!log.isFollowing)
    log.setCount(200)
    #expect(log.window.visible == 99..<104)
    #expect(log.receive(.key(KeyPress(.end)), as: "log") == .changed)
    #expect(log.isFollowing)
    log.setCount(201)
    #expect(log.window.visible == 196..<201)
    log.receive(.pointer(.scrolled(columns: 0, rows: -1), "log/197"), as: "log")
    #expect(!log.isFollowing)
    log.receive(.pointer(.scrolled(columns: 0, rows: 1), "log/197"), as: "log")
    #expect(log.isFollowing)
    log.setCount(3)
    #expect(log.window.visible == 0..<3)
  }

  @Test func aTextThatIsReadTakesNoLetters() {
    var log = TextAreaState(lines: 9, isFocused: true, rows: 3)
    #expect(log.receive(.key(KeyPress("a")), as: "log") == .ignored)
    #expect(log.receive(.paste("a"), as: "log") == .ignored)
    #expect(log.receive(.key(KeyPress(.pageDown)), as: "log") == .changed)
    #expect(log.window.first == 2)
    #expect(log.receive(.key(KeyPress(.left)), as: "log") == .ignored)
    #expect(log.receive(.key(KeyPress(.right)), as: "log") == .changed)
    let look = GSTextArea(state: log, columns: 40) { "01234567 line \($0)" }.lowered()
    #expect(look.spoken[0].text(.english).contains("line 2"))
    #expect(!look.spoken[0].text(.english).contains("01234567"))
    #expect(log.receive(.key(KeyPress(.home)), as: "log") == .changed)
    #expect(log.shift == 0)
    var note = TextAreaState("a", rows: 3)
    note.setCount(50)
    #expect(note.window.count == 1)
  }

  @Test func onlyLinesInViewAreMade() {
    var made: [Int] = []
    let log = TextAreaState(lines: 100_000, rows: 10, followsEnd: true)
    let look = GSTextArea(state: log, id: "log", columns: 40) {
      made.append($0)
      return "line"
    }.lowered()
    #expect(made == Array(99_990..<100_000) && look.interactions.parts.count == 12)
    #expect(look.interactions.tabStops == ["log"])
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func afterAKeyTheCaretIsInView(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var area = TextAreaState(rows: Int.random(in: 1...6, using: &random))
    let keys: [KeyPress.Key] = [
      .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .enter, .enter, .backspace,
      .delete, .character("한"),
    ]
    for step in 0..<300 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: area.rows = Int.random(in: -1...9, using: &random)
      case 1: area.scroll(rows: Int.random(in: -9...9, using: &random))
      case 2: area.handle(Intent.samples.randomElement(using: &random) ?? .focus)
      default:
        area.handle(.focus)
        area.receive(.key(KeyPress(keys.randomElement(using: &random) ?? .up)), as: "area")
        let line = area.field?.caretPlace.line ?? -1
        #expect(area.window.visible.contains(line), "seed \(seed), step \(step)")
      }
      #expect(area.window.count == area.field?.lineCount, "seed \(seed), step \(step)")
      #expect(area.window.visible.upperBound <= area.window.count, "seed \(seed), step \(step)")
    }
  }
}
