import GSDesign
import GalleryKit
import StateSpace

/// The search among the specimens, and its results.
struct SearchModel: Hashable, Sendable {
  private(set) var field = TextFieldState(isFocused: true)
  private(set) var results: SearchResults
  /// The place of the focused result.
  var match = 0
  /// The query of the last search; a changed query is searched when its results are next needed.
  private var asked = ""

  init(of count: Int) {
    results = SearchResults(all: count)
  }

  var query: String { field.text }

  /// Types or erases.
  mutating func edit(_ intent: Intent) {
    field.handle(intent)
    if query != asked { match = 0 }
  }

  /// Searches if the query changed; a query that only grew narrows the earlier results.
  mutating func find(in index: @autoclosure () -> SearchIndex) {
    guard query != asked else { return }
    asked = query
    results = index().find(query, after: results)
  }

  /// Looks for another text.
  mutating func ask(_ text: String, _ index: @autoclosure () -> SearchIndex) {
    field = TextFieldState(isFocused: true)
    edit(.insert(text))
    find(in: index())
    match = 0
  }

  /// Selects a neighbour, wrapping at the ends.
  mutating func handle(_ motion: Motion) {
    guard results.count > 0 else { return }
    match = (match + motion.rows + results.count) % results.count
  }

  /// Focuses a specimen; false if it was not found.
  mutating func go(to specimen: Int) -> Bool {
    guard let place = (0..<results.count).first(where: { results[$0] == specimen })
    else { return false }
    match = place
    return true
  }

  /// The focused specimen, by its index in the catalogue.
  var chosen: Int? {
    0..<results.count ~= match ? results[match] : nil
  }
}

extension SearchModel {
  /// The search as followers see it.
  struct Presented: Codable, Hashable, Sendable {
    var query: String
    var match: Int
  }

  /// The search for followers.
  var presented: Presented { Presented(query: query, match: match) }

  /// The search of a scene.
  init(playing scene: Presented, in workbench: Workbench) {
    self.init(of: workbench.catalogue.specimens.count)
    ask(scene.query, workbench.resources.searchIndex.value)
    match = max(0, min(scene.match, results.count - 1))
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
