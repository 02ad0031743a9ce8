import GSDesign
import GalleryKit
import GalleryTool

@main
struct OwnGallery {
  static func main() throws {
    let seaside = try Theme.seaside()
    Gallery.main(
      catalogue: .builtIn.appending([.starRating(home: seaside)], themes: [seaside]))
  }
}
