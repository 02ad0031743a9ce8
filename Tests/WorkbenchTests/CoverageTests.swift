import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

@Suite("Coverage of states in a session")
struct CoverageTests {
  private func numbers(_ session: Session, _ specimen: Int = 0) -> [Int] {
    let numbers = session.model.coverage.numbers(of: specimen)
    return [numbers.drawn, numbers.seen, numbers.used]
  }

  @Test func statesInThePropertiesAreDrawnAndTheOneOnTheCanvasIsSeen() {
    let session = Session()
    // Normal, selected and disabled, in four heights.
    #expect(numbers(session) == [12, 1, 0])
    #expect(numbers(session, 1) == [0, 0, 0])
  }

  @Test func aStateIsCountedOnce() {
    var session = Session()
    session.press(KeyPress(.tab), KeyPress(.tab), KeyPress(.down), KeyPress(.down))
    for _ in 0..<4 { session.press(KeyPress(" ")) }
    // The table has the selected one already.
    #expect(numbers(session) == [12, 2, 0])
    session.press(KeyPress("r"), KeyPress("u"), KeyPress("t"))
    #expect(numbers(session) == [12, 2, 0])
  }

  @Test func interactingUses() {
    var session = Session()
    session.press(KeyPress(.enter))
    #expect(numbers(session) == [12, 1, 1])
    session.press(KeyPress(.enter))
    #expect(numbers(session) == [12, 2, 2])
  }

  @Test func theTotalIsTheSum() {
    var session = Session()
    session.press(KeyPress(.down))
    #expect(session.model.coverage.total.drawn == 12 + 8)
    #expect(session.model.coverage.total.seen == 2)
  }

  @Test func statesOffTheScreenAreNotDrawn() {
    // One pane at a time: the cards hide the canvas.
    let session = Session(columns: 40, rows: 12, isOverview: true)
    #expect(numbers(session) == [0, 0, 0])
  }

  @Test func visibleStatesOfTheMatrixAreDrawn() {
    var session = Session(columns: 120, rows: 60)
    session.press(KeyPress("m"))
    #expect(numbers(session) == [32, 1, 0])
    var small = Session(columns: 120, rows: 16)
    small.press(KeyPress("m"))
    let first = numbers(small)[0]
    #expect(first > 3 && first < 32)
    small.press(KeyPress(.end))
    #expect(numbers(small)[0] > first)
  }

  @Test func everyStateOfTheSpaceHasAUniqueNumber() {
    for specimen in Catalogue.builtIn.specimens + [AxisTests.specimen] {
      let numbers = SpecimenSpace(of: specimen).map { Coverage.number(of: $0, in: specimen) }
      #expect(!numbers.contains(nil), "\(specimen.id)")
      #expect(Set(numbers).count == numbers.count, "\(specimen.id)")
    }
  }

  @Test func aValueOutsideTheSpaceIsNotCounted() {
    var state = AxisTests.specimen.initialState
    state[AxisTests.specimen.index("count")] = .number(5)
    #expect(Coverage.number(of: state, in: AxisTests.specimen) == nil)
  }

  @Test func theMatrixDrawsTheStatesInItsWindow() {
    var session = Session()
    session.press(KeyPress("m"))
    let drawn = numbers(session)[0]
    #expect(drawn > 3)
    #expect(numbers(session)[1] == 1)
    session.press(KeyPress(.down))
    #expect(numbers(session)[1] == 2)
  }

  /// The coverage of a long session stops growing with the number of states.
  @Test func itTakesNoMoreThanAByteForEachState() {
    var coverage = Coverage()
    var most = 0
    for (index, specimen) in Catalogue.builtIn.specimens.enumerated() {
      let space = SpecimenSpace(of: specimen)
      most += space.combinations
      for meeting in [Coverage.Meeting.drawn, .used] {
        for state in space { coverage.note(meeting, state, of: specimen, at: index) }
      }
      #expect(coverage.numbers(of: index).used == space.count, "\(specimen.id)")
    }
    #expect(coverage.byteCount <= most)
    #expect(coverage.total.drawn == coverage.total.used)
  }

  @Test func ofAVeryLargeSpaceOnlyVisitedStatesAreKept() {
    struct Switches: Hashable {
      var on = Array(repeating: false, count: 40)
    }
    let specimen = Specimen(
      "switch/row", payload: Switches(), axes: (0..<40).map { .toggle("s\($0)", \.on[$0]) }
    ) { _, _ in GSText(.body1, "x").lowered() }
    var coverage = Coverage()
    for index in 0..<40 {
      var state = specimen.initialState
      state[index] = .flag(true)
      coverage.note(drawn: state, of: specimen, at: 3)
      coverage.note(.used, state, of: specimen, at: 3)
    }
    #expect(coverage.numbers(of: 3) == Coverage.Numbers(drawn: 40, seen: 40, used: 40))
    #expect(coverage.byteCount < 4096)
  }

  @Test func everyStateCanBeDrawn() {
    var coverage = Coverage()
    for _ in 0..<2 {
      for state in SpecimenSpace(of: .filledTag, tiers: [.design, .interaction]) {
        coverage.note(drawn: state, of: .filledTag, at: 0)
      }
    }
    #expect(coverage.numbers(of: 0).drawn == 32)
  }
}
