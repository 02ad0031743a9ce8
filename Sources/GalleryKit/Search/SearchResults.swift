/// What a search found, best first.
package struct SearchResults: Hashable, Sendable {
  let query: SearchQuery
  /// How many entries there are to be found.
  let total: Int
  /// Whether nothing was asked, so that everything is found in its own order.
  let isAll: Bool
  /// The entries found, in their own order.
  let found: [Int32]
  /// The same, best first.
  let ranked: [Int32]
  /// How well each of them fits, the best 0; comparable between indices.
  let ranks: [UInt16]
  /// How many entries were looked at.
  let examined: Int

  /// Everything, in its own order.
  init(all count: Int) {
    self.init(
      query: SearchQuery(""), total: count, isAll: true, found: [], ranked: [], ranks: [],
      examined: 0)
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

  var count: Int { isAll ? total : ranked.count }

  /// The entry at a place, the best first.
  subscript(place: Int) -> Int { isAll ? place : Int(ranked[place]) }
}
