import GalleryKit
import VisualReview

/// The baselines on disk and what waits beside them; the only access to either.
///
/// ```
/// ROOT/__Snapshots__/tag/filled.snap       what is agreed on
/// ROOT/__Snapshots__/tag/filled.snap.new   what waits for someone to decide
/// ROOT/__Snapshots__/tag/filled.snap.orig  a baseline that could not be read, set aside before it was replaced
/// ROOT/.gallery/                           the lock, and what the last run found; no part of a repository
/// ```
struct SnapshotFolder: Hashable, Sendable {
  static let name = "__Snapshots__"
  static let workName = ".gallery"
  static let baselineSuffix = ".snap"
  static let pendingSuffix = ".snap.new"
  /// The suffix of a file being written, which also begins with a dot; the holder of the lock knows that any such file is left over.
  static let partialSuffix = ".partial"
  /// No file of a variant is larger; one that is was not written by this program.
  static let largestFile = 64 << 20

  /// The folder in which `__Snapshots__` stands.
  let root: String

  init(root: String) {
    self.root = root
  }

  var path: String { Self.joined(root, Self.name) }

  /// The folder of the snapshots as seen from where the program runs; nil where it does not lie below.
  var pathBelow: String? {
    guard root.hasPrefix("/") else { return root == "." ? Self.name : path }
    guard let here = Disk.workingFolder else { return nil }
    if root == here { return Self.name }
    guard root.hasPrefix(here + "/") else { return nil }
    return Self.joined(String(root.dropFirst(here.count + 1)), Self.name)
  }

  /// Where baselines are: the folder that was named, else the nearest one above with a `Package.swift`, else this one.
  ///
  /// - Throws: where the named folder is none.
  static func root(
    explicit: String?, from start: String? = Disk.workingFolder
  ) throws(SnapshotFolderError) -> String {
    if let explicit {
      guard Disk.kind(of: Disk.resolved(explicit) ?? explicit) == .folder else {
        throw .noFolder(explicit)
      }
      return explicit
    }
    guard let start else { return "." }
    return nearest(from: start, holding: "Package.swift") ?? start
  }

  /// The folder, or the nearest one above it, in which there is something of a name; nil where there is none.
  static func nearest(from start: String, holding name: String) -> String? {
    var folder = start[...]
    while !folder.isEmpty {
      if Disk.kind(of: joined(String(folder), name)) != nil { return String(folder) }
      folder = folder.lastIndex(of: "/").map { folder[..<$0] } ?? ""
    }
    return nil
  }

  /// The variants that have a baseline or something pending, in order; names that no variant has are passed over.
  func variants() throws(SnapshotFolderError) -> [VariantID] {
    try Self.reading { () throws(Disk.Refusal) in
      let root = try OpenFolder(root)
      guard let folder = try root.folder(Self.name) else { return [] }
      var variants: Set<VariantID> = []
      for component in try folder.names() where Self.isName(component) {
        guard folder.kind(of: component) == .folder, let inner = try folder.folder(component)
        else { continue }
        for file in try inner.names() {
          guard let variant = Self.variant(of: file) else { continue }
          variants.insert(VariantID(component + "/" + variant))
        }
      }
      return variants.sorted()
    }
  }

  /// The two files of a variant.
  ///
  /// - Throws: for a file that is a link, a folder, larger than ``largestFile``, or that cannot be read.
  func files(of variant: VariantID) throws(SnapshotFolderError) -> SnapshotFiles {
    let parts = try Self.parts(of: variant)
    return try Self.reading { () throws(Disk.Refusal) in
      let root = try OpenFolder(root)
      guard let folder = try root.folder(Self.name)?.folder(parts.component) else {
        return SnapshotFiles(variant: variant)
      }
      return SnapshotFiles(
        variant: variant,
        baseline: try Self.text(of: parts.variant + Self.baselineSuffix, in: folder),
        pending: try Self.text(of: parts.variant + Self.pendingSuffix, in: folder))
    }
  }

  /// The path of a file of a variant, as it is said in messages: within the root.
  static func path(of variant: VariantID, _ suffix: String = baselineSuffix) -> String {
    name + "/" + variant.text + suffix
  }
}

extension SnapshotFolder {
  /// The component and the variant of an id.
  static func parts(
    of id: VariantID
  ) throws(SnapshotFolderError) -> (component: String, variant: String) {
    let parts = id.text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts.allSatisfy(isName) else { throw .isNoVariant(id) }
    return (parts[0], parts[1])
  }

  /// Whether it is half of an id: no name leads out of the folder, and none begins with a dot.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
          || $0 == UInt8(ascii: "-")
      }
  }

  /// The variant whose file has the name.
  private static func variant(of file: String) -> String? {
    for suffix in [pendingSuffix, baselineSuffix] where file.hasSuffix(suffix) {
      let variant = String(file.dropLast(suffix.count))
      return isName(variant) ? variant : nil
    }
    return nil
  }

  /// The text of a file. Bytes that are no text stand for themselves as U+FFFD, which no reader takes for a snapshot.
  static func text(
    of name: String, in folder: borrowing OpenFolder
  ) throws(Disk.Refusal) -> String? {
    try folder.bytes(of: name, limit: largestFile).map { String(decoding: $0, as: UTF8.self) }
  }

  static func reading<Made>(
    _ work: () throws(Disk.Refusal) -> Made
  ) throws(SnapshotFolderError) -> Made {
    do throws(Disk.Refusal) {
      return try work()
    } catch {
      throw SnapshotFolderError(reading: error)
    }
  }

  static func joined(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}

