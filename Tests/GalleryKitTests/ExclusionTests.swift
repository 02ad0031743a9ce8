import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit

/// Exactly the combinations that a rule excludes appear without it.
@Suite("Impossible combinations")
struct ExclusionTests {
  @Test(
    "without a rule there are as many states more as it says",
    arguments: Catalogue.builtIn.specimens)
  func aRuleTakenOutRaisesTheCountByItsNumber(_ specimen: Specimen) {
    for tiers in [Set<AxisTier>([.design]), [.design, .interaction]] {
      let count = SpecimenSpace(of: specimen, tiers: tiers).count
      let exclusions = specimen.exclusions(tiers: tiers)
      #expect(exclusions.count == specimen.rules.count)
      for (rule, exclusion) in exclusions.enumerated() {
        let more = SpecimenSpace(of: specimen.without(rule: rule), tiers: tiers).count
        #expect(more - count == exclusion.alone, "\(specimen.id): \(exclusion.reason.english)")
        #expect(exclusion.alone <= exclusion.count)
      }
    }
  }

  @Test func theFilledTagSaysItsNumbers() {
    let exclusions = Specimen.filledTag.exclusions()
    // Of sixteen disabled designs: two interactions unfocused, one rest that is focused.
    #expect(exclusions.map(\.alone) == [16 * 2, 16])
    #expect(exclusions.map(\.count) == [16 * 2 * 2, 16 * 3])
  }

  @Test func aCombinationNamesTheRulesItBreaks() throws {
    let text = "tag/filled:disabled,focused,interaction=hovered"
    let link = try Link.parse(text, in: .builtIn).link
    #expect(link.state.brokenRules == [0, 1])
    #expect(link.state.impossibility == Specimen.filledTag.rules[0])
  }
}
