import Testing

@testable import GSDesign

@Suite struct MemberFocusTests {
  /// Every group of up to five members, with every set of disabled ones and every focus.
  static let all: [MemberFocus] = (0...5).flatMap { count in
    (0..<(1 << count)).flatMap { bits in
      (0..<max(1, count)).flatMap { index in
        [(false, false), (false, true), (true, false), (true, true)].map { wraps, includes in
          MemberFocus(
            count: count, index: index, disabled: Set((0..<count).filter { bits & 1 << $0 != 0 }),
            wraps: wraps, includesDisabled: includes)
        }
      }
    }
  }

  @Test func theFocusIsMissingOnlyIfNoMemberMayHaveIt() {
    for focus in Self.all { expectSound(focus, "made") }
  }

  @Test func stepsGoToTheNeighbourAndTheEndsWrapWhereTheGroupSaysSo() {
    for focus in Self.all {
      let open = (0..<focus.count).filter(focus.admits)
      guard let index = focus.index, let place = open.firstIndex(of: index) else { continue }
      for step in MemberFocus.Step.allCases {
        let expected =
          switch step {
          case .first: open[0]
          case .last: open[open.count - 1]
          case .next:
            place + 1 < open.count ? open[place + 1] : focus.wraps ? open[0] : index
          case .previous:
            place > 0 ? open[place - 1] : focus.wraps ? open[open.count - 1] : index
          }
        var moved = focus
        #expect(moved.move(step) == (expected != index), "\(focus) \(step)")
        #expect(moved.index == expected, "\(focus) \(step)")
      }
    }
  }

  @Test func aRemovedHolderLeavesTheFocusToItsNeighbour() {
    for focus in Self.all {
      for member in 0..<focus.count {
        var less = focus
        less.remove(at: member)
        expectSound(less, "\(focus) without \(member)")
        guard let old = focus.index, let new = less.index else { continue }
        // Before the removal, the members that may have it next: itself, the ones behind, then the ones before.
        let open = (0..<focus.count).filter { focus.admits($0) && $0 != member }
        let heir = open.first { $0 >= old } ?? open.last { $0 < old }
        #expect(heir.map { $0 > member ? $0 - 1 : $0 } == new, "\(focus) without \(member)")
      }
    }
  }

  @Test func aDisabledHolderLeavesTheFocusToItsNeighbour() {
    for focus in Self.all {
      for member in 0..<focus.count {
        for isDisabled in [false, true] {
          var changed = focus
          changed.setDisabled(isDisabled, at: member)
          expectSound(changed, "\(focus) \(member) \(isDisabled)")
          #expect(changed.isDisabled(member) == isDisabled)
          if member != focus.index { #expect(focus.index == nil || changed.index == focus.index) }
        }
      }
    }
  }

  @Test(arguments: [-1, 3, Int.max, Int.min])
  func aMemberThatIsNotThereChangesNothing(member: Int) {
    let focus = MemberFocus(count: 3, index: 1)
    var changed = focus
    changed.remove(at: member)
    changed.setDisabled(true, at: member)
    #expect(!changed.move(to: member) && changed == focus)
    #expect(
      MemberFocus(count: member == 3 ? -3 : 0, index: member, disabled: [member]).index == nil)
  }

  private func expectSound(_ focus: MemberFocus, _ comment: String) {
    if let index = focus.index {
      #expect(focus.admits(index), "\(comment)")
    } else {
      #expect(!(0..<focus.count).contains(where: focus.admits), "\(comment)")
    }
  }
}