extension SnapshotFolder {
  /// The folder of the snapshots as seen from the root of the repository it is in, as annotations name files; nil where
  /// it is in none.
  var pathInRepository: String? {
    // The name is that of a folder, or of the file that a worktree or a submodule has instead.
    guard let whole = Disk.resolved(root), let top = Self.nearest(from: whole, holding: ".git")
    else { return nil }
    let below = whole.dropFirst(top.count + 1)
    return below.isEmpty ? Self.name : Self.joined(String(below), Self.name)
  }
}

/// Why baselines could not be read or written.
enum SnapshotFolderError: Error, Hashable, CustomStringConvertible {
  /// Nothing, or no folder, where baselines are looked for.
  case noFolder(String)
  /// Something else stands where a folder of baselines has to be.
  case isNoFolder(String)
  /// Something else stands where a file of snapshots has to be.
  case isNoFile(String, Obstacle)
  case isTooLarge(String)
  case cannotBeRead(String, Int32)
  case cannotBeWritten(String, Int32)
  /// The files of the variant are not what they were when it was decided.
  case changedMeanwhile(VariantID)
  /// Changes wait that were compared with other baselines than those of now.
  case isOutdated([VariantID])
  /// Another process has held the lock all the time.
  case isBusy(String)
  /// Written by a later version of this program.
  case isNewer(String, format: Int)
  /// No name of a variant.
  case isNoVariant(VariantID)

  enum Obstacle: String, Hashable {
    case folder = "is a folder"
    case link = "is a symbolic link"
    case other = "is no plain file"
  }

  var description: String {
    switch self {
    case .noFolder(let path):
      "\(safePath(path)) is no folder; make it first, or name another with --snapshots."
    case .isNoFolder(let path):
      "\(safePath(path)) is no folder, where one of snapshots has to be; move it away. It was not touched."
    case .isNoFile(let path, let obstacle):
      "\(safePath(path)) \(obstacle.rawValue), where a file of snapshots has to be; move it away. "
        + "It was not touched."
    case .isTooLarge(let path):
      "\(safePath(path)) is larger than \(SnapshotFolder.largestFile >> 20) MB, which no baseline is; move it away."
    case .cannotBeRead(let path, let number):
      "\(safePath(path)) cannot be read: \(StandardStreams.describe(number))."
    case .cannotBeWritten(let path, let number):
      "\(safePath(path)) cannot be written: \(StandardStreams.describe(number)). What was there is as it was."
    case .changedMeanwhile(let variant):
      "The snapshots of \(safe(variant.text)) have changed meanwhile, and nothing of them was written; look again."
    case .isOutdated(let variants):
      "The baselines of \(Self.list(variants)) are no longer those that the pending changes were compared "
        + "with, for instance after git checkout. Nothing was decided or written. Run "
        + "\(ProgramName.current) test again, with the options it had, and decide then."
    case .isBusy(let path):
      "Another process is writing baselines and has held \(safePath(path)) for seconds; try again when it is done."
    case .isNewer(let path, let format):
      "\(safePath(path)) has format \(format), which is newer than this program; take a newer one. It was not touched."
    case .isNoVariant(let name):
      "“\(safe(name.text))” is no component/variant, so that it cannot have a baseline."
    }
  }

  private static func list(_ variants: [VariantID]) -> String {
    let names = variants.prefix(3).map { safe($0.text) }
    let rest = variants.count - names.count
    return (names + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: ", ")
  }

  /// The refusal of the system during reading.
  init(reading refusal: Disk.Refusal) {
    self =
      Self.obstacle(refusal, of: Disk.Obstacle(refusal.number))
      ?? .cannotBeRead(refusal.path, refusal.number)
  }

  /// The refusal of the system during writing.
  init(writing refusal: Disk.Refusal) {
    // A limit on the size of files is a full disk, not a large baseline.
    let obstacle = Disk.Obstacle(refusal.number).flatMap { $0 == .size ? nil : $0 }
    self =
      Self.obstacle(refusal, of: obstacle) ?? .cannotBeWritten(refusal.path, refusal.number)
  }

  private static func obstacle(
    _ refusal: Disk.Refusal, of obstacle: Disk.Obstacle?
  ) -> SnapshotFolderError? {
    switch obstacle {
    case .link: .isNoFile(refusal.path, .link)
    case .folder: .isNoFile(refusal.path, .folder)
    case .special: .isNoFile(refusal.path, .other)
    case .noFolder: .isNoFolder(refusal.path)
    case .size: .isTooLarge(refusal.path)
    case nil: nil
    }
  }
}
