import GalleryKit
import GalleryTool

@main struct TagGallery {
  static func main() {
    Gallery.main(name: "tag-gallery", catalogue: Catalogue(specimens: [.teamTag]))
  }
}
