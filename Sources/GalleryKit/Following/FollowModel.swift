import GSDesign

/// Everything a follower knows at one moment: what is presented, and what of it is its own.
package struct FollowModel: Hashable, Sendable {
  /// Whether there is somebody to follow.
  package enum Contact: Hashable, Sendable {
    /// Nobody has said anything yet.
    case awaited
    case live
    /// The presenter left, or is gone; somebody may present again.
    case ended
    /// What is presented does not fit a message.
    case withheld
    /// It cannot be followed, and why.
    case refused(Phrase)
  }

  /// The gallery on this terminal, as the scene has it.
  var gallery: GalleryModel
  /// The last one that came; nil before the first.
  var scene: Scene?
  /// The settings that this terminal has for itself.
  var own: Settings
  package var contact = Contact.awaited
  /// What is answered to a key.
  var answer: Toast?
  /// Whether the gallery has yet to be brought to the scene and the settings.
  var isBehind = false

  init(_ gallery: GalleryModel, own: Settings) {
    self.gallery = gallery
    self.own = own
  }
}

/// What a follower can do by itself; everything else is the presenter's.
enum FollowCommand: Hashable, Sendable {
  case turn(SettingTurn)
  case asPresented, redraw, suspend, quit, interrupt
}

/// Where the keys of a follower go: always to what is followed.
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
