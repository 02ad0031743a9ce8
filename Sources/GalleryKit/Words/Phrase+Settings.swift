package import GSDesign

/// The values of settings. In English they are spelled as links spell them, so that they can be typed.
extension Phrase {
  static let contrastWords = [
    "original": Phrase(localized: "original"),
    "normal": Phrase(
      localized: "normal", context: "contrast"),
    "high": Phrase(localized: "high"),
  ]
  static let depthWords = [
    "truecolor": Phrase(localized: "truecolor"), "256": Phrase(localized: "256"),
    "16": Phrase(localized: "16"), "mono": Phrase(localized: "mono"),
  ]
  static let visionWords = [
    "none": Phrase.none, "protan": Phrase(localized: "protan"),
    "deutan": Phrase(localized: "deutan"), "tritan": Phrase(localized: "tritan"),
    "achroma": Phrase(localized: "achroma"),
  ]
  static let densityWords = [
    "faithful": Phrase(localized: "faithful"), "compact": Phrase(localized: "compact"),
  ]
  static let container = Phrase(localized: "container")
  static let containerWords = [
    "none": Phrase.none, "panel": Phrase(localized: "panel"),
    "card": Phrase(localized: "card"), "row": Phrase(localized: "row"),
    "sheet": Phrase(localized: "sheet"),
  ]
  static let data = Phrase(localized: "data")
  static let dataWords = [
    "value": Phrase(localized: "value"), "loading": Phrase(localized: "loading"),
    "stale": Phrase(localized: "stale"), "failed": Phrase(localized: "failed"),
  ]
  static let languageWords = [
    "en": Phrase(localized: "en"), "ko": Phrase(localized: "ko"),
  ]
}

/// The names of settings.
extension Phrase {
  static let glyphs = Phrase(localized: "glyphs")
  static let homeTheme = Phrase(localized: "its own")
  static let theme = Phrase(localized: "theme")
  static let previousTheme = Phrase(localized: "previous theme")
  static let appearance = Phrase(localized: "light, dark")
  static let colors = Phrase(localized: "colours")
  static let vision = Phrase(localized: "vision")
  static let previousVision = Phrase(localized: "previous filter")
  package static let contrast = Phrase(localized: "contrast")
  static let density = Phrase(localized: "density")
  static let size = Phrase(localized: "size")
  static let labelLanguage = Phrase(localized: "label language")
}

/// Values.
extension Phrase {
  package static let on = Phrase(localized: "on")
  package static let off = Phrase(localized: "off")
  package static let automatic = Phrase(localized: "automatic")
  package static let light = Phrase(localized: "light")
  package static let dark = Phrase(localized: "dark")
  static let anySize = Phrase(localized: "fit to pane")
  static let none = Phrase(localized: "none")
  package static let normal = Phrase(localized: "normal")
  package static let appearanceName = Phrase(localized: "appearance")

  /// The appearance is not of the design.
  static func derived(_ appearance: Appearance) -> Phrase {
    switch appearance {
    case .light: Phrase(localized: "light (derived)")
    case .dark: Phrase(localized: "dark (derived)")
    }
  }
}

extension Phrase {
  /// The language of the gallery's own words, by its own name.
  package static func interfaceLanguage(_ language: Language) -> Phrase {
    let name = language == .korean ? "한국어" : "English"
    return Phrase(localized: "Language: \(name)")
  }
}
