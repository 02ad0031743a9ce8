import GalleryKit

/// The cards of a catalogue, section by section: the components of a design system, or of a level. Variants of a component
/// with few states share a card, except screens, which fill one.
struct OverviewCards: Sendable {
  /// Cards under a heading.
  struct Section: Hashable, Sendable {
    /// Nil in an order without sections.
    let name: Phrase?
    fileprivate(set) var places: Range<Int>
    fileprivate(set) var components = 0
    fileprivate(set) var variants = 0
  }

  let cards: [OverviewCard]
  let sections: [Section]
  /// The card of a specimen, by its place.
  private let place: @Sendable (Int) -> Int

  /// A variant of more states than these has a card of its own.
  private static let few = 8
  /// More variants than these are too many for one card.
  private static let mostShared = 16

  /// - Parameters:
  ///   - order: the order of the cards, and their sections.
  ///   - index: the order of the tree, whose groups the cards name.
  init(_ order: CatalogueIndex, in catalogue: Catalogue, groupedAs index: CatalogueIndex) {
    var cards: [OverviewCard] = []
    var sections: [Section] = []
    var places = [Int](repeating: 0, count: catalogue.specimens.count)
    for (place, group) in order.groups.enumerated() {
      if place == 0 || order.beginsSection(place) {
        sections.append(Section(name: group.section, places: cards.count..<cards.count))
      }
      let last = sections.count - 1
      let small = group.specimens.filter {
        catalogue.specimens[$0].level != .screen && catalogue.specimens[$0].hasAtMost(Self.few)
      }
      let shared = 2...Self.mostShared ~= small.count ? small : []
      for specimen in group.specimens where specimen == shared.first || !shared.contains(specimen) {
        let part = specimen == shared.first ? shared : [specimen]
        for specimen in part { places[specimen] = cards.count }
        cards.append(OverviewCard(specimens: part, group: index.positions[specimen].group))
      }
      sections[last].places = sections[last].places.lowerBound..<cards.count
      sections[last].components += 1
      sections[last].variants += group.specimens.count
    }
    self.cards = cards
    self.sections = sections
    place = { [places] in places.indices.contains($0) ? places[$0] : 0 }
  }

  /// The cards of the variants of one component.
  init(of group: Int, in index: CatalogueIndex) {
    let specimens = index.groups[group].specimens
    cards = specimens.map { OverviewCard(specimens: [$0], group: group) }
    sections = [Section(name: nil, places: specimens.indices, variants: specimens.count)]
    place = { specimens.firstIndex(of: $0) ?? 0 }
  }

  /// The section of a card; nil without cards.
  func section(of place: Int) -> Section? { sections.first { $0.places.contains(place) } }

  /// The place of the card of a specimen.
  func place(of specimen: Int) -> Int { place(specimen) }
}
