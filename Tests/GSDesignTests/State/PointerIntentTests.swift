import Testing

@testable import GSDesign

@Suite struct PointerIntentTests {
  @Test func theThingIsMemberZeroChildrenAreTheirIndexAndNamedPartsAreThemselves() {
    let id = FocusID("tabs")
    let rows: [(FocusID?, Int?)] = [
      (id, 0), (id.child(2), 2), (id.child(2).child("close"), 2), (id.child("caret"), nil),
      ("tabs2", nil), ("other", nil), (nil, nil),
    ]
    for (target, member) in rows {
      #expect(Intent.pointer(.moved, over: target, for: id) == .hover(member))
      #expect(Intent.pointer(.dragged(.primary), over: target, for: id) == .hover(member))
      #expect(Intent.pointer(.released(.primary), over: target, for: id) == .pressUp(member))
      #expect(
        Intent.pointer(.pressed(.primary), over: target, for: id) == member.map(Intent.pressDown))
    }
  }

  @Test func otherButtonsAndTheWheelMeanNothing() {
    for phase in [
      PointerPhase.pressed(.middle), .pressed(.secondary), .released(.secondary),
      .dragged(.middle), .scrolled(columns: 0, rows: 1),
    ] {
      #expect(Intent.pointer(phase, over: "a", for: "a") == nil)
    }
  }

  @Test func pressAndReleaseOutsideDoNothingToAButton() {
    var state = ButtonState()
    let phases: [(PointerPhase, FocusID?)] = [
      (.moved, "a"), (.pressed(.primary), "a"), (.dragged(.primary), "b"),
      (.released(.primary), "b"),
    ]
    for (phase, target) in phases {
      guard let intent = Intent.pointer(phase, over: target, for: "a") else { continue }
      #expect(state.handle(intent) != .activated)
    }
    #expect(state == ButtonState())
  }
}
