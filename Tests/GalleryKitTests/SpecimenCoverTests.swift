import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit

/// Covers of the built-in components, compared with their whole spaces.
@Suite("Covers of specimens")
struct SpecimenCoverTests {
  @Test("the same space gives the same cover", arguments: Catalogue.builtIn.specimens)
  func coversAreDeterministicAndComplete(_ specimen: Specimen) {
    let space = SpecimenSpace(of: specimen, tiers: [.design, .interaction])
    let pairs = Array(space.covered(by: .tuples(2)))
    #expect(pairs == Array(space.covered(by: .tuples(2))))
    #expect(pairs.allSatisfy { $0.impossibility == nil })
    let axes = space.slots.map(\.axis)
    func met(_ states: some Sequence<SpecimenState>) -> Set<[AxisValue]> {
      var result: Set<[AxisValue]> = []
      for state in states {
        for (index, first) in axes.enumerated() {
          for second in axes.dropFirst(index + 1) {
            result.insert([
              .choice(first), .choice(second), state[first], state[second],
            ])
          }
        }
      }
      return result
    }
    #expect(met(pairs) == met(space), "\(specimen.id)")
    #expect(pairs.count <= max(1, space.count))
  }
}
