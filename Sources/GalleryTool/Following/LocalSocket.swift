import CPlatform
import GalleryKit

/// The system calls of a non-blocking Unix stream socket.
enum LocalSocket {
  /// The result of a call that moves bytes.
  enum Moved: Hashable {
    case bytes(Int)
    /// Nothing now; poll the descriptor.
    case later
    case closed
  }

  /// The longest path in bytes: `sun_path` without the byte that ends it (`unix(7)`).
  static var pathLimit: Int { MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1 }

  /// The path from the root; unchanged if it is absolute already, or if the working folder is unknown.
  static func absolute(_ path: String) -> String {
    guard !path.isEmpty, !path.hasPrefix("/"), let folder = Disk.workingFolder else { return path }
    // A path that becomes too long is left unchanged.
    let whole = folder + "/" + path
    return whole.utf8.count <= pathLimit ? whole : path
  }

  static func check(_ path: String) throws(SocketError) {
    guard !path.isEmpty else { throw .emptyPath }
    guard path.utf8.count <= pathLimit else { throw .pathTooLong(path, limit: pathLimit) }
  }

  /// Makes a non-blocking socket that child programs do not inherit.
  static func make(for path: String) throws(SocketError) -> Int32 {
    let descriptor = socket(AF_UNIX, Platform.streamSocket, 0)
    guard descriptor >= 0 else {
      throw .failed(path: path, reason: StandardStreams.describe(errno))
    }
    prepare(descriptor)
    return descriptor
  }

  /// Makes a descriptor non-blocking, and closed in child programs.
  static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    Platform.silenceSignals(of: descriptor)
  }

  /// Binds the socket to a path; returns 0 or the error number.
  static func bind(_ descriptor: Int32, to path: String) -> Int32 {
    unsafe withAddress(path) { unsafe CPlatform.bind(descriptor, $0, $1) }
  }

  /// Connects to the listener at a path; returns 0 or the error number.
  static func connect(_ descriptor: Int32, to path: String) -> Int32 {
    unsafe withAddress(path) { unsafe CPlatform.connect(descriptor, $0, $1) }
  }

  private static func withAddress(
    _ path: String, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8.prefix(pathLimit))
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: bytes) }
    return unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        return unsafe call(pointer, size) == 0 ? 0 : errno
      }
    }
  }

  /// Sends as many bytes as fit.
  static func send(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Moved {
    while true {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe CPlatform.send(
          descriptor, buffer.baseAddress, buffer.count, Platform.sendFlags)
      }
      if count >= 0 { return .bytes(count) }
      switch errno {
      case EINTR: continue
      case EAGAIN, ENOBUFS: return .later
      case _: return .closed
      }
    }
  }

  /// Receives at most `limit` bytes.
  static func receive(_ limit: Int, from descriptor: Int32, into bytes: inout [UInt8]) -> Moved {
    var room = [UInt8](repeating: 0, count: limit)
    while true {
      let count = unsafe read(descriptor, &room, limit)
      if count > 0 {
        bytes += room.prefix(count)
        return .bytes(count)
      }
      if count == 0 { return .closed }
      switch errno {
      case EINTR: continue
      case EAGAIN: return .later
      case _: return .closed
      }
    }
  }

  /// Whether there is something to read now, or within some milliseconds.
  static func isReadable(_ descriptor: Int32, within milliseconds: Int32 = 0) -> Bool {
    guard descriptor >= 0 else { return false }
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&entry, 1, milliseconds) > 0
  }
}

/// Why a socket for presenting or following is not available.
enum SocketError: Error, Hashable, Sendable, CustomStringConvertible {
  case emptyPath
  /// The path is longer than the system allows.
  case pathTooLong(String, limit: Int)
  /// Its folder does not exist.
  case noFolder(String)
  /// The path is not a socket.
  case notASocket(String)
  /// A presenter listens there.
  case live(String)
  /// A presenter is about to listen there.
  case busy(String)
  /// No presenter listens there.
  case noPresenter(String)
  /// It is a link or another kind of file, or its listener is not its owner.
  case notItsOwners(String)
  case failed(path: String, reason: String)

  var description: String {
    switch self {
    case .emptyPath: "The path of the socket is empty; name a file, such as ./demo.sock."
    case .pathTooLong(let path, let limit):
      "The path \(safePath(path)) is longer than the \(limit) bytes a socket may have; "
        + "take a shorter one, or go to its folder and name the file alone."
    case .noFolder(let folder):
      "Folder \(safePath(folder)) for the socket does not exist; create it, open only to those who may "
        + "follow."
    case .notASocket(let path):
      "\(safePath(path)) is not a socket and was left unchanged. Name a file that does not exist yet."
    case .live(let path):
      "A presentation is running at \(safePath(path)) already; `\(ProgramName.current) follow \(safePath(path))` "
        + "shows it. Name another file to present beside."
    case .busy(let path):
      "Something else is being started in the folder of \(safePath(path)); try again."
    case .noPresenter(let path):
      "No presentation is running at \(safePath(path)); `\(ProgramName.current) present --socket \(safePath(path))` starts one, "
        + "and --wait waits for it."
    case .notItsOwners(let path):
      "\(safePath(path)) is not a socket on which its owner presents; a kiosk follows only these, and no links. Pass the "
        + "path given to `present --socket`."
    case .failed(let path, let reason): "The socket \(safePath(path)) cannot be used: \(reason)."
    }
  }
}

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
    case nobody
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
      case _: return .nobody
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
