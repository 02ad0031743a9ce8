import Testing

@testable import GSDesign

@Suite struct TabsStateTests {
  @Test(arguments: 0...7)
  func aRowOfTabsHasOneSelectedUnlessItIsEmpty(count: Int) {
    for selected in [-1, 0, count - 1, count, Int.max] {
      let state = TabsState(count: count, selected: selected)
      #expect(state.selected.map { 0..<count ~= $0 } ?? (count == 0))
      #expect((0..<count).filter(state.isSelected).count == min(count, 1))
    }
  }

  @Test func inManualActivationArrowsMoveAndEnterSelects() {
    var state = TabsState(count: 3, isFocused: true)
    #expect(state.handle(.move(.right)) == .changed)
    #expect(state.selected == 0 && state.focused == 1)
    #expect(state.isFocused(1) && !state.isSelected(1))
    #expect(state.handle(.activate) == .selected(1))
    #expect(state.handle(.activate) == .ignored)
    #expect(state.selected == 1)
  }

  @Test func inAutomaticActivationTheSelectionFollows() {
    var state = TabsState(
      count: 4, activation: .automatic, disabled: [2], includesDisabled: true)
    #expect(state.handle(.move(.right)) == .selected(1))
    // Over a disabled member that takes the focus, the selection stays.
    #expect(state.handle(.move(.right)) == .changed)
    #expect(state.focused == 2 && state.selected == 1)
    #expect(state.handle(.move(.right)) == .selected(3))
    #expect(state.handle(.move(.right)) == .selected(0))
  }

  @Test(arguments: TabsState.Activation.allCases)
  func endsWrapAndHomeAndEndJump(activation: TabsState.Activation) {
    var state = TabsState(count: 3, activation: activation)
    for (intent, focused) in [
      (Intent.move(.left), 2), (.move(.right), 0), (.last, 2), (.first, 0),
    ] {
      #expect(state.handle(intent) != .ignored)
      #expect(state.focused == focused, "\(intent)")
    }
    #expect(state.handle(.move(.up)) == .ignored && state.handle(.move(.down)) == .ignored)
    #expect(state.handle(.first) == .ignored)
  }

  @Test func aRemovedTabLeavesSelectionAndFocusToItsNeighbour() {
    var state = TabsState(count: 3, selected: 1, badges: [0: 1, 1: 2, 2: 3])
    state.remove(at: 1)
    #expect(state.count == 2 && state.selected == 1 && state.focused == 1)
    #expect(state.badges == [0: 1, 1: 3])
    state.remove(at: 1)
    #expect(state.selected == 0 && state.focused == 0)
    state.remove(at: 0)
    #expect(state.selected == nil && state.focused == nil && state.badges.isEmpty)
  }

  @Test func aDisabledTabKeepsItsSelectionAndLosesTheFocus() {
    var state = TabsState(count: 3, selected: 1, isFocused: true)
    state.setDisabled(true, at: 1)
    #expect(state.isSelected(1) && state.focused == 2)
    #expect(state.handle(.pressDown(1)) == .ignored)
  }

  @Test func badgesOfNothingAreNotShown() {
    var state = TabsState(count: 2, badges: [0: 0, 1: 120, 5: 3])
    #expect(state.badges[5] == nil)
    #expect(GSTabs(["a", "b"], state: state).element.plainText == "ab99+")
    state.setBadge(0, at: 1)
    state.setBadge(7, at: 0)
    state.setBadge(7, at: 9)
    #expect(GSTabs(["a", "b"], state: state).element.plainText == "a7b")
  }

  @Test func theViewFollowsTheFocusAndElseTheSelection() throws {
    var state = TabsState(count: 9, selected: 8, focused: 2)
    let titles = (0..<9).map { "Tab \($0)" }
    for (isFocused, shown) in [(false, 8), (true, 2)] {
      if isFocused { state.handle(.focus) }
      let viewports = GSTabs(titles, state: state).element.nodes.compactMap {
        if case .viewport(let viewport, _) = $0 { viewport } else { nil }
      }
      #expect(viewports.map(\.target) == [FocusID("tabs").child(shown)])
      #expect(viewports.map(\.marksEnds) == [true])
    }
  }

  @Test func noTabsDrawNothingAndTakeNoFocus() {
    let state = TabsState(count: 0)
    for lowered in [GSTabs(["a"], state: state).lowered(), GSTabBar([], state: state).lowered()] {
      #expect(lowered.element == .empty && lowered.interactions.tabStops.isEmpty)
    }
  }

  @Test func theBarHasItsRolesAndAMarkAboveTheSelected() {
    let items = ["a", "b"].map { GSTabBar.Item(glyph: "*", label: $0) }
    let element = GSTabBar(items, state: TabsState(count: 2, selected: 1)).element
    #expect(
      element.panels.map(\.ink) == [
        // The first is around them all, for the marks at the ends.
        Ink(text: .tabBarItem),
        Ink(text: .tabBarItem, fill: .tabBarFill), Ink(text: .tabBarSelected, fill: .tabBarFill),
      ])
    #expect(element.rules == [Rule(axis: .horizontal, role: .tabBarSelected, width: .bar)])
  }

  @Test(arguments: [1, 2, 4, 5, 6, 8])
  func itemsShareTheWidth(count: Int) {
    let items = (0..<count).map { GSTabBar.Item(glyph: "*", label: "Item \($0)") }
    let nodes = GSTabBar(items, state: TabsState(count: count)).element.nodes
    let shares = nodes.count {
      if case .sized(let sizing, _) = $0 { sizing.width == .fill } else { false }
    }
    #expect(shares == count + 1)
  }

  @Test func revealingScrollsAndNeitherSelectsNorFocuses() {
    var state = TabsState(count: 7, isFocused: true)
    var same = state
    state.reveal(6)
    #expect(state.shown == 6 && state.revealed == 6)
    same.reveal(7)
    same.reveal(-1)
    #expect(same == TabsState(count: 7, isFocused: true), "no tab has that number")
    #expect(state.selected == 0 && state.focused == 0)
    #expect(TabsState(count: 3, revealed: 3).revealed == nil)
    // The pointer acts on a tab in view.
    state.handle(.hover(5))
    state.handle(.pressDown(5))
    #expect(state.handle(.pressUp(5)) == .selected(5))
    #expect(state.shown == 6)
    // A key goes back to the focus.
    #expect(state.handle(.move(.left)) == .changed)
    #expect(state.shown == 4 && state.revealed == nil)
    state.reveal(0)
    state.remove(at: 0)
    #expect(state.revealed == nil)
  }
}
