import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit

/// The state of a component that an app tests without the gallery.
private struct Pill: Hashable, Sendable {
  enum Tone: CaseIterable { case calm, loud }

  var tone = Tone.calm
  var isSelected = false
  var isDisabled = false
  var isFocused = false

  static func states(_ rules: [StateRule<Pill>] = rules) -> States<Pill> {
    States(
      "pill/team", from: Pill(),
      axes: [
        .choice("tone", \.tone), .selected(\.isSelected), .disabled(\.isDisabled),
        .focused(\.isFocused),
      ], rules: rules)
  }

  static let rules = [
    StateRule<Pill>("A disabled pill takes no focus.") { $0.isDisabled && $0.isFocused },
    StateRule<Pill>("A loud pill is selected.") { $0.tone == .loud && !$0.isSelected },
  ]
}

@Suite("Specimens of states")
struct SpecimenOfStatesTests {
  private func specimen(_ states: States<Pill>) -> Specimen {
    Specimen(states, summary: "A pill.") { pill, _ in
      GSTag.filled("Pill", isSelected: pill.isSelected, isDisabled: pill.isDisabled).lowered()
    }
  }

  private func links(_ specimen: Specimen) -> [StateID] {
    let catalogue = Catalogue(specimens: [specimen])
    return SpecimenSpace(of: specimen, tiers: [.design, .interaction]).map {
      Link(specimen, state: $0).id(in: catalogue).state
    }
  }

  @Test func itsLinksAreTheNamesOfTheStates() {
    let states = Pill.states()
    #expect(links(specimen(states)) == states.named().map(\.link))
    #expect(states.count == 9)
  }

  @Test(arguments: 0..<2)
  func aRuleThatIsRemovedIsMissingInBoth(rule: Int) {
    var rules = Pill.rules
    rules.remove(at: rule)
    let states = Pill.states(rules)
    #expect(states.count == 12)
    #expect(links(specimen(states)) == states.named().map(\.link))
    // The gallery can leave a rule out by itself.
    #expect(links(specimen(Pill.states()).without(rule: rule)) == states.named().map(\.link))
  }

  @Test func itSaysTheReasonsOfTheRules() throws {
    let specimen = specimen(Pill.states())
    #expect(specimen.rules.map(\.english) == Pill.rules.map(\.reason))
    #expect(specimen.id == "pill/team")
    #expect(specimen.axes == Pill.states().axes)
    #expect(!specimen.isInteractive)
    let catalogue = Catalogue(specimens: [specimen])
    let link = try Link.parse("pill/team:disabled,focused", in: catalogue).link
    #expect(link.state.impossibility?.english == "A disabled pill takes no focus.")
  }
}
