import TokenFiles

/// Reads the token files, resolver documents and asset catalogues that the user names.
struct TokenLoader {
  /// Larger files are refused; a token file of this size would have a million tokens.
  static let byteLimit = 64 << 20
  /// The limit of files in a catalogue.
  static let catalogueLimit = 20_000

  private let source: TokenFileSource
  /// The contexts chosen for the modifiers of resolver documents.
  let choices: [String: String]
  /// The dialect that every file is held to; nil to detect that of each.
  let dialect: TokenDialect?
  /// Files that were read before, and are not read again.
  private let known: [TokenFile]

  init(
    choices: [String: String] = [:], dialect: TokenDialect? = nil, source: TokenFileSource = .disk,
    known: [TokenFile] = []
  ) {
    self.choices = choices
    self.dialect = dialect
    self.source = source
    self.known = known
  }

  /// Refuses to report an empty set as valid.
  ///
  /// - Throws: if no token was read, and no error explains why.
  static func checkRead(
    _ count: Int, _ findings: [TokenFinding], of paths: [String]
  ) throws(ToolError) {
    guard count == 0, !findings.contains(where: \.rule.isError) else { return }
    throw ToolError(
      .noMatch,
      "No token was read: there is none in \(paths.map { safePath($0) }.joined(separator: ", ")).")
  }

  /// The tokens of files that belong together.
  ///
  /// - Throws: if a file cannot be read. Problems within a file are among the findings.
  func tokens(_ paths: [String]) throws(ToolError) -> TokenSet {
    try tokens(of: files(paths))
  }

  /// The files, a catalogue as a token file.
  ///
  /// - Throws: if a file cannot be read, or a resolver document is among several files.
  func files(_ paths: [String]) throws(ToolError) -> [TokenFile] {
    var files: [TokenFile] = []
    var found: [(path: String, mode: String?, file: TokenFile?)] = []
    for argument in paths {
      let (mode, path) = Self.divided(argument)
      for path in try tokenFiles(path) {
        let file = try file(path)
        if let patterns = file?.configuredSources, source.listsFolders {
          for path in try configured(patterns, by: path) {
            found.append((path, mode, try self.file(path)))
          }
        } else {
          found.append((path, mode, file))
        }
      }
    }
    for (path, mode, file) in found {
      guard var file else {
        // `convert` reports any losses in a token file.
        files.append(try catalogue(path).tokenFile(named: path))
        continue
      }
      file.mode = mode
      guard !file.isResolver || found.count == 1 else {
        throw ToolError(
          .badArguments,
          "\(safePath(path)) is a resolver document, which names its files itself; give it alone.")
      }
      files.append(file)
    }
    return files
  }

  /// The mode and the path in an argument, as `dark:night.json`; without a mode the whole argument is the path.
  static func divided(_ argument: String) -> (mode: String?, path: String) {
    for mode in ["light", "dark", "high-contrast"] where argument.hasPrefix(mode + ":") {
      return (mode, String(argument.dropFirst(mode.count + 1)))
    }
    return (nil, argument)
  }

  /// The tokens of files that belong together.
  func tokens(of files: [TokenFile]) throws(ToolError) -> TokenSet {
    guard let document = document(of: files) else { return TokenSet(files, dialect: dialect) }
    return document.tokens(choosing: choices)
  }

  /// The resolver document in a file, with the files that it names, or the themes of Tokens Studio in some files; nil
  /// if there is nothing to choose among.
  func document(of files: [TokenFile]) -> ResolverDocument? {
    guard let file = files.first, file.isResolver else {
      return ResolverDocument(modesOf: files, dialect: dialect)
        ?? (dialect == nil ? ResolverDocument(studio: files) : nil)
    }
    return ResolverDocument(file, dialect: dialect) {
      try? source.bytes($0, limit: Self.byteLimit)
    }
  }

  /// A token file; nil if the path is a folder.
  func file(_ path: String) throws(ToolError) -> TokenFile? {
    if let file = known.first(where: { $0.name == path }) { return file }
    guard !source.isFolder(path) else { return nil }
    return TokenFile(try source.bytes(path, limit: Self.byteLimit), name: path)
  }

  /// The files that the configuration of Style Dictionary at a path names, relative to its folder.
  ///
  /// A configuration that another one names is read as a token file.
  private func configured(
    _ patterns: [String], by path: String
  ) throws(ToolError) -> [String] {
    let folder = Disk.divided(path).folder
    var files: [String] = []
    for pattern in patterns {
      let isAbsolute = pattern.hasPrefix("/")
      let plain = pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern
      files += try tokenFiles(isAbsolute || folder == "." ? plain : folder + "/" + plain)
    }
    return files
  }

