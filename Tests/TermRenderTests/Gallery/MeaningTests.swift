import ColorScience
import GSDesign
import TermRender
import Testing

@testable import GalleryKit

/// No two states that mean different things look the same, whatever the terminal can show.
@Suite("What states mean can be seen")
struct MeaningTests {
  /// The axes that say something about the thing; the others choose between things that mean the same.
  static let meaningful: Set<String> = [
    "selected", "disabled", "editing", "destructive", "focused", "interaction",
  ]

  struct Setting: Sendable, CustomTestStringConvertible {
    let theme: Theme
    let appearance: Appearance
    let depth: ColorDepth

    var testDescription: String { "\(theme.name) \(appearance.rawValue) \(depth.rawValue)" }

    static let all: [Setting] = [Theme.gitspace, .zatch, .lionheart].flatMap { theme in
      Appearance.allCases.flatMap { appearance in
        ColorDepth.allCases.map { Setting(theme: theme, appearance: appearance, depth: $0) }
      }
    }

    var environment: RenderEnvironment {
      RenderEnvironment(theme: theme, appearance: appearance, depth: depth)
    }
  }

  @Test(arguments: Setting.all)
  func everyStateOfEveryComponentIsToldApart(setting: Setting) {
    let renderer = Renderer()
    for specimen in Catalogue.builtIn.specimens {
      var seen: [[AxisValue]: [Look: (meaning: [AxisValue], link: String)]] = [:]
      for state in StateSpace(of: specimen, tiers: [.design, .interaction]) {
        let drawing = renderer.draw(state.element(.english), environment: setting.environment)
        let look = Look(drawing.surface)
        let isCut = look.cells.contains { $0.text == "‹" || $0.text == "›" }
        let (meaning, rest) = parts(of: state, specimen, at: setting.depth, isCut: isCut)
        let spelling = Link(specimen, state: state).text(in: .builtIn)
        if let other = seen[rest]?[look], other.meaning != meaning {
          Issue.record("\(spelling) looks like \(other.link)")
          break
        }
        seen[rest, default: [:]][look] = (meaning, spelling)
      }
    }
  }

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

  /// The values that mean something, and those that do not.
  ///
  /// Where colours are few, hovering may look like resting. Where members are scrolled away, and marks at the ends say
  /// so, whether one of them is selected or disabled is not seen.
  private func parts(
    of state: SpecimenState, _ specimen: Specimen, at depth: ColorDepth, isCut: Bool
  ) -> (meaning: [AxisValue], rest: [AxisValue]) {
    var meaning: [AxisValue] = []
    var rest: [AxisValue] = []
    for (index, axis) in specimen.axes.enumerated() {
      var value = state[index]
      if isCut, ["selected", "disabled"].contains(axis.name) { continue }
      guard Self.meaningful.contains(axis.name) else {
        rest.append(value)
        continue
      }
      if axis.name == "interaction", axis.spelling(of: value) == "hovered" {
        switch depth {
        case .truecolor, .indexed256: break
        case .indexed16, .mono: value = axis.standard
        }
      }
      meaning.append(value)
    }
    return (meaning, rest)
  }
}
