package import GSDesign
package import GalleryKit
package import Laws

/// The start options of a gallery.
package struct GalleryOptions: Sendable {
  /// The language of the gallery's own words at the start.
  package var language: Language = .english
  /// The language that the environment asks for, or an option.
  package var environmentLanguage: Language = .english
  /// The languages that the terminal can show; with two of them the palette offers the other one.
  package var languages = [Language.english, .korean]
  package var environment = Settings()
  package var terminal = TerminalFacts()
  /// The state it opens at; nil opens the overview.
  package var link: Link?
  /// The component whose variants it shows instead; nil for none.
  package var component: String?
  /// The problems of the link, shown until the first key.
  package var warnings: [Phrase] = []
  /// The last place and settings; the link and the environment take precedence.
  package var remembered = Remembered()
  /// The name of the terminal program, to remember its appearance by.
  package var terminalName = ""
  /// The reason the last place and settings could not be read, shown in a toast and among the problems; nil if they
  /// were read.
  package var forgotten: Phrase?
  /// Commands that are not available.
  private(set) var withheld: Set<Command> = []
  /// Whether a pressed component shows so for a moment.
  package var hasMotion = false
  /// Whether to compute facts about the whole catalogue between events, in slices, and show them when they are ready;
  /// otherwise they are ready for the first picture.
  package var worksInSlices = false
  /// Whether links are put on the clipboard; otherwise they are shown to be copied by hand.
  package var copiesLinks = true
  /// Whether colours can be edited. Followers have the themes from the start.
  package var editing = ColorEditing.session
  /// Whether to check for low contrast between keys, before the list is opened.
  package var countsFindings = false
  /// The waivers of the package, read when they are needed; nil for none.
  private(set) var findingWaivers: OnDemand<FindingWaivers>?
  /// The tokens behind the colours of themes that come from files, by the names of the themes.
  package var tokens: [String: ThemeTokens] = [:]

  package init() {}

  /// Sets the function that reads the waivers of the package.
  package mutating func waive(by read: @escaping @Sendable () -> FindingWaivers) {
    findingWaivers = OnDemand(read)
  }

  /// Withholds the commands that leave the gallery without ending it: stopping the process, and a build that takes
  /// over.
  package mutating func withholdLeaving() {
    withheld = [.basic(.suspend), .rebuild(.startAnew), .rebuild(.reloadThemes)]
  }
}
