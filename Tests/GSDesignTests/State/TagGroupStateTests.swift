import Testing

@testable import GSDesign

@Suite struct TagGroupStateTests {
  typealias Case = (
    selection: TagGroupState.Selection, behavior: TagGroupState.Behavior, outcome: [Outcome],
    selected: Set<Int>
  )

  /// Acting on 0, on 1, and on 1 again.
  static let table: [Case] = [
    (.none, .toggle, [.activated, .activated, .activated], []),
    (.none, .replace, [.activated, .activated, .activated], []),
    (.single, .toggle, [.selected(0), .selected(1), .deselected(1)], []),
    (.single, .replace, [.selected(0), .selected(1), .ignored], [1]),
    (.multiple, .toggle, [.selected(0), .selected(1), .deselected(1)], [0]),
    (.multiple, .replace, [.selected(0), .selected(1), .ignored], [1]),
  ]

  @Test(arguments: table)
  func selectionFollowsItsModeAndBehaviour(row: Case) {
    var state = TagGroupState(count: 3, selection: row.selection, behavior: row.behavior)
    var outcomes = [state.handle(.activate)]
    state.handle(.move(.right))
    outcomes += [state.handle(.activate), state.handle(.activate)]
    #expect(outcomes == row.outcome)
    #expect(state.selected == row.selected)
  }

  @Test func movingNeverSelects() {
    for selected in [Set<Int>(), [0], [1, 2]] {
      var state = TagGroupState(count: 4, selected: selected, isFocused: true)
      for intent in Intent.Direction.allCases.map(Intent.move) + [.first, .last] {
        state.handle(intent)
        #expect(state.selected == selected, "\(intent)")
      }
    }
  }

  @Test func arrowsMoveAndWrapAndHomeAndEndJump() {
    var state = TagGroupState(count: 3, disabled: [1])
    let walk: [(Intent, Int)] = [
      (.move(.right), 2), (.move(.down), 0), (.move(.left), 2), (.move(.up), 0), (.last, 2),
      (.first, 0),
    ]
    for (intent, focused) in walk {
      #expect(state.handle(intent) == .changed)
      #expect(state.focused == focused, "\(intent)")
    }
  }

  @Test func removalNeedsEditingAndKeepsTheFocusNearby() {
    var state = TagGroupState(
      count: 4, isEditing: false, selected: [0, 2, 3], focused: 2, isFocused: true)
    #expect(state.handle(.remove) == .ignored)
    state.isEditing = true
    #expect(state.handle(.remove) == .removed(2))
    #expect(state.count == 4)
    state.remove(at: 2)
    #expect(state.count == 3 && state.focused == 2 && state.selected == [0, 2])
    #expect(state.handle(.remove) == .removed(2))
    state.remove(at: 2)
    #expect(state.focused == 1 && state.selected == [0] && state.isFocused)
    state.remove(at: 0)
    state.remove(at: 0)
    #expect(state.isEmpty && state.focused == nil && state.selected.isEmpty && !state.isFocused)
    #expect(state.handle(.remove) == .ignored && state.handle(.focus) == .ignored)
  }

  @Test func aClickOnTheMarkOfATagAsksForItsRemoval() {
    var state = TagGroupState(count: 3, isEditing: true, disabled: [1])
    #expect(state.handle(.pressDown(5)) == .changed && state.interaction(of: 2) == .pressed)
    #expect(state.handle(.pressUp(5)) == .removed(2) && state.selected.isEmpty)
    #expect(state.handle(.pressDown(4)) == .ignored, "disabled")
    #expect(state.handle(.pressDown(0)) == .changed && state.handle(.pressUp(0)) == .selected(0))
    state.handle(.pressDown(0))
    state.handle(.hover(3))
    #expect(state.handle(.pressUp(3)) == .ignored, "the press began on the label")
    state.isEditing = false
    #expect(state.handle(.pressDown(5)) == .ignored)
  }

  @Test func aDisabledMemberMayHaveTheFocusWhereTheGroupSaysSoAndStillRefuses() {
    var state = TagGroupState(
      count: 2, isEditing: true, disabled: [1], focused: 1, isFocused: true, includesDisabled: true)
    #expect(state.isFocused(1))
    for intent in [Intent.activate, .remove, .hover(1), .pressDown(1), .pressUp(1)] {
      #expect(state.handle(intent) == .ignored, "\(intent)")
    }
    #expect(state.interaction(of: 1) == .normal)
  }

  @Test func thePointerActsOnReleaseOverTheSameTag() {
    var state = TagGroupState(count: 3)
    #expect(state.handle(.pressDown(1)) == .changed)
    #expect(state.interaction(of: 1) == .pressed && state.selected.isEmpty)
    #expect(state.handle(.pressUp(1)) == .selected(1))
    #expect(state.focused == 1)

    state.handle(.pressDown(0))
    #expect(state.handle(.pressUp(2)) == .changed)
    state.handle(.pressDown(0))
    #expect(state.handle(.pressUp(nil)) == .changed)
    state.handle(.pressDown(0))
    state.handle(.hover(nil))
    state.handle(.hover(0))
    #expect(state.handle(.pressUp(0)) == .ignored)
    #expect(state.selected == [1])
  }

  @Test func leavingDisabledShowsTheSelectionThatWasThere() {
    var state = TagGroupState(count: 2, selected: [0])
    state.setDisabled(true, at: 0)
    #expect(state.isSelected(0) && state.isDisabled(0) && state.focused == 1)
    state.setDisabled(false, at: 0)
    #expect(state.isSelected(0) && !state.isDisabled(0))
  }

  @Test func aGroupShowsItsStateAndAnEmptyOneSaysSo() {
    let tags = ["a", "b", "c"].map { GSTag.filled($0, color: .yellow) }
    var pressed: [Int] = []
    let group = GSTagGroup(
      tags,
      state: TagGroupState(count: 3, selected: [1], disabled: [2], focused: 1, isFocused: true)
    ) { pressed.append($0) }
    let lowered = group.lowered()
    #expect(lowered.element.panels.map(\.marks) == [[], [.selected, .focused], .disabled])
    for index in 0..<4 { lowered.interactions.perform(FocusID("tags").child(index)) }
    #expect(pressed == [0, 1])
    #expect(lowered.element.interactiveIDs == (0..<3).map { FocusID("tags").child($0) })

    let empty = GSTagGroup(tags, state: TagGroupState(count: 0), emptyText: "Nothing").lowered()
    #expect(empty.element.plainText == "Nothing" && empty.interactions.tabStops.isEmpty)
    #expect(
      GSTagGroup(tags, state: TagGroupState(count: 2, isEditing: true)).element.plainText
        == "a✕b✕")
  }
}
