package import GSDesign
import GalleryKit

/// The place and settings that a gallery keeps from one start to the next.
///
/// They are read from a file that people may edit: names that the gallery does not have are ignored.
package struct Remembered: Codable, Hashable, Sendable {
  /// The state that was shown last, as a link without settings; nil for the overview.
  var place: String?
  /// The person's preferences, as links spell them.
  var settings: [String: String] = [:]
  /// The names of the choices in the palette, the latest first.
  var recent: [String] = []
  /// The grouping of the components.
  var grouping: String?
  /// The language of the gallery's own words; nil follows the environment.
  var language: String?
  /// The names of the terminals that were dark last time, the latest first.
  var darkTerminals: [String]?

  package init() {}
}

extension Remembered {
  /// The settings that are kept: a size, a container or a data state belongs to the component on the screen.
  private static let kept: [Setting] = [
    .theme, .appearance, .contrast, .density, .language,
  ]

  /// How many names of dark terminals are kept.
  private static let mostTerminals = 8

  /// No name is longer: a link of a state with all its knobs is not.
  private static let longestName = 4_096

  /// The place and settings of a model.
  ///
  /// - Parameters:
  ///   - model: the gallery when it is left.
  ///   - place: the link of the state shown; nil for the overview.
  ///   - options: the options at the start; the language that the environment asks for is not remembered.
  init(_ model: GalleryModel, place: String?, _ options: GalleryOptions) {
    self.place = place.flatMap { $0.utf8.count <= Self.longestName ? $0 : nil }
    for setting in Self.kept where setting.isChosen(in: model.environment) {
      settings[setting.name] = model.environment.said(setting)
    }
    recent = model.recentChoices.filter { $0.utf8.count <= Self.longestName }
    language = options.environmentLanguage == model.language ? nil : model.language.rawValue
    let others = (options.remembered.darkTerminals ?? []).filter { $0 != options.terminalName }
    let dark = (model.terminal.appearance == .dark ? [options.terminalName] : []) + others
    darkTerminals = dark.isEmpty ? nil : Array(dark.prefix(Self.mostTerminals))
    grouping = model.tree.index.grouping == .component ? nil : model.tree.index.grouping.rawValue
  }

  /// The settings that are kept and known.
  var environment: Settings {
    var environment = Settings()
    for setting in Self.kept {
      if let value = settings[setting.name] { _ = environment.read(setting, value) }
    }
    return environment
  }

  /// The language that was chosen for the gallery's own words.
  package var interfaceLanguage: Language? {
    [Language.english, .korean].first { $0.rawValue == language }
  }

  /// The appearance that a terminal had last time, before it is asked again; nil if it was light or is not known.
  package func appearance(of terminal: String) -> Appearance? {
    darkTerminals?.contains(terminal) == true ? .dark : nil
  }

  /// The names of the latest choices in the palette.
  var choices: [String] {
    Array(recent.prefix(GalleryModel.mostRecent)).filter { $0.utf8.count <= Self.longestName }
  }

  /// The state that was shown last, if the catalogue still has it.
  func link(in catalogue: Catalogue) -> Link? {
    guard let place, place.utf8.count <= Self.longestName else { return nil }
    return (try? Link.parse(place, in: catalogue))?.link
  }
}
