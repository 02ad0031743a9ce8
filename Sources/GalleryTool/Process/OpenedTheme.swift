import GSDesign
import GalleryKit
import Workbench

/// A theme read from a source for this run.
struct OpenedTheme: Hashable, Sendable {
  let source: ThemeSource
  /// The source as given, such as `file:brand.tokens.json`; nil if the program declares it.
  let spelling: String?
  /// The name of the theme in the catalogue and in links.
  let name: String
  /// Whether a link named it, so that reading is limited to the folder of the baselines.
  let isLimited: Bool
  /// The guesses, problems and missing roles, one sentence each.
  var notes: [Phrase] = []
  /// The roles without a colour of their own.
  var gaps: [String] = []
  /// The mapping that made it, as a file.
  var mapping = ""
  /// Whether a token was guessed.
  var hasGuesses = false
  /// The files that were looked for.
  var files: [String] = []
  /// Where its colours come from.
  var tokens = ThemeTokens()
  /// The folders whose entries were listed.
  var folders: [String] = []
  /// Whether its own tokens were read; until then it has neutral colours.
  var hasTokens = true
}
