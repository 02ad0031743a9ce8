import CPlatform

/// A file that is open for reading: the one way in which files are read.
///
/// A path may lead to something else than a minute ago. Whatever is not a plain file is refused without a wait: a pipe
/// without a writer, a terminal, a device, a socket, a folder.
struct PlainFile: ~Copyable {
  private let descriptor: Int32
  private let path: String

  /// Opens a file that a person named; a link is followed.
  init(_ path: String) throws(Disk.Refusal) {
    try self.init(path, in: AT_FDCWD, at: path, followsLinks: true)
  }

  /// - Parameters:
  ///   - name: of the file in the folder.
  ///   - path: of the file, as messages name it.
  /// - Throws: `ELOOP` for a link that is not followed, `EISDIR` for a folder, `EINVAL` for anything else that is not
  ///   a plain file, and the number of a call that failed.
  init(
    _ name: String, in folder: Int32, at path: String, followsLinks: Bool
  ) throws(Disk.Refusal) {
    var status = stat()
    // A device may do something when it is opened.
    guard unsafe fstatat(folder, name, &status, followsLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else {
      throw Disk.Refusal(path: path, number: errno)
    }
    try Self.check(status, path)
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC | (followsLinks ? 0 : O_NOFOLLOW)
    let descriptor = unsafe openat(folder, name, flags)
    guard descriptor >= 0 else { throw Disk.Refusal(path: path, number: errno) }
    do throws(Disk.Refusal) {
      try Self.check(try Self.status(descriptor, path), path)
    } catch {
      _ = close(descriptor)
      throw error
    }
    self.descriptor = descriptor
    self.path = path
  }

  deinit { _ = close(descriptor) }

  /// How often a file is read that changes meanwhile.
  private static let attempts = 3

  /// All of it, as it was at one moment.
  ///
  /// - Parameters:
  ///   - limit: the most bytes that it may have.
  ///   - pause: called when it was read; a test changes the file there.
  /// - Throws: `EFBIG` where it has more bytes than the limit, `EBUSY` where it changes each time it is read.
  func bytes(limit: Int, pause: () -> Void = {}) throws(Disk.Refusal) -> [UInt8] {
    for _ in 0..<Self.attempts {
      let before = try Self.status(descriptor, path)
      guard before.st_size <= limit else { throw Disk.Refusal(path: path, number: EFBIG) }
      let bytes = try first(limit + 1)
      guard bytes.count <= limit else { throw Disk.Refusal(path: path, number: EFBIG) }
      pause()
      let after = try Self.status(descriptor, path)
      let (old, new) = (Platform.lastChange(before), Platform.lastChange(after))
      if before.st_size == after.st_size, old.tv_sec == new.tv_sec, old.tv_nsec == new.tv_nsec {
        return bytes
      }
    }
    throw Disk.Refusal(path: path, number: EBUSY)
  }

  /// So many bytes from its beginning, or as many as there are.
  func first(_ count: Int) throws(Disk.Refusal) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: min(count, 1 << 16))
    while bytes.count < count {
      let (place, most) = (off_t(bytes.count), min(buffer.count, count - bytes.count))
      let got = unsafe buffer.withUnsafeMutableBytes {
        unsafe pread(descriptor, $0.baseAddress, most, place)
      }
      if got == 0 { break }
      guard got > 0 else {
        if errno == EINTR { continue }
        throw Disk.Refusal(path: path, number: errno)
      }
      bytes += buffer[..<got]
    }
    return bytes
  }

  private static func status(_ descriptor: Int32, _ path: String) throws(Disk.Refusal) -> stat {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw Disk.Refusal(path: path, number: errno)
    }
    return status
  }

  private static func check(_ status: stat, _ path: String) throws(Disk.Refusal) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw Disk.Refusal(path: path, number: EISDIR)
    case S_IFLNK: throw Disk.Refusal(path: path, number: ELOOP)
    case _: throw Disk.Refusal(path: path, number: EINVAL)
    }
  }
}

extension Disk.Refusal {
  /// Why a file was not read, to follow a colon.
  ///
  /// - Parameter limit: the most bytes that it may have.
  func reason(limit: Int) -> String {
    switch Disk.Obstacle(number) {
    case .link: "it is a symbolic link"
    case .folder: "it is a folder"
    case .special: "it is a pipe, a device or a socket"
    case .size:
      "it is larger than " + (limit < 1 << 20 ? "\(limit >> 10) KB" : "\(limit >> 20) MB")
    case .noFolder, nil:
      number == EBUSY ? "it is being written" : StandardStreams.describe(number)
    }
  }
}
