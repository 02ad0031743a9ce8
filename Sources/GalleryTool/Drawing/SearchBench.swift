import GSDesign
import GalleryKit

/// Types a search in a catalogue of a hundred thousand names and takes the time of each key.
struct SearchBench {
  private static let queries = ["button-12/filled", "tagst", "ㅂㅌ", "e"]

  /// One row: every key of every query, with all the names to be found.
  func measure() -> BenchRow {
    let index = SearchIndex((0..<100_000).lazy.map(Self.entry))
    var row = BenchRow(name: "search in 100 000")
    for query in Self.queries {
      var text = ""
      var found: SearchResults?
      for character in query {
        text.append(character)
        let start = ContinuousClock.now
        found = index.find(text, after: found)
        row.add(time: ContinuousClock.now - start, cells: 0, bytes: 0)
      }
    }
    return row
  }

  private static func entry(_ number: Int) -> SearchIndex.Entry {
    let components = ["button", "tag", "tab-bar", "text", "toast", "list"]
    let variants = ["filled", "stroke", "primary", "home", "plain-text"]
    return SearchIndex.Entry(
      "\(components[number % 6])-\(number / 100)/\(variants[number / 6 % 5])-\(number)",
      words: "Says what a thing is, or filters by it. 무엇인지 알려 줍니다. label 버튼 태그")
  }
}
