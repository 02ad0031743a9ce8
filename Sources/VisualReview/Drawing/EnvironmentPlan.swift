import GSDesign
package import GalleryKit
import StateSpace
import Words

/// The environments that a catalogue or a file declares for its baselines, checked against the catalogue.
package struct EnvironmentPlan: Hashable, Sendable {
  private let entries: [Entry]

  private struct Entry: Hashable, Sendable {
    /// Empty for all components.
    let components: [Filter]
    let combinations: [[Choice]]

    func names(_ variant: VariantID) -> Bool {
      components.isEmpty || components.contains { $0.names(variant) }
    }
  }

  /// The values of one setting.
  private struct Choice: Hashable, Sendable {
    let setting: Setting
    let values: [Value]
  }

  private enum Value: Hashable, Sendable {
    /// The theme that a component is designed for.
    case home
    case text(String)
  }

  /// - Parameter themes: the themes that `all` means.
  /// - Throws: for the first declaration that names something unknown, or nothing.
  package init(
    _ declared: [DeclaredEnvironments], themes: [String], in catalogue: Catalogue
  ) throws(DeclarationError) {
    var entries: [Entry] = []
    for (index, entry) in declared.enumerated() {
      var components: [Filter] = []
      for (place, text) in entry.components.enumerated() {
        do throws(FilterError) {
          let filter = try Filter(text)
          guard filter.asksForNothing else {
            throw FilterError.nothingNamed(text, nearest: [])
          }
          _ = try Filters([filter], in: catalogue)
          components.append(filter)
        } catch {
          throw DeclarationError(index, .component(place), error.description)
        }
      }
      guard !entry.combinations.isEmpty else {
        throw DeclarationError(index, .entry, "The list is empty; name at least one environment.")
      }
      var combinations: [[Choice]] = []
      for (place, combination) in entry.combinations.enumerated() {
        combinations.append(
          try Self.choices(
            combination, themes, catalogue, entry: index, named: entry.isNamed ? place : nil))
      }
      entries.append(Entry(components: components, combinations: combinations))
    }
    self.entries = entries
  }

  private static let mostCombinations = 1000

  private static func choices(
    _ combination: [DeclaredEnvironments.Values], _ themes: [String], _ catalogue: Catalogue,
    entry: Int, named: Int?
  ) throws(DeclarationError) -> [Choice] {
    var choices: [Choice] = []
    var count = 1
    for part in combination {
      func error(_ place: DeclarationError.Place, _ reason: String) -> DeclarationError {
        DeclarationError(entry, named.map { .named($0) } ?? place, reason)
      }
      guard let setting = Setting.named(part.setting) else {
        let names = Setting.all.map(\.name)
        let nearest = nearestNames(to: part.setting, among: names, limit: 1)
        throw error(
          .setting(part.setting),
          "Unknown setting “\(printable(part.setting))”"
            + (nearest.isEmpty ? "; " : "; did you mean \(nearest[0])? ")
            + "Settings are " + names.joined(separator: ", ") + ".")
      }
      guard !part.values.isEmpty else {
        throw error(
          .setting(part.setting), "\(setting.name) has no value; name one or leave it out.")
      }
      guard !choices.contains(where: { $0.setting == setting }) else {
        throw error(.setting(part.setting), "\(setting.name) is there twice.")
      }
      var values: [Value] = []
      for (place, text) in part.values.enumerated() {
        guard let read = Self.values(text, of: setting, themes, catalogue) else {
          throw error(
            .value(part.setting, place), Self.refusal(of: text, setting, catalogue))
        }
        if setting == .language, let language = Language(rawValue: text),
          let problem = catalogue.problem(ofLabelLanguage: language)
        {
          throw error(.value(part.setting, place), problem)
        }
        values += read.filter { !values.contains($0) }
      }
      count = min(count * values.count, mostCombinations + 1)
      choices.append(Choice(setting: setting, values: values))
    }
    guard count <= mostCombinations else {
      throw DeclarationError(
        entry, .entry,
        "These are more than \(mostCombinations) combinations; declare fewer, or named ones.")
    }
    return choices
  }

  private static func values(
    _ text: String, of setting: Setting, _ themes: [String], _ catalogue: Catalogue
  ) -> [Value]? {
    if setting == .theme {
      if text == home { return [.home] }
      if text == all { return themes.map { .text($0) } }
      return catalogue.theme(named: text).map { [.text($0.name)] }
    }
    var read = Settings()
    return read.read(setting, text) ? [.text(text)] : nil
  }

  /// The theme that a component is designed for.
  package static let home = "home"
  /// Every theme of the catalogue.
  package static let all = "all"

  private static func refusal(
    of text: String, _ setting: Setting, _ catalogue: Catalogue
  ) -> String {
    let choices =
      setting == .theme
      ? [home, all] + catalogue.themes.map(\.name) + ["file:PATH", "folder:PATH"]
      : setting == .size ? ["40x12"] : setting.choices
    return "\(setting.name) has no value “\(printable(text))”. Values are "
      + choices.joined(separator: ", ") + "."
  }
}

extension EnvironmentPlan {
  /// The environments of a variant, in the order they are declared; nil if no declaration names it.
  ///
  /// - Parameter home: the theme that the variant is designed for; nil for the default of its links.
  func environments(of variant: VariantID, home: String?) -> [Settings]? {
    let named = entries.filter { $0.names(variant) }
    guard !named.isEmpty else { return nil }
    return named.flatMap(\.combinations).flatMap { choices in
      choices.reduce([Settings()]) { environments, choice in
        environments.flatMap { environment in
          choice.values.map { value in
            var next = environment
            switch value {
            case .home: next.theme = home
            case .text(let text): next.set(choice.setting, to: text)
            }
            return next
          }
        }
      }.map { environment in
        var environment = environment
        if !choices.contains(where: { $0.setting == .theme }) { environment.theme = home }
        return environment
      }
    }
  }

  /// Whether lower colour depths of a variant are compared where states look alike that do not in true colour: not if
  /// its declarations name depths.
  func foldsDepths(of variant: VariantID) -> Bool {
    entries.contains { entry in
      entry.names(variant)
        && entry.combinations.contains { !$0.contains { $0.setting == .depth } }
    }
  }
}

/// The problem of a declaration of environments.
package struct DeclarationError: Error, Hashable, Sendable {
  /// The index of the declaration.
  package let entry: Int
  package let place: Place
  /// A sentence.
  package let reason: String

  /// The faulty part of a declaration.
  package enum Place: Hashable, Sendable {
    case entry
    case component(Int)
    case setting(String)
    case value(String, Int)
    case named(Int)
  }

  init(_ entry: Int, _ place: Place, _ reason: String) {
    self.entry = entry
    self.place = place
    self.reason = reason
  }
}
