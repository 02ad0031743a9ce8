import CPlatform

/// A file that one process at a time may lock; the system releases the lock whenever the process ends.
struct FileLock: ~Copyable {
  private let descriptor: Int32
  private let path: String

  init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit {
    _ = close(descriptor)
  }

  /// Waits until no other process holds the lock.
  ///
  /// - Returns: false if another process still holds it at the timeout.
  func acquire(milliseconds: Int) throws(Disk.Refusal) -> Bool {
    try Self.lock(descriptor, at: path, milliseconds: milliseconds)
  }

  /// Locks a file that the caller closes.
  static func lock(
    _ descriptor: Int32, at path: String, milliseconds: Int
  ) throws(Disk.Refusal) -> Bool {
    let pause: Int32 = 10
    var left = milliseconds
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: break
      // On a file system without locks, no other process holds one.
      case ENOLCK, ENOTSUP: return true
      case let number: throw Disk.Refusal(path: path, number: number)
      }
      guard left > 0 else { return false }
      _ = poll(nil, 0, pause)
      left -= Int(pause)
    }
    return true
  }

  /// Whether a name in a folder still refers to the file.
  func isStill(_ name: String, in folder: borrowing OpenFolder) -> Bool {
    folder.isStill(name, descriptor)
  }
}
