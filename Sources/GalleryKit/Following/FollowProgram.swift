package import GSDesign

/// The gallery of somebody else, on one's own terminal: every scene is drawn anew for it.
package struct FollowProgram: Program, Sendable {
  package let gallery: GalleryProgram
  /// The settings that this terminal begins with for itself.
  let own: Settings
  private let start: GalleryModel

  package init(_ gallery: GalleryProgram, own: Settings) {
    self.gallery = gallery
    self.own = own
    start = gallery.initialModel
  }

  package var initialModel: FollowModel {
    var model = FollowModel(start, own: own)
    model.gallery.company = .following(PresentedSession())
    return model
  }

  package func receive(_ model: inout FollowModel, _ event: Event) -> [ScreenEffect] {
    switch event {
    case .key(let press): return take(press, &model)
    case .resized(let columns, let rows):
      model.gallery.columns = columns
      model.gallery.rows = rows
    case .appearance(let appearance): model.gallery.terminal.appearance = appearance
    case .colorDepth(let depth): model.gallery.terminal.depth = depth
    case .paste, .pointer, .windowFocus, .timer: return []
    }
    model.isBehind = true
    return []
  }

  package func settle(_ model: inout FollowModel) -> [ScreenEffect] {
    if model.isBehind { play(&model) }
    return []
  }

  /// Takes in what the presenter shows now.
  package func learn(_ scene: Scene, _ model: inout FollowModel) {
    model.contact = .live
    model.answer = nil
    guard scene != model.scene else { return }
    model.scene = scene
    play(&model)
  }

  /// Takes in whether there is somebody to follow.
  package func learn(_ contact: FollowModel.Contact, _ model: inout FollowModel) {
    if contact != model.contact { model.answer = nil }
    model.contact = contact
  }

  private func play(_ model: inout FollowModel) {
    model.isBehind = false
    guard let scene = model.scene else { return }
    model.gallery = gallery.playing(scene, own: model.own, from: start, on: model.gallery)
  }

  private func take(_ press: KeyPress, _ model: inout FollowModel) -> [ScreenEffect] {
    model.answer = nil
    guard let command = FollowCommand.table.command(for: press, in: .following) else {
      model.answer = .tells(.presenterHasKeys)
      return []
    }
    switch command {
    case .redraw: return [.redraw]
    case .suspend:
      return gallery.options.withheld.contains(.basic(.suspend)) ? [] : [.suspend]
    case .quit: return [.quit]
    case .interrupt: return [.interrupt]
    case .turn(let turn):
      self.turn(turn, &model)
      model.isBehind = true
    case .asPresented:
      forgetOwn(&model)
      model.isBehind = true
    }
    return []
  }
}
