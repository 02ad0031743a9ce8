/// Searches the entries in one pass, and orders the results with a counting sort, which is stable.
struct SearchFinder {
  private let query: SearchQuery
  private var matcher = SearchMatcher()
  private var further: [FurtherWords]
  private var found: [Int32] = []
  private var ranks: [UInt16] = []
  private var examined = 0

  init(_ query: SearchQuery) {
    self.query = query
    further = query.words.map(FurtherWords.init)
  }

  /// Searches all entries, or some in their own order.
  mutating func look(at some: [Int32]?, in index: SearchIndex) {
    let units = index.units.span
    let fields = index.fields.span
    let places = index.places.span
    let mask = query.words.reduce(0) { $0 | $1.mask }
    let count = some?.count ?? places.count
    examined = count
    for position in 0..<count {
      let entry = some?[position] ?? Int32(truncatingIfNeeded: position)
      let place = places[Int(entry)]
      let name = fields[Int(place.name)]
      guard mask & ~(name.mask | place.restMask) == 0 else { continue }
      var weight = 0
      var number = 0
      while number < query.words.count {
        guard let found = self.weight(of: number, place, name, units, index) else { break }
        weight += found
        number += 1
      }
      guard number == query.words.count else { continue }
      found.append(entry)
      ranks.append(Self.rank(weight, length: length(of: name, units)))
    }
  }

  /// The letters of a name that are compared with the query: of a name with a slash that begins with the query, those before
  /// the slash, so that the variants of a component keep their order.
  private func length(of name: SearchIndex.Field, _ units: borrowing Span<UInt16>) -> Int {
    guard query.words.count == 1, let word = query.words.first?.units,
      word.count < name.range.count
    else { return name.range.count }
    for index in word.indices where !word[index].finds(units[name.range.lowerBound + index]) {
      return name.range.count
    }
    var length = word.count
    while length < name.range.count {
      if units[name.range.lowerBound + length] == Self.slash { return length }
      length += 1
    }
    return length
  }

  private static let slash = UInt16(0x2F)

  /// The weight of a word of the query, by its number; nil if the entry does not match it.
  private mutating func weight(
    of number: Int, _ place: SearchIndex.Texts, _ name: SearchIndex.Field,
    _ units: borrowing Span<UInt16>, _ index: SearchIndex
  ) -> Int? {
    let word = query.words[number]
    if word.mask & ~name.mask == 0,
      let weight = matcher.weight(
        of: word.units, in: name.range, of: units, starts: name.wordStarts)
    {
      return weight + Self.bonusOfName
    }
    guard word.mask & ~place.restMask == 0 else { return nil }
    let alias = index.fields[Int(place.alias)]
    if word.mask & ~alias.mask == 0,
      let weight = matcher.weight(
        of: word.units, in: alias.range, of: units, starts: alias.wordStarts)
    {
      return weight
    }
    return further[number].has(text: Int(place.words), in: index) ? word.units.count * 4 : nil
  }

  private static let bonusOfName = 8

  /// Heavier first, then shorter: 0 is best.
  private static func rank(_ weight: Int, length: Int) -> UInt16 {
    let weight = max(0, min(1_023, weight))
    return UInt16((1_023 - weight) << 6 | min(63, length))
  }

  /// The weight that a rank was made of.
  static func weight(ofRank rank: UInt16) -> Int { 1_023 - Int(rank >> 6) }

  func results(of total: Int) -> SearchResults {
    let places = found.count < Self.few ? sortedPlaces : countedPlaces
    return SearchResults(
      query: query, total: total, found: found, ranked: places.map { found[$0] },
      ranks: places.map { ranks[$0] }, examined: examined)
  }

  /// Fewer results than these are faster to sort by comparison.
  private static let few = 4_096

  /// The places of the results, best first; equal ones keep their order.
  private var sortedPlaces: [Int] {
    found.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
  }

  private var countedPlaces: [Int] {
    var next = [Int32](repeating: 0, count: 65_536)
    for rank in ranks { next[Int(rank)] += 1 }
    var sum: Int32 = 0
    for rank in next.indices {
      let count = next[rank]
      next[rank] = sum
      sum += count
    }
    var places = [Int](repeating: 0, count: found.count)
    for (place, rank) in ranks.enumerated() {
      places[Int(next[Int(rank)])] = place
      next[Int(rank)] += 1
    }
    return places
  }
}
