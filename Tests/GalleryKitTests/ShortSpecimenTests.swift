import Testing

@testable import GSDesign
@testable import GalleryKit

/// A component with two flags, declared by somebody who has said no more yet than what it is.
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

/// What a declaration may leave out.
@Suite struct ShortSpecimenTests {
  @Test func itsStatesFollowFromItsFlags() {
    #expect(StateSpace(of: badge).count == 3)
    #expect(badge.summary == Phrase(""))
    #expect(badge.initialState.code(.english).isEmpty)
  }

  @Test func aReasonInOneLanguageIsShownInEach() {
    #expect(badge.rules.map { $0[.korean] } == ["A disabled badge is not selected."])
    #expect(("Save" as Phrase)[.korean] == "Save")
    #expect(Phrase("Save", korean: "저장")[.korean] == "저장")
  }

  @Test func aGalleryShowsIt() {
    let session = Session(catalogue: Catalogue(specimens: [badge]))
    #expect(session.link.hasPrefix("badge/count"))
    #expect(session.program.view(session.model) != .empty)
  }
}
