import Testing

@testable import GSDesign

/// The rows of the button's state table, by role.
@Suite struct ButtonTests {
  @Test func primaryEnabledIsInkOnTheAccent() throws {
    try expect(.primary(isDisabled: false), Ink(text: .onAccent, fill: .accent), 34, 18, 150)
  }

  @Test func primaryDisabledIsTheDisabledPair() throws {
    try expect(.primary(isDisabled: true), Ink(text: .onDisabled, fill: .disabledFill), 34, 18, 150)
  }

  @Test func secondaryEnabledIsInkOnTheAccentAndSmaller() throws {
    try expect(.secondary(isDisabled: false), Ink(text: .onAccent, fill: .accent), 20, 10, 80)
  }

  @Test func secondaryDisabledIsTheDisabledPair() throws {
    try expect(
      .secondary(isDisabled: true), Ink(text: .onDisabled, fill: .disabledFill), 20, 10, 80)
  }

  @Test(arguments: [false, true])
  func tagUnselectedIsInkOnAChip(isEditing: Bool) throws {
    try expect(.tag(isEditing: isEditing), Ink(text: .onChip, fill: .chipFill), 12, 9, 62)
  }

  @Test(arguments: [false, true])
  func tagSelectedIsInkOnTheAccent(isEditing: Bool) throws {
    try expect(
      .tag(isEditing: isEditing, isSelected: true), Ink(text: .onAccent, fill: .accent), 12, 9, 62)
  }

  @Test func editingAddsARemoveMark() {
    #expect(button(.tag(isEditing: true)).element.plainText == "Label✕")
    #expect(button(.tag(isEditing: false)).element.plainText == "Label")
  }

  @Test func plainTextHasNoFillAndNoPadding() throws {
    try expect(.plainText(isDestructive: false), Ink(text: .text), 0, 0, 0)
  }

  @Test func plainTextDestructiveIsInItsRoleWithAMark() throws {
    try expect(.plainText(isDestructive: true), Ink(text: .destructive), 0, 0, 0)
    #expect(button(.plainText(isDestructive: true)).element.plainText == "!Label")
  }

  @Test func homeTabSelectedIsUnderlinedInTwoPoints() throws {
    let style = GSButtonStyle.homeTab(tabName: "Starred", tabSelection: .constant("Starred"))
    try expect(style, Ink(text: .text), 0, 0, 0)
    let line = try #require(button(style).element.rules.first)
    #expect(line == Rule(axis: .horizontal, role: .text, width: .thick))
  }

  @Test func homeTabUnselectedIsGreyWithoutALine() throws {
    let style = GSButtonStyle.homeTab(tabName: "Starred", tabSelection: .constant("Activity"))
    try expect(style, Ink(text: .textTertiary), 0, 0, 0)
    #expect(button(style).element.rules.isEmpty)
  }

  @Test func hoverMovesTheFillAndAPressIsAMark() throws {
    for style in [GSButtonStyle.primary(isDisabled: false), .secondary(isDisabled: false)] {
      #expect(try ink(style, .hovered) == Ink(text: .onAccent, fill: ColorRole.accent.hovered))
      #expect(try ink(style, .pressed) == Ink(text: .onAccent, fill: .accent))
      #expect(try ink(style, .pressed).pressed.fill == .accentPressed)
      #expect(button(style, .pressed).element.panels.first?.marks == .pressed)
    }
    #expect(
      try ink(.tag(isEditing: false), .hovered)
        == Ink(text: .onChip, fill: ColorRole.chipFill.hovered))
    #expect(try ink(.tag(isEditing: false), .pressed) == Ink(text: .onChip, fill: .chipFill))
    #expect(
      try ink(.plainText(isDestructive: true), .hovered)
        == Ink(text: ColorRole.destructive.hovered))
  }

  @Test(arguments: Theme.gitspace.textStyles)
  func aLabelTakesTheInkOfItsButtonAndKeepsItsWeight(style: GSTextStyle) {
    let button = GSButton(
      style: .primary(isDisabled: true), action: {}, label: { GSText(style, "**a**b") })
    #expect(button.element.spans.allSatisfy { $0.role == nil })
    #expect(button.element.spans.first?.emphasis == .bold)
  }

  @Test func aLabelIsBuiltFromSeveralThings() {
    let names = ["b", "c"]
    let button = GSButton(
      style: .plainText(isDestructive: false), action: {},
      label: {
        GSText(.title3, "a")
        for name in names { GSText(.title3, name) }
        if names.isEmpty { GSText(.title3, "d") }
        if names.count > 1 { GSText(.title3, "e") } else { Element.empty }
      })
    #expect(button.element.plainText == "abce")
  }

  @Test func pressingRunsTheAction() {
    var count = 0
    let button = GSButton(
      style: .primary(isDisabled: false), id: "go", action: { count += 1 },
      label: { GSText(.buttonTitle1, "Go") })
    let lowered = button.lowered()
    #expect(lowered.interactions.tabStops == ["go"])
    #expect(lowered.element.interactiveIDs == ["go"])
    #expect(lowered.interactions.perform("go") && count == 1)
    #expect(!lowered.interactions.perform("other") && count == 1)
  }

  @Test func pressingADisabledButtonDoesNothing() {
    var count = 0
    for style in [GSButtonStyle.primary(isDisabled: true), .secondary(isDisabled: true)] {
      let lowered = GSButton(style: style, action: { count += 1 }, label: { GSText(.body1, "Go") })
        .lowered()
      #expect(!lowered.interactions.perform("button"))
    }
    #expect(count == 0)
  }

  @Test func aHomeTabWritesItsNameBeforeItsActionRuns() {
    var selection = "Starred"
    var seen = ""
    let binding = Binding(get: { selection }, set: { selection = $0 })
    let tab = GSButton(
      style: .homeTab(tabName: "Activity", tabSelection: binding), action: { seen = selection },
      label: { GSText(.title3, "Activity") })
    #expect(tab.element.rules.isEmpty)
    tab.lowered().interactions.perform("button")
    #expect(selection == "Activity" && seen == "Activity")
    #expect(tab.element.rules.count == 1)
  }

  private func button(
    _ style: GSButtonStyle, _ interaction: Interaction = .normal
  ) -> GSButton {
    GSButton(
      style: style, state: ButtonState(interaction: interaction), action: {},
      label: { GSText(.buttonTitle1, "Label") })
  }

  private func ink(_ style: GSButtonStyle, _ interaction: Interaction) throws -> Ink {
    try #require(button(style, interaction).element.panels.first).ink
  }

  private func expect(
    _ style: GSButtonStyle, _ ink: Ink, _ horizontal: Double, _ vertical: Double,
    _ minimumWidth: Double
  ) throws {
    let panel = try #require(button(style).element.panels.first)
    #expect(panel.ink == ink)
    #expect(panel.horizontalPadding.points == horizontal)
    #expect(panel.height == .padded(Space(points: vertical)))
    #expect(panel.minimumWidth.points == minimumWidth)
    #expect(panel.shape == (minimumWidth > 0 ? .capsule : .rectangle))
  }
}
