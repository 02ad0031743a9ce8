import Testing

@testable import GSDesign

@Suite struct ToastStateTests {
  @Test func theTimerOfAnOldMessageDoesNotEndTheNewOne() {
    var state = ToastState()
    let first = state.show(ToastState.Message("Saved", kind: .success))
    let second = state.show(ToastState.Message("Not saved", kind: .failure))
    #expect(state.handle(timer: first) == .ignored)
    #expect(state.message == ToastState.Message("Not saved", kind: .failure))
    #expect(state.handle(timer: second) == .changed)
    #expect(!state.isShown && state.handle(timer: second) == .ignored)
  }

  @Test func escapeEndsIt() {
    var state = ToastState(ToastState.Message("Hello"))
    #expect(state.handle(.activate) == .ignored)
    #expect(state.handle(.cancel) == .changed && !state.isShown)
    #expect(state.handle(.cancel) == .ignored)
  }

  @Test func eachKindHasItsGlyphAndNothingIsDrawnWithoutAMessage() throws {
    let looks = ToastState.Kind.allCases.map {
      GSToast(state: ToastState(ToastState.Message("m", kind: $0))).element
    }
    #expect(looks.map(\.plainText) == ["im", "✓m", "!m"])
    let panel = try #require(looks[0].panels.first)
    #expect(panel.ink == Ink(text: .onToast, fill: .toastFill))
    #expect(GSToast(state: ToastState()).element == .empty)
  }
}
