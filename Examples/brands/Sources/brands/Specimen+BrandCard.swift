import Brand
import FourSystems
import GSDesign
import GalleryKit

extension Catalogue {
  /// The brand's card and the built-in components; the brand's theme is the one that links mean where they name none.
  ///
  /// - Throws: every role of the theme that is missing or malformed.
  static func of(_ brand: (some Brand).Type) throws(ThemeError) -> Catalogue {
    let home = try brand.theme()
    let builtIn = Catalogue.builtIn
    return Catalogue(
      specimens: [.brandCard(brand, home: home)] + builtIn.specimens,
      themes: [home] + Theme.builtIn)
  }
}

/// The state of the brand's card.
struct BrandCardState: Hashable, Sendable {
  var isMarked = true
}

extension Specimen {
  /// A card that shows the brand's mark and words: the same in every build otherwise.
  static func brandCard(_ brand: (some Brand).Type, home: Theme) -> Specimen {
    let (badge, sample) = (brand.badge, brand.sample)
    return Specimen(
      "brand/card", summary: Phrase("The brand's mark and words.", korean: "브랜드의 표시와 문구."),
      home: home, payload: BrandCardState(),
      axes: [.toggle("marked", \.isMarked, meaning: .state)],
      code: { state, _ in "BrandCard(isMarked: \(state.isMarked))" },
      build: { state, language in
        GSCard {
          if state.isMarked { Element.mark(badge) }
          Element.label(sample[language])
        }
        .lowered()
      })
  }
}

extension Element {
  /// A word in a frame of the brand's colour.
  fileprivate static func mark(_ word: String) -> Element {
    .panel(
      Panel(
        ink: Ink(text: .onAccent, fill: .accent), shape: .rounded(radius: .points8),
        horizontalPadding: .small), .label(word))
  }
}
