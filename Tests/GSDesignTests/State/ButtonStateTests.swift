import Testing

@testable import GSDesign

@Suite struct ButtonStateTests {
  /// The whole table: the effect of every intent in every state.
  @Test(arguments: ButtonState.all)
  func everyTransitionIsAsTheTableSays(from: ButtonState) {
    let focused = from.isFocused
    let rows: [(Intent, Outcome, ButtonState)] = [
      (.activate, .activated, from),
      (
        .focus, focused ? .ignored : .changed,
        ButtonState(isFocused: true, interaction: from.interaction)
      ),
      (
        .hover(nil), from.interaction == .normal ? .ignored : .changed,
        ButtonState(isFocused: focused)
      ),
      (
        .hover(0), from.interaction == .normal ? .changed : .ignored,
        ButtonState(
          isFocused: focused, interaction: from.interaction == .pressed ? .pressed : .hovered)
      ),
      (
        .pressDown(0), from.interaction == .pressed ? .ignored : .changed,
        ButtonState(isFocused: focused, interaction: .pressed)
      ),
      (
        .pressUp(0), from.interaction == .pressed ? .activated : .ignored,
        from.interaction == .pressed
          ? ButtonState(isFocused: focused, interaction: .hovered) : from
      ),
      (
        .pressUp(nil), from.interaction == .pressed ? .changed : .ignored,
        from.interaction == .pressed ? ButtonState(isFocused: focused) : from
      ),
      (
        .blur, focused || from.interaction == .pressed ? .changed : .ignored,
        ButtonState(interaction: from.interaction == .pressed ? .normal : from.interaction)
      ),
      (.remove, .ignored, from), (.cancel, .ignored, from), (.first, .ignored, from),
      (.last, .ignored, from), (.insert("a"), .ignored, from), (.deleteForward, .ignored, from),
      (.deleteBackward, .ignored, from), (.move(.left), .ignored, from),
      (.pressDown(1), .ignored, from),
    ]
    for (intent, outcome, to) in rows {
      var state = from
      #expect(state.handle(intent) == outcome, "\(from) \(intent)")
      #expect(state == to, "\(from) \(intent)")
    }
  }

  @Test(arguments: ButtonState.all)
  func aDisabledButtonIgnoresEverythingAndForgetsThePointer(from: ButtonState) {
    for intent in Intent.samples {
      var state = from
      #expect(state.handle(intent, style: .primary(isDisabled: true)) == .ignored)
      #expect(state == ButtonState())
    }
  }

  @Test func aPressActsOnlyOnRelease() {
    var state = ButtonState()
    #expect(state.handle(.pressDown(0)) == .changed)
    #expect(state.handle(.pressUp(0)) == .activated)
  }

  @Test func aPressEndsWhenThePointerLeaves() {
    var state = ButtonState()
    state.handle(.pressDown(0))
    #expect(state.handle(.hover(nil)) == .changed)
    #expect(state.handle(.hover(0)) == .changed)
    #expect(state.handle(.pressUp(0)) == .ignored)
  }

  @Test func onlyATagBeingEditedIsRemoved() {
    var state = ButtonState()
    #expect(state.handle(.remove, style: .tag(isEditing: true)) == .removed(0))
    #expect(state.handle(.remove, style: .tag(isEditing: false)) == .ignored)
    #expect(state.handle(.remove, style: .plainText(isDestructive: true)) == .ignored)
  }

  @Test func aClickOnTheMarkOfATagBeingEditedRemovesIt() {
    let style = GSButtonStyle.tag(isEditing: true)
    var state = ButtonState()
    #expect(state.handle(.hover(1), style: style) == .changed && state.interaction == .hovered)
    #expect(state.handle(.pressDown(1), style: style) == .changed && state.interaction == .pressed)
    #expect(state.handle(.pressUp(1), style: style) == .removed(0))
    // The label acts as ever, and a press that began there does not remove.
    #expect(state.handle(.pressDown(0), style: style) == .changed)
    #expect(state.handle(.pressUp(0), style: style) == .activated)
    state.handle(.pressDown(0), style: style)
    state.handle(.hover(1), style: style)
    #expect(state.handle(.pressUp(1), style: style) == .ignored)
    // Without a mark it is not a member.
    let plain = GSButtonStyle.tag(isEditing: false)
    var other = ButtonState()
    #expect(other.handle(.pressDown(1), style: plain) == .ignored)
  }
}
