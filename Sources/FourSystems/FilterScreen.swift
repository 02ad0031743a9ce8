import GSDesign
import GalleryKit
import StateSpace

/// Zatch's search: filter tags, and the offers that match all of them.
struct FilterPayload: ScreenPayload {
  var isFree = false
  var isReserved = false
  var isUnopened = false
  var row = ActionRowPayload()

  var chosen: Set<Int> {
    Set([isFree, isReserved, isUnopened].enumerated().filter(\.element).map(\.offset))
  }

  /// The offers that have all chosen tags.
  var offers: [Samples.Offer] { Samples.offers.filter { chosen.isSubset(of: $0.tags) } }

  /// The tags, and the rows of the results.
  var memberCount: Int { Self.tagCount + offers.count }

  static let tagCount = 3

  mutating func press(_ member: Int) -> Bool? {
    switch member {
    case 0: isFree.toggle()
    case 1: isReserved.toggle()
    case 2: isUnopened.toggle()
    default: return nil
    }
    return chosen.contains(member)
  }
}

/// The tags above the list of results.
struct FilterScreen: Component {
  let payload: FilterPayload
  let language: Language

  func lower(into table: inout InteractionTable) -> Element {
    let offers = payload.offers
    var parts = ScreenParts(of: payload.row)
    let tags = parts.take(FilterPayload.tagCount)
    let rows = parts.take(offers.count)
    return Content.phone {
      GSNavigationBar(.root(title: Samples.filterTitle[language]), look: .plain)
      Content(
        GSTagGroup(
          Samples.tags.prefix(FilterPayload.tagCount).map {
            GSTag.filled($0[language], configuration: .height29)
          },
          state: TagGroupState(
            count: FilterPayload.tagCount, selected: payload.chosen, focused: tags.focused,
            isFocused: tags.isFocused, pointed: tags.pointed, isPressed: tags.isPressed),
          id: Specimen.part.child("tags"))
      ).inset()
      Content(Self.words(Samples.found(offers.count)[language])).inset()
      if offers.isEmpty {
        Content(Self.words(Samples.nothingFound[language])).inset()
      } else {
        GSList(
          offers.map { GSList.Row($0.title[language], detail: $0.town[language]) },
          state: ListState(
            count: offers.count, selected: nil, focused: rows.focused,
            isFocused: rows.isFocused, pointed: rows.pointed, isPressed: rows.isPressed),
          id: Specimen.part.child("offers"), textStyle: .zatch.medium16)
      }
    }.lower(into: &table)
  }

  /// A sentence about the results.
  private static func words(_ text: String) -> Element {
    .words([Span(text, role: .textTertiary)], wraps: true, style: .zatch.regular13)
  }
}
