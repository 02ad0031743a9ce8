import GSDesign
import GalleryKit

extension Workbench {
  /// The label of the appearance that a component is drawn in, if its design does not have it.
  func derivation(of specimen: Int) -> Phrase? {
    catalogue.derivation(of: catalogue.specimens[specimen].id, under: settled(of: specimen))
  }

  /// The appearance of the open component's design if it has only one, and the derived one if that is drawn.
  var appearanceNote: Phrase? {
    guard let only = review.theme?.onlyAppearance else { return nil }
    guard let derived = derivation(of: shown) else { return .only(only) }
    return Phrase.joined([.only(only), derived], separator: " · ")
  }
}
