import Testing

@testable import GSDesign

@Suite("Buttons, fields, choices and rows")
struct ControlTests {
  @Test func wideButtonsAreFiftyPointsHighAndFillTheRoom() throws {
    for (style, shape) in [
      (GSButtonStyle.round(isDisabled: false), Panel.Shape.rounded(radius: .points8)),
      (.next(isVisible: true), .rectangle),
    ] {
      let element = button(style).element
      let panel = try #require(element.panels.first)
      #expect(panel.ink == Ink(text: .onAccent, fill: .accent))
      #expect(panel.shape == shape && panel.height == .fixed(.points50))
      #expect(element.fit[.horizontal].contains(.flexible))
    }
    let disabled = try #require(button(.round(isDisabled: true)).element.panels.first)
    #expect(disabled.ink == Ink(text: .onDisabled, fill: .disabledFill))
  }

  @Test func anInvisibleButtonHasNoParts() {
    var count = 0
    let style = GSButtonStyle.next(isVisible: false)
    let lowered = GSButton(style: style, action: { count += 1 }) { GSText(.body1, "Next") }
      .lowered()
    #expect(lowered.element == .empty)
    #expect(lowered.interactions.parts.isEmpty && lowered.interactions.tabStops.isEmpty)
    #expect(!lowered.interactions.perform("button") && count == 0)
    var state = ButtonState()
    for intent in Intent.samples {
      #expect(state.handle(intent, style: style) == .ignored, "\(intent)")
    }
  }

