import GSDesign

/// The command palette. Inside it the keys of a search work.
enum PaletteCommand: Hashable, Sendable, CaseIterable {
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
    stateItems(model) + paletteCommands(model) + settingItems(model)
  }

  /// The states of the specimen shown that differ from the one it is in by one value; none in the matrix, which has all.
  private func stateItems(_ model: GalleryModel) -> [PaletteItem<PaletteAction>] {
    guard model.mode != .matrix, !catalogue.specimens.isEmpty else { return [] }
    let axes = specimen(model).axes
    return axes.indices.flatMap { index -> [PaletteItem<PaletteAction>] in
      let axis = axes[index]
      guard axis.tier != .text, !axis.isHeld else { return [] }
      return axis.values.compactMap { value in
        var state = model.state
        state[index] = value
        guard value != .flag(false), state.isRelevant(index), state.impossibility == nil
        else { return nil }
        return PaletteItem(
          title: axis.paletteTitle(of: value), key: "", action: .state(state, of: model.specimen),
          isCurrent: state == model.state)
      }
    }
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
  func paletteContext(_ model: GalleryModel) -> KeyContext {
    var below = model
    below.palette = nil
    below.help = nil
    switch context(below) {
    case .textKnob: return .knobs
    case .search: return .tree
    case let context: return context
    }
  }

  /// Every value of every setting that has a name; saying nothing comes before the values.
  private func settingItems(_ model: GalleryModel) -> [PaletteItem<PaletteAction>] {
    Setting.listed.flatMap { setting -> [PaletteItem<PaletteAction>] in
      guard let name = setting.phrase else { return [] }
      let isOptional = setting.hasNothingSaid || setting == .theme
      let values = (isOptional ? [nil] : []) + setting.offered(in: catalogue)
      return values.map { value in
        let word = value.map { setting.word($0) } ?? setting.unchosen ?? Phrase("")
        var environment = model.environment
        environment.set(setting, to: value)
        return PaletteItem(
          title: Phrase(
            name.english + ": " + word.english, korean: name.korean + ": " + word.korean),
          key: setting.keys?.next.name ?? "", action: .environment(environment),
          isCurrent: environment == model.environment)
      }
    }
  }
}
