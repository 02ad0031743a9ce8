import GSDesign
import GalleryKit

extension Workbench {
  /// The label of the appearance that a component is drawn in, if its design does not have it.
  func derivation(of specimen: Int) -> Phrase? {
    catalogue.derivation(of: catalogue.specimens[specimen].id, under: settled(of: specimen))
  }

  /// The appearance that is drawn, and the one that the design of the open component publishes, if it is the only one.
  var appearanceNote: Phrase? {
    guard let theme = review.theme, let only = theme.onlyAppearance else { return nil }
    return .joined([theme.label(of: review.appearance ?? .light), .only(only)], separator: " · ")
  }
}
