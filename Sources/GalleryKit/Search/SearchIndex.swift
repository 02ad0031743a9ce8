/// What a search can find, prepared once so that each key costs a few milliseconds in a hundred thousand entries.
package struct SearchIndex: Hashable, Sendable {
  /// A thing to be found.
  package struct Entry: Hashable, Sendable {
    /// What is shown; its letters may stand apart.
    var name: String
    /// The name in another language; its letters may stand apart as well.
    var alias: String
    /// Further words, found only as they are written.
    var words: String

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

  /// The texts of an entry, by index; what many entries share is there once.
  struct Place: Hashable, Sendable {
    let name: UInt32
    let alias: UInt32
    let words: UInt32
    /// The letters of alias and words together.
    let restMask: UInt64
  }

  private(set) var units: [UInt16] = []
  /// The names.
  private(set) var fields: [Field] = []
  private(set) var places: [Place] = []
  /// Every further word there is, once.
  private(set) var vocabulary: [Field] = []
  /// The further words of entries: of each text where its words are among the word numbers.
  private(set) var texts: [Range<Int>] = []
  private(set) var wordNumbers: [UInt32] = []
  private var textMasks: [UInt64] = []

  package init(_ entries: some Sequence<Entry>) {
    var aliases = Known()
    var texts = Known()
    var words = Known()
    // Neighbours often share their words.
    var last: (words: String, text: UInt32)?
    for entry in entries {
      let name = addField(FoldedText.units(entry.name))
      let alias = aliases.index(of: FoldedText.units(entry.alias)) { addField($0) }
      let text =
        last.flatMap { $0.words == entry.words ? $0.text : nil }
        ?? texts.index(of: FoldedText.units(entry.words)) { addText($0, &words) }
      last = (entry.words, text)
      let mask = fields[Int(alias)].mask | textMasks[Int(text)]
      places.append(Place(name: name, alias: alias, words: text, restMask: mask))
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

  /// What there is already while an index is made.
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
