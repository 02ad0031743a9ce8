/// The searchable entries, prepared once so that each key costs a few milliseconds in a hundred thousand entries.
package struct SearchIndex: Hashable, Sendable {
  /// A thing to be found.
  package struct Entry: Hashable, Sendable {
    /// The name shown; letters that match it need not be adjacent.
    var name: String
    /// The name in another language; letters that match it need not be adjacent either.
    var alias: String
    /// Search terms, matched only as they are written.
    package var words: String

    package init(_ name: String, alias: String = "", words: String = "") {
      self.name = name
      self.alias = alias
      self.words = words
    }
  }

  /// A folded text among the units of all.
  struct Field: Hashable, Sendable {
    let start: UInt32
    let end: UInt32
    let mask: UInt64
    let wordStarts: UInt64

    var range: Range<Int> { Int(start)..<Int(end) }
  }

  /// The indices of an entry's texts; a text that several entries share is stored once.
  struct Texts: Hashable, Sendable {
    let name: UInt32
    let alias: UInt32
    let words: UInt32
    /// The letters of alias and words together.
    let restMask: UInt64
  }

  private(set) var units: [UInt16] = []
  /// The names.
  private(set) var fields: [Field] = []
  private(set) var places: [Texts] = []
  /// Every search term, once.
  private(set) var vocabulary: [Field] = []
  /// The search terms of entries: for each text, the range of its words in the word numbers.
  private(set) var texts: [Range<Int>] = []
  private(set) var wordNumbers: [UInt32] = []
  private var textMasks: [UInt64] = []

  package init(_ entries: some Sequence<Entry>) {
    var aliases = Known()
    var texts = Known()
    var words = Known()
    // Neighbours often share their search terms.
    var last: (words: String, text: UInt32)?
    for entry in entries {
      let name = addField(FoldedText.units(entry.name))
      let alias = aliases.index(of: FoldedText.units(entry.alias)) { addField($0) }
      let text =
        last.flatMap { $0.words == entry.words ? $0.text : nil }
        ?? texts.index(of: FoldedText.units(entry.words)) { addText($0, &words) }
      last = (entry.words, text)
      let mask = fields[Int(alias)].mask | textMasks[Int(text)]
      places.append(Texts(name: name, alias: alias, words: text, restMask: mask))
    }
  }

  var count: Int { places.count }

  private mutating func addField(_ folded: [UInt16]) -> UInt32 {
    fields.append(field(folded))
    return UInt32(fields.count - 1)
  }

  private mutating func addText(_ folded: [UInt16], _ known: inout Known) -> UInt32 {
    let start = wordNumbers.count
    var mask: UInt64 = 0
    for word in folded.split(whereSeparator: FoldedText.isBlank) {
      let number = known.index(of: Array(word)) {
        vocabulary.append(field($0))
        return UInt32(vocabulary.count - 1)
      }
      mask |= vocabulary[Int(number)].mask
      wordNumbers.append(number)
    }
    textMasks.append(mask)
    texts.append(start..<wordNumbers.count)
    return UInt32(texts.count - 1)
  }

  private mutating func field(_ folded: [UInt16]) -> Field {
    units += folded
    return Field(
      start: UInt32(units.count - folded.count), end: UInt32(units.count),
      mask: FoldedText.mask(folded), wordStarts: FoldedText.wordStarts(folded))
  }

  /// The state of building an index.
  private struct Known {
    private var indices: [[UInt16]: UInt32] = [:]

    mutating func index(of folded: [UInt16], otherwise make: ([UInt16]) -> UInt32) -> UInt32 {
      if let index = indices[folded] { return index }
      let index = make(folded)
      indices[folded] = index
      return index
    }
  }
}

extension SearchIndex {
  /// The entries that hold every word of a query, best first.
  ///
  /// Letters at word starts and in runs count for more, then shorter names, then the order of the entries.
  ///
  /// - Parameter earlier: the results of an earlier query; if the query only grew, only these are searched.
  package func find(_ text: String, after earlier: SearchResults? = nil) -> SearchResults {
    let query = SearchQuery(text)
    guard !query.words.isEmpty else { return SearchResults(all: count) }
    var finder = SearchFinder(query)
    let isNarrower = earlier.map { $0.total == count && !$0.isAll && query.narrows($0.query) }
    finder.look(at: isNarrower == true ? earlier?.found : nil, in: self)
    return finder.results(of: count)
  }

  /// The places of the grapheme clusters of a shown name that match a query; empty if another text matches.
  package static func letters(of text: String, in name: String) -> [Int] {
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

/// One character of a query and the characters of a folded text it matches.
///
/// A letter finds itself. A Hangul consonant finds every syllable that begins with it, and a syllable without a final
/// consonant every syllable it may still become: ㅂㅌ and 버트 find 버튼.
struct SearchUnit: Hashable, Sendable {
  let literal: UInt16
  /// The further syllables that match: the first, and their number.
  let first: UInt16
  let span: UInt16

  init(_ unit: UInt16) {
    literal = unit
    if let initial = Hangul.initial(ofConsonant: unit) {
      first = Hangul.firstSyllable + UInt16(initial) * Hangul.perInitial
      span = Hangul.perInitial
    } else if Hangul.isOpenSyllable(unit) {
      first = unit
      span = Hangul.perVowel
    } else {
      first = unit
      span = 1
    }
  }

  func finds(_ unit: UInt16) -> Bool {
    unit == literal || unit &- first < span
  }
}
