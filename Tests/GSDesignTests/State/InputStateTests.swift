import Testing

@testable import GSDesign

@Suite("Fields with a rule, editors, steppers and rows")
struct InputStateTests {
  @Test(arguments: [
    ("", ValidatedFieldState.Verdict.empty), ("  ", .empty), ("4", .valid), ("04", .valid),
    ("40", .valid), ("3", .outOfRange), ("41", .outOfRange), ("0", .outOfRange),
    ("-4", .outOfRange),
    ("+5", .outOfRange), ("4.", .outOfRange), ("주", .outOfRange), ("１２", .outOfRange),
    ("400", .tooLong), ("99999999999999999999999", .tooLong),
  ])
  func aWeekIsJudgedByItsText(text: String, verdict: ValidatedFieldState.Verdict) {
    #expect(ValidatedFieldState(.number(4...40), text: text).verdict == verdict)
  }

  @Test(arguments: [
    ("", ValidatedFieldState.Verdict.empty), (" \u{3000}", .empty), ("a", .valid),
    ("튼튼이", .valid), ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", .valid), ("abcdefghij", .valid),
    ("abcdefghijk", .tooLong), ("우리 집에서 제일 튼튼한 아기", .tooLong),
  ])
  func aNicknameIsCountedAsAReaderCounts(text: String, verdict: ValidatedFieldState.Verdict) {
    let rule = ValidatedFieldState.Rule.characters(10)
    #expect(ValidatedFieldState(rule, text: text).verdict == verdict)
    #expect(rule.verdicts.contains(verdict))
  }

  /// The fault not to repeat: a field that was cleared kept the verdict of the text before.
  @Test func clearingAFieldMakesItEmptyAndNotSubmittable() {
    var state = ValidatedFieldState(.number(4...40), text: "7", isFocused: true)
    #expect(state.handle(.activate) == .submitted("7"))
    #expect(state.handle(.deleteBackward) == .edited(""))
    #expect(state.verdict == .empty)
    #expect(state.handle(.activate) == .ignored)
  }

  @Test func twoDigitsCanBeTypedAndAsManyCharactersOfANameAsOneLikes() {
    var week = ValidatedFieldState(.number(4...40))
    for digit in ["4", "1", "2"] { week.handle(.insert(digit)) }
    #expect(week.field.text == "41" && week.verdict == .outOfRange)
    var name = ValidatedFieldState(.characters(10))
    for _ in 0..<11 { name.handle(.insert("가")) }
    #expect(name.verdict == .tooLong)
    #expect(name.handle(.deleteBackward) == .edited(String(repeating: "가", count: 10)))
    #expect(name.verdict == .valid)
  }

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

  @Test func aMessageOfBlanksIsNotSent() {
    for text in ["", " ", "\n \t\n", "\u{3000}"] {
      var state = MessageEditorState(text, isFocused: true)
      #expect(!state.isSendable)
      for intent in [Intent.activate, .hover(1), .pressDown(1), .pressUp(1)] {
        #expect(state.handle(intent) == .ignored, "\(intent)")
      }
    }
  }

  @Test func aMessageIsSentByEnterAndByItsButtonAndThenCleared() {
    var state = MessageEditorState("hi\nthere", isFocused: true)
    #expect(state.handle(.activate) == .submitted("hi\nthere"))
    #expect(state == MessageEditorState(isFocused: true))
    state.handle(.insert("x"))
    #expect(state.handle(.hover(1)) == .changed)
    #expect(state.handle(.pressDown(1)) == .changed)
    #expect(state.buttonInteraction == .pressed)
    #expect(state.handle(.pressUp(1)) == .submitted("x"))
    #expect(state.field.isFocused && state.field.text.isEmpty)
  }

  @Test func aPressThatLeavesTheButtonSendsNothing() {
    var state = MessageEditorState("x")
    state.handle(.pressDown(1))
    #expect(state.handle(.pressUp(0)) == .changed)
    #expect(state.field.text == "x")
    state.handle(.pressDown(1))
    #expect(state.handle(.hover(nil)) == .changed)
    #expect(state.handle(.pressUp(1)) == .ignored)
  }

