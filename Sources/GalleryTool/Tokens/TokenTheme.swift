import ColorScience
import GSDesign
import GalleryKit
import TokenFiles
import Workbench

/// A theme made of token files, and how sure its colours are.
struct TokenTheme {
  let theme: Theme
  /// The mapping that it was made by.
  let mapping: ThemeMapping
  let notes: ThemeNotes
  /// Where its colours come from.
  let tokens: ThemeTokens
}

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

extension TokenTheme {
  /// Makes a theme of tokens and a mapping.
  ///
  /// - Parameter fallback: the theme that missing roles have their colours from.
  /// - Throws: where no role has a colour.
  init(
    name: String, _ colors: ThemeColors, _ mapping: ThemeMapping, fallback: Theme
  ) throws(ToolError) {
    var notes = ThemeNotes(
      name: name, fallback: fallback.name, byName: mapping.roles(guessedBy: .name),
      byDistance: mapping.roles(guessedBy: .distance))
    var values: [Appearance: [ColorRole: TokenValue]] = [.light: [:], .dark: [:]]
    for role in BuiltInRole.allCases {
      guard let choice = mapping.roles[role] else { continue }
      for (appearance, path) in [(Appearance.light, choice.light), (.dark, choice.dark)] {
        guard let color = colors.color(path, appearance) else {
          let fault = colors.fault(path, of: role, appearance)
          let problem = ThemeNotes.Gap(
            role: role.name, words: "\(role.name): \(fault.words)", fault: fault)
          if !notes.problems.contains(problem) { notes.problems.append(problem) }
          continue
        }
        // There is nothing behind a page.
        values[appearance]?[ColorRole(role)] = TokenValue(
          color.color.rgb, opacity: role == .page ? 1 : color.alpha)
      }
    }
    let isBoth = colors.haveDark || mapping.roles.values.contains { $0.light != $0.dark }
    if !isBoth {
      // One set of colours is the appearance that its page has; the other one is derived.
      let page = mapping.roles[.page].flatMap { colors.color($0.light, .light) }
      let isDark = page.map { $0.color.rgb.relativeLuminance < 0.18 } ?? false
      values[isDark ? .light : .dark] = [:]
    }
    guard values.values.contains(where: { !$0.isEmpty }) else {
      throw ToolError(
        .notPossibleHere,
        "\(safePath(name)) has no colour for any role\(notes.problems.isEmpty ? "" : ": " + notes.problems.map(\.words).joined(separator: "; ")). "
          + "Write a mapping; `\(ProgramName.current) tokens map` proposes one.")
    }
    notes.measures = mapping.guessedMeasures
    notes.knownMeasures = mapping.knownGuesses
    let measures = ThemeMeasures(mapping, colors.set(.light), fallback: fallback)
    notes.problems += measures.problems
    theme = try Self.filled(name, &values, &notes, fallback, measures)
      .naming(mapping.system).tracing(colors.origins(of: mapping))
    self.mapping = mapping
    self.notes = notes
    tokens = ThemeTokens(colors, mapping)
  }

  /// The theme, with colours of another one for roles that it must have.
  private static func filled(
    _ name: String, _ values: inout [Appearance: [ColorRole: TokenValue]],
    _ notes: inout ThemeNotes, _ fallback: Theme, _ measures: ThemeMeasures
  ) throws(ToolError) -> Theme {
    var problems: [ThemeError.Problem] = []
    for _ in 0..<2 {
      do throws(ThemeError) {
        return try Theme(
          name: name, light: values[.light, default: [:]], dark: values[.dark, default: [:]],
          textStyles: measures.styles, lengths: measures.lengths)
      } catch {
        guard case .invalid(_, let found) = error else {
          throw ToolError(.notPossibleHere, error.description)
        }
        problems = found
      }
      for case .missing(let name, let appearance) in problems {
        guard let role = BuiltInRole.allCases.first(where: { $0.name == name }) else { continue }
        let color = fallback.scheme(appearance, .original)[ColorRole(role)]
        values[appearance]?[ColorRole(role)] = TokenValue(color)
        if !notes.missing.contains(name) { notes.missing.append(name) }
      }
    }
    throw ToolError(
      .notPossibleHere, ThemeError.invalid(theme: name, problems: problems).description)
  }
}
