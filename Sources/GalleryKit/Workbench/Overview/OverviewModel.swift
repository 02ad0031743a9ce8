import GSDesign

/// The overview: the cards of all components, or of the variants of one. The keys are on the card of the specimen shown.
struct OverviewModel: Hashable, Sendable {
  /// The component whose variants are shown, by its place among the groups of the catalogue; nil for all components.
  var component: Int?

  /// The cards shown.
  func cards(in workbench: Workbench) -> OverviewCards {
    guard let component, workbench.catalogue.index.groups.indices.contains(component)
    else { return workbench.resources.overviewCards.value }
    return OverviewCards(of: component, in: workbench.catalogue)
  }

  /// The card that the keys are on.
  func card(in workbench: Workbench) -> OverviewCard? {
    let cards = cards(in: workbench)
    let place = cards.place(of: workbench.shown)
    return cards.cards.indices.contains(place) ? cards.cards[place] : nil
  }

  /// Walks from card to card, not beyond the ends.
  func handle(_ motion: Motion, in workbench: Workbench) -> [PaneRequest] {
    let cards = cards(in: workbench)
    let perRow = OverviewGeometry(workbench.plan, count: cards.cards.count).perRow
    let place = cards.place(of: workbench.shown)
    let last = cards.cards.count - 1
    let next =
      switch motion {
      case .left: place - 1
      case .right: place + 1
      case .up: place - perRow
      // The last row may be shorter than the others.
      case .down: place / perRow < last / perRow ? min(place + perRow, last) : place
      case .first: 0
      case .last: last
      }
    guard cards.cards.indices.contains(next) else { return [] }
    return [.show(cards.cards[next].first)]
  }

  /// Opens the card that the keys are on: the page of its variant, or the cards of its variants.
  func open(in workbench: Workbench) -> [PaneRequest] {
    guard let card = card(in: workbench) else { return [] }
    return card.specimens.count > 1
      ? [.showOverview(of: card.group)] : [.openPage(card.first)]
  }

  /// The specimens of the cards that are seen.
  func seen(in workbench: Workbench) -> [Int] {
    let cards = cards(in: workbench)
    let geometry = OverviewGeometry(workbench.plan, count: cards.cards.count)
    return geometry.seen(showing: cards.place(of: workbench.shown)).flatMap {
      cards.cards[$0].specimens
    }
  }
}

/// Where the cards are: as large as is good to look at, and no row of them cut.
struct OverviewGeometry: Hashable {
  let count: Int
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

  /// Columns between cards and at the sides.
  static let gap = 2
  private static let leastColumns = 24
  private static let leastRows = 9
  private static let mostColumns = 34
  private static let mostRows = 11

  init(_ plan: ScreenPlan, count: Int) {
    self.count = count
    columns = plan.overviewColumns
    rows = plan.bodyRows
    hasHeading = rows >= 30
    let room = columns - Self.gap
    perRow = max(1, room / (Self.leastColumns + Self.gap))
    cardColumns = max(1, min(Self.mostColumns, room / perRow - Self.gap))
    let height = rows - (hasHeading ? 3 : 1)
    perColumn = max(1, (height + 1) / (Self.leastRows + 1))
    cardRows = max(1, min(Self.mostRows, (height + 1) / perColumn - 1))
  }

  /// The places of the cards that are seen: moved by whole rows, just far enough to show one of them.
  func seen(showing place: Int) -> Range<Int> {
    let lines = (count + perRow - 1) / perRow
    let line = max(0, min(place, count - 1)) / perRow
    let first = max(0, min(lines - perColumn, line + 1 - perColumn))
    return first * perRow..<min(count, (first + perColumn) * perRow)
  }
}

extension ScreenPlan {
  /// Columns of the overview: it takes the place of canvas and knobs, beside the tree.
  var overviewColumns: Int {
    switch arrangement {
    case .wide, .stacked: columns - Self.treeColumns
    case .single, .tooSmall: columns
    }
  }
}
