import StateSpace

/// The `.git` entry of a work tree, found without running Git, which would block on a pipe.
struct GitFolder {
  /// The path of `.git`.
  let path: String
  /// Whether it is a symbolic link.
  let isLink: Bool
  /// The folder of this work tree's own files.
  private let own: String
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
        own = Self.withoutLinks(try Self.own(path, in: folder))
        shared = Self.withoutLinks(try Self.shared(own))
        return
      }
      guard folder != "/" else { return nil }
      folder = Disk.divided(folder).folder
    }
  }

  private static func withoutLinks(_ path: String) -> String { Disk.resolved(path) ?? path }

  private static func own(_ path: String, in folder: String) throws(ToolError) -> String {
    guard !Disk.isFolder(path) else { return path }
    // A file in additional work trees and submodules (gitrepository-layout(5)).
    let text = try text(path)
    guard text.hasPrefix("gitdir: ") else {
      throw ToolError(
        .notPossibleHere,
        "\(safePath(path)) is neither a folder nor a file of Git that names one.")
    }
    return absolute(text.dropFirst("gitdir: ".count), from: folder)
  }

  private static func shared(_ own: String) throws(ToolError) -> String {
    let common = own + "/commondir"
    guard Disk.kind(of: common) != nil else { return own }
    return absolute(try Self.text(common)[...], from: own)
  }

  /// The folders that no branch writes to.
  var folders: [String] { own == shared ? [own] : [own, shared] }

  /// The folders of the further work trees within the repository's own.
  private var further: [String] {
    let folder = shared + "/worktrees"
    return ((try? Disk.names(in: folder)) ?? []).map { folder + "/" + $0 }
  }

  /// The work trees of the repository: branches write to them.
  var workTrees: [String] {
    let main = Disk.divided(shared)
    return [Disk.divided(path).folder] + (main.name == ".git" ? [main.folder] : [])
      + further.compactMap { folder in
        let text = Disk.text(of: folder + "/gitdir").trimmingNewlines
        return text.isEmpty ? nil : Disk.divided(Self.absolute(text[...], from: folder)).folder
      }
  }

  /// The files of settings in the repository, those for one work tree among them.
  ///
  /// - Throws: if one is not a plain file: a link may lead into a work tree.
  func configurations() throws(ToolError) -> [String] {
    var files = [try configuration()]
    for folder in Set([shared, own] + further).sorted() {
      let path = folder + "/config.worktree"
      guard Disk.kind(of: path) != nil else { continue }
      do throws(Disk.Refusal) {
        _ = try PlainFile(path)
      } catch {
        throw ToolError(
          .notPossibleHere, "\(safePath(path)) cannot be read: \(error.reason(limit: Self.limit)).")
      }
      guard !Disk.isLink(path) else {
        throw ToolError(
          .notPossibleHere, "\(safePath(path)) is not a plain file; nothing was written.")
      }
      files.append(path)
    }
    return files
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
