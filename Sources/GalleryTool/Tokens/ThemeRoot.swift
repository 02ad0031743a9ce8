import GalleryKit

/// The folder of the baselines: links can only name token files below it.
struct ThemeRoot: Hashable, Sendable {
  /// The resolved path; nil if the folder is missing.
  private let folder: String?

  init(_ folder: String) { self.folder = Disk.resolved(folder) }

  /// The folder of the baselines.
  static func current() -> ThemeRoot {
    ThemeRoot((try? SnapshotFolder.root(explicit: nil)) ?? ".")
  }

  /// The path of a file relative to the folder, after resolving links; nil if it is not below it.
  func relative(_ path: String) -> String? {
    guard let folder, let file = Disk.resolved(path) else { return nil }
    let prefix = folder == "/" ? "/" : folder + "/"
    return file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : nil
  }

  /// The path of a file that a link names relative to the folder.
  func path(of relative: String) -> String { (folder ?? ".") + "/" + relative }

  /// Whether the files of a source are below the folder.
  func holds(_ source: ThemeSource) -> Bool {
    switch source.kind {
    case .file(let path), .folder(let path): relative(path) != nil
    case .command, .server: false
    }
  }

  /// A source with file names relative to the folder.
  func placed(_ source: ThemeSource) -> ThemeSource {
    func path(_ path: String) -> String { path.hasPrefix("/") ? path : self.path(of: path) }
    let mapping = source.mapping.map(path)
    return switch source.kind {
    case .file(let file): .file(path(file))
    case .folder(let folder): .folder(path(folder))
    case .command(let words): .command(words, mapping: mapping)
    case .server(let request): .server(request, mapping: mapping)
    }
  }

  /// A source named by a link.
  ///
  /// - Throws: if it is not below the folder.
  func inside(_ source: ThemeSource) throws(ToolError) -> ThemeSource {
    let named: String
    switch source.kind {
    case .file(let path), .folder(let path): named = path
    case .command, .server: named = ""
    }
    guard !named.isEmpty, !named.hasPrefix("/"), relative(path(of: named)) != nil else {
      throw ToolError(
        .badArguments,
        "A link can name token files below the folder of the baselines only; “\(safePath(named))” is none of them."
      )
    }
    return placed(source)
  }

  /// The name of a theme: its path below the folder, so that links find it, and its file name otherwise. Links cannot
  /// find a command or a server, whatever their themes are called.
  func name(of source: ThemeSource) -> String {
    switch source.kind {
    case .file(let path): relative(path).map { "file:" + $0 } ?? Self.lastName(path)
    case .folder(let path): relative(path).map { "folder:" + $0 } ?? Self.lastName(path)
    case .command(let words): words.joined(separator: " ")
    case .server(let request):
      request.url.split(separator: "/", maxSplits: 1).last.map {
        String($0.drop { $0 == "/" })
      } ?? request.url
    }
  }

  private static func lastName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
