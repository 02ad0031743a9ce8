import FoundationEssentials
import Synchronization

/// A file of the package: its path and its text.
struct SourceFile: Sendable, CustomStringConvertible {
  /// From the package's root, with slashes.
  let path: String
  let text: String
  /// The text without comments and strings.
  let swift: SwiftText

  init(path: String, text: String) {
    (self.path, self.text) = (path, text)
    swift = SwiftText(text)
  }

  var description: String { path }

  /// The lines, counted from 1 when reported.
  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// Whether its first line says that a program wrote it.
  var isGenerated: Bool { lines.first?.contains("Generated") ?? false }

  /// The folder under `Sources`, which is the name of the target.
  var target: String? {
    let parts = path.split(separator: "/")
    return parts.count > 2 && parts[0] == "Sources" ? String(parts[1]) : nil
  }
}

/// The package's own files, read once.
enum PackageFiles {
  static let root: String = {
    // …/Tests/PackageTests/SourceFile.swift, three steps down from the root.
    String(#filePath.split(separator: "/").dropLast(3).reduce(into: "") { $0 += "/" + $1 })
  }()

  private static let known = Mutex<[String: SourceFile]>([:])

  static func read(_ path: String) throws -> SourceFile {
    if let file = known.withLock({ $0[path] }) { return file }
    let text = try String(contentsOfFile: root + "/" + path, encoding: .utf8)
    let file = SourceFile(path: path, text: text)
    known.withLock { $0[path] = file }
    return file
  }

  /// Every file below a folder whose name ends in one of the extensions, in order of path.
  static func files(below folder: String, endingIn extensions: Set<String>) throws -> [SourceFile] {
    guard FileManager.default.fileExists(atPath: root + "/" + folder) else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: root + "/" + folder)
      .filter { path in
        guard let last = path.split(separator: "/").last, let dot = last.lastIndex(of: ".") else {
          return false
        }
        return extensions.contains(String(last[last.index(after: dot)...]))
          && !path.contains(".build") && !isResource(folder + "/" + path)
      }
      .sorted()
      .map { try read(folder + "/" + $0) }
  }

  /// Whether the program writes the file, so it is not one of its sources.
  private static func isResource(_ path: String) -> Bool {
    path.hasPrefix("Sources/") && path.contains("/Resources/")
  }

  static func swift(below folders: String...) throws -> [SourceFile] {
    try folders.flatMap { try files(below: $0, endingIn: ["swift"]) }
  }
}

extension StringProtocol {
  /// Whether it contains a text, byte by byte: in a hundredth of the time of `contains`.
  func holds(_ text: String) -> Bool {
    let sought = Array(text.utf8)
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      let last = bytes.count - sought.count
      return last >= 0
        && (0...last).contains { start in
          bytes[start] == sought[0] && sought.indices.allSatisfy { bytes[start + $0] == sought[$0] }
        }
    }
    return found ?? contains(text)
  }
}

/// A violation of a rule, and its place.
struct Finding: Hashable, CustomStringConvertible {
  let path: String
  let line: Int
  let message: String

  var description: String { "\(path):\(line): \(message)" }
}
