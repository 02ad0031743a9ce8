import Testing

@testable import GSDesign

@Suite("Fields with a rule, editors, steppers and rows")
struct InputStateTests {
  @Test func aFieldOfSeveralLinesKeepsItsLineBreaks() {
    var state = TextFieldState("가나다\r\nb\u{2028}cdef", caret: 2, isMultiline: true)
    #expect(state.text == "가나다\nb\ncdef")
    let steps: [(Intent, Int)] = [
      (.move(.down), 5), (.move(.down), 7), (.last, 10), (.first, 6), (.move(.up), 4), (.last, 5),
      (.move(.up), 1), (.first, 0),
    ]
    for (intent, caret) in steps {
      #expect(state.handle(intent) == .changed && state.caret == caret, "\(intent)")
    }
    #expect(state.handle(.move(.up)) == .ignored)
    #expect(state.handle(.insert("\n")) == .edited("\n가나다\nb\ncdef"))
    #expect(state.caret == 1)
    _ = state.handle(.move(.up))
    #expect(state.caret == 0)
    #expect(TextFieldState("a\nb").text == "a b")
  }

  @Test func enterWithAltOrShiftBeginsALine() {
    let map = KeyMap.lines
    #expect(map.intent(for: KeyPress(.enter)) == .activate)
    #expect(map.intent(for: KeyPress(.enter, modifiers: .alt)) == .insert("\n"))
    #expect(map.intent(for: KeyPress(.enter, modifiers: .shift)) == .insert("\n"))
    #expect(map.intent(for: KeyPress(.enter, modifiers: .control)) == nil)
    #expect(map.intent(for: KeyPress("a", modifiers: .alt)) == nil)
    #expect(KeyMap.text.intent(for: KeyPress(.enter, modifiers: .shift)) == .activate)
  }
}
