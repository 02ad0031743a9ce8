extension SearchIndex {
  /// The entries that hold every word of a query, best first.
  ///
  /// Letters at word starts and in runs count for more, then shorter names, then the order of the entries.
  ///
  /// - Parameter earlier: what was found before; where the query has only grown since, nothing else is looked at.
  package func find(_ text: String, after earlier: SearchResults? = nil) -> SearchResults {
    let query = SearchQuery(text)
    guard !query.words.isEmpty else { return SearchResults(all: count) }
    var finder = SearchFinder(query)
    let isNarrower = earlier.map { $0.total == count && !$0.isAll && query.narrows($0.query) }
    finder.look(at: isNarrower == true ? earlier?.found : nil, in: self)
    return finder.results(of: count)
  }

  /// The grapheme clusters of a shown name that a query finds, by their places; empty where it is found otherwise.
  static func letters(of text: String, in name: String) -> [Int] {
    let folded = FoldedText(name)
    let starts = FoldedText.wordStarts(folded.units)
    var matcher = SearchMatcher()
    var letters: Set<Int> = []
    for word in SearchQuery(text).words {
      guard
        matcher.weight(
          of: word.units, in: 0..<folded.units.count, of: folded.units.span, starts: starts) != nil
      else { continue }
      letters.formUnion(matcher.places.prefix(word.units.count).map { folded.clusters[$0] })
    }
    return letters.sorted()
  }
}
