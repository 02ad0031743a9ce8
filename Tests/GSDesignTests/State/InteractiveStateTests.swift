import Testing

@testable import GSDesign

@Suite("Events of a component") struct InteractiveStateTests {
  @Test func keysNeedTheFocus() {
    var list = ListState(count: 3)
    #expect(list.receive(.key(KeyPress(.down)), as: "list") == .ignored)
    list.handle(.focus)
    #expect(list.receive(.key(KeyPress(.down)), as: "list") == .selected(1))
    var field = TextFieldState(isFocused: true)
    #expect(field.receive(.key(KeyPress(" ")), as: "field") == .edited(" "))
    #expect(field.receive(.paste("ab"), as: "field") == .edited(" ab"))
    field.handle(.blur)
    #expect(field.receive(.paste("c"), as: "field") == .ignored)
  }

  @Test func aPasteIsTextAndNeverAKey() {
    var button = ButtonState(isFocused: true)
    #expect(button.receive(.paste(" "), as: "send") == .ignored)
    #expect(button.receive(.key(KeyPress(" ")), as: "send") == .activated)
  }

  @Test func aFieldOfSeveralLinesHasTheKeysForThem() {
    var field = TextFieldState("a", isFocused: true, isMultiline: true)
    let line = KeyPress(.enter, modifiers: .alt)
    #expect(field.receive(.key(line), as: "field") == .edited("a\n"))
    #expect(field.receive(.key(KeyPress(.enter)), as: "field") == .submitted("a\n"))
    var editor = MessageEditorState("b", isFocused: true)
    #expect(editor.receive(.key(line), as: "editor") == .edited("b\n"))
    var number = ValidatedFieldState(.number(1...9), isFocused: true)
    #expect(number.receive(.key(KeyPress("7")), as: "age") == .edited("7"))
  }

  @Test func thePointerNeedsNoFocus() {
    var tabs = TabsState(count: 3)
    let over = FocusID("tabs").child(2)
    #expect(tabs.receive(.pointer(.moved, over), as: "tabs") == .changed)
    #expect(tabs.receive(.pointer(.pressed(.primary), over), as: "tabs") == .changed)
    #expect(tabs.receive(.pointer(.released(.primary), over), as: "tabs") == .selected(2))
    #expect(tabs.receive(.pointer(.moved, "tabs2/1"), as: "tabs") == .changed)
    #expect(tabs.group.pointed == nil)
  }

  @Test func eventsOfTheScreenAreIgnored() {
    var state = StepperState(3, in: 1...5, isFocused: true)
    for event in [
      Event.resized(columns: 1, rows: 1), .windowFocus(false), .timer("x"), .key(KeyPress(.tab)),
      .key(KeyPress(.pageDown)), .pointer(.scrolled(columns: 0, rows: 1), "n"),
      .pointer(.pressed(.secondary), "n"),
    ] { #expect(state.receive(event, as: "n") == .ignored) }
  }
}

@Suite("Ring of tab stops") struct FocusRingTests {
  @Test func tabTurnsTheRing() {
    var ring = FocusRing(["a", "b", "a", "c"])
    #expect(ring.stops == ["a", "b", "c"] && ring.focused == "a")
    #expect(ring.receive(.key(KeyPress(.tab))) == .changed)
    #expect(ring.focused == "b")
    ring.receive(.key(KeyPress(.tab, modifiers: .shift)))
    ring.receive(.key(KeyPress(.tab, modifiers: .shift)))
    #expect(ring.focused == "c")
    ring.receive(.key(KeyPress(.tab)))
    #expect(ring.focused == "a")
    #expect(ring.receive(.key(KeyPress(.tab, modifiers: .control))) == .ignored)
  }

  @Test func aPressGivesTheFocusToTheInnermostStop() {
    var ring = FocusRing(["table", "table/header", "list"])
    #expect(ring.receive(.pointer(.pressed(.primary), "list/3")) == .changed)
    #expect(ring.focused == "list")
    ring.receive(.pointer(.pressed(.primary), "table/header/1"))
    #expect(ring.focused == "table/header")
    ring.receive(.pointer(.pressed(.primary), "table/1"))
    #expect(ring.focused == "table")
    #expect(ring.receive(.pointer(.pressed(.secondary), "list")) == .ignored)
    #expect(ring.receive(.pointer(.pressed(.primary), "listing")) == .ignored)
    #expect(ring.receive(.pointer(.pressed(.primary), nil)) == .ignored)
  }

  @Test func theFocusStaysIfItsStopDoes() {
    var ring = FocusRing(["a", "b"], focused: "b")
    ring.setStops(["c", "b"])
    #expect(ring.focused == "b")
    ring.setStops(["c"])
    #expect(ring.focused == "c")
    ring.setStops([])
    #expect(ring.focused == nil)
    #expect(ring.receive(.key(KeyPress(.tab))) == .ignored)
  }

  @Test func statesFollowTheRing() {
    var ring = FocusRing(["list", "send"])
    var list = ListState(count: 2)
    var send = ButtonState()
    func receive(_ event: Event) -> [Outcome] {
      ring.receive(event)
      return [list.receive(event, as: "list", in: ring), send.receive(event, as: "send", in: ring)]
    }
    #expect(receive(.resized(columns: 80, rows: 24)) == [.changed, .ignored])
    #expect(list.isFocused && !send.isFocused)
    #expect(receive(.key(KeyPress(.tab))) == [.changed, .changed])
    #expect(receive(.key(KeyPress(.enter))) == [.ignored, .activated])
    _ = receive(.pointer(.pressed(.primary), "list/1"))
    #expect(receive(.pointer(.released(.primary), "list/1")) == [.selected(1), .ignored])
    #expect(list.isFocused && !send.isFocused)
  }
}
