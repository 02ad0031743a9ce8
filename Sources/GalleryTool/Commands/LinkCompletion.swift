import ArgumentParser
import GSDesign
import GalleryKit
import StateSpace

/// The continuations of a link, a filter or the name of a theme, as a shell offers them. They need no states.
struct LinkCompletion {
  /// The completion of the command line that a shell asks about; nil otherwise.
  @TaskLocal static var current: LinkCompletion?

  private let catalogue: Catalogue
  private let themes: [String]

  /// - Parameter declared: the themes that a gallery has beside those of its catalogue.
  init(_ catalogue: Catalogue, declared: [DeclaredTheme] = []) {
    self.catalogue = catalogue
    themes = catalogue.themes.map(\.name) + declared.map(\.name)
  }

  /// The texts that begin with the given one, each up to the next point at which there is a choice.
  func links(beginningWith text: String) -> [String] {
    let (state, settings) = divided(text[...], at: "@")
    let (name, knobs) = divided(state, at: ":")
    if let settings {
      return list(settings) { Setting.all.map { ($0.name, self.values(of: $0)) } }
        .map { "\(state)@\($0)" }
    }
    if let knobs { return list(knobs) { axes(of: String(name)) }.map { "\(name):\($0)" } }
    return (catalogue.components + catalogue.specimens.map(\.id.text)).filter {
      $0.hasPrefix(text)
    }
  }

  /// The lists of themes, separated by commas, that begin with the text.
  func themes(beginningWith text: String) -> [String] {
    let (given, open) = Self.lastItem(of: text[...])
    return themes.filter { $0.hasPrefix(open) }.map { given + $0 }
  }

  /// A part of a link, and its values; nil for a part without any.
  private typealias Part = (name: String, values: [String]?)

  /// The lists that begin with the text. A part that the list has is not offered again.
  private func list(_ text: Substring, of parts: () -> [Part]) -> [String] {
    let (given, open) = Self.lastItem(of: text)
    let (name, value) = divided(open, at: "=")
    if let value {
      let part = parts().first { $0.name == name }
      return (part?.values ?? []).filter { $0.hasPrefix(value) }.map { "\(given)\(name)=\($0)" }
    }
    let used = Set(given.split(separator: ",").map { divided($0, at: "=").0 })
    return parts().filter { $0.name.hasPrefix(open) && !used.contains($0.name[...]) }
      .map { given + $0.name + ($0.values == nil ? "" : "=") }
  }

  /// The items before the last one, with the comma behind them, and the last one.
  private static func lastItem(of list: Substring) -> (given: Substring, open: Substring) {
    let start = list.lastIndex(of: ",").map { list.index(after: $0) } ?? list.startIndex
    return (list[..<start], list[start...])
  }

  private func values(of setting: Setting) -> [String] {
    setting == .theme ? themes : setting.offered(in: catalogue).compactMap(\.self)
  }

  /// The knobs of a variant, or of all variants of a component.
  private func axes(of name: String) -> [Part] {
    let specimens = catalogue[VariantID(name)].map { [$0] } ?? catalogue.variants(of: name)
    var names: Set<String> = []
    return specimens.flatMap(\.axes).map(Self.part).filter { names.insert($0.name).inserted }
  }

  private static func part(_ axis: AxisInfo) -> Part {
    func spelled(_ values: [AxisValue]) -> [String] {
      values.map { percentEncoded(axis.spelling(of: $0)) }.filter { !$0.isEmpty }
    }
    return switch axis.kind {
    case .toggle: (axis.standard == .flag(true) ? "no-" + axis.name : axis.name, nil)
    case .choice(let names): (axis.name, names.map(percentEncoded))
    case .options(_, let samples): (axis.name, spelled(samples.map { .options($0) }))
    case .number(_, let samples): (axis.name, spelled(samples.map { .number($0) }))
    case .text: (axis.name, [])
    }
  }
}

extension CompletionKind {
  /// Components, variants, their knobs and settings with their values.
  static var link: CompletionKind { offering { $0.links(beginningWith: $1) } }

  /// The themes of the catalogue.
  static var theme: CompletionKind { offering { $0.themes(beginningWith: $1) } }

  private static func offering(
    _ continuations: @escaping @Sendable (LinkCompletion, String) -> [String]
  ) -> CompletionKind {
    .custom { words, index, _ in
      guard let completion = LinkCompletion.current, words.indices.contains(index) else {
        return []
      }
      return continuations(completion, words[index])
    }
  }
}

extension RootCommand {
  /// The answer to a shell that completes an argument; nil for any other command line.
  static func completions(
    for arguments: [String], _ completion: @autoclosure () -> LinkCompletion
  ) -> String? {
    guard arguments.first == "---completion" else { return nil }
    return LinkCompletion.$current.withValue(completion()) {
      // The command alone: making all of them takes longer than the answer.
      let named = configuration.subcommands.first {
        arguments.count > 1 && $0.configuration.commandName == arguments[1]
      }
      do {
        if let named, arguments[2...].first == "--" {
          _ = try named.parse(["---completion"] + arguments[2...])
        } else {
          _ = try parseAsRoot(arguments)
        }
      } catch  where exitCode(for: error) == .success {
        return fullMessage(for: error) + "\n"
      } catch {
        // The shell would print an error into the line that is being typed.
      }
      return ""
    }
  }
}
