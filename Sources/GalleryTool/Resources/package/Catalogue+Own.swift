import GSDesign
import GalleryKit

extension Catalogue {
  /// The components and themes of this package. A link that names no theme means the first.
  ///
  /// - Throws: every role of the theme that is missing or malformed; the gallery says them.
  static func own() throws(ThemeError) -> Catalogue {
    let theme = try Theme.own()
    return Catalogue(specimens: [.chip(home: theme)], themes: [theme] + Theme.builtIn)
  }
}
