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
