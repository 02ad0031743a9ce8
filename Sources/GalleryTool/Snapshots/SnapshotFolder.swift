import StateSpace
import VisualReview

/// The baselines and pending snapshots on disk; all access goes through here.
///
/// ```
/// ROOT/__Snapshots__/tag/filled.snap       the accepted baseline
/// ROOT/__Snapshots__/tag/filled.snap.new   pending changes, to be accepted or rejected
/// ROOT/__Snapshots__/review.reasons        why looks were accepted or rejected
/// ROOT/__Snapshots__/tag/filled.snap.orig  an unreadable baseline, set aside before it was replaced
/// ROOT/.gallery/                           the lock and the findings of the last run; not part of a repository
/// ```
struct SnapshotFolder: Hashable, Sendable {
  static let name = "__Snapshots__"
  static let workName = ".gallery"
  static let baselineSuffix = ".snap"
  static let pendingSuffix = ".snap.new"
  /// The suffix of a file being written, which also begins with a dot. To the holder of the lock, any such file is a
  /// leftover.
  static let partialSuffix = ".partial"
  /// The limit for a variant's file, in bytes; this program never writes a larger one.
  static let largestFile = 64 << 20

  /// The folder that contains `__Snapshots__`.
  let root: String
  /// Whether symbolic links are followed in reading, as in the sandbox of a build system. Such a folder is never written.
  let followsLinks: Bool

  init(root: String, followsLinks: Bool = false) {
    self.root = root
    self.followsLinks = followsLinks
  }

  var path: String { Self.joined(root, Self.name) }

  /// The path of the snapshot folder relative to the working folder; nil if it is not below.
  var pathBelow: String? {
    guard root.hasPrefix("/") else { return root == "." ? Self.name : path }
    guard let here = Disk.workingFolder else { return nil }
    if root == here { return Self.name }
    guard root.hasPrefix(here + "/") else { return nil }
    return Self.joined(String(root.dropFirst(here.count + 1)), Self.name)
  }

  /// The root of the baselines: the named folder, else the nearest parent with a `Package.swift`, else this folder.
  ///
  /// - Throws: if the named path is not a folder.
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

  /// The folder, or its nearest parent, that contains an entry of a name; nil if none does.
  static func nearest(from start: String, holding name: String) -> String? {
    var folder = start[...]
    while !folder.isEmpty {
      if Disk.kind(of: joined(String(folder), name)) != nil { return String(folder) }
      folder = folder.lastIndex(of: "/").map { folder[..<$0] } ?? ""
    }
    return nil
  }

  /// The variants with a baseline or a pending snapshot, in order; files with other names are skipped.
  func variants() throws(SnapshotFolderError) -> [VariantID] {
    try Self.reading { () throws(Disk.Refusal) in
      let root = try OpenFolder(root)
      guard let folder = try root.folder(Self.name, followsLinks: followsLinks) else { return [] }
      var variants: Set<VariantID> = []
      for component in try folder.names() where Self.isName(component) {
        let kind = folder.kind(of: component)
        guard kind == .folder || (kind == .link && followsLinks),
          let inner = try folder.folder(component, followsLinks: followsLinks)
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
  /// - Throws: if a file is a link, a folder, larger than ``largestFile``, or cannot be read.
  func files(of variant: VariantID) throws(SnapshotFolderError) -> SnapshotFiles {
    let parts = try Self.parts(of: variant)
    return try Self.reading { () throws(Disk.Refusal) in
      let root = try OpenFolder(root)
      guard
        let folder = try root.folder(Self.name, followsLinks: followsLinks)?
          .folder(parts.component, followsLinks: followsLinks)
      else { return SnapshotFiles(variant: variant) }
      return SnapshotFiles(
        variant: variant,
        baseline: try text(of: parts.variant + Self.baselineSuffix, in: folder),
        pending: try text(of: parts.variant + Self.pendingSuffix, in: folder))
    }
  }

  /// The bytes of a file beside the folders of baselines; nil if it does not exist.
  ///
  /// - Throws: if it is a link, a folder, larger than the limit, or cannot be read.
  func bytes(of name: String, limit: Int) throws(SnapshotFolderError) -> [UInt8]? {
    try Self.reading { () throws(Disk.Refusal) in
      guard
        let folder = try OpenFolder(root).folder(Self.name, followsLinks: followsLinks)
      else { return nil }
      return try folder.bytes(of: name, limit: limit, followsLinks: followsLinks)
    }
  }

  /// The path of a variant's file for messages: relative to the root.
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

  /// Whether it is half of an id: a name cannot lead out of the folder or begin with a dot.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
          || $0 == UInt8(ascii: "-")
      }
  }

  /// The variant that a file belongs to by its name.
  private static func variant(of file: String) -> String? {
    for suffix in [pendingSuffix, baselineSuffix] where file.hasSuffix(suffix) {
      let variant = String(file.dropLast(suffix.count))
      return isName(variant) ? variant : nil
    }
    return nil
  }

  private func text(
    of name: String, in folder: borrowing OpenFolder
  ) throws(Disk.Refusal) -> String? {
    try folder.bytes(of: name, limit: Self.largestFile, followsLinks: followsLinks)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The text of a file. Invalid UTF-8 becomes U+FFFD, which no reader accepts in a snapshot.
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
  /// The path of the snapshot folder relative to the root of its repository, as annotations name files; nil outside a
  /// repository.
  var pathInRepository: String? {
    // A folder, or the file that a worktree or a submodule has instead.
    guard let whole = Disk.resolved(root), let top = Self.nearest(from: whole, holding: ".git")
    else { return nil }
    let below = whole.dropFirst(top.count + 1)
    return below.isEmpty ? Self.name : Self.joined(String(below), Self.name)
  }
}
