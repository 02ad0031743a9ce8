import StateSpace
import Words

/// The source of the library for a new package.
enum LibrarySource: Hashable, Sendable {
  /// A folder, relative to the manifest of a package in the working folder.
  case folder(String)
  /// A repository, in this version or a later compatible one.
  case repository(String)

  /// The source unless another one is named.
  static let published = LibrarySource.repository(Release.repository)

  /// Why a package cannot be used.
  enum Problem: Error, Hashable, CustomStringConvertible {
    case unprintable
    case noFolder(String)
    case isNoLibrary(String)
    case malformedURL(String)

    var description: String {
      switch self {
      case .unprintable:
        "--package holds characters that a manifest cannot spell; rename the folder, or reach it by a link."
      case .noFolder(let path):
        "folder \(safePath(path)) does not exist; --package names a clone of gs-gallery."
      case .isNoLibrary(let path):
        "\(safePath(path)) is not a clone of gs-gallery: it has no Package.swift with Sources/GalleryTool."
      case .malformedURL(let text):
        "“\(safe(text))” is not a repository URL; write https://host/path/gs-gallery.git or git@host:path."
      }
    }
  }

  /// Parses `--package`.
  init(_ text: String) throws(Problem) {
    guard text.unicodeScalars.allSatisfy({ ScalarClass($0).isVisible }) else { throw .unprintable }
    if text.contains("://") || Self.isRemotePath(text) {
      guard Self.identity(ofRepository: text) != nil else { throw .malformedURL(text) }
      self = .repository(text)
      return
    }
    guard Disk.resolved(text) != nil else { throw .noFolder(text) }
    guard Self.isClone(text) else { throw .isNoLibrary(text) }
    self = .folder(text.hasPrefix("/") ? Disk.resolved(text) ?? text : "../" + text)
  }

  /// The dependency in a manifest.
  var declaration: String {
    switch self {
    case .folder(let path): ".package(name: \"gs-gallery\", path: \(SwiftLiteral.quoted(path)))"
    case .repository(let url):
      ".package(url: \(SwiftLiteral.quoted(url)), from: \(SwiftLiteral.quoted(Release.version)))"
    }
  }

  /// The package name in product dependencies.
  var identity: String {
    switch self {
    case .folder: "gs-gallery"
    case .repository(let url): Self.identity(ofRepository: url) ?? "gs-gallery"
    }
  }
}

extension LibrarySource {
  /// The last part of the path, without `.git`: SwiftPM identifies the package by it.
  private static func identity(ofRepository url: String) -> String? {
    var text = url[...]
    while text.hasSuffix("/") { text = text.dropLast() }
    if text.hasSuffix(".git") { text = text.dropLast(4) }
    let parts = text.split(whereSeparator: { $0 == "/" || $0 == ":" })
    guard parts.count > 1, let last = parts.last,
      last.utf8.allSatisfy({ byte in
        0x61...0x7A ~= byte || 0x41...0x5A ~= byte || 0x30...0x39 ~= byte
          || "-_.".utf8.contains(byte)
      }), !url.contains(" ")
    else { return nil }
    return last.lowercased()
  }

  /// Whether it is `git@host:path`, as Git reads it: with a colon before any slash.
  private static func isRemotePath(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":") else { return false }
    return text[..<colon].contains("@") && !text[..<colon].contains("/")
  }

  private static func isClone(_ folder: String) -> Bool {
    Disk.kind(of: folder + "/Package.swift") != nil
      && Disk.kind(of: folder + "/Sources/GalleryTool/Gallery.swift") != nil
  }
}
