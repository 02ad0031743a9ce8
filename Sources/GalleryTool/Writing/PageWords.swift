import GSDesign
import GalleryKit

/// The words of pages.
enum PageWords {
  static let title = Phrase(localized: "Components")
  static let skip = Phrase(localized: "Skip to the components")
  static let filter = Phrase(localized: "Filter")
  static let filterHint = Phrase(localized: "Find components and states by all of these words")
  static let appearance = Phrase(localized: "Light or dark")
  static let copy = Phrase(localized: "Copy link")
  static let copied = Phrase(localized: "Copied")
  static let notCopied = Phrase(localized: "The text could not be copied")
  static let file = Phrase(localized: "file")
  static let standard = Phrase(localized: "default")
  static let nothingSeen = Phrase(localized: "shows nothing")
  static let cut = Phrase(localized: "clipped")
  static let noMatch = Phrase(localized: "No matches")
  static let axes = Phrase(localized: "Axes")
  static let axis = Phrase(localized: "axis")
  static let values = Phrase(localized: "values, the default first")
  static let tier = Phrase(localized: "tier")
  static let meaning = Phrase(localized: "meaning")
  static let held = Phrase(localized: "held")
  static let rules = Phrase(localized: "Impossible combinations")
  static let roles = Phrase(localized: "Colour roles")
  static let tags = Phrase(localized: "Search terms")
  /// The keys of the page and their actions.
  static let help: [(key: String, deed: Phrase)] = [
    ("/", filter), ("← ↑ ↓ →", Phrase(localized: "next look")), ("Enter", copy),
    ("Esc", Phrase(localized: "leave")),
  ]

  /// `15 awkward texts`.
  static func texts(_ count: Int, _ language: Language) -> String {
    Phrase(localized: "\(count) awkward texts")[language]
  }

  /// `48 states, 31 looks`.
  static func count(states: Int, looks: Int, _ language: Language) -> String {
    Phrase(localized: "\(states, "state"), \(looks, "look")")[language]
  }

  /// `12 states look so`.
  static func alike(_ count: Int, _ language: Language) -> String {
    Phrase(localized: "\(count) states look like this")[language]
  }

  /// The number of combinations that a rule excludes.
  static func excludes(_ exclusion: Exclusion, _ language: Language) -> String {
    Phrase(localized: "excludes \(exclusion.count), \(exclusion.alone) of them alone")[language]
  }
}
