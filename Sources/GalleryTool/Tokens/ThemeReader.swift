import GSDesign
import GalleryKit
import StateSpace
import TokenFiles

/// Reads the files of a theme: its tokens and their mapping.
struct ThemeReader {
  /// The suffix of a mapping's name: `brand.theme.json` maps `brand.tokens.json`.
  static let mappingSuffix = ".theme.json"
  /// The suffix of files with a team's rules for tokens.
  static let rulesSuffix = ".lint.json"

  let source: ThemeSource
  /// The files read so far.
  let files: ThemeFiles
  /// The output of a command or the answer of a server; empty for files.
  var answer: [UInt8] = []
  /// Files that were read before, and are not read again.
  var known: [TokenFile] = []

  /// - Parameter root: the folder that reading is limited to; nil if the user named the source.
  init(source: ThemeSource, root: ThemeRoot?) {
    self.source = source
    files = ThemeFiles(root: root)
  }

  /// The tokens and the mapping of a source, before they are checked.
  struct Material {
    /// The user's mapping; nil without one.
    var mapping: ThemeMapping?
    /// The file of the mapping.
    var document: JSONDocument?
    /// Token files, a resolver document or a catalogue.
    var paths: [String]
    var colors: ThemeColors
  }

  /// Reads the theme.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - catalogue: its first theme gives the roles that no token name matches.
  ///   - earlier: the guesses made before, which are kept while the files are edited.
  func theme(
    named name: String, in catalogue: Catalogue, earlier: ThemeMapping? = nil
  ) throws(ToolError) -> TokenTheme {
    try theme(of: material(), named: name, in: catalogue, earlier: earlier)
  }

  /// Makes the theme of tokens and a mapping that were read.
  func theme(
    of material: Material, named name: String, in catalogue: Catalogue,
    earlier: ThemeMapping? = nil
  ) throws(ToolError) -> TokenTheme {
    let mapping: ThemeMapping
    if let written = material.mapping {
      mapping = written
    } else {
      var guessed = ThemeMapping(
        guessing: material.colors, like: catalogue.themes.first ?? .gitspace)
      for (role, choice) in earlier?.roles ?? [:] where choice.guess != nil {
        guessed.roles[role] = choice
      }
      mapping = guessed
    }
    return try TokenTheme(name: name, material.colors, mapping, fallback: .chrome)
  }

  /// Reads the tokens and the mapping.
  func material() throws(ToolError) -> Material {
    var paths: [String] = []
    var mapping: ThemeMapping?
    var mappingDocument: JSONDocument?
    // The path of the mapping, even if it does not exist yet: one added later counts as well.
    var place = source.mapping
    switch source.kind {
    case .file(let path) where Disk.kind(of: path) == nil && FilePattern(path) != nil:
      paths = [path]
      place = place ?? FilePattern(path)?.alternatives.first.map { Self.mapping(in: $0.base) }
    case .file(let path):
      let read = known.first { $0.name == path }
      let file =
        if let read { read } else {
          TokenFile(try reading.bytes(path, limit: TokenLoader.byteLimit), name: path)
        }
      if let document = file.document, ThemeMapping.isMapping(document) {
        place = path
        mapping = try ThemeMapping(document)
        mappingDocument = document
      } else {
        paths = [path]
        place = place ?? Self.mappingPath(beside: path)
      }
    case .folder(let path) where path.hasSuffix(".xcassets") || path.hasSuffix(".xcassets/"):
      paths = [path]
      place = place ?? Self.mappingPath(beside: path)
    case .folder(let path):
      paths = try tokenFiles(in: path)
      place = place ?? Self.mapping(in: path)
    case .command, .server: paths = [source.text]
    }
    if let place { files.note(place) }
    if mapping == nil, let place, Disk.resolved(place) != nil {
      let bytes = try mappingReading.bytes(place, limit: TokenLoader.byteLimit)
      let document = try Self.document(bytes, place)
      mapping = try ThemeMapping(document)
      mappingDocument = document
    }
    if source.question == nil, let named = mapping?.tokens, !named.isEmpty, let place {
      let folder = Disk.divided(place).folder
      paths = named.map { argument in
        let (mode, path) = TokenLoader.divided(argument)
        let prefix = mode.map { $0 + ":" } ?? ""
        return prefix + (path.hasPrefix("/") ? path : folder + "/" + path)
      }
    }
    guard !paths.isEmpty else {
      throw ToolError(
        .notPossibleHere,
        "\(safePath(place ?? source.text)) names no token files; list them as “tokens”.")
    }
    return Material(
      mapping: mapping, document: mappingDocument, paths: paths,
      colors: try colors(paths, mapping?.contexts ?? [:]))
  }

  private var mappingReading: TokenFileSource { .theme(files) }

  /// An answer is the only content of its source: files that it names are not read.
  private var reading: TokenFileSource {
    source.question == nil ? .theme(files) : .answer(answer, name: source.text)
  }

  static func document(_ bytes: [UInt8], _ path: String) throws(ToolError) -> JSONDocument {
    let syntax: JSONSyntax = JSONSyntax(ofFile: path) == .yaml ? .yaml : .json
    do throws(JSONError) {
      return try JSONDocument(bytes, name: path, syntax: syntax)
    } catch {
      throw ToolError(.notPossibleHere, "\(safePath(path)) is not valid \(syntax.words): \(error)")
    }
  }

