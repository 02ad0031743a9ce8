import Testing

@testable import GSDesign

@Suite struct ListStateTests {
  @Test func theSelectionFollowsTheArrowsAndStopsAtTheEnds() {
    var state = ListState(count: 3, disabled: [1])
    #expect(state.handle(.move(.up)) == .ignored)
    #expect(state.handle(.move(.down)) == .selected(2))
    #expect(state.handle(.move(.down)) == .ignored)
    #expect(state.handle(.first) == .selected(0))
    #expect(state.handle(.last) == .selected(2))
    #expect(state.handle(.move(.left)) == .ignored && state.handle(.move(.right)) == .ignored)
    #expect(state.handle(.activate) == .activated)
  }

  @Test func inManualActivationTheArrowsOnlyMove() {
    var state = ListState(count: 3, activation: .manual)
    #expect(state.handle(.move(.down)) == .changed)
    #expect(state.selected == 0 && state.focused == 1)
    #expect(state.handle(.activate) == .selected(1))
  }

  @Test func aPressChoosesTheRow() {
    var state = ListState(count: 3, selected: nil)
    state.handle(.pressDown(2))
    #expect(state.handle(.pressUp(2)) == .selected(2))
    #expect(state.focused == 2)
  }

  @Test func aRemovedRowMovesTheSelectionToTheNextOne() {
    var state = ListState(count: 2, selected: 1, isFocused: true)
    state.remove(at: 1)
    #expect(state.selected == 0 && state.focused == 0 && state.isFocused)
    state.remove(at: 0)
    #expect(state.selected == nil && state.focused == nil && !state.isFocused)
  }
}
