import GSDesign
import GalleryKit
import StateSpace

/// The text that the states of a specimen show, so that a search for a label finds a state with it.
struct LabelSearch: Sendable {
  /// A state, and the language in which it shows the label.
  struct Shown: Sendable {
    let state: SpecimenState
    let language: Language
  }

  /// The limit of states checked, of all specimens together: more take longer than a key may.
  static let mostStates = 4_096
  /// The limit of one specimen, so that it leaves some for the others.
  private static let mostOfOne = 1_024
  private static let languages = [Language.english, .korean]

  private let shown: [Shown]
  private let index: SearchIndex

  /// - Parameter limit: the number of states to check.
  init(_ specimen: Specimen, limit: Int = mostStates) {
    let states = Self.states(of: specimen, limit: limit)
    shown = Self.languages.flatMap { language in
      states.map { Shown(state: $0, language: language) }
    }
    index = SearchIndex(
      shown.map { SearchIndex.Entry("", words: $0.state.words($0.language)) })
  }

  /// The states that differ from the first in one value, the presets, then every state of the design: a
  /// label that few values show is found first.
  fileprivate static func states(of specimen: Specimen, limit: Int) -> [SpecimenState] {
    var known: Set<SpecimenState> = []
    var states: [SpecimenState] = []
    func add(_ state: SpecimenState) {
      if states.count < limit, known.insert(state).inserted { states.append(state) }
    }
    for state in specimen.statesOfOneValue { add(state) }
    for preset in specimen.presets { add(preset.state) }
    guard states.count < limit else { return states }
    for state in SpecimenSpace(of: specimen).prefix(limit) { add(state) }
    return states
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
  /// Every word of its look, those of its members, and those that a screen reader says for a picture.
  fileprivate func words(_ language: Language) -> String {
    var words = members(language)
    element(language).visit { node in
      if case .words(let line) = node { words += line.spans.map(\.text) }
      if case .spoken(let spoken, _) = node { words += [spoken.name?[language] ?? ""] }
    }
    return words.joined(separator: " ")
  }
}

extension SearchIndex {
  /// The specimens by their ids, search terms and the labels that their states show.
  init(labelled catalogue: Catalogue) {
    // A catalogue of very many components is found by its names alone.
    let each = LabelSearch.mostStates / max(1, catalogue.specimens.count)
    // The states that one component has fewer of are left for others.
    var left = each > 0 ? LabelSearch.mostStates : 0
    self.init(
      catalogue.specimens.map { specimen in
        var entry = Entry(specimen)
        left += each
        if left > 0 { entry.words += " " + LabelSearch.words(of: specimen, &left) }
        return entry
      })
  }
}

extension LabelSearch {
  /// Every word that the states of a specimen show, once.
  ///
  /// - Parameter left: the number of states that may be asked.
  fileprivate static func words(of specimen: Specimen, _ left: inout Int) -> String {
    let states = states(of: specimen, limit: min(left, mostOfOne))
    left -= states.count
    var known: Set<String> = []
    var words: [String] = []
    for language in languages {
      for state in states {
        let text = state.words(language)
        if known.insert(text).inserted { words.append(text) }
      }
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

extension SearchIndex.Entry {
  /// Makes a specimen searchable by its id, whose matching letters need not be adjacent, and by its search terms.
  init(_ specimen: Specimen) {
    self.init(
      specimen.id.text,
      words: ([specimen.summary.english, specimen.summary.korean] + specimen.tags)
        .joined(separator: " "))
  }
}
