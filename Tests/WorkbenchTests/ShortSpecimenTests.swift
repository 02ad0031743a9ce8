import StateSpace
import Synchronization
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

/// A component with two flags and a minimal declaration.
private struct CountBadge: Component, Hashable {
  var isSelected = false
  var isDisabled = false

  func lower(into table: inout InteractionTable) -> Element {
    table.add(Specimen.part, isTabStop: !isDisabled)
    var marks: Marks = []
    if isSelected { marks.insert(.selected) }
    if isDisabled { marks.insert(.disabled) }
    let panel = Panel(ink: Ink(text: .onAccent, fill: .accent), shape: .capsule, marks: marks)
    return .interactive(Specimen.part, .panel(panel, GSText(.body1, "12").element.asLabel))
  }
}

private let badge = Specimen(
  "badge/count", payload: CountBadge(),
  axes: [.selected(\.isSelected), .disabled(\.isDisabled)],
  impossible: [Impossible("A disabled badge is not selected.") { $0.isDisabled && $0.isSelected }]
) { badge, _ in badge.lowered() }

/// Counts evaluations.
private final class Evaluations: Sendable {
  private let made = Mutex(0)

  var count: Int { made.withLock { $0 } }

  func counted<Value>(_ value: Value) -> Value {
    made.withLock { $0 += 1 }
    return value
  }
}

/// Parts of a declaration that may be left out.
@Suite struct ShortSpecimenTests {
  @Test func itsStatesFollowFromItsFlags() {
    #expect(SpecimenSpace(of: badge).count == 3)
    #expect(badge.summary == Phrase(""))
    #expect(badge.initialState.code(.english).isEmpty)
  }

  @Test func aReasonInOneLanguageIsShownInEach() {
    #expect(badge.rules.map { $0[.korean] } == ["A disabled badge is not selected."])
    #expect(("Save" as Phrase)[.korean] == "Save")
    #expect(Phrase("Save", korean: "저장")[.korean] == "저장")
  }

  @Test func aCountThatIsDeclaredIsHeldToItsAxes() {
    #expect(StateCount(of: badge.counted(3)) == .exactly(3))
    #expect(Catalogue(specimens: [badge.counted(3)]).problems.isEmpty)
    #expect(
      Catalogue(specimens: [badge.counted(4)]).problems == [
        "badge/count declares 4 states and has 3."
      ])
    #expect(
      Catalogue(specimens: [badge.counted(2)]).problems == [
        "badge/count declares 2 states and has more."
      ])
    // Without a rule there are others.
    #expect(badge.counted(3).without(rule: 0).stateCount == nil)
    #expect(Catalogue.builtIn.specimens.allSatisfy { $0.stateCount != nil })
  }

  @Test func itsStatesAreMadeOnceAndOnlyWhenTheyAreAskedFor() {
    let made = Evaluations()
    let specimen = Specimen("badge/count", payload: made.counted(CountBadge()), axes: []) {
      badge, _ in badge.lowered()
    }.counted(1)
    let catalogue = Catalogue(specimens: [specimen])
    #expect(catalogue.components == ["badge"])
    #expect(StateCount(of: specimen) == .exactly(1))
    #expect(made.count == 0)
    #expect(specimen.initialState == catalogue.specimens[0].initialState)
    #expect(specimen.axes.isEmpty)
    #expect(made.count == 1)
  }

  @Test func aGalleryShowsIt() {
    let session = Session(catalogue: Catalogue(specimens: [badge]))
    #expect(session.link.hasPrefix("badge/count"))
    #expect(session.program.view(session.model) != .empty)
  }
}
