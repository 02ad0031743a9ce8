/// An interactive part of a look, and the cells that it takes.
package struct PartArea: Hashable, Sendable {
  package let id: FocusID
  package let area: CellRect

  package init(id: FocusID, area: CellRect) {
    self.id = id
    self.area = area
  }
}

extension [PartArea] {
  /// The members of the group of a part in the next row below or above, the nearest in column first; of members that are
  /// as near the left one comes first.
  ///
  /// A group wraps where its members take several rows and two of them are in one row.
  ///
  /// - Parameters:
  ///   - part: the member to go from.
  ///   - isDown: whether to go down.
  /// - Returns: nil if the group does not wrap, or has no such part; empty beyond its first and last row.
  package func verticalNeighbours(of part: FocusID, isDown: Bool) -> [FocusID]? {
    let members = filter { $0.id.parent == part.parent && !$0.area.isEmpty }
    guard let here = members.last(where: { $0.id == part })?.area else { return nil }
    func isBeside(_ one: CellRect, _ other: CellRect) -> Bool {
      one.row < other.endRow && other.row < one.endRow
    }
    let isWrapped =
      members.contains { !isBeside($0.area, here) }
      && members.contains { one in
        members.contains { $0.id != one.id && isBeside($0.area, one.area) }
      }
    guard isWrapped else { return nil }
    let beyond = members.filter {
      isDown ? $0.area.row >= here.endRow : $0.area.endRow <= here.row
    }
    guard
      let next = isDown
        ? beyond.min(by: { $0.area.row < $1.area.row })
        : beyond.max(by: { $0.area.endRow < $1.area.endRow })
    else { return [] }
    // Twice the middle, so that it is a whole number.
    func distance(_ area: CellRect) -> Int {
      abs(area.column + area.endColumn - here.column - here.endColumn)
    }
    return beyond.filter { isBeside($0.area, next.area) }
      .sorted { (distance($0.area), $0.area.column) < (distance($1.area), $1.area.column) }
      .map(\.id)
  }
}
