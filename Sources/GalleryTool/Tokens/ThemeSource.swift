import GalleryKit

/// A theme made of token files: `file:brand.tokens.json`, or `folder:Brand.xcassets`.
struct ThemeSource: Hashable, Sendable {
  /// The shape of a source.
  enum Kind: String, Hashable, Sendable {
    /// A token file, a resolver document or a mapping.
    case file
    /// An asset catalogue, or a folder of token files.
    case folder
  }

  let kind: Kind
  let path: String

  /// Reads the value of an option or a link; nil where it is the name of a theme.
  init?(_ text: String) {
    guard let mark = text.firstIndex(of: ":"), let kind = Kind(rawValue: String(text[..<mark]))
    else {
      return nil
    }
    let path = text[text.index(after: mark)...]
    guard !path.isEmpty else { return nil }
    self.init(kind, String(path))
  }

  init(_ kind: Kind, _ path: String) {
    self.kind = kind
    self.path = path
  }

  /// The source as an option spells it.
  var text: String { kind.rawValue + ":" + path }

  /// The value of the setting `theme` in a link, decoded; nil where it names none.
  static func themeText(inLink link: String) -> String? {
    guard let mark = link.lastIndex(of: "@") else { return nil }
    return link[link.index(after: mark)...].split(separator: ",")
      .last { $0.hasPrefix("theme=") }.flatMap { percentDecoded($0.dropFirst("theme=".count)) }
  }
}

/// The folder below which links may name token files: the one of the baselines.
struct ThemeRoot: Hashable, Sendable {
  /// Without links; nil where the folder is gone.
  private let folder: String?

  init(_ folder: String) { self.folder = Disk.resolved(folder) }

  /// The folder of the baselines.
  static func current() -> ThemeRoot {
    ThemeRoot((try? SnapshotFolder.root(explicit: nil)) ?? ".")
  }

  /// The path of a file from the folder on; nil where it is not below it, links followed.
  func relative(_ path: String) -> String? {
    guard let folder, let file = Disk.resolved(path) else { return nil }
    let prefix = folder == "/" ? "/" : folder + "/"
    return file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : nil
  }

  /// The path of a file that a link names from the folder on.
  func path(of relative: String) -> String { (folder ?? ".") + "/" + relative }

  /// The name of a theme: its path below the folder, so that a link finds it again, and its file name otherwise.
  func name(of source: ThemeSource) -> String {
    guard let relative = relative(source.path) else {
      return source.path.split(separator: "/").last.map(String.init) ?? source.path
    }
    return source.kind.rawValue + ":" + relative
  }
}
