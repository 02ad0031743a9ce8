import CPlatform

/// A folder locked against other processes; files that are symbolic links are refused, never followed.
final class LockedFolder {
  private let path: String
  private let descriptor: Int32

  /// Milliseconds between two attempts to lock it.
  private static let pause: Int32 = 10

  private init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  // The lock goes with the descriptor.
  deinit { _ = close(descriptor) }

  /// Opens a folder and waits for its lock; nil if it does not exist and is not made.
  ///
  /// - Parameter patience: how long to wait for another process, in milliseconds; nil takes no lock, for a folder in
  ///   which nothing is changed.
  static func open(
    _ path: String, isMade: Bool, patience: Int? = 2_000
  ) throws(StorageError) -> LockedFolder? {
    if isMade { try make(path[...]) }
    let descriptor = unsafe CPlatform.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT, !isMade { return nil }
      throw .refused(path, call: "open", number: errno)
    }
    let folder = LockedFolder(path: path, descriptor: descriptor)
    guard var left = patience else { return folder }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK:
        guard left > 0 else { throw .busy(path) }
        _ = poll(nil, 0, pause)
        left -= Int(pause)
      // A file system without locks has no other process that asks for one.
      case ENOLCK, EINVAL, ENOTSUP: return folder
      case let number: throw .refused(path, call: "flock", number: number)
      }
    }
    return folder
  }

  /// Makes a folder and its parents, for its owner alone.
  private static func make(_ path: Substring) throws(StorageError) {
    guard !path.isEmpty, unsafe mkdir(String(path), 0o700) != 0, errno != EEXIST else { return }
    let number = errno
    guard number == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      throw .refused(String(path), call: "mkdir", number: number)
    }
    try make(path[..<slash])
    guard unsafe mkdir(String(path), 0o700) != 0, errno != EEXIST else { return }
    throw .refused(String(path), call: "mkdir", number: errno)
  }

  /// The content of a file; nil if the file does not exist.
  func read(_ name: String, limit: Int) throws(StorageError) -> StorageFile.Content? {
    // Opening a pipe without a writer would block.
    let file = unsafe openat(
      descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else {
      switch errno {
      case ENOENT: return nil
      case ELOOP, ENXIO: throw .notAFile(path + "/" + name)
      case let number: throw refusal(name, "open", number)
      }
    }
    defer { _ = close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else { throw refusal(name, "fstat", errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path + "/" + name) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe CPlatform.read(file, $0.baseAddress, $0.count)
      }
      if count == 0 { return .bytes(bytes) }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw refusal(name, "read", errno)
      }
      bytes += buffer[..<count]
      if bytes.count > limit { return .tooMuch }
    }
  }

  /// Writes a file atomically: the bytes go to a temporary file beside it, to the disk, and then get its name.
  func write(_ name: String, _ bytes: [UInt8]) throws(StorageError) {
    var status = stat()
    let isThere = unsafe fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0
    if isThere, status.st_mode & S_IFMT != S_IFREG { throw .notAFile(path + "/" + name) }
    let permissions = isThere ? status.st_mode & 0o777 : 0o600
    let partial = "." + name + ".partial"
    // Left by a process that was killed; no other process writes while the folder is locked.
    _ = unsafe unlinkat(descriptor, partial, 0)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = unsafe openat(descriptor, partial, flags, permissions)
    guard file >= 0 else { throw refusal(name, "open", errno) }
    var failure = Self.fill(file, bytes)
    if failure == nil, isThere, fchmod(file, permissions) != 0 { failure = ("fchmod", errno) }
    if failure == nil, fsync(file) != 0, errno != EINVAL { failure = ("fsync", errno) }
    if close(file) != 0, failure == nil { failure = ("close", errno) }
    if failure == nil, unsafe renameat(descriptor, partial, descriptor, name) != 0 {
      failure = ("rename", errno)
    }
    if let failure {
      _ = unsafe unlinkat(descriptor, partial, 0)
      throw refusal(name, failure.call, failure.number)
    }
    try synchronize(name)
  }

  /// Removes a file. Succeeds if it is already gone.
  func remove(_ name: String) throws(StorageError) {
    guard unsafe unlinkat(descriptor, name, 0) == 0 else {
      if errno == ENOENT { return }
      throw refusal(name, "unlink", errno)
    }
    try synchronize(name)
  }

  /// The result of renaming.
  enum Renaming {
    case done, taken, refused
  }

  /// Renames a file to an unused name; an existing file of that name stays.
  func rename(_ name: String, toUnused other: String) -> Renaming {
    guard unsafe linkat(descriptor, name, descriptor, other, 0) == 0 else {
      return errno == EEXIST ? .taken : .refused
    }
    guard unsafe unlinkat(descriptor, name, 0) == 0 else {
      _ = unsafe unlinkat(descriptor, other, 0)
      return .refused
    }
    _ = fsync(descriptor)
    return .done
  }

  private static func fill(_ file: Int32, _ bytes: [UInt8]) -> (call: String, number: Int32)? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe CPlatform.write(file, $0.baseAddress, $0.count)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 || errno != EINTR {
        return ("write", count == 0 ? ENOSPC : errno)
      }
    }
    return nil
  }

  /// Writes the names in the folder to the disk. Some file systems report that they have nothing to do here.
  private func synchronize(_ name: String) throws(StorageError) {
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS else {
      throw refusal(name, "fsync", errno)
    }
  }

  private func refusal(_ name: String, _ call: String, _ number: Int32) -> StorageError {
    .refused(path + "/" + name, call: call, number: number)
  }
}

/// The system's message for an error number.
enum SystemError {
  static func words(_ number: Int32) -> String {
    guard let text = unsafe strerror(number) else { return "error \(number)" }
    return unsafe String(cString: text)
  }
}
