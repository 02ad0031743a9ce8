import CPlatform

/// The socket that followers connect to. It exists from the start to the end of a presentation, and only permitted
/// users can use it.
///
/// A socket without a listener is replaced; one with a listener, and any other kind of file, is left alone. A link at
/// the path does not count as a socket, wherever it leads. The folder is locked during these checks, so that of two
/// presenters one is refused.
struct PresenterSocket: ~Copyable {
  let descriptor: Int32
  private let path: String
  private let device: UInt64
  private let inode: UInt64

  /// - Parameter isGroupReadable: whether the group of the file may follow too.
  init(at path: String, isGroupReadable: Bool) throws(SocketError) {
    try LocalSocket.check(path)
    let lock = try Self.lock(folderOf: path)
    try Self.clear(path)
    (descriptor, device, inode) = try Self.make(path, isGroupReadable)
    self.path = path
    _ = consume lock
  }

  /// Creates the file and listens.
  private static func make(
    _ path: String, _ isGroupReadable: Bool
  ) throws(SocketError) -> (Int32, device: UInt64, inode: UInt64) {
    let descriptor = try LocalSocket.make(for: path)
    // The file is created with these permissions, and never has others.
    let before = umask(isGroupReadable ? 0o117 : 0o177)
    let error = LocalSocket.bind(descriptor, to: path)
    _ = umask(before)
    var made = stat()
    let isMade = unsafe error == 0 && listen(descriptor, 64) == 0 && lstat(path, &made) == 0
    guard isMade else {
      let number = error == 0 ? errno : error
      _ = close(descriptor)
      if error == 0 { _ = unsafe unlink(path) }
      throw .failed(path: path, reason: StandardStreams.describe(number))
    }
    return (
      descriptor, UInt64(truncatingIfNeeded: made.st_dev),
      UInt64(truncatingIfNeeded: made.st_ino)
    )
  }

  /// Removes the file, unless another one has replaced it.
  deinit {
    var now = stat()
    if unsafe lstat(path, &now) == 0, UInt64(truncatingIfNeeded: now.st_dev) == device,
      UInt64(truncatingIfNeeded: now.st_ino) == inode
    {
      _ = unsafe unlink(path)
    }
    _ = close(descriptor)
  }

  /// The result of accepting a connection.
  enum Arrival: Hashable {
    case one(Int32)
    case none
    /// The process has no descriptor left.
    case noRoom
  }

  /// Accepts the next connection.
  func accept() -> Arrival {
    while true {
      let descriptor = CPlatform.accept(self.descriptor, nil, nil)
      if descriptor >= 0 {
        LocalSocket.prepare(descriptor)
        return .one(descriptor)
      }
      switch errno {
      case EINTR, ECONNABORTED: continue
      case EMFILE, ENFILE, ENOBUFS, ENOMEM: return .noRoom
      case _: return .none
      }
    }
  }

  /// Keeps other presenters from removing or making a socket in the folder meanwhile.
  private static func lock(folderOf path: String) throws(SocketError) -> FileLock? {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast()
    let folder = parts.isEmpty ? "." : parts == [""] ? "/" : parts.joined(separator: "/")
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT, ENOTDIR: throw .noFolder(folder)
      // The folder can be entered and written, but not read.
      case EACCES: return nil
      case let number: throw .failed(path: path, reason: StandardStreams.describe(number))
      }
    }
    let lock = FileLock(descriptor: descriptor, path: folder)
    let isLocked: Bool
    do throws(Disk.Refusal) {
      isLocked = try lock.acquire(milliseconds: 2_000)
    } catch {
      throw .failed(path: path, reason: StandardStreams.describe(error.number))
    }
    guard isLocked else { throw .busy(path) }
    return lock
  }

  /// Removes a socket without a listener.
  private static func clear(_ path: String) throws(SocketError) {
    var there = stat()
    guard unsafe lstat(path, &there) == 0 else {
      guard errno == ENOENT else {
        throw .failed(path: path, reason: StandardStreams.describe(errno))
      }
      return
    }
    guard there.st_mode & S_IFMT == S_IFSOCK else { throw .notASocket(path) }
    let descriptor = try LocalSocket.make(for: path)
    let error = LocalSocket.connect(descriptor, to: path)
    _ = close(descriptor)
    switch error {
    case ECONNREFUSED: break
    case ENOENT: return
    // Too many connections wait: it has a listener.
    case 0, EAGAIN, EPROTOTYPE: throw .live(path)
    case let number: throw .failed(path: path, reason: StandardStreams.describe(number))
    }
    guard unsafe unlink(path) == 0 || errno == ENOENT else {
      throw .failed(path: path, reason: StandardStreams.describe(errno))
    }
  }
}
