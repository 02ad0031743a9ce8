import GalleryKit

/// Where the cards are: as large as is good to look at, and no row of them cut.
struct OverviewGeometry: Hashable {
  /// The places of the cards of each section, which begins a row of its own.
  let sections: [Range<Int>]
  /// Cells of the pane.
  let columns: Int
  let rows: Int
  /// Cards beside one another, and rows of cards below one another.
  let perRow: Int
  let perColumn: Int
  /// Cells of a card.
  let cardColumns: Int
  let cardRows: Int
  let hasHeading: Bool
  /// Rows that neither the cards nor the air between them need.
  let spareRows: Int

  /// Columns between cards and at the sides.
  static let gap = 2
  private static let leastColumns = 24
  private static let leastRows = 9
  private static let mostColumns = 34
  private static let mostRows = 11

  init(_ plan: ScreenPlan, _ cards: OverviewCards) {
    self.init(plan, sections: cards.sections.map(\.places))
  }

  init(_ plan: ScreenPlan, sections: [Range<Int>]) {
    self.sections = sections
    columns = plan.overviewColumns
    rows = plan.bodyRows
    hasHeading = rows >= 30
    let room = columns - Self.gap
    perRow = max(1, room / (Self.leastColumns + Self.gap))
    cardColumns = max(1, min(Self.mostColumns, room / perRow - Self.gap))
    let height = rows - (hasHeading ? 3 : 1)
    perColumn = max(1, (height + 1) / (Self.leastRows + 1))
    cardRows = max(1, min(Self.mostRows, (height + 1) / perColumn - 1))
    spareRows = max(0, height - perColumn * (cardRows + 1) + 1)
  }

  /// The number of rows that a section takes.
  private func rows(of section: Range<Int>) -> Int { (section.count + perRow - 1) / perRow }

  /// The number of rows of cards.
  private var count: Int { sections.reduce(0) { $0 + rows(of: $1) } }

  /// The row of a card.
  private func row(of place: Int) -> Int {
    var row = 0
    for section in sections {
      if section.contains(place) { return row + (place - section.lowerBound) / perRow }
      row += rows(of: section)
    }
    return max(0, row - 1)
  }

  /// The places of the cards of a row; empty beyond the last.
  func places(ofRow row: Int) -> Range<Int> {
    var above = 0
    for section in sections {
      let rows = rows(of: section)
      guard row >= above + rows else {
        let first = section.lowerBound + (row - above) * perRow
        return first..<min(first + perRow, section.upperBound)
      }
      above += rows
    }
    let end = sections.last?.upperBound ?? 0
    return end..<end
  }

  /// The place in the same column some rows further down, or the last one of a shorter row; the same beyond the ends.
  func place(_ place: Int, movedByRows step: Int) -> Int {
    let row = row(of: place)
    guard 0..<count ~= row + step else { return place }
    let next = places(ofRow: row + step)
    return min(next.lowerBound + place - places(ofRow: row).lowerBound, next.upperBound - 1)
  }

  /// The rows of cards, and the one of a card.
  func room(showing place: Int) -> ScrollRoom {
    ScrollRoom(lines: count, rows: perColumn, target: row(of: place))
  }

  /// The places of the visible cards: whole rows, starting at one of them.
  func seen(from first: Int) -> Range<Int> {
    places(ofRow: first).lowerBound..<places(ofRow: min(count, first + perColumn) - 1).upperBound
  }
}
