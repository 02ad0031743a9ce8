import CPlatform

/// A file that one process at a time may lock; the system lets go of it when the process ends, however it does.
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

  /// Waits until nobody else has it.
  ///
  /// - Returns: false where somebody still has it after so long.
  func acquire(milliseconds: Int) throws(Disk.Refusal) -> Bool {
    let pause: Int32 = 10
    var left = milliseconds
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: break
      case let number: throw Disk.Refusal(path: path, number: number)
      }
      guard left > 0 else { return false }
      _ = poll(nil, 0, pause)
      left -= Int(pause)
    }
    return true
  }

  func isSame(as other: stat) -> Bool {
    var mine = stat()
    guard unsafe fstat(descriptor, &mine) == 0 else { return false }
    return mine.st_dev == other.st_dev && mine.st_ino == other.st_ino
  }
}

/// Signals that would end or stop the process wait while something is done that should not be left half done.
///
/// They are held back from this thread alone: it has to be the only one.
func holdingSignals<Made, Failure: Error>(
  _ work: () throws(Failure) -> Made
) throws(Failure) -> Made {
  var held = sigset_t()
  var before = sigset_t()
  _ = unsafe sigemptyset(&held)
  for number in heldSignals { _ = unsafe sigaddset(&held, number) }
  _ = unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
  defer { _ = unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
  return try work()
}

/// Whether one of them waits that ends the process: work that takes long stops for it.
func isSignalHeld() -> Bool {
  var waiting = sigset_t()
  guard unsafe sigpending(&waiting) == 0 else { return false }
  return heldSignals.contains { unsafe sigismember(&waiting, $0) == 1 && $0 != SIGTSTP }
}

private let heldSignals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]
