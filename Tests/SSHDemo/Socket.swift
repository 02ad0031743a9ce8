import Glibc

/// TCP sockets of this machine.
enum Socket {
  /// Connects to an address, from another one if given; nil if the connection is refused.
  static func connect(to port: Int, at host: String = "127.0.0.1", from source: String? = nil)
    -> Int32?
  {
    guard let destination = Address(host, port) else { return nil }
    let descriptor = make(destination)
    guard descriptor >= 0 else { return nil }
    let isBound =
      source.map { source in
        guard let address = Address(source, 0) else { return false }
        return address.call(descriptor, bind) == 0
      } ?? true
    guard isBound, destination.call(descriptor, Glibc.connect) == 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// A socket that listens on 127.0.0.1, and its port.
  static func listen(on port: Int = 0) throws -> (descriptor: Int32, port: Int) {
    guard let address = Address("127.0.0.1", port) else { throw CheckFailure("no address") }
    let descriptor = make(address)
    guard descriptor >= 0, address.call(descriptor, bind) == 0, Glibc.listen(descriptor, 128) == 0
    else { throw CheckFailure("nobody can listen on 127.0.0.1:\(port)") }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    var name = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    return (descriptor, Int(UInt16(bigEndian: name.sin_port)))
  }

  private static func make(_ address: Address) -> Int32 {
    socket(address.family, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
  }

  /// A number of IPv4 or IPv6, and a port, as the system takes them.
  private struct Address {
    let family: Int32
    private var storage = sockaddr_storage()
    private let length: socklen_t

    init?(_ host: String, _ port: Int) {
      var hints = addrinfo()
      hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
      var found: UnsafeMutablePointer<addrinfo>?
      guard getaddrinfo(host, "\(port)", &hints, &found) == 0, let found else { return nil }
      defer { freeaddrinfo(found) }
      family = found.pointee.ai_family
      length = found.pointee.ai_addrlen
      memcpy(&storage, found.pointee.ai_addr, Int(length))
    }

    func call(
      _ descriptor: Int32, _ function: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
      withUnsafePointer(to: storage) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { function(descriptor, $0, length) }
      }
    }
  }
}
