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
  func perform(_ command: PaletteCommand, _ model: inout GalleryModel) -> [GalleryEffect] {
    switch command {
    case .toggle:
      guard model.palette == nil else {
        model.palette = nil
        return []
      }
      model.showsHelp = false
      model.palette = PaletteModel(
        paletteItems(model), specimens: catalogue.specimens.count, options.language)
    }
    return []
  }

  /// Does what the keys are on, and closes the palette.
  func runChoice(_ model: inout GalleryModel) -> [GalleryEffect] {
    guard let palette = model.palette, let choice = palette[palette.match] else { return [] }
    model.palette = nil
    switch choice {
    case .specimen(let index):
      if model.mode == .search { model.mode = .browse }
      show(index, &model)
    case .item(let index):
      switch palette.items[index].action {
      case .command(let command):
        guard isAvailable(command, model) else { return [] }
        return perform(command, &model)
      case .environment(let environment): model.environment = environment
      }
    }
    return []
  }

  /// Every command that works where the palette was opened, every theme and every value of the environment.
  private func paletteItems(_ model: GalleryModel) -> [PaletteItem] {
    paletteCommands(model) + themeItems(model) + settingItems(model)
  }

  /// The commands come from the table: one that is added there is here as well.
  private func paletteCommands(_ model: GalleryModel) -> [PaletteItem] {
    var below = model
    below.palette = nil
    var seen: Set<Command> = []
    return CommandTable.entries(in: paletteContext(model)).compactMap { entry in
      guard !entry.isMotion, entry.command != .palette(.toggle),
        isAvailable(entry.command, below), seen.insert(entry.command).inserted
      else { return nil }
      return PaletteItem(
        title: entry.what, key: entry.keys.first.map { keyName($0) } ?? "",
        action: .command(entry.command))
    }
  }

  /// Where text is typed few keys are commands; the palette has those of the pane around it.
  package func paletteContext(_ model: GalleryModel) -> KeyContext {
    var below = model
    below.palette = nil
    below.showsHelp = false
    switch context(below) {
    case .textKnob: return .knobs
    case .search: return .tree
    case let context: return context
    }
  }

  private func themeItems(_ model: GalleryModel) -> [PaletteItem] {
    catalogue.themes.indices.map { index in
      value(.theme, catalogue.themes[index].name, .nextTheme, model) { $0.theme = index }
    }
  }

  private func settingItems(_ model: GalleryModel) -> [PaletteItem] {
    var items = [value(.appearanceName, .automatic, .appearance, model) { $0.appearance = nil }]
    items += Appearance.allCases.map { appearance in
      value(.appearanceName, appearance == .light ? .light : .dark, .appearance, model) {
        $0.appearance = appearance
      }
    }
    items.append(value(.colors, .automatic, .depth, model) { $0.depth = nil })
    items += ColorDepth.allCases.map { depth in
      value(.colors, depth.rawValue, .depth, model) { $0.depth = depth }
    }
    items += Contrast.allCases.map { contrast in
      value(.contrast, contrast.rawValue, .contrast, model) { $0.contrast = contrast }
    }
    items += Vision.allCases.map { vision in
      value(.vision, vision.rawValue, .nextVision, model) { $0.vision = vision }
    }
    items += Density.allCases.map { density in
      value(.density, density.rawValue, .density, model) { $0.density = density }
    }
    items += GlyphSet.allCases.map { glyphs in
      value(.glyphs, glyphs.rawValue, nil, model) { $0.glyphs = glyphs }
    }
    items += ReviewEnvironment.sizes.map { size in
      guard let size else { return value(.size, .anySize, .size, model) { $0.size = nil } }
      return value(.size, size.description, .size, model) { $0.size = size }
    }
    items += Language.allCases.map { language in
      value(.labelLanguage, language.rawValue, .labelLanguage, model) { $0.language = language }
    }
    return items
  }

  private func value(
    _ setting: Phrase, _ name: String, _ command: BasicCommand?, _ model: GalleryModel,
    set: (inout ReviewEnvironment) -> Void
  ) -> PaletteItem {
    value(setting, Phrase(name, korean: name), command, model, set: set)
  }

  private func value(
    _ setting: Phrase, _ name: Phrase, _ command: BasicCommand?, _ model: GalleryModel,
    set: (inout ReviewEnvironment) -> Void
  ) -> PaletteItem {
    var environment = model.environment
    set(&environment)
    let entry = command.flatMap { command in
      CommandTable.entries(in: .canvas).first { $0.command == .basic(command) }
    }
    return PaletteItem(
      title: Phrase(
        setting.english + ": " + name.english, korean: setting.korean + ": " + name.korean),
      key: entry?.keys.first.map { keyName($0) } ?? "", action: .environment(environment),
      isCurrent: environment == model.environment)
  }
}

extension CommandEntry {
  /// Whether it moves, erases or leaves: what a name is no way to ask for.
  package var isMotion: Bool {
    switch keys.first?.key {
    case .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .backspace, .delete, .escape:
      true
    case .character, .enter, .tab, .insert, .function, nil: false
    }
  }
}
