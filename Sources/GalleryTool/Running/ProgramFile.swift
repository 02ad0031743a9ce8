import CPlatform

/// A file that is run, told from another one that takes its place.
struct ProgramFile: Hashable, Sendable {
  /// What another build changes.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
    let size: Int64
    /// The last change of what is in it, in seconds and nanoseconds.
    let seconds: Int64
    let nanoseconds: Int64
  }

  let path: String

  /// The file of the process: the path it was started by where that names one, so that a link that is turned to another
  /// version counts; else the file itself.
  ///
  /// - Parameter argument: the name the process was started by.
  static func running(as argument: String) -> ProgramFile? {
    if argument.contains("/"), let path = absolute(argument) {
      let file = ProgramFile(path: path)
      if file.identity != nil { return file }
    }
    return linkTarget("/proc/self/exe").map { ProgramFile(path: $0) }
  }

  /// What the file is now; nil where there is none.
  var identity: Identity? {
    var info = stat()
    guard unsafe stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    let change = Platform.lastChange(info)
    return Identity(
      device: UInt64(truncatingIfNeeded: info.st_dev),
      inode: UInt64(truncatingIfNeeded: info.st_ino), size: Int64(info.st_size),
      seconds: Int64(change.tv_sec), nanoseconds: Int64(change.tv_nsec))
  }

  /// Whether it can be run: executable, and nothing of it missing as far as its own tables tell.
  var isWhole: Bool {
    guard unsafe access(path, X_OK) == 0, let identity, identity.size > 0 else { return false }
    return ExecutableImage(bytes(first: 4_096)).isWhole(size: UInt64(identity.size))
  }

  /// Whether somebody has it open for writing, as far as the system tells.
  var isOpenForWriting: Bool { Platform.isOpenForWriting(path) }

  private func bytes(first count: Int) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { _ = close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: count)
    let got = unsafe read(descriptor, &bytes, count)
    return Array(bytes.prefix(max(0, got)))
  }

  private static func absolute(_ path: String) -> String? {
    guard !path.hasPrefix("/") else { return path }
    return Disk.workingFolder.map { $0 + "/" + path }
  }

  private static func linkTarget(_ path: String) -> String? {
    var room = [CChar](repeating: 0, count: 4_096)
    let count = unsafe readlink(path, &room, room.count - 1)
    guard count > 0 else { return nil }
    return String(decoding: room.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
