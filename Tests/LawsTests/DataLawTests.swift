import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender

/// Every component with every state of the data that it shows.
@Suite("Data that fails leaves components right")
struct DataLawTests {
  private func settings(_ data: DataState, _ language: Language = .english) -> Settings {
    var settings = Settings()
    settings.data = data
    settings.language = language
    return settings
  }

  private func surface(
    _ element: Element, depth: ColorDepth = .truecolor, glyphs: GlyphSet = .unicode
  ) -> Surface {
    Renderer().draw(
      element,
      environment: RenderEnvironment(depth: depth, glyphs: glyphs)
    ).surface
  }

  @Test(arguments: BuiltInLawTests.catalogue.specimens)
  func theDefaultChangesNothing(specimen: Specimen) {
    for state in SpecimenSpace(of: specimen).covered(by: .tuples(1)) {
      #expect(state.element(in: settings(.value)) == state.element(.english))
    }
  }

  /// While loading it has its final size, or a small one if that is empty; nothing in it can be reached.
  @Test(arguments: BuiltInLawTests.catalogue.specimens)
  func loadingKeepsTheSizeOfTheComponent(specimen: Specimen) {
    for state in SpecimenSpace(of: specimen).covered(by: .tuples(1)) {
      let alone = surface(state.element(.english))
      let look = state.element(in: settings(.loading))
      let loading = surface(look)
      #expect(loading.columns == max(alone.columns, 4), "\(state)")
      #expect(loading.rows == max(alone.rows, 1), "\(state)")
      var parts: [FocusID] = []
      look.visit { if case .interactive(let id, _) = $0 { parts.append(id) } }
      #expect(parts == [], "\(state)")
    }
  }

  @Test(arguments: BuiltInLawTests.catalogue.specimens, DataState.allCases)
  func itFitsAPhoneAndShowsItsMessage(specimen: Specimen, data: DataState) {
    for language in Language.ofInterface {
      for state in SpecimenSpace(of: specimen).covered(by: .tuples(1)) {
        let look = state.element(in: settings(data, language))
        let shown = surface(look)
        let alone = surface(state.element(language))
        #expect(shown.columns <= max(Samples.phoneColumns, alone.columns), "\(state)")
        let words: [String] =
          switch (data, language) {
          case (.value, _): []
          case (.loading, .english): ["Lo"]
          case (.loading, _): ["불"]
          case (.stale, .english): ["! Not up to date", "Try again"]
          case (.stale, _): ["! 최신 상태가 아님", "다시 시도"]
          case (.failed, .english): ["! Could not be loaded", "No connection", "Try again"]
          case (.failed, _): ["! 불러오지 못했습니다", "연결 없음", "다시 시도"]
          }
        let text = shown.plainText
        for word in words { #expect(text.contains(word), "\(state): \(text)") }
      }
    }
  }

  /// Parts are reached in the order they are seen, and the retry button comes last.
  @Test(arguments: BuiltInLawTests.catalogue.specimens)
  func theOrderOfTheFocusFollowsTheScreen(specimen: Specimen) {
    for state in SpecimenSpace(of: specimen).covered(by: .tuples(1)) {
      let alone = state.lowered(.english)
      let stops = alone.interactions.tabStops
      func tabStops(_ data: DataState) -> [FocusID] {
        data.around(Content(alone), .english).lowered().interactions.tabStops
      }
      #expect(tabStops(.value) == stops)
      #expect(tabStops(.loading) == [])
      #expect(tabStops(.stale) == stops + [DataState.retry])
      #expect(tabStops(.failed) == [DataState.retry])
    }
  }

  @Test(arguments: BuiltInLawTests.catalogue.specimens)
  func noTwoOfThemLookAlike(specimen: Specimen) {
    for state in SpecimenSpace(of: specimen).covered(by: .tuples(1)) {
      for (depth, glyphs) in [(ColorDepth.truecolor, GlyphSet.unicode), (.mono, .ascii)] {
        let looks = DataState.allCases.map {
          surface(state.element(in: settings($0)), depth: depth, glyphs: glyphs).plainText
        }
        #expect(Set(looks).count == looks.count, "\(state) at \(depth)")
      }
    }
  }

  @Test func theButtonRetries() {
    var asked = 0
    let table = GSLoaded(.failed("No connection"), action: { asked += 1 }) {
      GSText(.body1, "x")
    }.lowered().interactions
    #expect(table.perform("retry") && asked == 1)
  }

  /// A component that waits inside a card stays in it.
  @Test func dataIsInsideTheContainer() throws {
    let link = try Link.parse("tag/filled@container=card,data=failed", in: .builtIn).link
    let text = surface(link.state.element(in: link.environment)).plainText
    #expect(text.contains("   ! Could not be loaded"))
  }
}
