import FourSystems
import GSDesign
import GalleryKit

extension Catalogue {
  /// The built-in components and those of this package.
  ///
  /// - Throws: every role of the theme that is missing or malformed; the gallery reports it.
  static func own() throws(ThemeError) -> Catalogue {
    let home = try Theme.seaside()
    return .builtIn.appending(
      [.starRating(home: home), .halfStarRating(home: home), .dateField(home: home)],
      themes: [home])
  }
}
