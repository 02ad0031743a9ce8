import GSDesign

/// A card of the overview: a variant, or a component whose variants share it.
struct OverviewCard: Hashable, Sendable {
  /// The specimens it stands for, by index; never empty.
  let specimens: [Int]
  /// The component they belong to, by its place among the groups of the catalogue.
  let group: Int

  /// The specimen that commands act on.
  var first: Int { specimens.first ?? 0 }
}

/// The cards of a catalogue, in its order. Variants that have few states each share the card of their component.
struct OverviewCards: Sendable {
  let cards: [OverviewCard]
  /// The card of a specimen, by its place.
  private let place: @Sendable (Int) -> Int

  /// A variant of more states than these has a card of its own.
  private static let few = 8
  /// More variants than these are too many for one card.
  private static let mostShared = 16

  init(_ catalogue: Catalogue) {
    var cards: [OverviewCard] = []
    var places = [Int](repeating: 0, count: catalogue.specimens.count)
    for (index, group) in catalogue.index.groups.enumerated() {
      let isShared =
        group.specimens.count <= Self.mostShared
        && group.specimens.allSatisfy { catalogue.specimens[$0].hasAtMost(Self.few) }
      let parts = isShared ? [group.specimens] : group.specimens.map { [$0] }
      for part in parts {
        for specimen in part { places[specimen] = cards.count }
        cards.append(OverviewCard(specimens: part, group: index))
      }
    }
    self.cards = cards
    place = { [places] in places.indices.contains($0) ? places[$0] : 0 }
  }

  /// The cards of the variants of one component.
  init(of group: Int, in catalogue: Catalogue) {
    let specimens = catalogue.index.groups[group].specimens
    cards = specimens.map { OverviewCard(specimens: [$0], group: group) }
    place = { specimens.firstIndex(of: $0) ?? 0 }
  }

  /// The place of the card of a specimen.
  func place(of specimen: Int) -> Int { place(specimen) }
}

extension Specimen {
  /// Whether what the style says can be combined in no more than so many ways; rules are not asked.
  func hasAtMost(_ most: Int) -> Bool {
    var product = 1
    for axis in axes where axis.tier == .design {
      product *= max(1, axis.values.count)
      if product > most { return false }
    }
    return true
  }
}