  @Test func theButtonForgetsThePointerWithTheLastCharacter() {
    var state = MessageEditorState("x", isFocused: true, pointed: 1)
    #expect(state.buttonInteraction == .hovered)
    #expect(state.handle(.deleteBackward) == .edited(""))
    #expect(state.buttonInteraction == .normal)
    #expect(MessageEditorState(pointed: 1).buttonInteraction == .normal)
  }

  @Test func aBlockedEditorTakesNothing() {
    var state = MessageEditorState("x", isBlocked: true, isFocused: true, pointed: 1)
    #expect(state == MessageEditorState("x", isBlocked: true))
    for intent in Intent.samples {
      #expect(state.handle(intent) == .ignored, "\(intent)")
    }
  }

  @Test func arrowsStepAndStopAtTheBounds() {
    var state = StepperState(5, in: 4...40, isFocused: true)
    #expect(state.handle(.move(.left)) == .acted(0))
    #expect(state.value == 4 && state.isDisabled(0) && !state.isDisabled(1))
    for intent in [Intent.move(.left), .move(.down), .first, .activate, .hover(0), .pressDown(0)] {
      #expect(state.handle(intent) == .ignored, "\(intent)")
    }
    #expect(state.handle(.last) == .acted(1))
    #expect(state.value == 40 && state.isDisabled(1) && state.isFocused)
    #expect(state.handle(.move(.up)) == .ignored)
    #expect(state.handle(.pressDown(0)) == .changed)
    #expect(state.handle(.pressUp(0)) == .acted(0))
    #expect(state.value == 39 && state.interaction(of: 0) == .hovered)
  }

  @Test func anArrowThatReachesItsBoundForgetsThePointer() {
    var state = StepperState(39, in: 4...40, pointed: 1, isPressed: true)
    #expect(state.handle(.pressUp(1)) == .acted(1))
    #expect(state.interaction(of: 1) == .normal)
    #expect(StepperState(99, in: 4...40, pointed: 1) == StepperState(40, in: 4...40))
  }

  @Test func boundsOfOneNumberLeaveNothingToStepTo() {
    var state = StepperState(1, in: 7...7, isFocused: true)
    #expect(state.value == 7 && !state.isFocused && !state.canStep)
    #expect(state.handle(.focus) == .ignored)
    #expect(GSStepper("7", state: state).lowered().interactions.tabStops.isEmpty)
    for bound in [Int.min, .max] {
      let widest = StepperState(bound, in: Int.min...Int.max)
      for intent in Intent.samples {
        var state = widest
        state.handle(intent)
        #expect(GSStepper("x", state: state).element.plainText == "‹x›", "\(intent)")
      }
      var state = widest
      #expect(state.handle(.move(bound == .max ? .right : .left)) == .ignored)
    }
  }

  @Test func theSwitchOfARowTurnsByItself() {
    var state = ToggleRowState(
      isDeletable: true, members: ActionRowState(count: 3, isFocused: true))
    #expect(state.handle(.activate) == .acted(0))
    #expect(!state.isOn)
    state.handle(.move(.right))
    #expect(state.handle(.activate) == .selected(1) && state.isOn)
    #expect(state.handle(.activate) == .deselected(1) && !state.isOn)
    state.handle(.pressDown(1))
    #expect(state.handle(.pressUp(1)) == .selected(1) && state.isOn)
    #expect(state.handle(.remove) == .acted(2) && state.isOn)
    var other = ToggleRowState(isOn: true)
    #expect(other.handle(.remove) == .ignored && other.parts == [.row, .toggle])
    #expect(ToggleRowState(members: ActionRowState(count: 9)) == ToggleRowState())
  }

  @Test func exactlyOneRadioIsChosenAfterAnyMove() {
    var state = GSRadioGroup.state(count: 2)
    _ = state.handle(.focus)
    #expect(state.handle(.move(.right)) == .selected(1))
    #expect(state.handle(.activate) == .ignored && state.selected == 1)
    #expect(state.handle(.move(.right)) == .selected(0))
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
