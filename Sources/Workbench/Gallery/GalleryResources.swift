import GSDesign
import GalleryKit
import StateSpace

/// The resources that do not change while a gallery runs.
struct GalleryResources: Sendable {
  let catalogue: Catalogue
  let options: GalleryOptions
  let probe: RenderingClient
  /// The specimens by index, for searching.
  let searchIndex: OnDemand<SearchIndex>
  /// The components in each order, by grouping.
  let orders: [Grouping: OnDemand<Sorted>]
  /// The types of the components that each specimen contains.
  let types: OnDemand<[[ObjectIdentifier]]>
  /// The components that each component is in.
  let composition: OnDemand<Composition>
  /// The states that use each role; an edited theme does not change its roles' uses.
  let uses: OnDemand<RoleUses>
  /// The states that the source of each colour changes, as the inspection found them.
  let sourceUses = SourceUses()
  /// The pictures drawn last, which hold text in one language.
  private(set) var drawn = DrawnPictures()
  private let drawnInKorean = DrawnPictures()
  /// The sizes of states that were measured.
  let lookSizes = LookSizes()
  /// The language of the gallery's own words.
  private(set) var language = Language.english

  /// The same resources in another language.
  func speaking(_ language: Language) -> GalleryResources {
    var resources = self
    resources.language = language
    if language == .korean { resources.drawn = drawnInKorean }
    return resources
  }

  /// Whether a value is worked out between events and is not there yet.
  func waits<Value: Sendable>(for value: OnDemand<Value>) -> Bool {
    options.worksInSlices && !value.isMade
  }

  func name(of specimen: Int) -> String { catalogue.specimens[specimen].id.text }

  /// The components in an order, with their cards.
  func sorted(by grouping: Grouping) -> Sorted {
    orders[grouping]?.value ?? Sorted(catalogue, by: grouping)
  }

  /// The components in an order, with the cards that the overview has of them.
  struct Sorted: Sendable {
    let index: CatalogueIndex
    let cards: OverviewCards

    init(_ catalogue: Catalogue, by grouping: Grouping) {
      index =
        grouping == .component
        ? catalogue.index
        : CatalogueIndex(catalogue.specimens, by: grouping, themes: catalogue.themes)
      // Components of one design system are side by side, unless another order was chosen.
      let order =
        grouping == .component
        ? CatalogueIndex(catalogue.specimens, by: .system, themes: catalogue.themes) : index
      cards = OverviewCards(order, in: catalogue, groupedAs: index)
    }
  }
}
