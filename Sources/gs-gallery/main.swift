import FourSystems
import GalleryKit
import GalleryTool

Gallery.main(catalogue: .builtIn)
