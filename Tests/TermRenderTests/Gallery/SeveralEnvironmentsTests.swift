import StateSpace
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender

/// A look that is laid out once for many environments is the look it has under each alone.
@Suite("Several environments at once")
struct SeveralEnvironmentsTests {
  static let environments: [EnvironmentChange] = [Theme.gitspace, .zatch].flatMap { theme in
    ColorDepth.allCases.flatMap { depth in
      Density.allCases.map { density in
        EnvironmentChange(theme: theme, appearance: .dark, depth: depth, density: density)
      }
    }
  }

  @Test(arguments: Catalogue.builtIn.specimens)
  func laidOutOnceIsLaidOutEachTime(_ specimen: Specimen) {
    let probe = RenderingClient.rendering(widthPolicy: .grapheme)
    for state in SpecimenSpace(of: specimen, tiers: [.design, .interaction]).prefix(60) {
      let element = state.element(.korean)
      let together = probe.looks(element, Self.environments)
      #expect(together == Self.environments.map { probe.look(element, $0) })
    }
  }

  @Test func aPartWithAnEnvironmentIsArrangedForEach() {
    let probe = RenderingClient.rendering(widthPolicy: .grapheme)
    let element = Element.row([
      GSTag.filled("a").element,
      .environment(EnvironmentChange(theme: .zatch), GSTag.filled("b").element),
    ])
    let together = probe.looks(element, Self.environments)
    #expect(together == Self.environments.map { probe.look(element, $0) })
  }

  /// The pictures are compared by 128 bits; the cells themselves agree.
  @Test(arguments: [Specimen.filledTag, .homeTabs, .tagGroup])
  func fingerprintsFoldAsTheCellsDo(_ specimen: Specimen) {
    let renderer = Renderer()
    let probe = RenderingClient.rendering(widthPolicy: .grapheme)
    for depth in ColorDepth.allCases {
      let states = Array(SpecimenSpace(of: specimen, tiers: [.design, .interaction]))
      let cells = Set(
        states.map {
          Look(
            renderer.draw($0.element(.english), environment: RenderEnvironment(depth: depth))
              .surface)
        })
      let fold = Fold(of: states, under: EnvironmentChange(depth: depth), .english, probe)
      #expect(fold.looks.count == cells.count, "\(specimen.id) \(depth)")
      #expect(fold.stateCount == states.count)
      #expect(fold.looks.reduce(0) { $0 + $1.states.count } == states.count)
    }
  }

  @Test func anEmptyLookIsBlank() {
    let probe = RenderingClient.rendering(widthPolicy: .grapheme)
    let environment = EnvironmentChange()
    #expect(probe.look(GSText(.body1, verbatim: " ").element, environment).isBlank)
    #expect(!probe.look(GSText(.body1, verbatim: ".").element, environment).isBlank)
    #expect(!probe.look(GSTag.filled("").element, environment).isBlank)
    #expect(probe.look(GSToast(state: ToastState()).element, environment).isBlank)
  }
}
