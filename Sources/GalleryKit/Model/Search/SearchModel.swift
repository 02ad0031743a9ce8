/// What is looked for among the specimens, and what was found.
package struct SearchModel: Hashable, Sendable {
  package private(set) var query = ""
  package private(set) var results: SearchResults
  /// The place among what was found that the keys are on.
  package var match = 0

  package init(of count: Int) {
    results = SearchResults(all: count)
  }

  /// Looks for another text; where it only grew, among what was found already.
  package mutating func ask(_ text: String, _ index: SearchIndex) {
    query = text
    results = index.find(text, after: results)
    match = 0
  }

  /// Goes to a neighbour, round at the ends.
  package mutating func move(by step: Int) {
    guard results.count > 0 else { return }
    match = (match + step + results.count) % results.count
  }

  /// The specimen the keys are on, by its index in the catalogue.
  package var chosen: Int? {
    0..<results.count ~= match ? results[match] : nil
  }
}

extension GalleryProgram {
  /// What a specimen is found by: its id in letters that may stand apart, and the words that tell of it.
  static func entry(_ specimen: Specimen) -> SearchIndex.Entry {
    SearchIndex.Entry(
      specimen.id,
      words: ([specimen.summary.english, specimen.summary.korean] + specimen.tags)
        .joined(separator: " "))
  }
}
