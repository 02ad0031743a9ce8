import Testing

@testable import GSDesign

@Suite("State of two panes") struct SplitStateTests {
  @Test func arrowsAcrossTheDividerMoveIt() {
    var split = SplitState(.horizontal, length: 80, first: 20, isFocused: true)
    #expect(split.receive(.key(KeyPress(.right)), as: "split") == .changed)
    #expect(split.first == 21 && split.second == 58)
    #expect(split.receive(.key(KeyPress(.up)), as: "split") == .ignored)
    split.receive(.key(KeyPress(.home)), as: "split")
    #expect(split.first == 4)
    #expect(split.handle(.move(.left)) == .ignored)
    split.receive(.key(KeyPress(.end)), as: "split")
    #expect(split.second == 4)
    #expect(split.handle(.move(.right)) == .ignored)
    var below = SplitState(.vertical, length: 24)
    #expect(below.first == 11)
    #expect(below.handle(.move(.down)) == .changed)
    #expect(below.first == 12)
  }

  @Test func theFirstPaneGetsItsCellsBack() {
    var split = SplitState(.horizontal, length: 80, first: 60, leastFirst: 10, leastSecond: 10)
    split.resize(40)
    #expect(split.first == 29 && split.second == 10)
    split.resize(15)
    #expect(split.first == 4 && split.second == 10)
    split.resize(0)
    #expect(split.first == 0 && split.second == 0)
    split.resize(80)
    #expect(split.first == 60)
  }

  @Test func aDragMovesItToTheCellUnderThePointer() {
    var split = SplitState(.horizontal, length: 80, first: 20)
    #expect(split.receive(.pointer(.dragged(.primary), "split/place/30"), as: "split") == .ignored)
    split.receive(.pointer(.pressed(.primary), "split"), as: "split")
    #expect(split.interaction == .pressed)
    #expect(split.receive(.pointer(.dragged(.primary), "split/place/30"), as: "split") == .changed)
    #expect(split.first == 30 && split.interaction == .pressed)
    #expect(split.receive(.pointer(.dragged(.primary), nil), as: "split") == .ignored)
    #expect(split.interaction == .pressed)
    #expect(split.receive(.pointer(.released(.primary), "split/place/31"), as: "split") == .changed)
    #expect(split.first == 31 && split.interaction == .hovered)
  }

  @Test func aDragEndsWhenTheButtonIsReleasedAnywhere() {
    for end in [
      Event.pointer(.released(.primary), nil), .pointer(.moved, "split/place/3"),
      .pointer(.released(.primary), "files/1"),
    ] {
      var split = SplitState(.horizontal, length: 80, first: 20)
      split.receive(.pointer(.pressed(.primary), "split"), as: "split")
      split.receive(end, as: "split")
      #expect(split.interaction != .pressed)
    }
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func panesNeverExceedTheRoom(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var split = SplitState(
      .horizontal, leastFirst: Int.random(in: -2...20, using: &random),
      leastSecond: Int.random(in: -2...20, using: &random))
    for step in 0..<200 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: split.resize(Int.random(in: -3...100, using: &random))
      case 1: split.move(to: [Int.min, -1, 0, 7, 60, .max].randomElement(using: &random) ?? 0)
      case 2: split.handle(Intent.samples.randomElement(using: &random) ?? .focus)
      default:
        let place = FocusID("split/place/\(Int.random(in: -1...100, using: &random))")
        let phases: [PointerPhase] = [
          .pressed(.primary), .dragged(.primary), .released(.primary), .moved,
        ]
        split.receive(
          .pointer(phases.randomElement(using: &random) ?? .moved, place), as: "split")
      }
      #expect(split.first >= 0 && split.second >= 0, "seed \(seed), step \(step)")
      #expect(
        split.first + split.second + 1 == max(1, split.length), "seed \(seed), step \(step)")
      if split.length > split.leastFirst + split.leastSecond {
        #expect(
          split.first >= split.leastFirst && split.second >= split.leastSecond, "seed \(seed)")
      }
    }
  }

  @Test func thePanesKeepTheirPartsAndTheDividerIsBetween() {
    func look(_ split: SplitState) -> Lowered {
      GSSplit(split) {
        GSList([GSList.Row("A")], state: ListState(count: 1), id: "left")
      } second: {
        GSTextField(state: TextFieldState(), id: "right")
      }.lowered()
    }
    var split = SplitState(.horizontal, length: 30)
    #expect(look(split).interactions.tabStops == ["left", "split", "right"])
    #expect(look(split).spoken.map { $0.text(.english) }.contains("stepper, Divider, 14"))
    split.receive(.pointer(.pressed(.primary), "split"), as: "split")
    #expect(look(split).spoken.count == 3, "The places of a drag are not spoken.")
  }
}
