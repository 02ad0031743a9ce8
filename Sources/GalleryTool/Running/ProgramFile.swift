import CPlatform

/// An executable file, distinguished from one that replaces it.
struct ProgramFile: Hashable, Sendable {
  /// The identity of a build: another build has another.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
    let size: Int64
    /// The last change of its content, in seconds and nanoseconds.
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
    return Disk.target(ofLink: "/proc/self/exe").map { ProgramFile(path: $0) }
  }

  /// The current identity of the file; nil if the file does not exist.
  var identity: Identity? {
    var info = stat()
    guard unsafe stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    let change = Platform.lastChange(info)
    return Identity(
      device: UInt64(truncatingIfNeeded: info.st_dev),
      inode: UInt64(truncatingIfNeeded: info.st_ino), size: Int64(info.st_size),
      seconds: Int64(change.tv_sec), nanoseconds: Int64(change.tv_nsec))
  }

  /// Whether it can be run: executable, and complete according to its own tables.
  var isWhole: Bool {
    guard unsafe access(path, X_OK) == 0, let identity, identity.size > 0 else { return false }
    return ExecutableImage(bytes(first: 4_096)).isWhole(size: UInt64(identity.size))
  }

  /// Whether any process has it open for writing, as far as the system reports.
  var isOpenForWriting: Bool { Platform.isOpenForWriting(path) }

  private func bytes(first count: Int) -> [UInt8] {
    (try? PlainFile(path).first(count)) ?? []
  }

  private static func absolute(_ path: String) -> String? {
    guard !path.hasPrefix("/") else { return path }
    return Disk.workingFolder.map { $0 + "/" + path }
  }
}
