import CPlatform
import CTermGuard

/// A helper process that connects to one socket of this machine, for a process that may not connect to any.
///
/// A sealed process has no call that connects. Even if it is compromised, it only reaches the socket that was named
/// when it started, as long as that socket's owner listens there.
package final class SocketBroker {
  /// The reason why a connection failed.
  package enum Failure: Error, Hashable, Sendable {
    /// The file is a link, another kind of file, or a socket at which someone else than its owner listens.
    case notItsOwners
    /// The broker does not answer.
    case gone
    /// The socket has no listener now.
    case noListener
    /// An error of the system (errno(3)).
    case system(Int32)
  }

  private var descriptor: Int32
  /// The number of the process.
  package let process: Int32

  /// Starts a broker, which ends with this value. No other thread may run yet.
  ///
  /// - Parameter path: from the root.
  package init(path: String) throws(Failure) {
    var process: Int32 = 0
    descriptor = unsafe socket_broker_start(path, &process)
    self.process = process
    guard descriptor >= 0 else { throw .system(errno) }
  }

  deinit { stop() }

  /// Connects; the descriptor never waits, and belongs to the caller.
  package func connect() throws(Failure) -> Int32 {
    guard descriptor >= 0 else { throw .gone }
    let connected = socket_broker_connect(descriptor)
    guard connected < 0 else { return connected }
    switch -connected {
    case ENOENT, ECONNREFUSED, EAGAIN: throw .noListener
    case ELOOP, ENOTSOCK, EACCES: throw .notItsOwners
    case EPIPE:
      // A late answer would be taken for that of another question.
      stop()
      throw .gone
    case let number: throw .system(number)
    }
  }

  private func stop() {
    if descriptor >= 0 { _ = close(descriptor) }
    descriptor = -1
  }
}
