import CPlatform
import GalleryKit
import Storage

/// The last good answer of a source.
struct SourceCopy: Codable, Hashable, Sendable {
  /// The source, as an option spells it.
  var source: String
  /// The folder that a command was run in.
  var folder: String
  /// The server's version mark; nil if it gives none.
  var version: String?
  /// When the answer arrived, in seconds since 1970.
  var time: Int
  var text: String
}

/// The cache on disk of the last good answers of commands and servers.
struct SourceCache: Sendable {
  /// nil without a folder for caches.
  private let folder: String?

  /// The file contains the text with escapes, which make it longer.
  private static let factor = 3

  init(_ environment: ProcessEnvironment) {
    folder = environment.folder("XDG_CACHE_HOME", inHome: ".cache").map { $0 + "/sources" }
  }

  /// The last good answer; nil if it does not exist or cannot be read.
  func copy(of source: String, _ limits: SourceLimits) -> SourceCopy? {
    guard let copy = try? stored(source, limits)?.read(), copy.source == source,
      copy.folder == Self.workingFolder(source)
    else { return nil }
    return copy
  }

  /// Keeps an answer; if that fails, the next run starts without one.
  func keep(
    _ text: String, version: String?, of source: String, _ limits: SourceLimits
  ) -> SourceCopy {
    let copy = SourceCopy(
      source: source, folder: Self.workingFolder(source), version: version, time: Self.now,
      text: text)
    try? stored(source, limits)?.update(from: copy) { $0 = copy }
    return copy
  }

  /// Files for the version marks of a request, with the known mark written; nil if nothing is cached.
  func versionFiles(for copy: SourceCopy?, of source: String) -> WebRequest.VersionFiles? {
    guard let folder else { return nil }
    makeFolders(folder)
    guard Disk.isFolder(folder) else { return nil }
    let path = folder + "/" + Self.name(of: source) + "-\(Disk.processNumber)"
    var files = WebRequest.VersionFiles(new: path + ".new")
    if let version = copy?.version, Disk.write(version, to: path + ".known") {
      files.known = path + ".known"
    }
    return files
  }

  /// The version mark of the answer; removes the files.
  func takeVersion(_ files: WebRequest.VersionFiles?) -> String? {
    guard let files else { return nil }
    let version = Disk.text(of: files.new)
    for path in [files.known, files.new].compactMap(\.self) { Disk.removeFile(path) }
    return version.isEmpty ? nil : version
  }

  /// Creates a folder and its parents, accessible to their owner only; ignores failures.
  private func makeFolders(_ path: String) {
    for end in path.indices.dropFirst() where path[end] == "/" {
      _ = unsafe mkdir(String(path[..<end]), 0o700)
    }
    _ = unsafe mkdir(path, 0o700)
  }

  /// The current time in seconds since 1970.
  static var now: Int { Int(time(nil)) }

  private func stored(_ source: String, _ limits: SourceLimits) -> Stored<SourceCopy>? {
    folder.map {
      Stored(Self.name(of: source), in: .folder($0), limit: Self.factor * limits.bytes)
    }
  }

  /// A command may give other tokens in another folder.
  private static func workingFolder(_ source: String) -> String {
    source.hasPrefix("command:") ? Disk.workingFolder ?? "" : ""
  }

  /// The name of the cache file (FNV-1a).
  private static func name(of source: String) -> String {
    let hash = (source + "\u{0}" + workingFolder(source)).utf8.reduce(
      0xCBF2_9CE4_8422_2325 as UInt64
    ) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }
}
