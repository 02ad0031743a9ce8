import Testing

@testable import ColorScience
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender

/// How many states there are to see. That no two of them are taken for one another is law 1, which is asked of every
/// component of a catalogue.
@Suite("Looks are counted")
struct MeaningTests {
  /// The thirty-two states of the filled tag, counted by look: the colour of a disabled tag is no state of its own.
  @Test(arguments: ColorDepth.allCases)
  func theFilledTagHasALookForEachState(depth: ColorDepth) throws {
    let specimen = try #require(Catalogue.builtIn["tag/filled"])
    let renderer = Renderer()
    let environment = RenderEnvironment(theme: .zatch, depth: depth)
    let states = Array(StateSpace(of: specimen))
    let looks = states.map {
      Look(renderer.draw($0.element(.english), environment: environment).surface)
    }
    #expect(states.count == 32)
    // Two colours, four heights, selected or not: sixteen that are enabled, eight that are not; without colour half.
    #expect(Set(looks).count == (depth == .mono ? 16 : 24))
  }
}
