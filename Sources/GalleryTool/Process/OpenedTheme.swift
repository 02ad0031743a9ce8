import GSDesign
import GalleryKit

/// A theme that was read from files for this run.
struct OpenedTheme: Hashable, Sendable {
  let source: ThemeSource
  /// The source as it was written: `file:brand.tokens.json`; nil where the program declares it.
  let spelling: String?
  /// The name of the theme in the catalogue and in links.
  let name: String
  /// Whether a link named it, so that nothing outside of the folder of the baselines is read.
  let isLimited: Bool
  /// The guesses, problems and missing roles, one sentence each.
  var notes: [Phrase] = []
  /// The roles without a colour of their own.
  var gaps: [String] = []
  /// The mapping that it was made by, as a file.
  var mapping = ""
  /// Whether a token was guessed.
  var hasGuesses = false
  /// The files that were looked for.
  var files: [String] = []
  /// Where its colours come from.
  var tokens = ThemeTokens()
  /// The folders whose names were read.
  var folders: [String] = []
  /// Whether its own tokens were read; otherwise it waits for them in neutral colours.
  var hasTokens = true
}
