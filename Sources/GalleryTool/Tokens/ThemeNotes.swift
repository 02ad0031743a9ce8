import GalleryKit

/// Whatever of a theme does not come from a person's own choice of tokens.
struct ThemeNotes: Hashable, Sendable {
  /// The name of the theme.
  var name: String
  /// The theme that missing roles have their colours from.
  var fallback: String
  /// Roles whose token was guessed by its name.
  var byName: [String] = []
  /// Roles whose token was guessed by its colour.
  var byDistance: [String] = []
  /// Styles and lengths that were guessed by their names, counted by kind.
  var measures: [MeasureCount] = []
  /// How many of them have the name of a length or style that a system publishes.
  var knownMeasures = 0
  /// Required roles without a token.
  var missing: [String] = []
  /// Chosen tokens that give no colour.
  var problems: [Gap] = []

  /// A role without a colour of its own, or a length or text style without a value.
  struct Gap: Hashable, Sendable {
    let role: String
    let words: String
    /// The fault of the chosen token; nil if none is chosen.
    var fault: MappingFault?
  }

  /// Whether anything was guessed.
  var hasGuesses: Bool { !byName.isEmpty || !byDistance.isEmpty || !measures.isEmpty }

  /// Roles without a colour of their own, each once.
  var gaps: [Gap] {
    let known = Set(problems.map(\.role))
    return problems
      + missing.filter { !known.contains($0) }.map { Gap(role: $0, words: "no token for " + $0) }
  }

  /// One sentence for each kind of note; empty for a theme that is all chosen.
  var sentences: [Phrase] {
    var result: [Phrase] = []
    let name = safePath(self.name)
    var guesses: [Phrase] = []
    if !byName.isEmpty {
      guesses.append(Phrase(localized: "by name \(byName.joined(separator: ", "))"))
    }
    if !byDistance.isEmpty {
      guesses.append(Phrase(localized: "by distance \(byDistance.joined(separator: ", "))"))
    }
    if !guesses.isEmpty {
      let list = Phrase.joined(guesses, separator: "; ")
      result.append(Phrase(localized: "\(name): guessed \(list)."))
    }
    if !measures.isEmpty {
      let list = Phrase.joined(measures.map(\.phrase), separator: ", ")
      result.append(
        Phrase(
          localized: """
            \(name): guessed by name \(list). \(knownMeasures) of these names are names of the four \
            systems' components; the others are listed and not drawn.
            """))
    }
    if !problems.isEmpty {
      let list = problems.map(\.words).joined(separator: "; ")
      result.append(
        Phrase(localized: "\(name): \(list).", context: "problems"))
    }
    if !missing.isEmpty {
      let list = missing.joined(separator: ", ")
      result.append(
        Phrase(localized: "\(name): no token for \(list); drawn as in \(fallback)."))
    }
    return result
  }
}
