import StateSpace

/// The `.git` entry of a work tree, found without running Git, which would block on a pipe.
struct GitFolder {
  /// The path of `.git`.
  let path: String
  /// Whether it is a symbolic link.
  let isLink: Bool
  /// The folder shared by all work trees of the repository.
  private let shared: String

  /// The longest file that refers to another folder, in bytes.
  private static let limit = 1 << 16

  /// Searches a folder and its parents; nil if none is a work tree.
  ///
  /// - Throws: if `.git` is neither a folder nor a file that refers to one.
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
    // A file in additional work trees and submodules (gitrepository-layout(5)).
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

  /// Refuses a repository if reading its configuration would block.
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
  /// - Throws: if it is not a plain file: writing would change another file.
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
  /// The text without trailing line ends.
  fileprivate var trimmingNewlines: String {
    var text = self[...]
    while text.last?.isNewline ?? false { text = text.dropLast() }
    return String(text)
  }
}
