import TokenFiles

/// Reads token files, resolver documents and asset catalogues that a person names.
struct TokenLoader {
  /// Larger files are refused; a token file of this size would have a million tokens.
  static let byteLimit = 64 << 20
  /// How many files a catalogue may have.
  static let catalogueLimit = 20_000

  private let source: TokenFileSource
  /// The contexts chosen for the modifiers of resolver documents.
  let choices: [String: String]

  init(choices: [String: String] = [:], source: TokenFileSource = .disk) {
    self.choices = choices
    self.source = source
  }

  /// The tokens of files that belong together.
  ///
  /// - Throws: where a file cannot be read. Problems within a file are among the findings.
  func tokens(_ paths: [String]) throws(ToolError) -> TokenSet {
    var files: [TokenFile] = []
    for path in paths {
      if source.isCatalogue(path) {
        // `convert` reports what a token file cannot hold.
        files.append(try catalogue(path).tokenFile(named: path))
        continue
      }
      let file = TokenFile(
        try source.bytes(path, limit: Self.byteLimit), name: path)
      guard file.isResolver else {
        files.append(file)
        continue
      }
      guard paths.count == 1 else {
        throw ToolError(
          .badArguments,
          "\(safePath(path)) is a resolver document, which names its files itself; give it alone.")
      }
      return try resolved(file)
    }
    return TokenSet(files)
  }

  /// The resolver document of a file, with the files that it names.
  func resolver(_ file: TokenFile) -> ResolverDocument? {
    ResolverDocument(file) { try? source.bytes($0, limit: Self.byteLimit) }
  }

  private func resolved(_ file: TokenFile) throws(ToolError) -> TokenSet {
    guard let document = resolver(file) else { return TokenSet(file) }
    return document.tokens(choosing: choices)
  }

  /// A token file, or nil where the path leads to a catalogue.
  func file(_ path: String) throws(ToolError) -> TokenFile? {
    guard !source.isCatalogue(path) else { return nil }
    return TokenFile(try source.bytes(path, limit: Self.byteLimit), name: path)
  }

  /// The catalogue of a folder.
  func catalogue(_ path: String) throws(ToolError) -> AssetCatalogue {
    AssetCatalogue(try CatalogueFolder(path, source).files(), name: path)
  }
}

/// Where token files are read from.
enum TokenFileSource {
  case disk
  /// The files of a theme, which are noted.
  case theme(ThemeFiles)
  /// A commit of the repository that the process works in.
  case commit(String, Git)
  /// The only file that there is, by its name.
  case answer([UInt8], name: String)

  func bytes(_ path: String, limit: Int) throws(ToolError) -> [UInt8] {
    switch self {
    case .theme(let files):
      files.note(path)
      if let root = files.root, root.relative(path) == nil {
        throw ToolError(
          .notPossibleHere, "\(safePath(path)) is no file below the folder of the baselines.")
      }
      return try Self.disk.bytes(path, limit: limit)
    case .disk:
      do throws(Disk.Refusal) {
        return try Disk.bytes(ofFile: path, limit: limit)
      } catch {
        throw ToolError(
          .notPossibleHere, "\(safePath(path)) cannot be read: \(error.reason(limit: limit)).")
      }
    case .commit(let commit, let git):
      guard let bytes = try git.bytes(of: path, in: commit) else {
        throw ToolError(
          .notPossibleHere, "\(safePath(path)) is not in the commit \(commit.prefix(12)).")
      }
      return bytes
    case .answer(let bytes, let name):
      guard path == name else {
        throw ToolError(
          .notPossibleHere, "\(safePath(path)) is not read: an answer can name no other files.")
      }
      return bytes
    }
  }

  func isCatalogue(_ path: String) -> Bool {
    switch self {
    case .disk, .theme: Disk.isFolder(path)
    case .commit, .answer: false
    }
  }
}

/// The files of an asset catalogue on the disk.
private struct CatalogueFolder {
  private let root: String
  private let source: TokenFileSource

  init(_ root: String, _ source: TokenFileSource) {
    self.root = root
    self.source = source
  }

  /// Every `Contents.json`, and a file for every colour set without one; links are not followed.
  func files() throws(ToolError) -> [AssetCatalogue.File] {
    var files: [AssetCatalogue.File] = []
    var waiting = [""]
    while let folder = waiting.popLast() {
      let names = try names(in: folder)
      if folder.hasSuffix(".colorset"), !names.contains("Contents.json") {
        files.append(AssetCatalogue.File(path: folder + "/.none", bytes: []))
      }
      for name in names {
        let path = folder.isEmpty ? name : folder + "/" + name
        if name == "Contents.json" {
          let bytes = try source.bytes(
            root + "/" + path, limit: TokenLoader.byteLimit)
          files.append(AssetCatalogue.File(path: path, bytes: bytes))
        } else if Disk.kind(of: root + "/" + path) == .folder {
          waiting.append(path)
        }
      }
      guard files.count <= TokenLoader.catalogueLimit else {
        throw ToolError(
          .notPossibleHere,
          "\(safePath(root)) has more than \(TokenLoader.catalogueLimit) files; name one catalogue of it."
        )
      }
    }
    return files
  }

  private func names(in folder: String) throws(ToolError) -> [String] {
    let path = folder.isEmpty ? root : root + "/" + folder
    if case .theme(let files) = source { files.note(folder: path) }
    do throws(Disk.Refusal) {
      return try Disk.names(in: path)
    } catch {
      throw ToolError(
        .notPossibleHere,
        "\(safePath(path)) cannot be read: \(StandardStreams.describe(error.number)).")
    }
  }
}
