import GSDesign
import GalleryKit
import GalleryTool

@main struct OwnGallery {
  static func main() {
    Gallery.main(name: "own-gallery", catalogue: try .own())
  }
}
