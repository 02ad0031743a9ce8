import GSDesign
import GalleryKit
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

extension ScreenPlan {
  /// Columns of the overview: it takes the place of canvas and knobs, beside the tree.
  var overviewColumns: Int {
    switch arrangement {
    case .wide, .stacked: columns - Self.treeColumns
    case .single, .tooSmall: columns
    }
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
