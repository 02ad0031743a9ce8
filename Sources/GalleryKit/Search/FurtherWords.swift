/// The search terms that a word of the query begins: determined once for each word and text, on first use.
struct FurtherWords {
  private let word: SearchQuery.Word
  private var isHeld: [Bool] = []
  /// For each text: 0 for unknown, 1 for no, 2 for yes.
  private var answers: [UInt8] = []

  init(_ word: SearchQuery.Word) {
    self.word = word
  }

  mutating func has(text: Int, in index: SearchIndex) -> Bool {
    if answers.isEmpty { prepare(index) }
    if answers[text] == 0 {
      let numbers = index.wordNumbers.span
      var answer: UInt8 = 1
      for place in index.texts[text] where isHeld[Int(numbers[place])] {
        answer = 2
        break
      }
      answers[text] = answer
    }
    return answers[text] == 2
  }

  private mutating func prepare(_ index: SearchIndex) {
    let units = index.units.span
    answers = Array(repeating: 0, count: index.texts.count)
    isHeld = index.vocabulary.map { field in
      word.mask & ~field.mask == 0 && Self.begins(word.units, field, units)
    }
  }

  /// Whether the letters are adjacent, at the beginning of a word or of a part of it.
  private static func begins(
    _ word: [SearchUnit], _ field: SearchIndex.Field, _ units: borrowing Span<UInt16>
  ) -> Bool {
    var starts = field.wordStarts
    while starts != 0 {
      let start = field.range.lowerBound + starts.trailingZeroBitCount
      starts &= starts - 1
      guard start + word.count <= field.range.upperBound else { return false }
      var index = 0
      while index < word.count, word[index].finds(units[start + index]) { index += 1 }
      if index == word.count { return true }
    }
    return false
  }
}
