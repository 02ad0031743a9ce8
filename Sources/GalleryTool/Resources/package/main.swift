import GalleryKit
import GalleryTool

Gallery.main(name: "team-gallery", catalogue: try .own())
