/// Finds the letters of a word in a text, in order but not always side by side, and weighs how well they fit.
///
/// Letters at the beginnings of words and in runs weigh more than scattered ones. The places are kept between calls, so
/// that weighing a hundred thousand texts allocates no arrays.
struct SearchMatcher {
  /// The places of the letters of the last word, as many as the word has.
  private(set) var places = [Int](repeating: 0, count: SearchQuery.longestWord)

  /// The weight of a word in the units of a text; nil if the text does not match it.
  ///
  /// - Parameter starts: the places where words begin, as bits.
  mutating func weight(
    of word: [SearchUnit], in text: Range<Int>, of units: borrowing Span<UInt16>, starts: UInt64
  ) -> Int? {
    guard text.count >= word.count else { return nil }
    guard placeAtWordStarts(word, text, units, starts) || placeAnywhere(word, text, units)
    else { return nil }
    return weight(word.count, starts, length: text.count)
  }

  /// Each letter follows the one before it or begins a word.
  private mutating func placeAtWordStarts(
    _ word: [SearchUnit], _ text: Range<Int>, _ units: borrowing Span<UInt16>, _ starts: UInt64
  ) -> Bool {
    var candidates = starts
    while candidates != 0 {
      let start = candidates.trailingZeroBitCount
      candidates &= candidates - 1
      guard word[0].finds(units[text.lowerBound + start]) else { continue }
      places[0] = start
      if continueFromWordStart(word, text, units, starts) { return true }
    }
    return false
  }

  private mutating func continueFromWordStart(
    _ word: [SearchUnit], _ text: Range<Int>, _ units: borrowing Span<UInt16>, _ starts: UInt64
  ) -> Bool {
    var last = places[0]
    for index in 1..<max(1, word.count) {
      let unit = word[index]
      let next = last + 1
      if next < text.count, unit.finds(units[text.lowerBound + next]) {
        last = next
      } else {
        guard last < 63 else { return false }
        var later = starts & ~((2 << UInt64(last)) &- 1)
        while later != 0, !unit.finds(units[text.lowerBound + later.trailingZeroBitCount]) {
          later &= later - 1
        }
        guard later != 0 else { return false }
        last = later.trailingZeroBitCount
      }
      places[index] = last
    }
    return true
  }

  /// The first end of the letters in order, and from there back the nearest beginning.
  private mutating func placeAnywhere(
    _ word: [SearchUnit], _ text: Range<Int>, _ units: borrowing Span<UInt16>
  ) -> Bool {
    var found = 0
    var place = text.lowerBound
    while place < text.upperBound {
      if word[found].finds(units[place]) {
        found += 1
        if found == word.count { break }
      }
      place += 1
    }
    guard found == word.count else { return false }
    while found > 0 {
      if word[found - 1].finds(units[place]) {
        found -= 1
        places[found] = place - text.lowerBound
      }
      place -= 1
    }
    return true
  }

  private func weight(_ count: Int, _ starts: UInt64, length: Int) -> Int {
    var weight = places[0] == 0 ? 4 : 0
    if count == length { weight += 20 }
    var last = places[0] - 1
    for index in 0..<count {
      let place = places[index]
      weight += 8
      if place < 64, starts & 1 << UInt64(place) != 0 { weight += 8 }
      if index > 0 { weight += place == last + 1 ? 6 : -min(3, place - last - 1) }
      last = place
    }
    return weight
  }
}

/// A query: words that must all be found.
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