  @Test func outlinesHaveThePublishedMeasures() throws {
    let accent = try #require(button(.outlined(.accent)).element.panels.first)
    #expect(accent.ink == Ink(text: .accentText, stroke: .accentText))
    #expect(
      accent.shape == .rounded(radius: Radius(points: 18)) && accent.height == .fixed(.points36)
        && accent.strokeWidth == .thin)
    let neutral = try #require(button(.outlined(.neutral)).element.panels.first)
    #expect(neutral.ink == Ink(text: .text, stroke: .textTertiary))
    #expect(neutral.shape == .rounded(radius: .points4) && neutral.height == .fixed(.points30))
    #expect(neutral.strokeWidth == .medium)
  }

  @Test func aFloatingButtonIsACircle() throws {
    let panel = try #require(button(.floating).element.panels.first)
    #expect(
      panel.shape == .rounded(radius: .points28) && panel.height == .fixed(.points56)
        && panel.minimumWidth == .points56)
  }

  @Test(arguments: ValidatedFieldState.Verdict.allCases)
  func aFieldSaysItsVerdictByAGlyphToo(verdict: ValidatedFieldState.Verdict) {
    let state = ValidatedFieldState(Samples.weekRule, text: Samples.week(verdict)[.english])
    #expect(state.verdict == verdict)
    let message = Samples.weekMessage(verdict)[.korean]
    let field = GSValidatedField(
      state: state, placeholder: Samples.weekPlaceholder[.korean], message: message)
    let element = field.element
    #expect(element.plainText.hasSuffix((verdict == .valid ? "✓ " : "! ") + message))
    #expect(element.plainText.contains("4~40") == (verdict == .empty))
    #expect(element.panels.map(\.ink) == [Ink(text: .onField, fill: .fieldFill)])
  }

  @Test func theKnobsPlaceShowsTheState() throws {
    for isDisabled in [false, true] {
      let on = GSSwitch(state: TagState(isSelected: true, isDisabled: isDisabled)) {}
      let off = GSSwitch(state: TagState(isDisabled: isDisabled)) {}
      #expect(on.element.plainText == "  ●" && off.element.plainText == "●  ")
      #expect(on.lowered().interactions.hasAction("switch") == !isDisabled)
      #expect(on.lowered().interactions.tabStops.isEmpty == isDisabled)
    }
    let off = try #require(GSSwitch().element.panels.first)
    let disabled = try #require(
      GSSwitch(state: TagState(isDisabled: true)).element.panels.first)
    #expect(off.ink != disabled.ink)
  }

  /// A past fault: the unchosen one had the disabled look.
  @Test func aRadioThatIsNotChosenDoesNotLookDisabled() {
    func inks(_ state: TabsState) -> [Ink] {
      GSRadioGroup(["a", "b"], state: state).element.panels.map(\.ink)
    }
    let chosen = Ink(text: .tagPurpleOnTint, fill: .tagPurpleTint)
    #expect(
      inks(GSRadioGroup.state(count: 2)) == [chosen, Ink(text: .onField, fill: .fieldFill)])
    let disabled = TabsState(count: 2, activation: .automatic, disabled: [1])
    #expect(inks(disabled) == [chosen, Ink(text: .onTagDisabled, fill: .tagDisabledFill)])
    let group = GSRadioGroup(["a", "b"], state: disabled).lowered()
    #expect(group.element.plainText == "● a○ b")
    #expect(group.interactions.hasAction("radio/0") && !group.interactions.hasAction("radio/1"))
    #expect(GSRadioGroup([], state: disabled).element == .empty)
  }

  @Test func anArrowRunsTheActionWithTheNumberItLeadsTo() {
    var numbers: [Int] = []
    let table = GSStepper("Week 12", state: StepperState(12, in: 4...40)) { numbers.append($0) }
      .lowered().interactions
    table.perform("stepper/0")
    table.perform("stepper/1")
    #expect(numbers == [11, 13])
    let first = GSStepper("Week 4", state: StepperState(4, in: 4...40)) { _ in }.lowered()
    #expect(!first.interactions.hasAction("stepper/0") && first.interactions.hasAction("stepper/1"))
    #expect(first.interactions.tabStops == ["stepper"])
  }

  @Test func anEditorSendsOnlyText() {
    var pressed: [GSMessageEditor.Part] = []
    func table(_ state: MessageEditorState) -> InteractionTable {
      GSMessageEditor(state: state, blockedNotice: "no") { pressed.append($0) }
        .lowered().interactions
    }
    #expect(!table(MessageEditorState(" ")).hasAction("editor/1"))
    table(MessageEditorState("x")).perform("editor/1")
    table(MessageEditorState("")).perform("editor/0")
    #expect(pressed == [.send, .text])
    #expect(table(MessageEditorState("x")).tabStops == ["editor"])
    #expect(table(MessageEditorState("x", isBlocked: true)).parts.isEmpty)
    let blocked = GSMessageEditor(
      state: MessageEditorState("secret", isBlocked: true), blockedNotice: "no")
    #expect(blocked.element.plainText == "no")
  }

  /// The fault not to repeat: the icon never showed the bookmark that was stored.
  @Test func anArticleShowsWhetherItIsBookmarked() {
    func row(_ isOn: Bool) -> GSArticleRow {
      GSArticleRow(
        "T", tags: ["a", "b"], readingTime: "5 min", excerpt: "e",
        state: ToggleRowState(isOn: isOn))
    }
    #expect(row(false).element.plainText == "Ta · b  5 mine⚐")
    #expect(row(true).element.plainText == "Ta · b  5 mine⚑")
    #expect(GSArticleRow("T").element.plainText == "T⚐")
    #expect(GSArticleRow("T", readingTime: "5 min").element.plainText == "T5 min⚐")
  }

  @Test func theMarksOfARowAreAtTheirPart() {
    for part in ToggleRowState.Part.allCases {
      let members = ActionRowState(count: 3, focused: part.rawValue, isFocused: true)
      let row = GSTodoRow(
        "T", date: "d", state: ToggleRowState(isDeletable: true, members: members))
      #expect(
        row.element.panels.map { $0.marks.contains(.focused) }
          == [0, 1, 2].map { $0 == part.rawValue })
    }
  }

  @Test func everyPartOfARowRunsTheAction() {
    var parts: [ToggleRowState.Part] = []
    let table = GSTodoRow("T") { parts.append($0) }.lowered().interactions
    for index in 0..<3 { table.perform(FocusID("todo").child(index)) }
    #expect(parts == [.row, .toggle, .delete])
    #expect(table.tabStops == ["todo"])
    #expect(GSArticleRow("T") { _ in }.lowered().interactions.parts.count == 3)
    #expect(GSTodoRow("T", state: ToggleRowState()).element.plainText == "T●  ")
  }

  private func button(_ style: GSButtonStyle) -> GSButton {
    GSButton(style: style, action: {}, label: { GSText(.buttonTitle1, "Label") })
  }
}
