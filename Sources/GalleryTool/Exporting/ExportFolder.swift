import GalleryKit
import StateSpace

/// Why a folder of pictures could not be written.
enum ExportFolderError: Error, Hashable, CustomStringConvertible {
  /// There are files in it that this tool did not write.
  case holdsSomethingElse(String)
  /// The folder's path is taken by a file.
  case isNoFolder(String)
  /// A required name is taken by a file that this tool did not write.
  case isTaken(String)
  /// The parent folder does not exist.
  case hasNoParent(String, parent: String)
  /// A system call failed, with its error number.
  case refused(String, Int32)

  var description: String {
    switch self {
    case .holdsSomethingElse(let path):
      "\(safe(path)) holds something else, and nothing of it is touched; name a new or an empty folder."
    case .isNoFolder(let path): "\(safe(path)) is not a folder; name a new or empty one."
    case .isTaken(let path):
      "\(safe(path)) is there already, and this tool did not write it; take it away or name another folder."
    case .hasNoParent(let path, let parent):
      "\(safe(path)) cannot be made: folder \(safe(parent)) does not exist; create it."
    case .refused(let path, let number):
      "\(safe(path)) cannot be written: \(StandardStreams.describe(number))."
    }
  }
}

/// A folder filled by an export. Nothing in it changes until all files are written.
///
/// Every file is written under a temporary name in the folder and renamed, so that a reader never sees half a file. A
/// list keeps the names; the next export removes those it no longer makes, and nothing else.
struct ExportFolder: Sendable {
  /// The owner of a folder's content: one does not remove the files of another.
  enum Filler: String, Hashable, Sendable {
    case export, report, catalogue

    /// The list of written files: its first line identifies it, the others are paths within the folder.
    var listName: String { ".gs-gallery-\(rawValue)" }
    var listHeading: String { "gs-gallery \(rawValue) 1" }
  }

  private static let stagePrefix = ".gs-gallery-partial-"

  let path: String
  private let filler: Filler
  /// Whether the folder was made for this export.
  private let isNew: Bool
  private let previous: Set<String>
  private let stage: String

  /// Checks the folder, creates it if missing, and makes room for the new files.
  init(_ name: String, for filler: Filler = .export) throws(ExportFolderError) {
    let path = Disk.resolved(name) ?? name
    self.path = path
    self.filler = filler
    let kind = Disk.kind(of: path)
    isNew = kind == nil
    switch kind {
    case nil: try Self.make(path)
    case .folder: break
    case .other: throw .isNoFolder(path)
    }
    let names = try Self.attempt { () throws(Disk.Refusal) in try Disk.names(in: path) }
    let others = names.filter { !$0.hasPrefix(Self.stagePrefix) }
    previous = Self.listed(in: path, by: filler)
    guard others.isEmpty || others.contains(filler.listName) else {
      throw .holdsSomethingElse(path)
    }
    for name in names where name.hasPrefix(Self.stagePrefix) {
      guard Int32(name.dropFirst(Self.stagePrefix.count)).map(Disk.isRunning) != true else {
        continue
      }
      Self.remove(stage: path + "/" + name)
    }
    let stage = path + "/" + Self.stagePrefix + "\(Disk.processNumber)"
    self.stage = stage
    try Self.attempt { () throws(Disk.Refusal) in try Disk.makeFolder(stage) }
  }

  /// Writes a file under the temporary name of a number; each thread uses its own numbers.
  func write(_ bytes: [UInt8], as number: Int) throws(ExportFolderError) {
    try Self.attempt { () throws(Disk.Refusal) in
      try OpenFolder(stage).create("\(number)", bytes, isDurable: false)
    }
  }

  /// Creates the folder in an existing one.
  private static func make(_ path: String) throws(ExportFolderError) {
    if let parent = Disk.missingParent(of: path) { throw .hasNoParent(path, parent: parent) }
    try attempt { () throws(Disk.Refusal) in try Disk.makeFolder(path) }
  }

  /// Gives the files their final names, and removes files of an earlier export that this one did not write.
  ///
  /// - Parameter files: the paths within the folder, by the numbers of the files.
  func publish(_ files: [(number: Int, path: String)]) throws(ExportFolderError) {
    let paths = Set(files.map(\.path))
    for file in files where !previous.contains(file.path) {
      guard Disk.kind(of: path + "/" + file.path) == nil else {
        throw .isTaken(path + "/" + file.path)
      }
    }
    // Until all files have their names, the list holds both the old and the new ones.
    try writeList(paths.union(previous))
    for file in files {
      try makeParents(of: file.path)
      try Self.attempt { () throws(Disk.Refusal) in
        try Disk.rename(stage + "/\(file.number)", to: path + "/" + file.path)
      }
    }
    for old in previous.subtracting(paths).sorted() where isInside(old) {
      Disk.removeFile(path + "/" + old)
      for parent in Self.parents(of: old).reversed() {
        guard Disk.removeFolder(path + "/" + parent) else { break }
      }
    }
    try writeList(paths)
    _ = Disk.removeFolder(stage)
  }

  /// Removes the unpublished files.
  func discard() {
    Self.remove(stage: stage)
    if isNew { _ = Disk.removeFolder(path) }
  }

  private func writeList(_ paths: Set<String>) throws(ExportFolderError) {
    let text = ([filler.listHeading] + paths.sorted()).joined(separator: "\n") + "\n"
    try Self.attempt { () throws(Disk.Refusal) in
      try OpenFolder(path).replace(
        filler.listName, with: Array(text.utf8), as: Self.stagePrefix + "list")
    }
  }

  private func makeParents(of file: String) throws(ExportFolderError) {
    for parent in Self.parents(of: file) {
      switch Disk.kind(of: path + "/" + parent) {
      case nil:
        try Self.attempt { () throws(Disk.Refusal) in try Disk.makeFolder(path + "/" + parent) }
      case .folder: break
      case .other: throw .isNoFolder(path + "/" + parent)
      }
    }
  }

  /// Whether every folder on the path is a real folder: a link could lead out.
  private func isInside(_ file: String) -> Bool {
    Self.parents(of: file).allSatisfy { Disk.kind(of: path + "/" + $0) == .folder }
  }

  /// A refusal of the system, reported for the folder.
  private static func attempt<Result>(
    _ work: () throws(Disk.Refusal) -> Result
  ) throws(ExportFolderError) -> Result {
    do throws(Disk.Refusal) {
      return try work()
    } catch {
      throw .refused(error.path, error.number)
    }
  }

  /// `a/b/c` has the parents `a` and `a/b`.
  private static func parents(of file: String) -> [String] {
    let parts = file.split(separator: "/").dropLast()
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }

  /// The files named by the list; empty if another tool wrote it, or a path leads out of the folder.
  private static func listed(in path: String, by filler: Filler) -> Set<String> {
    let lines = Disk.text(of: path + "/" + filler.listName).split(separator: "\n").map(String.init)
    guard lines.first == filler.listHeading else { return [] }
    return Set(
      lines.dropFirst().filter { line in
        line.utf8.allSatisfy { $0 == UInt8(ascii: "/") || isPlain($0) }
          && line.split(separator: "/", omittingEmptySubsequences: false)
            .allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
      })
  }

  private static func remove(stage: String) {
    for name in (try? Disk.names(in: stage)) ?? [] { Disk.removeFile(stage + "/" + name) }
    _ = Disk.removeFolder(stage)
  }
}
