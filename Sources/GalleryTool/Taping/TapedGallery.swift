import GSDesign
import GalleryKit
import TermRender
import TermSession
import Workbench

/// The gallery with a sentence over it.
struct CaptionedGallery: Program {
  var gallery: GalleryProgram

  struct Model: Hashable {
    var gallery: GalleryModel
    /// nil shows none.
    var caption: String?
  }

  var initialModel: Model { Model(gallery: gallery.initialModel) }

  func receive(_ model: inout Model, _ event: Event) -> [GalleryEffect] {
    gallery.receive(&model.gallery, event)
  }

  func settle(_ model: inout Model) -> [GalleryEffect] { gallery.settle(&model.gallery) }

  func view(_ model: Model) -> Element {
    let base = gallery.view(model.gallery)
    guard let caption = model.caption else { return base }
    return gallery.captioned(base, above: caption, on: model.gallery)
  }
}

/// The gallery as a tape drives it: colours are edited for as long as it plays, and nothing is written.
struct TapedGallery: Act {
  private(set) var program: CaptionedGallery

  init(_ gallery: GalleryProgram) {
    program = CaptionedGallery(gallery: gallery)
  }

  mutating func perform(
    _ effect: GalleryEffect, _ model: inout CaptionedGallery.Model
  ) -> StageDirection {
    switch effect {
    case .screen(let effect): return .screen(effect)
    case .switchShapes: return .switchShapes
    case .showTheme(let theme, let words):
      program.gallery = program.gallery.replacing(theme)
      if let words { program.gallery.learn(.theme(words, isBroken: false), &model.gallery) }
      return .none
    case .startAnew, .reloadThemes, .saveColor: return .none
    }
  }

  func shapesWereSwitched(_ outcome: ShapeSwitch, _ model: inout CaptionedGallery.Model) {
    program.gallery.learn(.outlines(outcome.phrase), &model.gallery)
  }
}
