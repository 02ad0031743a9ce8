import GSDesign
import GalleryKit

/// The declaration of a command. Key line, help, palette, `--linear` and pointer are computed from it.
///
/// Its place on the key line is a row of a context in ``Command/table``; a row may give it other keys and words. Its
/// effect is in the `handle` of its pane, or in the `perform` of the composer.
struct CommandInfo: Sendable {
  /// A question about the gallery at the moment.
  typealias Condition = @Sendable (GalleryProgram, GalleryModel) -> Bool
  /// The words for the effect at the moment; nil if they are the usual ones.
  typealias Words = @Sendable (GalleryProgram, GalleryModel) -> Phrase?

  /// Evaluated for the rows alone: the rest is asked for at every frame.
  let keys: @Sendable () -> [KeyPress]
  /// The words of the key line: one or two.
  let what: Phrase
  /// The words of the palette, an action such as "Copy link"; nil if they are those of the key line.
  let title: Phrase?
  let section: HelpSection
  /// Whether the key line has room for it; help always has.
  let isInStatus: Bool
  let linear: LinearPlace
  /// More specific words for the key line.
  let whatNow: Words?
  /// More specific words for the palette; nil if they are those of the key line.
  let titleNow: Words?
  /// Whether the command would have an effect now.
  let isAvailable: Condition

  init(
    _ keys: @autoclosure @escaping @Sendable () -> [KeyPress], _ what: Phrase,
    _ title: Phrase? = nil, in section: HelpSection, isInStatus: Bool = true,
    linear: LinearPlace, now whatNow: Words? = nil, titleNow: Words? = nil,
    where isAvailable: @escaping Condition = { _, _ in true }
  ) {
    self.keys = keys
    self.what = what
    self.title = title
    self.section = section
    self.isInStatus = isInStatus
    self.linear = linear
    self.whatNow = whatNow
    self.titleNow = titleNow
    self.isAvailable = isAvailable
  }
}

/// The purpose of a command, by which the help groups the keys.
enum HelpSection: CaseIterable {
  case moving, component, color, appearance, gallery

  var name: Phrase {
    switch self {
    case .moving: Phrase(localized: "Moving")
    case .component: Phrase(localized: "Component")
    case .color: .colorTitle
    case .appearance: Phrase(localized: "View")
    case .gallery: Phrase(localized: "Gallery")
    }
  }
}

/// The way to a command of the full screen when the gallery is read line by line.
enum LinearPlace: Hashable, Sendable {
  case verb(LinearVerb)
  /// A setting, whose name is the word.
  case setting(Setting)
  /// It is only on the full screen, for a reason.
  case absent(Phrase)
}

extension KeyEntry<Command> {
  /// A row for a command, with its own keys and words or those of the context.
  init(
    _ command: Command, _ what: Phrase? = nil, keys: [KeyPress]? = nil, isInStatus: Bool? = nil
  ) {
    let info = command.info
    self.init(
      command, keys ?? info.keys(), what ?? info.what, isInStatus: isInStatus ?? info.isInStatus)
  }
}

extension GalleryProgram {
  /// Whether a command would have an effect now.
  func isAvailable(_ command: Command, _ model: GalleryModel) -> Bool {
    !options.withheld.contains(command) && command.info.isAvailable(self, model)
  }

  /// The words of the key line for the effect that a command would have now.
  func what(of entry: CommandEntry, _ model: GalleryModel) -> Phrase {
    entry.command.info.whatNow?(self, model) ?? entry.what
  }

  /// The words of the palette for the effect that a command would have now, as an action.
  func title(of entry: CommandEntry, _ model: GalleryModel) -> Phrase {
    let info = entry.command.info
    if let title = info.titleNow?(self, model) { return title.titled }
    let now = what(of: entry, model)
    return now == entry.what ? info.title ?? now.titled : now.titled
  }
}
