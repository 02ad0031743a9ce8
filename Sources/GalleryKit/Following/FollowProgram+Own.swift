import GSDesign

/// Settings of one's own: each key goes through the values that are not presented, and back to what is.
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
    if let scene = model.scene {
      presented.theme = gallery.catalogue.homeTheme(of: model.gallery.specimen)
      presented.apply(scene.settings, in: gallery.catalogue)
    }
    return presented.settled(model.gallery.terminal)
  }

  /// Everything is as it is presented but what is the terminal's, and never presented.
  func forgetOwn(_ model: inout FollowModel) {
    for setting in Setting.all where !setting.isOfTerminal { model.own.clear(setting) }
  }
}
