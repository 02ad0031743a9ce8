import StateSpace
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender

/// The number of distinct looks. Law 1, which is checked on every component of a catalogue, says that no two states
/// look alike.
@Suite("Looks are counted")
struct MeaningTests {
  /// The thirty-two states of the filled tag, counted by look: all colours of a disabled tag look alike.
  @Test(arguments: ColorDepth.allCases)
  func theFilledTagHasALookForEachState(depth: ColorDepth) throws {
    let specimen = try #require(Catalogue.builtIn["tag/filled"])
    let renderer = Renderer()
    let environment = RenderEnvironment(theme: .zatch, depth: depth)
    let states = Array(SpecimenSpace(of: specimen))
    let looks = states.map {
      Look(renderer.draw($0.element(.english), environment: environment).surface)
    }
    #expect(states.count == 32)
    // Two colours, four heights, selected or not: sixteen that are enabled, eight that are not; half as many without
    // colour.
    #expect(Set(looks).count == (depth == .mono ? 16 : 24))
  }
}
