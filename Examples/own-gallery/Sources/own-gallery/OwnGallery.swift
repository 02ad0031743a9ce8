import GSDesign
import GalleryKit
import GalleryTool

@main
struct OwnGallery {
  static func main() {
    Gallery.main(name: "own-gallery", catalogue: try catalogue())
  }

  /// - Throws: what is wrong with the theme; the gallery says it.
  private static func catalogue() throws -> Catalogue {
    let seaside = try Theme.seaside()
    return .builtIn.appending([.starRating(home: seaside)], themes: [seaside])
  }
}
