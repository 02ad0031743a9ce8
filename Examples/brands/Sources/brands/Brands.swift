import Brand
import GalleryKit
import GalleryTool

// The one place that asks which brand is built. No brand is the default, and none is asked for before the other.
#if Dog && Cat
  #error("Build one brand at a time: --traits Dog or --traits Cat.")
#elseif Dog
  import DogBrand
#elseif Cat
  import CatBrand
#else
  #error("Name the brand to build: --traits Dog or --traits Cat.")
#endif

@main struct Brands {
  static func main() {
    Gallery.main(
      name: ChosenBrand.program, catalogue: try .of(ChosenBrand.self),
      themes: ["tokens": ChosenBrand.tokens])
  }
}
