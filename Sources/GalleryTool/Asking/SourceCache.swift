import CPlatform
import GalleryKit
import Storage

/// The last good answer of a source.
struct SourceCopy: Codable, Hashable, Sendable {
  /// The source, as an option spells it.
  var source: String
  /// The folder that a command was run in.
  var folder: String
  /// The server's mark of this version; nil where it gives none.
  var version: String?
  /// When it came, in seconds since 1970.
  var time: Int
  var text: String
}

/// The last good answers of commands and servers, on the disk.
struct SourceCache: Sendable {
  /// nil where there is no place for files of this kind.
  private let folder: String?

  /// A file holds its text with escapes.
  private static let factor = 3

  init(_ environment: ProcessEnvironment) {
    folder = environment.folder("XDG_CACHE_HOME", inHome: ".cache").map { $0 + "/sources" }
  }

  /// The last good answer; nil where there is none, or it cannot be read.
  func copy(of source: String, _ limits: SourceLimits) -> SourceCopy? {
    guard let copy = try? stored(source, limits)?.read(), copy.source == source,
      copy.folder == Self.workingFolder(source)
    else { return nil }
    return copy
  }

  /// Keeps an answer; where that is not possible, the next run has none.
  func keep(
    _ text: String, version: String?, of source: String, _ limits: SourceLimits
  ) -> SourceCopy {
    let copy = SourceCopy(
      source: source, folder: Self.workingFolder(source), version: version, time: Self.now,
      text: text)
    try? stored(source, limits)?.update(from: copy) { $0 = copy }
    return copy
  }

  /// Files for the marks of versions of a request, the known one written; nil where nothing is kept.
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

  /// The mark of the version that was answered; the files are gone afterwards.
  func takeVersion(_ files: WebRequest.VersionFiles?) -> String? {
    guard let files else { return nil }
    let version = Disk.text(of: files.new)
    for path in [files.known, files.new].compactMap(\.self) { Disk.removeFile(path) }
    return version.isEmpty ? nil : version
  }

  /// Makes a folder and its parents, for their owner alone; what cannot be made is not there afterwards.
  private func makeFolders(_ path: String) {
    for end in path.indices.dropFirst() where path[end] == "/" {
      _ = unsafe mkdir(String(path[..<end]), 0o700)
    }
    _ = unsafe mkdir(path, 0o700)
  }

  /// Now, in seconds since 1970.
  static var now: Int { Int(time(nil)) }

  private func stored(_ source: String, _ limits: SourceLimits) -> Stored<SourceCopy>? {
    folder.map {
      Stored(Self.name(of: source), in: .folder($0), limit: Self.factor * limits.bytes)
    }
  }

  /// The same command does other things elsewhere.
  private static func workingFolder(_ source: String) -> String {
    source.hasPrefix("command:") ? Disk.workingFolder ?? "" : ""
  }

  /// The name of its file (FNV-1a).
  private static func name(of source: String) -> String {
    let hash = (source + "\u{0}" + workingFolder(source)).utf8.reduce(
      0xCBF2_9CE4_8422_2325 as UInt64
    ) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }
}
