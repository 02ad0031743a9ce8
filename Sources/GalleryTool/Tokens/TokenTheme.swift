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
