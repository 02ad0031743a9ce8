/// The results of a search, best first.
package struct SearchResults: Hashable, Sendable {
  let query: SearchQuery
  /// The number of entries.
  let total: Int
  /// Whether the query is empty, so that all entries are listed in their own order.
  package let isAll: Bool
  /// The entries found, in their own order.
  let found: [Int32]
  /// The same, best first.
  let ranked: [Int32]
  /// How well each of them fits, the best 0; comparable between indices.
  let ranks: [UInt16]
  /// The number of entries examined.
  let examined: Int

  /// Everything, in its own order.
  package init(all count: Int) {
    self.init(
      query: SearchQuery(""), total: count, isAll: true, found: [], ranked: [], ranks: [],
      examined: 0)
  }

  /// No results among a number of entries.
  init(noneOf count: Int) {
    self.init(
      query: SearchQuery(""), total: count, found: [], ranked: [], ranks: [], examined: 0)
  }

  init(
    query: SearchQuery, total: Int, isAll: Bool = false, found: [Int32], ranked: [Int32],
    ranks: [UInt16], examined: Int
  ) {
    self.query = query
    self.total = total
    self.isAll = isAll
    self.found = found
    self.ranked = ranked
    self.ranks = ranks
    self.examined = examined
  }

  package var count: Int { isAll ? total : ranked.count }

  /// The entry at a place, the best first.
  package subscript(place: Int) -> Int { isAll ? place : Int(ranked[place]) }
}
