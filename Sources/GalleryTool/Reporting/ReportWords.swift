import GSDesign
import GalleryKit
import StateSpace
import VisualReview

/// The texts of a report's page.
enum ReportWords {
  static let title = Phrase(localized: "Visual review")
  static let skip = Phrase(localized: "Skip to the differences")
  static let filterHint = Phrase(
    localized: "Words of a link, a cause or a theme, all of which must be there")
  static let nothing = Phrase(localized: "No differences from the baselines.")
  static let same = Phrase(localized: "same")
  static let states = Phrase(localized: "states")
  static let looks = Phrase(localized: "looks")
  static let variant = Phrase(localized: "variant")
  static let overview = Phrase(localized: "Overview")
  static let before = Phrase(localized: "before")
  static let after = Phrase(localized: "after")
  static let cause = Phrase(localized: "cause")
  static let change = Phrase(localized: "before → after")
  static let variants = Phrase(localized: "variants")
  static let nothingElse = Phrase(
    localized: "No differences from the baselines, but this branch has changed them: see below.")
  static let nothingInRange = Phrase(localized: "The baselines have not changed.")
  static let help = Phrase(localized: "Keys")
  static let close = Phrase(localized: "Close")
  static let modes = Phrase(localized: "Comparison mode")
  static let slider = Phrase(localized: "Position of the slider")
  static let unfinished = Phrase(localized: "The run ended early. There may be more differences.")

  /// The views of a difference, by their names in the script.
  static let ways: [(name: String, words: Phrase)] = [
    ("side", Phrase(localized: "Side by side")),
    ("slide", Phrase(localized: "Slider")),
    ("blink", Phrase(localized: "Blink")),
    ("marks", Phrase(localized: "Difference")),
  ]

  /// The keys of the page and their actions.
  static let keys: [(key: String, deed: Phrase)] = [
    ("← → h l", Phrase(localized: "previous, next difference")),
    ("Enter", Phrase(localized: "enlarge, shrink")),
    ("d", Phrase(localized: "next comparison mode")),
    (
      "g c n d r s",
      Phrase(localized: "go to changed, new, deleted, renamed, same")
    ),
    ("/", Phrase(localized: "filter")), ("y", Phrase(localized: "copy the command")),
    ("?", Phrase(localized: "keyboard shortcuts")), ("Esc", Phrase(localized: "leave")),
  ]

  /// `32 states, 28 looks`.
  static func count(states: Int, looks: Int, _ language: Language) -> String {
    PageWords.count(states: states, looks: looks, language)
  }

  /// `32 states`.
  static func states(_ count: Int, _ language: Language) -> String {
    Phrase(localized: "\(count, "state")")[language]
  }

  /// `12 more looks`.
  static func moreLooks(_ count: Int, _ language: Language) -> String {
    Phrase(localized: "\(count, "more look")")[language]
  }

  /// `12 values`.
  static func values(_ count: Int, _ language: Language) -> String {
    Phrase(localized: "\(count, "value")")[language]
  }

  /// `Changed in this branch since main: 3 causes`.
  static func range(_ count: Int, since reference: String, _ language: Language) -> String {
    let reference = oneLine(reference)
    return Phrase(localized: "Changed in this branch since \(reference): \(count, "cause")")[
      language]
  }

  /// `since main`.
  static func since(_ reference: String, _ language: Language) -> String {
    let reference = oneLine(reference)
    return Phrase(localized: "since \(reference)")[language]
  }

  /// `and 12 more`.
  static func more(_ count: Int, _ language: Language) -> String {
    Phrase(localized: "and \(count) more")[language]
  }

  /// `7000 of 7012 states seen`.
  static func seen(_ states: Int, of existing: Int, _ language: Language) -> String {
    Phrase(localized: "\(states) of \(existing) states seen")[language]
  }

  /// `part 1 of 3`.
  static func part(_ index: Int, of count: Int, _ language: Language) -> String {
    Phrase(localized: "part \(index) of \(count)")[language]
  }
}

extension Difference {
  /// A short reason for the kind of difference.
  var reason: Phrase {
    switch bucket {
    case .changed: changes?.summary ?? ReportProblem.Kind.changed.words
    case .new: Self.size(of: new)
    case .deleted: Self.size(of: old)
    case .renamed:
      Phrase(localized: "was \(formerStates.first?.text ?? "")")
    }
  }

  private static func size(of picture: CellPicture?) -> Phrase {
    Phrase(picture.map { "\($0.columns)x\($0.rows)" } ?? "0x0")
  }
}
