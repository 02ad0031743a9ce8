import Testing

@testable import GSDesign

@Suite struct TagStateTests {
  /// Every sequence keeps both flags, and the look is derived from both: the last write does not win.
  @Test func disablingAndSelectingNeverOverwriteOneAnother() throws {
    var tag = TagState(isSelected: true)
    tag.setDisabled(true)
    try expect(tag, .onTagDisabled, [.selected, .disabled])
    tag.setDisabled(false)
    try expect(tag, ColorRole(.tagPurpleOnSolid), .selected)

    tag = TagState(isDisabled: true)
    tag.isSelected = true
    try expect(tag, .onTagDisabled, [.selected, .disabled])
    tag.isSelected = false
    try expect(tag, .onTagDisabled, .disabled)

    tag = TagState(isSelected: true)
    tag.setDisabled(false)
    try expect(tag, ColorRole(.tagPurpleOnSolid), .selected)
  }

  @Test func activatingToggles() {
    var tag = TagState()
    #expect(tag.handle(.activate) == .selected(0))
    #expect(tag == TagState(isSelected: true))
    #expect(tag.handle(.activate) == .deselected(0))
    #expect(tag == TagState())
  }

  @Test func thePointerActsOnReleaseInside() {
    var tag = TagState()
    #expect(tag.handle(.hover(0)) == .changed)
    #expect(tag.handle(.pressDown(0)) == .changed)
    #expect(tag == TagState(interaction: .pressed))
    #expect(tag.handle(.pressUp(0)) == .selected(0))
    #expect(tag == TagState(isSelected: true, interaction: .hovered))
  }

  @Test func releaseOutsideAndAPointerThatLeftDoNothing() {
    var tag = TagState()
    _ = tag.handle(.pressDown(0))
    #expect(tag.handle(.pressUp(nil)) == .changed)
    #expect(tag == TagState())

    _ = tag.handle(.pressDown(0))
    #expect(tag.handle(.hover(nil)) == .changed)
    _ = tag.handle(.hover(0))
    #expect(tag.handle(.pressUp(0)) == .ignored)
    #expect(tag == TagState(interaction: .hovered))
  }

  @Test func aDisabledTagIsNotLeftHoveredOrFocused() {
    var tag = TagState(isFocused: true, interaction: .hovered)
    tag.setDisabled(true)
    tag.setDisabled(false)
    #expect(tag == TagState())
  }

  @Test func allFourteenStatesAreListed() {
    #expect(Set(TagState.all).count == 14 && TagState.all.count == 14)
  }

  private func expect(_ state: TagState, _ text: ColorRole, _ marks: Marks) throws {
    let tag = GSTag.filled("t", isSelected: state.isSelected, isDisabled: state.isDisabled)
    let panel = try #require(tag.element.panels.first)
    #expect(panel.ink.text == text)
    #expect(panel.marks == marks)
  }
}
