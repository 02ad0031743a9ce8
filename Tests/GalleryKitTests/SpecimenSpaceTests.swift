import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit

@Suite("States of specimens")
struct SpecimenSpaceTests {
  @Test func countsOfTheTagsMatchTheDesign() {
    #expect(SpecimenSpace(of: .filledTag).count == 32)
    #expect(SpecimenSpace(of: .strokeTag).count == 16)
  }

  @Test(
    "every count is the product of the axes less the impossible states",
    arguments: Catalogue.builtIn.specimens)
  func countsEqualBruteForce(_ specimen: Specimen) {
    for tiers in [Set<AxisTier>([.design]), [.design, .interaction], [.interaction], []] {
      var states = [specimen.initialState]
      for (index, axis) in specimen.axes.enumerated() where tiers.contains(axis.tier) {
        states = states.flatMap { state in
          axis.values.map { value in
            var next = state
            next[index] = value
            return next
          }
        }
      }
      let possible = states.filter { $0.impossibility == nil }
      let space = Array(SpecimenSpace(of: specimen, tiers: tiers))
      #expect(space.count == possible.count, "\(specimen.id) \(tiers)")
      #expect(Set(space) == Set(possible), "\(specimen.id) \(tiers)")
      #expect(Set(space).count == space.count, "\(specimen.id) says a state twice")
    }
  }

  @Test func impossibleStatesAreLeftOut() {
    let specimen = Specimen.filledTag
    let states = Array(SpecimenSpace(of: specimen, tiers: [.design, .interaction]))
    // 16 enabled designs by three interactions by two focuses, and 16 disabled ones.
    #expect(states.count == 16 * 6 + 16)
    #expect(states.allSatisfy { $0.impossibility == nil })
  }

  @Test("every state builds and has code", arguments: Catalogue.builtIn.specimens)
  func everyStateBuilds(_ specimen: Specimen) {
    for state in SpecimenSpace(of: specimen, tiers: Set(AxisTier.allCases)) {
      for language in Language.ofInterface {
        _ = state.element(language)
        #expect(!state.code(language).isEmpty)
      }
    }
  }

  @Test("states that differ in design have different code", arguments: Catalogue.builtIn.specimens)
  func codeDistinguishesDesigns(_ specimen: Specimen) {
    let states = Array(SpecimenSpace(of: specimen))
    #expect(Set(states.map { $0.code(.english) }).count == states.count, "\(specimen.id)")
  }

  @Test(
    "specimens name their parts so that the pointer finds them",
    arguments: Catalogue.builtIn.specimens)
  func interactiveSpecimensAreNamed(_ specimen: Specimen) {
    let state = specimen.initialState
    let parts = state.lowered(.english).interactions
    for part in parts.parts where parts.hasAction(part) {
      #expect(state.member(at: part, .english) != nil, "\(specimen.id): \(part) is no member")
    }
  }
}
