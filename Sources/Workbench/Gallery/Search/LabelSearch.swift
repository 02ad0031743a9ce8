import GSDesign
import GalleryKit

/// The text that the states of a specimen show, so that a search for a label finds a state with it.
struct LabelSearch: Sendable {
  /// A state, and the language in which it shows the label.
  struct Shown: Sendable {
    let state: SpecimenState
    let language: Language
  }

  /// The limit of states checked, of all specimens together: more take longer than a key may.
  static let mostStates = 4_096
  private static let languages = [Language.english, .korean]

  private let shown: [Shown]
  private let index: SearchIndex

  /// - Parameter limit: the number of states to check.
  init(_ specimen: Specimen, limit: Int = mostStates) {
    let states = (specimen.statesOfOneValue + specimen.presets.map(\.state)).prefix(limit)
    shown = Self.languages.flatMap { language in
      states.map { Shown(state: $0, language: language) }
    }
    index = SearchIndex(
      shown.map { SearchIndex.Entry("", words: $0.state.words($0.language)) })
  }

  /// The first state that shows every word of a query: in the language of the labels if it does in that.
  func first(_ query: String, preferring language: Language) -> Shown? {
    let results = index.find(query)
    guard !results.isAll else { return nil }
    let found = (0..<results.count).map { results[$0] }.sorted()
    return (found.first { shown[$0].language == language } ?? found.first).map { shown[$0] }
  }
}

extension SpecimenState {
  /// Every word of its look, and those of its members.
  fileprivate func words(_ language: Language) -> String {
    var words = members(language)
    element(language).visit { node in
      if case .words(let line) = node { words += line.spans.map(\.text) }
    }
    return words.joined(separator: " ")
  }
}

extension SearchIndex {
  /// The specimens by their ids, search terms and the labels that their states show.
  init(labelled catalogue: Catalogue) {
    // A catalogue of very many components is found by its names alone.
    let each = LabelSearch.mostStates / max(1, catalogue.specimens.count)
    self.init(
      catalogue.specimens.lazy.map { specimen in
        var entry = Entry(specimen)
        if each > 0 { entry.words += " " + LabelSearch.words(of: specimen, limit: each) }
        return entry
      })
  }
}

extension LabelSearch {
  /// Every word that the states of a specimen show.
  fileprivate static func words(of specimen: Specimen, limit: Int) -> String {
    var words: [String] = []
    for state in (specimen.statesOfOneValue + specimen.presets.map(\.state)).prefix(limit) {
      for language in languages { words.append(state.words(language)) }
    }
    return words.joined(separator: " ")
  }
}

extension GalleryProgram {
  /// The state of a specimen with the label asked for; nil if its name or its search terms matched.
  func labelled(
    _ query: String, _ index: Int, _ model: GalleryModel
  ) -> LabelSearch.Shown? {
    let specimen = catalogue.specimens[index]
    guard SearchIndex([SearchIndex.Entry(specimen)]).find(query).count == 0 else { return nil }
    return LabelSearch(specimen).first(query, preferring: model.environment.labelLanguage)
  }

  /// Opens a found specimen; after a search for a label, in a state that shows it, and in its language.
  func opening(_ index: Int, found query: String, _ model: GalleryModel) -> [PaneRequest] {
    let open = PaneRequest.openPage(index)
    guard let shown = labelled(query, index, model) else { return [open] }
    var environment = model.environment
    environment.language = shown.language
    let isShown = model.specimen == index && model.state == shown.state
    return [open] + (isShown ? [] : [.put(shown.state, .opened)])
      + (shown.language == model.environment.labelLanguage ? [] : [.set(environment)])
  }
}
