import GSDesign
import GalleryKit
import StateSpace
import Synchronization

/// The overview: the cards of all components, or of the variants of one. The card of the specimen shown is focused.
struct OverviewModel: Hashable, Sendable {
  /// The component whose variants are shown, by its place among the groups of the catalogue; nil for all components.
  var component: Int?
  /// Whether the tree beside the cards has the keys.
  var isOnTree = false

  /// The overview as followers see it.
  struct Presented: Codable, Hashable, Sendable {
    /// The name of the component; nil for all components.
    var component: String?
    var isOnTree = false
  }

  /// The overview for followers.
  func presented(in workbench: Workbench) -> Presented {
    Presented(component: component.map { workbench.index.groups[$0].name }, isOnTree: isOnTree)
  }

  /// The cards shown.
  func cards(in workbench: Workbench) -> OverviewCards {
    let index = workbench.index
    guard let component, index.groups.indices.contains(component) else {
      return workbench.resources.sorted(by: index.grouping).cards
    }
    return OverviewCards(of: component, in: index)
  }

  /// The focused card.
  func card(in workbench: Workbench) -> OverviewCard? {
    let cards = cards(in: workbench)
    let place = cards.place(of: workbench.shown)
    return cards.cards.indices.contains(place) ? cards.cards[place] : nil
  }

  /// Walks from card to card, not beyond the ends.
  func handle(_ motion: Motion, in workbench: Workbench) -> [PaneRequest] {
    let cards = cards(in: workbench)
    let place = cards.place(of: workbench.shown)
    let next =
      switch motion {
      case .left: place - 1
      case .right: place + 1
      case .up, .down:
        OverviewGeometry(workbench.plan, cards).place(place, movedByRows: motion.rows)
      case .first: 0
      case .last: cards.cards.count - 1
      }
    guard cards.cards.indices.contains(next) else { return [] }
    return [.show(cards.cards[next].first)]
  }

  /// Focuses the first card of the next section, or of this and then of the section before, wrapping at the ends.
  func turnSection(_ step: Int, in workbench: Workbench) -> [PaneRequest] {
    let cards = cards(in: workbench)
    let place = cards.place(of: workbench.shown)
    guard let here = cards.sections.firstIndex(where: { $0.places.contains(place) })
    else { return [] }
    let isInside = step < 0 && place > cards.sections[here].places.lowerBound
    let next = cards.sections.indices.wrapping(isInside ? here : here + step)
    return [.show(cards.cards[cards.sections[next].places.lowerBound].first)]
  }

  /// Opens the focused card: the page of its first variant, which has the others as tabs.
  func open(in workbench: Workbench) -> [PaneRequest] {
    card(in: workbench).map { [.openPage($0.first)] } ?? []
  }

  /// The specimens of the visible cards.
  func seen(in workbench: Workbench) -> [Int] {
    let cards = cards(in: workbench).cards
    return places(in: workbench).flatMap { cards[$0].specimens }
  }

  /// The rows of cards, and the row of the focused one.
  func room(in workbench: Workbench) -> ScrollRoom {
    let cards = cards(in: workbench)
    return OverviewGeometry(workbench.plan, cards)
      .room(showing: cards.place(of: workbench.shown))
  }

  /// The places of the visible cards.
  func places(in workbench: Workbench) -> Range<Int> {
    OverviewGeometry(workbench.plan, cards(in: workbench))
      .seen(from: workbench.scrolls[.overview].first(in: room(in: workbench)))
  }
}

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

extension ScreenPlan {
  /// Columns of the overview: it takes the place of canvas and knobs, beside the tree.
  var overviewColumns: Int {
    switch arrangement {
    case .wide, .stacked: columns - Self.treeColumns
    case .single, .tooSmall: columns
    }
  }
}

/// The states on a card, in rows: as many as have room.
struct OverviewStage {
  let workbench: Workbench
  let card: OverviewCard
  /// The available cells.
  let columns: Int
  let rows: Int

  /// The inputs of a card's look.
  struct Key: Hashable {
    let card: OverviewCard
    let environment: Settings
    let terminal: TerminalFacts
    let columns: Int
    let rows: Int
  }

  var element: Element {
    let key = Key(
      card: card, environment: workbench.environment, terminal: workbench.terminal,
      columns: columns, rows: rows)
    return workbench.resources.drawn.overviewLooks.element(key) { drawn }
  }

  private struct Line {
    var looks: [CardLook] = []
    var columns = 0
    var rows = 0
  }

