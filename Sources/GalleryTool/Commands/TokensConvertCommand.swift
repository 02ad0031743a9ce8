import ArgumentParser
import GSDesign
import GalleryKit
import TokenFiles

/// A format that tokens can be converted to.
enum TokenTarget: ResultFormat {
  case stable, catalogue
  case text(TokenWriter)

  /// Of several with one extension, the first is that of a file.
  static let allCases: [TokenTarget] =
    [.stable, .catalogue] + TokenWriter.all.map(TokenTarget.text)

  init?(rawValue: String) {
    guard let target = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = target
  }

  var rawValue: String {
    switch self {
    case .stable: "2025.10"
    case .catalogue: "xcassets"
    case .text(let writer): writer.name
    }
  }

  var fileExtension: String {
    switch self {
    case .stable: "json"
    case .catalogue: "xcassets"
    case .text(let writer): writer.fileExtension
    }
  }
}

struct TokensConvertCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "convert",
      abstract: "Converts tokens to DTCG 2025.10, an Xcode asset catalogue, Swift, CSS and others.",
      discussion: """
        A file of an older dialect keeps its order, formatting and unknown extensions byte for byte; YAML becomes JSON. \
        Values that cannot be \
        converted are reported on standard error.
        Whatever the format has no place for is a finding, and ends with 1 unless --allow names it: tokens of a type that it \
        has no like of, or whose name is taken; modes and contexts beside the one that is written; parts of values; values \
        that have to be computed; tokens of an unknown type. A file for Android has one mode, which --mode chooses.
        For example: \(ProgramName.current) tokens convert brand.tokens.json -o Brand.xcassets
        """)
  }

  @Argument(help: "Token files, a resolver document or an asset catalogue.", completion: .file())
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "The format to convert to: \(TokenTarget.names). Default: that of the file's name, 2025.10 for .json and css for .css.",
      valueName: "format"))
  var format: TokenTarget?

  @Option(help: "The mode to write, for android, such as dark.")
  var mode: String?

  @Option(help: "The name of the outermost declaration, for swift and compose.")
  var name = TokenWriter.Options().name

  @Option(
    help: "The visibility of declarations, for swift: public, package or internal.",
    transform: Self.access)
  var access = SwiftExport.Access.everywhere

  @Flag(
    help:
      "Write an alias as the name of the token that it refers to, for swift, scss and compose; css and tailwind always do."
  )
  var references = false

  @OptionGroup var choice: TokenChoiceOptions

  @OptionGroup var losses: TokenLossOptions

  @Option(
    help: ArgumentHelp(
      "The space of a catalogue's colours: auto, srgb, display-p3 or assume-display-p3.",
      valueName: "space"),
    transform: Self.space)
  var space: CatalogueSpace = .automatic

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A file instead of standard output; a folder for xcassets.", valueName: "path"))
  var output: String?

  func validate() throws {
    guard try TokenTarget.chosen(format, for: output) == nil else { return }
    throw ValidationError(
      "Into which format? Say it with --format, or by the name of the file: \(TokenTarget.names).")
  }

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    let loader = TokenLoader(choices: choice.byName)
    guard let target = try? TokenTarget.chosen(format, for: output) else { return .badArguments }
    switch target {
    case .stable:
      try checkNoReferences("2025.10 keeps aliases as they are")
      return try convertToStable(loader, context)
    case .catalogue:
      try checkNoReferences("An asset catalogue holds values only")
      let (set, found) = try read(loader, withContexts: true)
      return try writeCatalogue(set, found, context)
    case .text(let writer):
      let (set, found) = try read(loader, withContexts: true)
      let (text, findings) = writer.write(set, try options(for: writer, set))
      return try write(Array(text.utf8), found + findings, context)
    }
  }

  private func checkNoReferences(_ reason: String) throws(ToolError) {
    guard references else { return }
    throw ToolError(.badArguments, "\(reason); leave out --references.")
  }

  private func options(
    for writer: TokenWriter, _ set: TokenSet
  ) throws(ToolError) -> TokenWriter.Options {
    var options = TokenWriter.Options()
    options.name = name
    options.access = access
    options.mode = mode
    guard !references || writer.canRefer else {
      throw ToolError(
        .badArguments, "A file of \(writer.name) holds values only; leave out --references.")
    }
    options.hasReferences = references
    guard let mode else { return options }
    guard writer.hasOneMode else {
      throw ToolError(.badArguments, "A file of \(writer.name) has every mode; leave out --mode.")
    }
    let modes = TokenWriter.modes(of: set)
    guard modes.contains(mode) else {
      let names = modes.map { safe($0) }.joined(separator: ", ")
      throw ToolError(
        .badArguments,
        "Unknown mode “\(safe(mode))”. "
          + (modes.isEmpty ? "The tokens have one mode." : "Use one of \(names)."))
    }
    return options
  }

  /// The tokens, with the problems of the files and the parts left unread.
  ///
  /// - Parameters:
  ///   - loader: reads the files.
  ///   - withContexts: whether contexts of a resolver document that are left open become modes.
  private func read(
    _ loader: TokenLoader, withContexts: Bool = false
  ) throws(ToolError) -> (tokens: TokenSet, findings: [TokenFinding]) {
    let read = try loader.files(files)
    let set: TokenSet
    var findings: [TokenFinding] = []
    if let document = loader.document(of: read) {
      if withContexts {
        (set, findings) = document.tokensWithContexts(choosing: choice.byName)
      } else {
        set = try loader.tokens(of: read)
        findings = document.contextsLeftOut(choosing: choice.byName)
      }
    } else {
      set = try loader.tokens(of: read)
    }
    findings = set.findings + set.emptiness(of: read) + findings
    for path in files where Disk.isFolder(path) {
      guard try loader.tokenFiles(path) == [path] else { continue }
      let catalogue = try loader.catalogue(path)
      findings += catalogue.findings + catalogue.tokenDocument().findings
    }
    try TokenLoader.checkRead(set.tokens.count, findings, of: files)
    return (set, findings)
  }

  private static func space(_ text: String) throws -> CatalogueSpace {
    guard let space = CatalogueSpace(rawValue: text) else {
      let names = CatalogueSpace.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("it is one of \(names).")
    }
    return space
  }

  private static func access(_ text: String) throws -> SwiftExport.Access {
    guard let access = SwiftExport.Access(rawValue: text) else {
      let names = SwiftExport.Access.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("it is one of \(names).")
    }
    return access
  }

  private func convertToStable(
    _ loader: TokenLoader, _ context: ToolContext
  ) throws(ToolError) -> ExitStatus {
    guard let path = files.first, files.count == 1, try loader.tokenFiles(path) == [path],
      try loader.file(path)?.configuredSources == nil
    else {
      let (set, findings) = try read(loader)
      guard set.dialect == .stable else {
        throw ToolError(
          .badArguments, "Files of older dialects are converted one by one; name one of them.")
      }
      return try write(Array(TokenDocument.text(set).utf8), findings, context)
    }
    guard let file = try loader.file(path) else {
      let catalogue = try loader.catalogue(path)
      let (text, findings) = catalogue.tokenDocument()
      try TokenLoader.checkRead(
        catalogue.sets.count, catalogue.findings + findings, of: files)
      return try write(Array(text.utf8), catalogue.findings + findings, context)
    }
    guard !file.isResolver else {
      let (set, findings) = try read(TokenLoader(choices: choice.byName, known: [file]))
      return try write(Array(TokenDocument.text(set).utf8), findings, context)
    }
    let migration = Migration(file)
    guard file.problem == nil else { return tell(migration.findings) }
    let set = migration.tokens
    try TokenLoader.checkRead(
      set.tokens.count, migration.findings + migration.findings(of: set), of: files)
    return try write(migration.bytes, migration.findings + migration.findings(of: set), context)
  }

  private func writeCatalogue(
    _ set: TokenSet, _ found: [TokenFinding], _ context: ToolContext
  ) throws(ToolError) -> ExitStatus {
    guard let output else {
      throw ToolError(
        .badArguments, "An asset catalogue is a folder: name it with -o, as -o Brand.xcassets.")
    }
    let (files, findings) = AssetCatalogue.files(for: set, space: space)
    try notPossibleHere { () throws(ExportFolderError) in
      let folder = try ExportFolder(output, for: .catalogue)
      do throws(ExportFolderError) {
        for (number, file) in files.enumerated() { try folder.write(file.bytes, as: number) }
        try folder.publish(files.enumerated().map { ($0.offset, $0.element.path) })
      } catch {
        folder.discard()
        throw error
      }
    }
    return tell(found + findings)
  }

  private func write(
    _ bytes: [UInt8], _ findings: [TokenFinding], _ context: ToolContext
  ) throws(ToolError) -> ExitStatus {
    try (output.map { OutputTarget.file($0) } ?? .standard).write(bytes, context)
    return tell(findings)
  }

  /// Reports on standard error the problems and the values that were not converted.
  private func tell(_ findings: [TokenFinding]) -> ExitStatus {
    for entry in FindingEntry.sorted(findings, allowing: losses.allow) {
      StandardStreams.complain(String(entry.text.dropLast()))
    }
    return findings.contains { $0.isError(allowing: losses.allow) } ? .different : .done
  }
}

