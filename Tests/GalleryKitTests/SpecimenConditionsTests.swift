import GSDesign
import StateSpace
import Testing

@testable import FourSystems
@testable import GalleryKit

@Suite("Rules of specimens as data")
struct SpecimenConditionsTests {
  private static func holds(_ values: SpecimenConditions.Values, _ state: SpecimenState) -> Bool {
    values.allSatisfy { state[$0.axis] == $0.value }
  }

  @Test(arguments: Catalogue.builtIn.specimens)
  func theyForbidTheCombinationsThatTheRulesForbid(specimen: Specimen) throws {
    let conditions = try #require(SpecimenConditions(of: specimen))
    #expect(conditions.forbidden.count == specimen.rules.count)
    let space = SpecimenSpace(of: specimen, tiers: [.design, .interaction]).withoutRules
    for state in space {
      let broken = conditions.forbidden.indices.filter { rule in
        conditions.forbidden[rule].contains { Self.holds($0, state) }
      }
      #expect(broken == state.brokenRules, "\(specimen) \(state)")
    }
  }

  @Test func aRuleOfAFewAxesNamesNoOthers() throws {
    let specimen = Specimen.filledTag
    let conditions = try #require(SpecimenConditions(of: specimen))
    let names = conditions.forbidden.map { $0.map { $0.map { specimen.axes[$0.axis].name } } }
    #expect(Set(names.joined().map(\.count)) == [2])
    #expect(Set(names.joined().joined()) == ["disabled", "focused", "interaction"])
  }
}
