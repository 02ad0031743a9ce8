import GSDesign
import GalleryKit

/// Goes from one variant of a component to the next on its page, and from one section to the next in the overview.
enum TabCommand: Hashable, Sendable, CaseIterable {
  case previous, next

  var info: CommandInfo {
    switch self {
    case .previous:
      info(
        "[", Phrase(localized: "Previous variant"), section: Phrase(localized: "Previous section"))
    case .next:
      info("]", Phrase(localized: "Next variant"), section: Phrase(localized: "Next section"))
    }
  }

  private func info(_ key: Character, _ title: Phrase, section: Phrase) -> CommandInfo {
    CommandInfo(
      [KeyPress(key)], .variant, title, in: .moving, linear: .verb(.open),
      now: { $1.place.isOverview ? .overviewSection : nil },
      titleNow: { $1.place.isOverview ? section : nil },
      where: { program, model in
        let workbench = program.workbench(model)
        return model.place.isStage
          ? workbench.siblings.count > 1
          : model.place.isOverview && model.overview.cards(in: workbench).sections.count > 1
      })
  }

  static let entries = [CommandEntry(.tabs(.previous)), CommandEntry(.tabs(.next))]
}

extension Phrase {
  static let variant = Phrase(localized: "variant")
  static let overviewSection = Phrase(localized: "section")
}
