import GSDesign
import GalleryKit
import StateSpace

extension [DeclaredTheme] {
  /// The errors in the declarations, one sentence each.
  func problems(in catalogue: Catalogue) -> [String] {
    var names = Set(catalogue.themes.map(\.name))
    return flatMap { theme -> [String] in
      let name = safe(theme.name)
      var problems = theme.source.problem.map { ["The theme \(name): \($0)"] } ?? []
      if theme.name.isEmpty || theme.name.contains(where: { ":,".contains($0) }) {
        problems.append("“\(name)” cannot be the name of a theme: leave out colons and commas.")
      }
      if !names.insert(theme.name).inserted { problems.append("There are two themes “\(name)”.") }
      return problems
    }
  }
}

extension ThemeSource {
  /// Reads the value of an option; nil if it is the name of a theme.
  ///
  /// - Throws: if it is a command or an address that cannot be asked.
  init?(_ text: String) throws(ToolError) {
    guard let mark = text.firstIndex(of: ":") else { return nil }
    let rest = String(text[text.index(after: mark)...])
    guard !rest.isEmpty else { return nil }
    switch text[..<mark] {
    case "file": self = .file(rest)
    case "folder": self = .folder(rest)
    case "command":
      guard let words = CommandWords.words(of: rest) else {
        throw ToolError(.badArguments, "“\(safe(rest))” has a quote that does not end.")
      }
      guard let program = words.first, !program.isEmpty else { return nil }
      self = .command(words)
    case "https", "http": self = .server(WebRequest(text))
    case _: return nil
    }
    if let problem { throw ToolError(.badArguments, problem) }
  }

  /// Why it cannot be asked, in a sentence; nil if it can.
  var problem: String? {
    switch kind {
    case .file, .folder: nil
    case .command(let words): words.isEmpty ? "A command has no words." : nil
    case .server(let request): request.problem
    }
  }

  /// The request to another process; nil for files.
  var question: SourceAsker.Question? {
    switch kind {
    case .file, .folder: nil
    case .command(let words): .command(words)
    case .server(let request): .server(request)
    }
  }

  /// The files that a command names, as a word or after an equals sign; empty for other sources.
  var namedFiles: [String] {
    guard case .command(let words) = kind else { return [] }
    return words.flatMap { word -> [String] in
      let value = word.firstIndex(of: "=").map { String(word[word.index(after: $0)...]) }
      return [word, value].compactMap(\.self)
    }.filter { path in Disk.resolved(path).map { Disk.kind(of: $0) == .other } ?? false }
  }

  /// The decoded value of the setting `theme` in a link; nil if the link does not set it.
  static func themeText(inLink link: String) -> String? {
    guard let mark = link.lastIndex(of: "@") else { return nil }
    return link[link.index(after: mark)...].split(separator: ",")
      .first { $0.hasPrefix("theme=") }.flatMap { percentDecoded($0.dropFirst("theme=".count)) }
  }
}
