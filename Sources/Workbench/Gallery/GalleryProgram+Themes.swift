package import GSDesign
import GalleryKit

extension GalleryProgram {
  /// The same gallery with another version of one of its themes, found by its name.
  package func replacing(_ theme: Theme) -> GalleryProgram {
    GalleryProgram(
      catalogue: resources.catalogue.replacing(theme), options: resources.options,
      probe: resources.probe, sharing: resources)
  }
}
