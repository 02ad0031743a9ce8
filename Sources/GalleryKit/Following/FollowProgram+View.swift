package import GSDesign

extension FollowProgram {
  package func view(_ model: FollowModel) -> Element {
    var shown = model.gallery
    let plan = ScreenPlan(columns: shown.columns, rows: shown.rows)
    // Where there is room for one pane alone, it is the component: an audience does not steer.
    if plan.arrangement == .single, shown.mode == .browse { shown.pane = .canvas }
    shown.toast = model.answer ?? notice(model) ?? shown.toast
    guard model.scene != nil else { return sentence(model) }
    return gallery.view(shown)
  }

  /// What is to be known of the presenter; it stays as long as it is so.
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
