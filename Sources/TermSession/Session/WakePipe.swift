import CPlatform

/// A pipe by which any thread wakes one that waits on descriptors.
final class WakePipe: Sendable {
  /// Readable after ``wake()``.
  let descriptor: Int32
  private let writer: Int32

  /// - Throws: where the process may open no more files.
  init() throws(SessionError) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .failed(call: "pipe", errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (descriptor, writer) = (ends[0], ends[1])
  }

  deinit {
    SystemCalls.close(descriptor)
    SystemCalls.close(writer)
  }

  func wake() {
    // Where the pipe is full, it is readable already.
    _ = SystemCalls.write(writer, [0], after: 0)
  }

  /// Takes the wakes so far.
  func drain() {
    var bytes: [UInt8] = []
    _ = SystemCalls.read(descriptor, 64, into: &bytes)
  }
}
