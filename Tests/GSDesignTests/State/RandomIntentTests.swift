import Testing

@testable import GSDesign

/// Law 9: after any history, the state is sound and the next key works.
@Suite struct RandomIntentTests {
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func groupsStaySoundUnderAnything(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number() -> Int {
      [0, 1, 2, 3, 6, -1, Int.max].randomElement(using: &random) ?? 0
    }
    let disabled = Set((0..<4).filter { _ in Bool.random(using: &random) })
    var tags = TagGroupState(
      count: 5, isEditing: true, disabled: disabled,
      includesDisabled: Bool.random(using: &random))
    var tabs = TabsState(count: 5, selected: number(), disabled: disabled)
    var list = ListState(count: 5, selected: number(), disabled: disabled)
    for _ in 0..<300 {
      let member = number()
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        tags.remove(at: member)
        tabs.remove(at: member)
        list.remove(at: member)
      case 1, 2:
        let isDisabled = Bool.random(using: &random)
        tags.setDisabled(isDisabled, at: member)
        tabs.setDisabled(isDisabled, at: member)
        list.setDisabled(isDisabled, at: member)
      default:
        guard let intent = Intent.samples.randomElement(using: &random) else { continue }
        tags.handle(intent)
        tabs.handle(intent)
        list.handle(intent)
      }
      #expect(tags.selected.allSatisfy { 0..<tags.count ~= $0 }, "seed \(seed)")
      #expect(tabs.selected.map { 0..<tabs.count ~= $0 } ?? (tabs.count == 0), "seed \(seed)")
      #expect(list.selected.map { 0..<list.count ~= $0 } ?? true, "seed \(seed)")
      for (focused, isFocused, count) in [
        (tags.focused, tags.isFocused, tags.count), (tabs.focused, tabs.isFocused, tabs.count),
        (list.focused, list.isFocused, list.count),
      ] {
        #expect(focused.map { 0..<count ~= $0 } ?? !isFocused, "seed \(seed)")
      }
    }
    if let focused = tags.focused, !tags.isDisabled(focused) {
      let before = tags.isSelected(focused)
      tags.handle(.activate)
      #expect(tags.isSelected(focused) != before, "seed \(seed)")
    }
  }

  @Test(arguments: Intent.samples)
  func singleThingsTakeEveryIntent(intent: Intent) {
    for var state in TagState.all {
      let wasDisabled = state.isDisabled
      let outcome = state.handle(intent)
      #expect(!wasDisabled || outcome == .ignored)
      #expect(state.isDisabled == wasDisabled)
      #expect((state.handle(.activate) == .ignored) == wasDisabled)
    }
  }
}
