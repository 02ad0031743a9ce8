/// What `.git` of a work tree is, found without asking Git, which would wait for a pipe.
struct GitFolder {
  /// The path of `.git`.
  let path: String
  /// Whether it is a symbolic link.
  let isLink: Bool
  /// The folder that holds what all work trees of the repository share.
  private let shared: String

  /// The longest file that names another folder, in bytes.
  private static let limit = 1 << 16

  /// Looks in a folder and in those above it; nil where none is a work tree.
  ///
  /// - Throws: where `.git` is neither a folder nor a file that names one.
  init?(above folder: String) throws(ToolError) {
    guard let start = Disk.resolved(folder) else { return nil }
    var folder = start
    while true {
      let path = (folder == "/" ? "" : folder) + "/.git"
      if Disk.kind(of: path) != nil {
        self.path = path
        isLink = Disk.isLink(path)
        shared = try Self.shared(path, in: folder)
        return
      }
      guard folder != "/" else { return nil }
      folder = Disk.divided(folder).folder
    }
  }

  private static func shared(_ path: String, in folder: String) throws(ToolError) -> String {
    guard !Disk.isFolder(path) else { return path }
    // Of a further work tree, or of a submodule (gitrepository-layout(5)).
    let text = try text(path)
    guard text.hasPrefix("gitdir: ") else {
      throw ToolError(
        .notPossibleHere,
        "\(safePath(path)) is neither a folder nor a file of Git that names one.")
    }
    let own = absolute(text.dropFirst("gitdir: ".count), from: folder)
    let common = own + "/commondir"
    guard Disk.kind(of: common) != nil else { return own }
    return absolute(try Self.text(common)[...], from: own)
  }

  /// Refuses a repository whose configuration would be waited for.
  func check() throws(ToolError) {
    let path = shared + "/config"
    guard Disk.kind(of: path) != nil else { return }
    do throws(Disk.Refusal) {
      _ = try PlainFile(path)
    } catch {
      throw ToolError(
        .notPossibleHere, "\(safePath(path)) cannot be read: \(error.reason(limit: Self.limit)).")
    }
  }

  /// The path of the configuration.
  ///
  /// - Throws: where it is not a plain file: what is written would land elsewhere.
  func configuration() throws(ToolError) -> String {
    let path = shared + "/config"
    guard !Disk.isLink(path), Disk.kind(of: path) != .folder else {
      throw ToolError(
        .notPossibleHere, "\(safePath(path)) is not a plain file; nothing was written.")
    }
    return path
  }

  private static func text(_ path: String) throws(ToolError) -> String {
    do throws(Disk.Refusal) {
      let bytes = try PlainFile(path).bytes(limit: limit)
      return String(decoding: bytes, as: UTF8.self).trimmingNewlines
    } catch {
      throw ToolError(
        .notPossibleHere, "\(safePath(path)) cannot be read: \(error.reason(limit: limit)).")
    }
  }

  private static func absolute(_ path: Substring, from folder: String) -> String {
    path.hasPrefix("/") ? String(path) : folder + "/" + path
  }
}

extension String {
  /// Without the ends of lines that it ends in.
  fileprivate var trimmingNewlines: String {
    var text = self[...]
    while text.last?.isNewline ?? false { text = text.dropLast() }
    return String(text)
  }
}
