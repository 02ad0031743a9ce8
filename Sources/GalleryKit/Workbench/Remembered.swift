import GSDesign

/// What a gallery keeps from one start to the next.
///
/// It is read from a file that people may edit: what it names and the gallery does not have is left out.
package struct Remembered: Codable, Hashable, Sendable {
  /// The state that was shown last, as a link without settings; nil for the overview.
  var place: String?
  /// The settings that say how a person likes to look, as links spell them.
  var settings: [String: String] = [:]
  /// The names of what was chosen in the palette, the latest first.
  var recent: [String] = []
  /// What the components are sorted by.
  var grouping: String?

  package init() {}
}

extension Remembered {
  /// The settings that are kept; a size, a container or failing data belongs to what was being looked at.
  private static let kept: [Setting] = [
    .theme, .appearance, .contrast, .density, .language,
  ]

  /// No name is longer: a link of a state with all its knobs is not.
  private static let longestName = 4_096

  /// What a model has of it.
  init(_ model: GalleryModel, place: String?) {
    self.place = place.flatMap { $0.utf8.count <= Self.longestName ? $0 : nil }
    for setting in Self.kept where setting.isChosen(in: model.environment) {
      settings[setting.name] = model.environment.said(setting)
    }
    recent = model.recentChoices.filter { $0.utf8.count <= Self.longestName }
    grouping = model.tree.index.grouping == .component ? nil : model.tree.index.grouping.rawValue
  }

  /// The settings that are values of the table.
  var environment: Settings {
    var environment = Settings()
    for setting in Self.kept {
      if let value = settings[setting.name] { _ = environment.read(setting, value) }
    }
    return environment
  }

  /// The names of what was chosen in the palette, as many as are kept.
  var choices: [String] {
    Array(recent.prefix(GalleryModel.mostRecent)).filter { $0.utf8.count <= Self.longestName }
  }

  /// The state that was shown last, where the catalogue still has it.
  func link(in catalogue: Catalogue) -> Link? {
    guard let place, place.utf8.count <= Self.longestName else { return nil }
    return (try? Link.parse(place, in: catalogue))?.link
  }
}
