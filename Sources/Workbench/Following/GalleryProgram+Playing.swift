import GSDesign
import GalleryKit
import StateSpace

/// Shows the scene of a presenter. It may come from anyone: unknown names keep their initial values, and numbers are
/// clamped to valid ranges.
extension GalleryProgram {
  /// Returns a model that shows a scene on the screen of another.
  ///
  /// The picture depends only on the scene, the size, the terminal and the follower's own settings, never on the
  /// picture shown before.
  ///
  /// - Parameters:
  ///   - start: the initial model.
  ///   - own: settings that this terminal has for itself, over the presenter's.
  func playing(
    _ scene: Scene, own: Settings, from start: GalleryModel, on model: GalleryModel
  ) -> GalleryModel {
    var new = start
    new.columns = model.columns
    new.rows = model.rows
    new.terminal = model.terminal
    new.counts = model.counts
    new.company = .following(scene.session)
    new.environment = Settings(of: catalogue)
    new.environment.apply(scene.settings, in: catalogue)
    new.environment.apply(own, in: catalogue)
    guard !catalogue.specimens.isEmpty else { return new }
    new.canvas = CanvasModel(playing: scene.canvas, in: catalogue)
    new.tree = TreeModel(
      playing: scene.tree, resources.sorted(by: scene.tree.grouping).index, over: new.specimen)
    new.knobs = scene.knobs.settled(in: workbench(new))
    new.place = Place(playing: scene.place, over: model.place, in: workbench(new))
    new.canvas.specimen = new.place.matrix?.focusedSpecimen ?? new.specimen
    new.event = scene.event
    new.earlier = Array(scene.earlier.prefix(3))
    new.toast = scene.toast
    new.overlays.page = scene.overlays.page.map {
      PageModel(
        playing: $0, over: model.overlays.page, link: link(new), in: workbench(new))
    }
    new.overlays.palette = scene.overlays.palette.map { palette(playing: $0, new) }
    if let help = scene.overlays.help {
      new.failures = FailureLog(help.failures ?? [])
      new.overlays.help = help.help
      new.overlays.help = help.help.settled(among: helpLines(new).count)
    }
    _ = settle(&new)
    for (area, first) in scene.lists { scroll(area, toLine: first, &new) }
    return new
  }

  /// The palette of a scene; its items are those of the follower's own gallery.
  private func palette(
    playing scene: PresentedPalette, _ model: GalleryModel
  ) -> PaletteModel<PaletteAction> {
    var model = model
    if scene.listsUses { openUses(&model) }
    model.recentChoices = scene.recent
    var palette =
      model.overlays.palette
      ?? (scene.findsComponents ? search(model) : palette(model, recent: scene.recent))
    palette.ask(scene.query, resources.searchIndex.value)
    if palette.count == 0 { palette.suggest(choices(nearly: palette, model.language)) }
    palette.focus(scene, specimen: resources.name)
    return palette
  }
}