struct TokensDiffCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "diff",
      abstract:
        "Compares two versions of tokens: added, removed, renamed, changed, retargeted, and ripples.",
      discussion: """
        A version is a file, or a commit and a path: HEAD~1:brand.tokens.json, from this folder or from the root of the \
        work tree. Values in modes are compared too. The distance of two colours is CIEDE2000. \
        Exits with 1 if there are differences. If a mapping is beside the tokens, as brand.theme.json, the states of \
        components that look different are listed too, drawn in the themes of both versions.
        For example: \(ProgramName.current) tokens diff HEAD:brand.tokens.json brand.tokens.json
        """)
  }

  @Argument(help: "The old version: a file, or COMMIT:PATH.", completion: .file())
  var old: String

  @Argument(help: "The new version: a file, or COMMIT:PATH.", completion: .file())
  var new: String

  @OptionGroup var choice: TokenChoiceOptions

  @OptionGroup var output: ResultOptions<TableFormat>

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    let diff = TokenDiff(from: try tokens(old, context), to: try tokens(new, context))
    let page = TokenDiffPage(diff, moves: try moves(diff, context))
    try output.write(text: { page.text }, json: { JSONWriter.text(page) }, context)
    return page.changes.isEmpty ? .done : .different
  }

  /// The states that look different in themes of both versions; nil without a mapping beside the tokens.
  private func moves(
    _ diff: TokenDiff, _ context: ToolContext
  ) throws(ToolError) -> TokenMoves? {
    let paths = [new, old].flatMap { version -> [String] in
      let path = version.firstIndex(of: ":").map { String(version[version.index(after: $0)...]) }
      return [version] + (path.map { [$0] } ?? [])
    }
    let found = paths.map { ThemeReader.mappingPath(beside: $0) }.first {
      Disk.kind(of: $0) == .other
    }
    guard let found else { return nil }
    let bytes = try TokenFileSource.disk.bytes(found, limit: TokenLoader.byteLimit)
    let mapping = try ThemeMapping(ThemeReader.document(bytes, found))
    func colors(_ version: String) throws(ToolError) -> ThemeColors {
      let (light, dark) = (mapping.contexts[.light] ?? [:], mapping.contexts[.dark])
      return ThemeColors(
        light: try tokens(version, context, light),
        dark: try dark.map { dark throws(ToolError) in try tokens(version, context, dark) })
    }
    func made(_ colors: ThemeColors, _ name: String) -> TokenTheme? {
      try? TokenTheme(name: name, colors, mapping, fallback: .chrome)
    }
    guard let before = made(try colors(old), "before"), let after = made(try colors(new), "after")
    else { return nil }
    let change = ThemeChange(from: before.theme, to: after.theme)
    let uses = context.roleUses
    let (former, set) = (try tokens(old, context), try tokens(new, context))
    // A token that states used before is not unused because it has no value any more.
    let unused = Set(TokenUses(after, set, uses).unused(set))
    let formerlyUnused = Set(TokenUses(before, former, uses).unused(former))
    var changed: [String] = []
    for path in diff.changes.map(\.path)
    where unused.contains(path) && !changed.contains(path)
      && (former[path] == nil || formerlyUnused.contains(path))
    {
      changed.append(path)
    }
    return TokenMoves(
      change, unused: changed, platform: mapping.platformParts(changedBy: diff), context.catalogue,
      .rendering(widthPolicy: .grapheme))
  }

  /// - Parameter contexts: the choices of a mapping; the options take precedence.
  private func tokens(
    _ version: String, _ context: ToolContext, _ contexts: [String: String] = [:]
  ) throws(ToolError) -> TokenSet {
    let choices = contexts.merging(choice.byName) { $1 }
    var path = version
    var loader = TokenLoader(choices: choices)
    if let mark = version.firstIndex(of: ":"), Disk.kind(of: version) == nil {
      var git = Git(root: ".", environment: context.environment, purpose: "COMMIT:PATH")
      let commit = try git.commit(String(version[..<mark]))
      path = String(version[version.index(after: mark)...])
      // Git itself reads such a path from the root of the work tree.
      if try git.bytes(of: path, in: commit) == nil, let root = try git.atRoot(),
        try root.bytes(of: path, in: commit) != nil
      {
        git = root
      }
      loader = TokenLoader(choices: choices, source: .commit(commit, git))
    }
    let set = try loader.tokens([path])
    if set.tokens.isEmpty, let problem = set.findings.first(where: \.rule.isError) {
      throw ToolError(
        .notPossibleHere,
        "\(safePath(version)):\(problem.location.line):\(problem.location.column): \(problem.message)"
      )
    }
    return set
  }
}
