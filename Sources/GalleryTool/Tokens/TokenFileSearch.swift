import TokenFiles

/// Finds the token files that a pattern matches.
struct TokenFileSearch {
  /// The nesting of folders that is looked at.
  private static let depthLimit = 32
  /// The limit of names that are looked at.
  private static let nameLimit = 10 * TokenLoader.catalogueLimit

  private let pattern: FilePattern
  private let text: String
  private let source: TokenFileSource

  init(_ pattern: FilePattern, _ text: String, _ source: TokenFileSource) {
    self.pattern = pattern
    self.text = text
    self.source = source
  }

  /// A folder that is looked at, with the state of the pattern there.
  private struct Folder {
    let path: String
    let depth: Int
    let state: FilePattern.Alternative.State
  }

  /// The paths, each once: for each alternative of the pattern in order, sorted by their bytes. Links to folders are not
  /// followed.
  ///
  /// - Throws: if nothing matches, if too many names have to be looked at, or if a folder cannot be read.
  func files() throws(ToolError) -> [String] {
    var found: Set<String> = []
    var result: [String] = []
    var rest = Self.nameLimit
    for alternative in pattern.alternatives {
      let files = try files(of: alternative, &rest)
      result += files.filter { found.insert($0).inserted }
    }
    guard !result.isEmpty else {
      throw ToolError(.noMatch, "No token file matches \(safePath(text)).")
    }
    return result
  }

  private func files(
    of alternative: FilePattern.Alternative, _ rest: inout Int
  ) throws(ToolError) -> [String] {
    var files: [String] = []
    guard alternative.base.isEmpty || source.isFolder(alternative.base) else { return [] }
    var waiting = [Folder(path: alternative.base, depth: 0, state: alternative.start)]
    while let folder = waiting.popLast() {
      for name in try source.names(in: folder.path.isEmpty ? "." : folder.path) {
        rest -= 1
        guard rest > 0 else {
          throw ToolError(
            .notPossibleHere,
            "\(safePath(text)) covers more than \(Self.nameLimit) names; begin it with a folder.")
        }
        guard let state = alternative.state(of: name, in: folder.state) else { continue }
        let path =
          folder.path.isEmpty ? name : folder.path == "/" ? "/" + name : folder.path + "/" + name
        if Disk.kind(of: path) == .folder {
          if folder.depth < Self.depthLimit {
            waiting.append(Folder(path: path, depth: folder.depth + 1, state: state))
          }
        } else if alternative.isMatch(state), TokenLoader.isTokenFile(name), !Disk.isFolder(path) {
          files.append(path)
        }
      }
    }
    return files.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }
}
