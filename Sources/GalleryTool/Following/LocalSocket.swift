import CPlatform

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
