/// The source of token files.
enum TokenFileSource {
  case disk
  /// The files of a theme, which are recorded.
  case theme(ThemeFiles)
  /// A commit of the repository of the working folder.
  case commit(String, Git)
  /// A single file, by its name.
  case answer([UInt8], name: String)

  func bytes(_ path: String, limit: Int) throws(ToolError) -> [UInt8] {
    switch self {
    case .theme(let files):
      files.note(path)
      if let root = files.root, root.relative(path) == nil {
        throw ToolError(
          .notPossibleHere,
          Disk.resolved(path) == nil
            ? "\(safePath(path)) does not exist."
            : "\(safePath(path)) is not below the folder of the baselines.")
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

  /// Whether the folders of files can be listed.
  var listsFolders: Bool {
    switch self {
    case .disk, .theme: true
    case .commit, .answer: false
    }
  }

  /// The names in a folder of the disk; those of a theme are recorded.
  func names(in folder: String) throws(ToolError) -> [String] {
    if case .theme(let files) = self { files.note(folder: folder) }
    do throws(Disk.Refusal) {
      return try Disk.names(in: folder)
    } catch {
      throw ToolError(
        .notPossibleHere,
        "\(safePath(folder)) cannot be read: \(StandardStreams.describe(error.number)).")
    }
  }

  func isFolder(_ path: String) -> Bool {
    switch self {
    case .disk, .theme: Disk.isFolder(path)
    case .commit, .answer: false
    }
  }
}