  /// Whether a file with a name is a token file: by its end, and neither a mapping, nor the rules of a team.
  static func isTokenFile(_ name: String) -> Bool {
    let name = name.lowercased()
    return TokenFile.suffixes.contains { name.hasSuffix($0) }
      && !ThemeReader.isMappingName(name) && !name.hasSuffix(ThemeReader.rulesSuffix)
      && !name.hasPrefix(".")
      && (!name.hasPrefix("$") || TokenFile.isStudioList(name))
  }

  /// The catalogue in a folder.
  func catalogue(_ path: String) throws(ToolError) -> AssetCatalogue {
    AssetCatalogue(try CatalogueFolder(path, source).contents().files, name: path)
  }

  /// The path itself, or the token files below a folder that is not a catalogue: `*.json`, `*.yaml`, `*.tokens` and
  /// others, sorted by the bytes of their paths, so that the later counts. Skips mappings (`*.theme.json`), rules
  /// (`*.lint.json`) and names that begin with a dot or `$`, except the lists of Tokens Studio.
  ///
  /// Asset catalogues beside or below them are in the order too. A pattern, as `tokens/**/*.json`, gives the token
  /// files that it matches, unless a file has that name.
  ///
  /// - Throws: if a folder contains neither catalogues nor token files, or is part of a catalogue with token files in
  ///   it; if a pattern matches nothing.
  func tokenFiles(_ path: String) throws(ToolError) -> [String] {
    guard source.isFolder(path) else {
      guard source.listsFolders, Disk.kind(of: path) == nil, let pattern = FilePattern(path) else {
        return [path]
      }
      return try TokenFileSearch(pattern, path, source).files()
    }
    let contents = try CatalogueFolder(path, source).contents()
    switch (contents.files.isEmpty, contents.tokenFiles.isEmpty) {
    case (false, true): return [path]
    case (true, false): return contents.tokenFiles.map { path + "/" + $0 }
    case (true, true):
      throw ToolError(
        .noMatch, "\(safePath(path)) holds neither token files nor an asset catalogue.")
    case (false, false):
      let catalogues = contents.files.map { Self.catalogue(of: $0.path) }
      guard !catalogues.contains(nil) else {
        throw ToolError(
          .noMatch,
          "\(safePath(path)) holds parts of an asset catalogue and token files, \(safePath(contents.tokenFiles[0])) among them; name the one or the other."
        )
      }
      return Set(catalogues.compactMap(\.self) + contents.tokenFiles)
        .sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
        .map { path + "/" + $0 }
    }
  }
}

extension TokenLoader {
  /// The outermost catalogue that a file is in; nil if no folder on its path is called one.
  fileprivate static func catalogue(of path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let index = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) else { return nil }
    return parts[...index].joined(separator: "/")
  }
}

extension TokenSet {
  /// The names of the dialects.
  var dialectNames: String {
    dialects.isEmpty ? dialect.rawValue : dialects.map(\.rawValue).joined(separator: ", ")
  }

  /// The findings about files without a token beside others that have some.
  func emptiness(of read: [TokenFile]) -> [TokenFinding] {
    tokens.isEmpty || read.count == 1 ? [] : read.compactMap(\.emptiness)
  }
}

/// The files of an asset catalogue on disk, and token files beside catalogues.
private struct CatalogueFolder {
  private let root: String
  private let source: TokenFileSource

  init(_ root: String, _ source: TokenFileSource) {
    self.root = root
    self.source = source
  }

  /// Every `Contents.json`, a file of every colour set without one, and the paths of token files outside catalogues.
  /// Links are not followed.
  func contents() throws(ToolError) -> (files: [AssetCatalogue.File], tokenFiles: [String]) {
    var files: [AssetCatalogue.File] = []
    var tokenFiles: [String] = []
    var waiting = [(path: "", isCatalogue: false)]
    while let (folder, isInCatalogue) = waiting.popLast() {
      let names = try names(in: folder)
      let isCatalogue =
        isInCatalogue || names.contains("Contents.json") || folder.hasSuffix(".colorset")
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
          if !name.hasPrefix(".") { waiting.append((path, isCatalogue)) }
        } else if !isCatalogue, TokenLoader.isTokenFile(name) {
          tokenFiles.append(path)
        }
      }
      guard files.count + tokenFiles.count <= TokenLoader.catalogueLimit else {
        throw ToolError(
          .notPossibleHere,
          "\(safePath(root)) has more than \(TokenLoader.catalogueLimit) files; name one catalogue of it."
        )
      }
    }
    return (files, tokenFiles.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
  }

  private func names(in folder: String) throws(ToolError) -> [String] {
    try source.names(in: folder.isEmpty ? root : root + "/" + folder)
  }
}
