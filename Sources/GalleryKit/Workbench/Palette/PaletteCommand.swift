import ColorScience
import GSDesign

/// The command palette. Inside it the keys of a search work.
package enum PaletteCommand: Hashable, Sendable, CaseIterable {
  case toggle
}

extension PaletteCommand {
  static let entries = [
    CommandEntry(.palette(.toggle), [.control("p")], .palette, isInStatus: false)
  ]
}

extension GalleryProgram {
  /// Every command that works where the palette was opened, every theme and every value of the environment.
  func paletteItems(_ model: GalleryModel) -> [PaletteItem<PaletteAction>] {
    paletteCommands(model) + settingItems(model)
  }

  /// The commands come from the table: one that is added there is here as well.
  private func paletteCommands(_ model: GalleryModel) -> [PaletteItem<PaletteAction>] {
    var below = model
    below.palette = nil
    let isOffered = { $0 != .palette(.toggle) && isAvailable($0, below) }
    return Command.table.named(in: paletteContext(model), where: isOffered).map {
      PaletteItem(
        title: $0.what, key: $0.keys.first?.name ?? "", action: .command($0.command))
    }
  }

  /// Where text is typed few keys are commands; the palette has those of the pane around it.
  package func paletteContext(_ model: GalleryModel) -> KeyContext {
    var below = model
    below.palette = nil
    below.help = nil
    switch context(below) {
    case .textKnob: return .knobs
    case .search: return .tree
    case let context: return context
    }
  }

  /// Every theme and every value of the other settings; following the terminal comes before the values it may have.
  private func settingItems(_ model: GalleryModel) -> [PaletteItem<PaletteAction>] {
    var items = values(of: .theme, .theme, .nextTheme, model)
    items.append(value(.appearanceName, .automatic, .appearance, model) { $0.appearance = nil })
    items += values(of: .appearance, .appearanceName, .appearance, model)
    items.append(value(.colors, .automatic, .depth, model) { $0.depth = nil })
    items += values(of: .depth, .colors, .depth, model)
    items += values(of: .contrast, .contrast, .contrast, model)
    items += values(of: .vision, .vision, .nextVision, model)
    items += values(of: .density, .density, .density, model)
    items += values(of: .glyphs, .glyphs, nil, model)
    items += ReviewEnvironment.sizes.map { size in
      let name = size.map { Phrase($0.description, korean: $0.description) } ?? .anySize
      return value(.size, name, .size, model) { $0.size = size }
    }
    return items + values(of: .language, .labelLanguage, .labelLanguage, model)
  }

  private func values(
    of setting: EnvironmentAxis, _ name: Phrase, _ command: BasicCommand?, _ model: GalleryModel
  ) -> [PaletteItem<PaletteAction>] {
    setting.names(in: catalogue).enumerated().map { index, text in
      let text = Phrase(setting.title(text, .english), korean: setting.title(text, .korean))
      return value(name, text, command, model) { setting.set(index, in: &$0) }
    }
  }

  private func value(
    _ setting: Phrase, _ name: Phrase, _ command: BasicCommand?, _ model: GalleryModel,
    set: (inout ReviewEnvironment) -> Void
  ) -> PaletteItem<PaletteAction> {
    var environment = model.environment
    set(&environment)
    let entry = command.flatMap { command in
      Command.table.entry(of: .basic(command), in: .canvas)
    }
    return PaletteItem(
      title: Phrase(
        setting.english + ": " + name.english, korean: setting.korean + ": " + name.korean),
      key: entry?.keys.first.map(\.name) ?? "", action: .environment(environment),
      isCurrent: environment == model.environment)
  }
}
