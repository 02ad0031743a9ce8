import GSDesign
import GalleryKit
import TermRender
import Workbench

/// A tape as it plays on a terminal, until a person takes the keys.
struct PlayProgram: Program {
  /// The gallery that the tape, or the person, drives now.
  var captioned: CaptionedGallery

  var initialModel: PlayModel { PlayModel(captioned.initialModel) }

  func receive(_ model: inout PlayModel, _ event: Event) -> [PlayEffect] {
    if case .resized(let columns, let rows) = event {
      model.size = CellSize(columns: columns, rows: rows)
    }
    guard model.isPlaying else {
      return captioned.receive(&model.shown, event).map { .gallery($0) }
    }
    switch event {
    case .key(let press): return [effect(of: press)]
    case .paste, .pointer(.pressed, _), .pointer(.scrolled, _): return [.handOver]
    case .resized: return [.resized]
    case .pointer, .appearance, .colorDepth, .roundTrip, .windowFocus, .timer: return []
    }
  }

  func settle(_ model: inout PlayModel) -> [PlayEffect] {
    model.isPlaying ? [] : captioned.settle(&model.shown).map { .gallery($0) }
  }

  private func effect(of press: KeyPress) -> PlayEffect {
    switch press {
    case KeyPress(" "): .pause
    case KeyPress(.right): .forward
    case KeyPress(.left): .back
    case KeyPress("q"): .gallery(.quit)
    case .control("c"): .gallery(.interrupt)
    case .control("l"): .gallery(.screen(.redraw))
    case .control("z"): .gallery(.screen(.suspend))
    case _: .handOver
    }
  }

  func view(_ model: PlayModel) -> Element {
    guard model.isPlaying else { return captioned.view(model.shown) }
    let gallery = captioned.gallery
    // A tape that is smaller than the terminal leaves the rest of it empty.
    let picture = Element.sized(
      width: .exactly(model.stage.columns), height: .exactly(model.stage.rows),
      captioned.view(model.shown))
    let hints = [
      Phrase.tapeHint(model.place, model.status), .tapePlace(model.place, model.status),
    ]
    return gallery.barred(
      picture, below: hints, columns: model.size.columns, rows: model.size.rows,
      on: model.shown.gallery)
  }
}
