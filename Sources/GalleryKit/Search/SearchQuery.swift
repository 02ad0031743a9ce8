/// What is looked for: words that all have to be found.
struct SearchQuery: Hashable, Sendable {
  struct Word: Hashable, Sendable {
    let units: [SearchUnit]
    let mask: UInt64
  }

  let words: [Word]

  /// Longer words and more of them cost no more.
  static let longestWord = 32
  static let mostWords = 8

  init(_ text: String) {
    words = text.split(whereSeparator: \.isWhitespace).prefix(Self.mostWords).map { word in
      let folded = FoldedText(String(word.prefix(Self.longestWord))).units
      let units = folded.flatMap(Hangul.consonants).prefix(Self.longestWord)
      return Word(units: units.map(SearchUnit.init), mask: FoldedText.mask(units))
    }.filter { !$0.units.isEmpty }
  }

  /// Whether everything that this finds has been found by the other already.
  func narrows(_ other: SearchQuery) -> Bool {
    guard let last = other.words.last else { return true }
    let count = other.words.count
    guard words.count >= count, words.prefix(count - 1).elementsEqual(other.words.dropLast())
    else { return false }
    return words[count - 1].units.starts(with: last.units)
  }
}