  private var drawn: Element {
    var lines: [Line] = []
    for row in wanted { add(row, to: &lines) }
    let used = lines.reduce(0) { $0 + $1.rows }
    let isLow = lines.last.map { $0.looks.contains(where: \.isLow) } ?? false
    let hasAir = !isList && used + lines.count - 1 <= rows - (isLow ? 1 : 0)
    var parts: [Element] = []
    for line in lines {
      if hasAir, !parts.isEmpty { parts.append(.blank) }
      let looks = line.looks.enumerated().flatMap {
        $0 == 0 ? [$1.element] : [.gap(Self.gap), $1.element]
      }
      parts.append(.row(alignment: .center, looks))
    }
    return .column(alignment: isList ? .leading : .center, parts)
  }

  private static let gap = 2
  /// The most lines of a card: a list of more states is the matrix.
  private static let mostLines = 2

  /// Adds the looks of a row as far as they fit; for variants that share the card, on further lines too.
  private func add(_ states: [SpecimenState], to lines: inout [Line]) {
    guard isList || lines.count < Self.mostLines else { return }
    let above = lines.reduce(0) { $0 + $1.rows }
    var line = Line()
    for state in states {
      let isFirst = lines.isEmpty && line.looks.isEmpty
      let look = CardLook(
        state.element(workbench.environment.labelLanguage).picture(
          GalleryPart.card(card.first, count: card.specimens.count).id),
        in: CellSize(columns: columns, rows: rows), of: workbench, card.first)
      let wide = line.columns + (line.looks.isEmpty ? 0 : Self.gap) + look.size.columns
      let tall = above + max(line.rows, look.size.rows) + (isList ? 1 : 0)
      let room = line.looks.isEmpty ? max(columns, look.size.columns) : columns
      guard isFirst || wide <= room && tall <= rows else { break }
      // Outlines that would meet those above, or the name below.
      if !isFirst, !isList, tall >= rows - 1 {
        let touching = (lines.last?.looks ?? []) + [look]
        let air = lines.isEmpty ? 0 : touching.contains(where: \.reachesBeyondItsRows) ? 1 : 0
        guard tall + air + (look.isLow ? 1 : 0) <= rows else { break }
      }
      line.looks.append(look)
      line.columns = wide
      line.rows = max(line.rows, look.size.rows)
    }
    if !line.looks.isEmpty { lines.append(line) }
  }

  /// Whether the variants look one way each: such things are read from top to bottom.
  private var isList: Bool {
    card.specimens.count > 1
      && card.specimens.allSatisfy { workbench.catalogue.specimens[$0].hasAtMost(1) }
  }

  /// The states in the rows they are wanted in.
  private var wanted: [[SpecimenState]] {
    let specimens = card.specimens.map { workbench.catalogue.specimens[$0] }
    guard card.specimens.count == 1, let specimen = specimens.first else {
      let states = specimens.map(state(of:))
      return isList ? states.map { [$0] } : packed(states)
    }
    guard specimen.card.isEmpty else { return specimen.card }
    var telling = specimen.initialState
    let toggle = specimen.axes.firstIndex { $0.tier == .design && $0.kind == .toggle }
    if let toggle { telling[toggle] = specimen.axes[toggle].turned }
    let isOther = telling != specimen.initialState && telling.impossibility == nil
    return [[specimen.initialState]] + (isOther ? [[telling]] : [])
  }

  /// The state of a variant that shares the card: the first, or if that is too high the first of its own card.
  private func state(of specimen: Specimen) -> SpecimenState {
    let initial = specimen.initialState
    guard let other = specimen.card.first?.first else { return initial }
    let look = initial.element(workbench.environment.labelLanguage)
    let (_, needed) = workbench.probe.size(look, workbench.review(of: card.first), columns)
    return needed > rows ? other : initial
  }

  /// States one behind the other, in lines that are filled from the left.
  private func packed(_ states: [SpecimenState]) -> [[SpecimenState]] {
    var lines: [[SpecimenState]] = []
    var used = 0
    for state in states {
      let look = state.element(workbench.environment.labelLanguage)
      let (width, _) = workbench.probe.size(look, workbench.review(of: card.first), columns)
      if lines.isEmpty || used + Self.gap + width > columns {
        lines.append([state])
        used = width
      } else {
        lines[lines.count - 1].append(state)
        used += Self.gap + width
      }
    }
    return lines
  }
}

/// The looks of cards that were seen last, so that an unchanged card is not measured again.
final class OverviewLooks: Sendable {
  /// A few screens of cards.
  private static let most = 128
  private let looks = Mutex<[OverviewStage.Key: Element]>([:])

  func element(_ key: OverviewStage.Key, _ draw: () -> Element) -> Element {
    if let look = looks.withLock({ $0[key] }) { return look }
    let look = draw()
    looks.withLock { looks in
      if looks.count >= Self.most { looks = [:] }
      looks[key] = look
    }
    return look
  }
}

extension OverviewModel {
  /// The overview of a scene.
  init(playing scene: Presented, in workbench: Workbench) {
    component = scene.component.flatMap { workbench.index.group($0) }
    isOnTree = scene.isOnTree
  }
}
