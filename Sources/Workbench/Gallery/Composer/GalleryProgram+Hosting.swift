import GSDesign
import GalleryKit

extension GalleryProgram {
  /// Handles an event, and shows the colours that it edits, as a host does. Returns all effects for the real host.
  @discardableResult
  mutating func play(_ event: Event, _ model: inout GalleryModel) -> [GalleryEffect] {
    let effects = update(&model, event)
    for case .showTheme(let theme, _) in effects { self = replacing(theme) }
    return effects
  }
}
