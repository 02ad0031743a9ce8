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

  /// A glyph, or colours far enough apart as drawn, show which of two states is selected.
  @Test func theSelectedStateIsSeenByEveryKindOfColourVision() throws {
    let renderer = Renderer()
    var counts = (checked: 0, unchecked: 0)
    for specimen in Catalogue.builtIn.specimens {
      let flags = specimen.axes.indices.filter {
        specimen.axes[$0].meaning == .selected && specimen.axes[$0].kind == .toggle
      }
      for flag in flags {
        for theme in Catalogue.builtIn.themes {
          for appearance in Appearance.allCases {
            let environment = RenderEnvironment(
              theme: theme, appearance: appearance, depth: .truecolor)
            for state in SpecimenSpace(of: specimen) where state[flag] == .flag(true) {
              var other = state
              other[flag] = .flag(false)
              guard other.impossibility == nil else { continue }
              let surfaces = [state, other].map {
                renderer.draw($0.element(.english), environment: environment).surface
              }
              let isChecked = glyphs(surfaces[0]) != glyphs(surfaces[1])
              let least =
                Vision.allCases.map { distance(surfaces[0], surfaces[1], $0) }.min() ?? 0
              #expect(
                isChecked || least >= Vision.leastDistance,
                "\(specimen.id) \(state.code(.english)) in \(theme.name) \(appearance): \(least)")
              if isChecked { counts.checked += 1 } else { counts.unchecked += 1 }
            }
          }
        }
      }
    }
    #expect(counts.checked > 0 && counts.unchecked > 0, "\(counts)")
  }

  private func glyphs(_ surface: Surface) -> [String] {
    surface.cells.map { surface.pool.text(of: $0.glyph) }
  }

  /// The distance of the two cells that differ most, by words or by fill.
  private func distance(_ first: Surface, _ second: Surface, _ vision: Vision) -> Double {
    zip(first.cells, second.cells).reduce(0) { most, cells in
      let styles = (first.pool[cells.0.style], second.pool[cells.1.style])
      let pairs = [
        (styles.0.foreground, styles.1.foreground), (styles.0.background, styles.1.background),
      ]
      return pairs.reduce(most) { most, pair in
        guard let first = pair.0, let second = pair.1 else { return most }
        return max(most, vision.distance(first.color, second.color))
      }
    }
  }
}
