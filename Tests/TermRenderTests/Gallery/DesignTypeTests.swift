import GalleryTesting
import StateSpace
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender

/// Documents set every word of a component in the family and size of its text style, selected or not.
@Suite("Words of components are set in the type of the design") struct DesignTypeTests {
  /// A run of words in an SVG document.
  private struct Run: Hashable {
    let text: String
    /// Empty for a run in the terminal's own type.
    let size: String
    let family: String

    var hasWords: Bool { text.contains { $0.isLetter || $0.isNumber } }
  }

  /// The component of a terminal's own keys has the terminal's own type.
  private static let terminals: Set<VariantID> = ["key-line/default"]

  private static let components = Catalogue.builtIn.specimens.filter { !terminals.contains($0.id) }

  private func runs(_ state: SpecimenState, _ language: Language) throws -> [Run] {
    let surface = Renderer(recordsType: true).draw(
      state.element(language), environment: RenderEnvironment()
    ).surface
    let markup = try MarkupReader.read(surface.svg(title: "", description: ""))
    let elements = markup.elements.filter { $0.name == "text" }
    return zip(elements, markup.texts["text"] ?? []).map { element, text in
      Run(
        text: text, size: element.attributes["font-size"] ?? "",
        family: element.attributes["font-family"] ?? "")
    }.filter(\.hasWords)
  }

  /// The sizes of the styles that the words of a state have.
  private func styles(_ state: SpecimenState, _ language: Language) -> [GSTextStyle] {
    var styles: [GSTextStyle] = []
    state.element(language).visit { node in
      if case .words(let words) = node, let style = words.style { styles.append(style) }
    }
    return styles
  }

  /// The states of the design, and each of them selected and focused where it can be.
  private func states(of specimen: Specimen) -> [SpecimenState] {
    let focused = specimen.axis(named: "focused")
    return SpecimenSpace(of: specimen).flatMap { state -> [SpecimenState] in
      guard let focused else { return [state] }
      var other = state
      other[focused] = .flag(true)
      return other.impossibility == nil ? [state, other] : [state]
    }
  }

  @Test(arguments: components, [Language.english, .korean])
  func everyRunHasTheSizeAndFamilyOfAStyle(_ specimen: Specimen, _ language: Language) throws {
    for state in states(of: specimen) {
      let styles = styles(state, language)
      for run in try runs(state, language) {
        let isStyled = styles.contains { style in
          Double(run.size) == style.size
            && run.family.hasPrefix(style.family.map { "'\($0)'," } ?? "system-ui")
        }
        #expect(
          isStyled, "\(Link(specimen, state: state)): “\(run.text)” \(run.size) \(run.family)")
      }
    }
  }

  @Test(arguments: components.filter { $0.axis(named: "selected") != nil })
  func aSelectedLabelHasTheSizeThatItHasUnselected(_ specimen: Specimen) throws {
    let selected = try #require(specimen.axis(named: "selected"))
    for state in SpecimenSpace(of: specimen) {
      let sizes = Dictionary(
        try runs(state, .english).map { ($0.text, $0.size) },
        uniquingKeysWith: { first, _ in first })
      for value in specimen.axes[selected].values where value != state[selected] {
        var other = state
        other[selected] = value
        guard other.impossibility == nil else { continue }
        for run in try runs(other, .english) {
          let size = sizes[run.text]
          #expect(size == nil || size == run.size, "\(specimen.id): “\(run.text)” \(run.size)")
        }
      }
    }
  }
}
