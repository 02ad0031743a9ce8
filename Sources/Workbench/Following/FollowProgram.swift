package import GSDesign
package import GalleryKit

/// Another person's gallery on one's own terminal: every scene is redrawn for it.
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
    case .paste, .pointer, .roundTrip, .windowFocus, .timer: return []
    }
    model.isBehind = true
    return []
  }

  package func settle(_ model: inout FollowModel) -> [ScreenEffect] {
    if model.isBehind { play(&model) }
    return []
  }

  /// Handles the scene the presenter shows now.
  package func learn(_ scene: Scene, _ model: inout FollowModel) {
    model.contact = .live
    model.answer = nil
    guard scene != model.scene else { return }
    model.scene = scene
    play(&model)
  }

  /// Handles a change of contact with the presenter.
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

/// The model of a follower: the presented scene and its own settings.
package struct FollowModel: Hashable, Sendable {
  /// The contact with the presenter.
  package enum Contact: Hashable, Sendable {
    /// Not heard from yet.
    case awaited
    case live
    /// The presenter left or disappeared; another may start.
    case ended
    /// The presentation does not fit into a message.
    case withheld
    /// The presentation cannot be followed, for the given reason.
    case refused(Phrase)
  }

  /// The gallery on this terminal, as the scene has it.
  var gallery: GalleryModel
  /// The last one that came; nil before the first.
  var scene: Scene?
  /// The settings that this terminal has for itself.
  var own: Settings
  package var contact = Contact.awaited
  /// The answer to a key.
  var answer: Toast?
  /// Whether the gallery has yet to be brought to the scene and the settings.
  var isBehind = false

  init(_ gallery: GalleryModel, own: Settings) {
    self.gallery = gallery
    self.own = own
  }
}

/// The commands that a follower has of its own; everything else follows the presenter.
enum FollowCommand: Hashable, Sendable {
  case turn(SettingTurn)
  case asPresented, redraw, suspend, quit, interrupt
}

/// The single context of a follower's keys.
enum FollowContext: Hashable, Sendable, CaseIterable {
  case following
}

extension FollowCommand {
  /// The keys of a follower: those of the gallery for the same things.
  static let table = CommandTable<FollowContext, FollowCommand>(last: [.quit]) { context in
    switch context {
    case .following: entries
    }
  }

  private static let entries: [KeyEntry<FollowCommand>] =
    KeyEntry.turning(
      Setting.ordered(first: .theme, .appearance, .depth, .density).filter(Setting.axes.contains),
      isInStatus: { $0 != .vision }, FollowCommand.turn) + [
      KeyEntry(.asPresented, [KeyPress("r")], .asPresented),
      KeyEntry(.redraw, [.control("l")], .redraw, isInStatus: false),
      KeyEntry(.suspend, [.control("z")], .suspend, isInStatus: false),
      KeyEntry(.quit, [KeyPress("q")], .quit),
      KeyEntry(.interrupt, [.control("c")], .interrupt, isInStatus: false),
    ]
}

extension FollowProgram {
  package func view(_ model: FollowModel) -> Element {
    var shown = model.gallery
    let plan = ScreenPlan(columns: shown.columns, rows: shown.rows)
    // Where there is room for one pane alone, it is the component: an audience does not steer.
    if plan.arrangement == .single, shown.place.isStage { shown.pane = .canvas }
    shown.toast = model.answer ?? notice(model) ?? shown.toast
    guard model.scene != nil else { return sentence(model) }
    return gallery.view(shown)
  }

  /// The current state of the connection to the presenter, shown as long as it lasts.
  private func notice(_ model: FollowModel) -> Toast? {
    switch model.contact {
    case .live: nil
    case .awaited: .tells(.presenterAwaited)
    case .ended: .tells(.presenterEnded)
    case .withheld: .tells(.sceneTooLarge)
    case .refused(let reason): .fails(reason)
    }
  }

  /// The whole screen before anything was presented.
  private func sentence(_ model: FollowModel) -> Element {
    let word: Phrase =
      switch model.contact {
      case .awaited, .live: .presenterAwaited
      case .ended: .presenterEndedEarly
      case .withheld: .sceneTooLarge
      case .refused(let reason): reason
      }
    return gallery.sentence(word, model.gallery)
  }
}

extension GalleryProgram {
  /// One sentence in the chrome of the gallery, on the screen of a model.
  func sentence(_ word: Phrase, _ model: GalleryModel) -> Element {
    let tooSmall = Chrome.isTooSmall(columns: model.columns, rows: model.rows)
    return .environment(
      .chrome(model.terminal.appearance),
      workbench(model).chrome.sentence(tooSmall ? .tooSmall : word))
  }

  /// The keys of a follower that have a place in the status line.
  func followItems() -> [StatusItem] {
    FollowCommand.table.items(in: .following, options.language)
  }
}

/// A follower's own settings: each key steps through the values that are not presented, and back to the presented one.
extension FollowProgram {
  func turn(_ turn: SettingTurn, _ model: inout FollowModel) {
    let setting = turn.setting
    let values = setting.values(in: gallery.catalogue)
    guard !values.isEmpty else { return }
    let presented = presentedSettings(model).said(setting)
    let home = presented.flatMap { values.firstIndex(of: $0) } ?? 0
    let own = model.own.said(setting).flatMap { values.firstIndex(of: $0) }
    let next = values.indices.wrapping((own ?? home) + turn.step)
    model.own.set(setting, to: next == home ? nil : values[next])
  }

  private func presentedSettings(_ model: FollowModel) -> Settings {
    var presented = Settings(of: gallery.catalogue)
    if let scene = model.scene { presented.apply(scene.settings, in: gallery.catalogue) }
    let specimens = gallery.catalogue.specimens
    // A catalogue may have no component.
    if specimens.indices.contains(model.gallery.specimen) {
      let shown = specimens[model.gallery.specimen].id
      presented = presented.atHome(of: shown, in: gallery.catalogue)
    }
    return presented.settled(model.gallery.terminal)
  }

  /// Follows the presented values again; settings of the terminal stay, since they are never presented.
  func forgetOwn(_ model: inout FollowModel) {
    for setting in Setting.all where !setting.isOfTerminal { model.own.clear(setting) }
  }
}
