import Foundation

/// A folder that is gone after the test.
package final class TemporaryFolder {
  package let path: String

  package init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("gs-gallery-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Every file below a folder, by its path within it.
  package static func files(below path: String) throws -> [String: Data] {
    let root = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
      var isFolder: ObjCBool = false
      let file = root.appendingPathComponent(name)
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else {
        continue
      }
      if !isFolder.boolValue { files[name] = try Data(contentsOf: file) }
    }
    return files
  }

  /// Writes a file, and the folders that it is in.
  package func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  package func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)), as: UTF8.self)
  }
}
