import ColorScience
import GSDesign
import GalleryKit
import StateSpace

extension GalleryProgram {
  /// Every command that works in the context of the palette, every theme and every value of the environment.
  func paletteItems(_ model: GalleryModel) -> [PaletteItem<PaletteAction>] {
    stateItems(model) + paletteCommands(model) + languageItems(model) + settingItems(model)
      + presetItems(model) + roleItems(model)
  }

  /// The other language of the gallery's own words.
  private func languageItems(_ model: GalleryModel) -> [PaletteItem<PaletteAction>] {
    options.languages.filter { $0 != model.language }.map { language in
      var item = PaletteItem(
        title: .interfaceLanguage(language), name: Phrase.interfaceLanguage(language).english,
        key: "", action: PaletteAction.language(language)
      ).under(.paletteSettings)
      // By its name in the other language too.
      item.terms = language == .korean ? "Korean" : "영어"
      return item
    }
  }

  /// The roles and tokens of the theme in effect, with their published colours.
  private func roleItems(_ model: GalleryModel) -> [PaletteItem<PaletteAction>] {
    let review = workbench(model).review
    guard let theme = review.theme else { return [] }
    let roles = BuiltInRole.allCases.map { ColorRole($0) }
    return RoleIndex(theme, review.appearance ?? .light, roles: roles).entries.map { entry in
      let kind: Phrase = entry.kind == .role ? .role : .token
      var item = PaletteItem(
        title: Phrase(entry.name), name: "\(kind.english): \(entry.name)", key: "",
        action: PaletteAction.role(entry.role)
      ).under(.colorSection)
      item.color = entry.color
      item.detail = kind[model.language] + "  " + entry.color.hex
      item.terms = "\(kind.english): \(kind.korean): \(entry.color.hex)"
      return item
    }
  }

  /// The presets of all specimens.
  private func presetItems(_ model: GalleryModel) -> [PaletteItem<PaletteAction>] {
    catalogue.specimens.enumerated().flatMap { index, specimen in
      specimen.presets.map { preset in
        PaletteItem(
          title: .preset(specimen.component + "/" + preset.name), key: "",
          action: PaletteAction.state(preset.state, of: index),
          isCurrent: model.specimen == index && model.state == preset.state
        ).under(.stateNames)
      }
    }
  }

  /// The states of the specimen shown that differ from its present one by one value; none in the matrix, which has all.
  private func stateItems(_ model: GalleryModel) -> [PaletteItem<PaletteAction>] {
    guard !model.place.isMatrix, !catalogue.specimens.isEmpty else { return [] }
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
          title: axis.paletteTitle(of: value), key: "",
          action: PaletteAction.state(state, of: model.specimen),
          isCurrent: state == model.state
        ).under(.stateNames)
      }
    }
  }

  /// The commands come from the table: one that is added there is here as well.
  private func paletteCommands(_ model: GalleryModel) -> [PaletteItem<PaletteAction>] {
    var below = model
    below.overlays.palette = nil
    let isOffered = { $0 != .palette(.toggle) && isAvailable($0, below) }
    return Command.table.named(in: paletteContext(model), where: isOffered).map {
      PaletteItem(
        title: title(of: $0, below), name: $0.what.english,
        key: $0.keys.first?.name ?? "", action: PaletteAction.command($0.command)
      ).under(.paletteCommands)
    }
  }

  /// The palette when it opens: the recent choices, a few components, the commands of this context, then the rest.
  ///
  /// - Parameter recent: the names of the recent choices, latest first; those that no longer exist are left out.
  func palette(_ model: GalleryModel, recent: [String]) -> PaletteModel<PaletteAction> {
    let items = paletteItems(model)
    var choices: [PaletteModel<PaletteAction>.Choice] = []
    for name in recent.prefix(GalleryModel.mostRecent) {
      let item = items.firstIndex { $0.name == name }.map {
        PaletteModel<PaletteAction>.Choice.item($0)
      }
      let specimen = catalogue.index.specimen(VariantID(name)).map {
        PaletteModel<PaletteAction>.Choice.specimen($0)
      }
      if let choice = specimen ?? item, !choices.contains(choice) { choices.append(choice) }
    }
    let components = catalogue.index.groups.prefix(Self.fewComponents).compactMap {
      $0.specimens.first.map(PaletteModel<PaletteAction>.Choice.specimen)
    }
    let commands = items.indices.filter {
      if case .command = items[$0].action { true } else { false }
    }.map(PaletteModel<PaletteAction>.Choice.item)
    return PaletteModel(
      items, specimens: catalogue.specimens.count, recent: choices,
      suggested: components + commands, model.language)
  }

  /// The palette of components alone, by their names and by the labels that they show.
  func search(_ model: GalleryModel) -> PaletteModel<PaletteAction> {
    let recent = model.recentChoices.prefix(GalleryModel.mostRecent)
      .compactMap { catalogue.index.specimen(VariantID($0)) }
    return PaletteModel(
      [], specimens: catalogue.specimens.count, recent: recent.map { .specimen($0) },
      placeholder: .searchPlaceholder, model.language)
  }

  /// Components that are suggested before anything was asked.
  private static let fewComponents = 3

  /// While text is typed, few keys are commands; the palette has those of the pane around the field.
  func paletteContext(_ model: GalleryModel) -> KeyContext {
    var below = model
    below.overlays.palette = nil
    below.overlays.help = nil
    switch context(below) {
    case .textKnob: return .knobs
    case let context: return context
    }
  }

  /// Every value of every setting that has a name; saying nothing comes before the values.
  private func settingItems(_ model: GalleryModel) -> [PaletteItem<PaletteAction>] {
    Setting.listed.flatMap { setting -> [PaletteItem<PaletteAction>] in
      guard let name = setting.phrase else { return [] }
      let isOptional = setting.hasNothingSaid || setting == .theme
      let values = (isOptional ? [nil] : []) + setting.offered(in: catalogue)
      let isCompared = model.canvas.isCompared && model.environment.appearance == nil
      let both =
        setting == .appearance
        ? [
          PaletteItem(
            title: .joined([name.titled, .bothAppearances], separator: ": "),
            name: name.english + ": " + Phrase.bothAppearances.english,
            key: setting.keys?.next.name ?? "", action: PaletteAction.appearances(isCompared: true),
            isCurrent: isCompared
          ).under(.paletteSettings)
        ] : []
      return both
        + values.map { value in
          let word = value.map { setting.word($0) } ?? setting.unchosen ?? Phrase("")
          var environment = model.environment
          environment.set(setting, to: value)
          let isAutomatic = setting == .appearance && value == nil
          return PaletteItem(
            title: .joined([name.titled, word], separator: ": "),
            name: name.english + ": " + word.english, key: setting.keys?.next.name ?? "",
            action: isAutomatic
              ? PaletteAction.appearances(isCompared: false) : .environment(environment),
            isCurrent: environment == model.environment && !(isAutomatic && isCompared)
          ).under(.paletteSettings)
        }
    }
  }
}

extension Phrase {
  static let searchPlaceholder = Phrase(localized: "A component, or a label that it shows…")
  static let paletteCommands = Phrase(localized: "Commands")
  static let paletteSettings = Phrase(localized: "Settings")
}
