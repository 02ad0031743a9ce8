import GSDesign

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

/// Values.
extension Phrase {
  static let on = Phrase(localized: "on")
  static let off = Phrase(localized: "off")
  static let automatic = Phrase(localized: "automatic")
  static let light = Phrase(localized: "light")
  static let dark = Phrase(localized: "dark")
  static let anySize = Phrase(localized: "fit to pane")
  static let none = Phrase(localized: "none")
  static let normal = Phrase(localized: "normal")
  static let appearanceName = Phrase(localized: "appearance")
}

/// How the state on the canvas can be read.
extension Phrase {
  static let underAA = Phrase(localized: "under AA")
  static let in256 = Phrase(localized: "256 colours")
  static let inMono = Phrase(localized: "mono")
  static let toldApart = Phrase(localized: "distinguished by")
  static let bold = Phrase(localized: "bold")
  static let underlined = Phrase(localized: "underlined")
  static let raisedEnds = Phrase(localized: "raised ends")
  static let reversed = Phrase(localized: "reversed")
  static let dim = Phrase(localized: "dim")
}

extension String {
  /// `4.6:1`, a number as a contrast ratio, written as WCAG 2.2 does.
  var asContrastRatio: String { self + ":1" }
}

extension Phrase {
  /// The language of the gallery's own words, by its own name.
  static func interfaceLanguage(_ language: Language) -> Phrase {
    let name = language == .korean ? "한국어" : "English"
    return Phrase(localized: "Language: \(name)")
  }
}
