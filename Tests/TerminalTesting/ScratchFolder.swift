import Glibc

/// A folder of its own, removed with its contents when the last reference goes.
package final class ScratchFolder {
  package let path: String

  package init() throws {
    var template = Array("/tmp/gs-gallery-scratch-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw ProbeTerminal.Failure.setup("mkdtemp") }
    path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }

  /// The path of a file, which is removed with the folder.
  package func file(_ name: String) -> String { path + "/" + name }

  /// Writes a file; returns its path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    let path = file(name)
    guard let file = fopen(path, "w") else { throw ProbeTerminal.Failure.setup(path) }
    defer { fclose(file) }
    let bytes = Array(text.utf8)
    _ = fwrite(bytes, 1, bytes.count, file)
    return path
  }

  /// The lines of a file; empty if it does not exist.
  package func lines(of name: String) -> [String] {
    guard let file = fopen(file(name), "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&piece, 1, piece.count, file), count > 0 {
      bytes += piece.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  deinit { Self.remove(path) }

  /// Removes a file, or a folder with its contents; for a link, only the link.
  private static func remove(_ path: String) {
    guard unlink(path) != 0, let entries = opendir(path) else { return }
    while let entry = readdir(entries) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { remove(path + "/" + name) }
    }
    closedir(entries)
    rmdir(path)
  }
}
