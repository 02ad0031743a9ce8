import CPlatform

/// The socket that followers come to: there from the start to the end of a presentation, for those alone who may.
///
/// A socket at which nobody listens any more is taken over; one at which somebody does, and whatever is no socket, is
/// left alone. A link at the path is no socket, wherever it leads. While all this is found out the folder is locked, so
/// that of two presenters one is refused.
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

  /// Makes the file and listens.
  private static func make(
    _ path: String, _ isGroupReadable: Bool
  ) throws(SocketError) -> (Int32, device: UInt64, inode: UInt64) {
    let descriptor = try LocalSocket.make(for: path)
    // The file is made with these rights and never has others, not for a moment.
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

  /// Takes the file away, unless another one has its place.
  deinit {
    var now = stat()
    if unsafe lstat(path, &now) == 0, UInt64(truncatingIfNeeded: now.st_dev) == device,
      UInt64(truncatingIfNeeded: now.st_ino) == inode
    {
      _ = unsafe unlink(path)
    }
    _ = close(descriptor)
  }

  /// What came of letting somebody in.
  enum Arrival: Hashable {
    case one(Int32)
    case nobody
    /// The process has no room for another descriptor.
    case noRoom
  }

  /// Lets the next one in who came.
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
      case _: return .nobody
      }
    }
  }

  /// Nobody else clears or makes a socket in the folder meanwhile.
  private static func lock(folderOf path: String) throws(SocketError) -> FileLock? {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast()
    let folder = parts.isEmpty ? "." : parts == [""] ? "/" : parts.joined(separator: "/")
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT, ENOTDIR: throw .noFolder(folder)
      // It may be entered and written without being read.
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

  /// Takes a socket away at which nobody listens.
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
    // Too many wait to be let in: somebody is there.
    case 0, EAGAIN, EPROTOTYPE: throw .live(path)
    case let number: throw .failed(path: path, reason: StandardStreams.describe(number))
    }
    guard unsafe unlink(path) == 0 || errno == ENOENT else {
      throw .failed(path: path, reason: StandardStreams.describe(errno))
    }
  }
}