  /// `brand.theme.json` for `brand.tokens.json`, `brand.resolver.json`, `brand.json`, the same names with other suffixes
  /// of token files, and `brand.xcassets`.
  static func mappingPath(beside path: String) -> String {
    var stem = path
    while stem.hasSuffix("/") { stem.removeLast() }
    let suffixes = [".tokens.json", ".resolver.json", ".json", ".xcassets"]
    let yaml = JSONSyntax.yamlSuffixes.flatMap { [".tokens" + $0, ".resolver" + $0, $0] }
    for suffix in suffixes + [".tokens.json5", ".json5", ".jsonc"] + yaml
    where stem.hasSuffix(suffix) {
      return stem.dropLast(suffix.count) + mappingSuffix
    }
    return stem + mappingSuffix
  }

  /// `brand.lint.json` for the paths that `brand.theme.json` is beside.
  static func rulesPath(beside path: String) -> String {
    mappingPath(beside: path).dropLast(mappingSuffix.count) + rulesSuffix
  }

  /// Where the mapping of a file, a catalogue or a folder is looked for.
  static func mappingPath(of source: ThemeSource) -> String? {
    switch source.kind {
    case .file(let path): mappingPath(beside: path)
    case .folder(let path) where path.hasSuffix(".xcassets") || path.hasSuffix(".xcassets/"):
      mappingPath(beside: path)
    case .folder(let path): mapping(in: path)
    case .command, .server: nil
    }
  }

  /// The mapping in a folder; empty is the working folder.
  private static func mapping(in folder: String) -> String {
    folder.isEmpty ? "theme.json" : folder + "/theme.json"
  }

  /// Whether a file with a name is a mapping: `brand.theme.json`, or `brand.theme.yaml`.
  static func isMappingName(_ name: String) -> Bool {
    name.hasSuffix(mappingSuffix)
      || JSONSyntax.yamlSuffixes.contains { name.hasSuffix(".theme" + $0) }
  }

  /// The resolver document of a folder, else the token files in it and below, ordered by name.
  private func tokenFiles(in folder: String) throws(ToolError) -> [String] {
    files.note(folder: folder)
    let names: [String]
    do throws(Disk.Refusal) {
      names = try Disk.names(in: folder).sorted()
    } catch {
      throw ToolError(
        .notPossibleHere,
        "\(safePath(folder)) cannot be read: \(StandardStreams.describe(error.number)).")
    }
    let suffixes = [".json"] + JSONSyntax.yamlSuffixes
    let files = names.filter { name in
      suffixes.contains { name.hasSuffix($0) } && name != "theme.json"
        && !Self.isMappingName(name) && !name.hasSuffix(Self.rulesSuffix)
    }
    let resolvers = files.filter { name in
      suffixes.contains { name.hasSuffix(".resolver" + $0) }
    }
    guard resolvers.count <= 1 else {
      throw ToolError(
        .notPossibleHere,
        "\(safePath(folder)) has several resolver documents; name one of them with file:.")
    }
    if resolvers.isEmpty, let all = try? TokenLoader(source: reading).tokenFiles(folder),
      all != [folder]
    {
      return all.filter { $0 != folder + "/theme.json" }
    }
    let chosen = resolvers.isEmpty ? files : resolvers
    guard !chosen.isEmpty else {
      throw ToolError(.notPossibleHere, "\(safePath(folder)) holds no token files.")
    }
    return chosen.map { folder + "/" + $0 }
  }
}

extension ThemeReader {
  /// The tokens in light, and in dark if a resolver document has contexts for both.
  private func colors(
    _ paths: [String], _ contexts: [Appearance: [String: String]]
  ) throws(ToolError) -> ThemeColors {
    var contexts = contexts
    let loader = TokenLoader(source: reading, known: known)
    if let document = loader.document(of: try loader.files(paths)) {
      for modifier in document.modifiers {
        guard let light = Self.context(.light, of: modifier),
          let dark = Self.context(.dark, of: modifier)
        else { continue }
        contexts[.light, default: [:]][modifier.name] =
          contexts[.light]?[modifier.name] ?? light
        contexts[.dark, default: [:]][modifier.name] = contexts[.dark]?[modifier.name] ?? dark
      }
    }
    func tokens(_ appearance: Appearance) throws(ToolError) -> TokenSet {
      let choices = contexts[appearance] ?? [:]
      return try TokenLoader(choices: choices, source: reading, known: known).tokens(paths)
    }
    let hasDark = contexts[.dark].map { $0 != contexts[.light] } ?? false
    return ThemeColors(
      light: try checked(tokens(.light)), dark: hasDark ? try tokens(.dark) : nil)
  }

  /// The tokens; throws if an error left none.
  private func checked(_ set: TokenSet) throws(ToolError) -> TokenSet {
    guard set.tokens.isEmpty, let problem = set.findings.first(where: \.rule.isError) else {
      return set
    }
    let place = problem.location
    throw ToolError(
      .notPossibleHere,
      "\(safePath(problem.file)):\(place.line):\(place.column): \(problem.message)")
  }

  /// The context for an appearance: the one with its name, else the first that begins with it.
  private static func context(
    _ appearance: Appearance, of modifier: ResolverDocument.Modifier
  ) -> String? {
    let name = appearance.rawValue
    return modifier.contexts.first { $0.lowercased() == name }
      ?? modifier.contexts.first { $0.lowercased().hasPrefix(name) }
  }
}
