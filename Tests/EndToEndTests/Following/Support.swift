import Glibc
import TerminalTesting

@testable import GalleryTool

/// A folder of its own, gone with everything in it when the test is over.
final class Folder {
  let path: String

  init() throws {
    var name = Array("/tmp/follow-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw ProbeTerminal.Failure.setup("mkdtemp") }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for name in names { unlink(path + "/" + name) }
    rmdir(path)
  }

  var socket: String { path + "/s" }

  var names: [String] {
    guard let entries = opendir(path) else { return [] }
    defer { closedir(entries) }
    var names: [String] = []
    while let entry = readdir(entries) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The permissions of the socket, such as 0600; nil if it does not exist.
  var rights: mode_t? {
    var info = stat()
    return lstat(socket, &info) == 0 ? info.st_mode & 0o7777 : nil
  }
}

/// A connection that sends given messages.
final class RawEnd {
  let descriptor: Int32
  var received: [UInt8] = []

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Connects to a socket, and sends the follower's greeting unless `greets` is false.
  init(to path: String, greets: Bool = true) throws {
    descriptor = try LocalSocket.make(for: path)
    guard LocalSocket.connect(descriptor, to: path) == 0 else {
      throw ProbeTerminal.Failure.setup("connect: \(errno)")
    }
    if greets { say(FollowMessage.hello(version: FollowMessage.version, catalogue: "").line) }
  }

  deinit { close(descriptor) }

  func say(_ bytes: [UInt8]) { _ = LocalSocket.send(bytes[...], to: descriptor) }

  /// Reads the available bytes, and returns whether the other end is still connected.
  @discardableResult
  func take() -> Bool {
    while true {
      switch LocalSocket.receive(65_536, from: descriptor, into: &received) {
      case .bytes: continue
      case .later: return true
      case .closed: return false
      }
    }
  }

  /// The lines that are whole.
  var lines: [[UInt8]] {
    received.split(separator: 0x0A, omittingEmptySubsequences: true).map { Array($0) }
  }

  var messages: [FollowMessage] { lines.compactMap { try? FollowMessage(line: $0) } }
}
