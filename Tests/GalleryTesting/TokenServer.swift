import CPlatform
import Foundation
import Synchronization

/// A server on 127.0.0.1 with answers given by a test; every connection has a thread and one request.
package final class TokenServer: Sendable {
  package struct Request: Hashable, Sendable {
    /// `GET /brand.json HTTP/1.1`.
    package let line: String
    /// By their names in small letters.
    package let headers: [String: String]
    package let body: String
  }

  package enum Reply: Sendable {
    case whole(_ status: Int, _ headers: [String: String] = [:], _ body: [UInt8] = [])
    /// Announces more bytes than it sends.
    case cut([UInt8])
    /// One byte a second, as long as the other side reads.
    case slow([UInt8])
    /// The same bytes again and again, as long as the other side wants any.
    case endless([UInt8])
    /// Nothing, as long as the other side waits.
    case silent

    package static func json(_ text: String, _ headers: [String: String] = [:]) -> Reply {
      .whole(
        200, headers.merging(["Content-Type": "application/json"]) { given, _ in given },
        Array(text.utf8))
    }
  }

  package enum Failure: Error {
    case refused(Int32)
  }

  package let port: UInt16
  private let listener: Int32
  private let reply: Mutex<@Sendable (Request) -> Reply>
  private let taken = Mutex<[Request]>([])

  package init(_ reply: @escaping @Sendable (Request) -> Reply) throws {
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listener, pointer, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, pointer, &length) == 0
      }
    }
    guard isOpen else { throw Failure.refused(errno) }
    port = UInt16(bigEndian: address.sin_port)
    self.reply = Mutex(reply)
    Thread.detachNewThread { [weak self] in
      // Closed here alone: while this thread may still accept, its number must not go to the listener of another server,
      // whose connections it would take.
      defer { close(listener) }
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0, let server = self else {
          if connection >= 0 { close(connection) }
          return
        }
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        Thread.detachNewThread { server.serve(connection) }
      }
    }
  }

  /// Ends the wait for connections.
  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  /// An address of the server.
  package func url(_ path: String = "/brand.json") -> String { "http://127.0.0.1:\(port)\(path)" }

  /// The requests so far.
  package var requests: [Request] { taken.withLock { $0 } }

  /// Answers in another way from now on.
  package func answer(_ reply: @escaping @Sendable (Request) -> Reply) {
    self.reply.withLock { $0 = reply }
  }

  private func serve(_ connection: Int32) {
    defer {
      // A process that another test started at that moment may have it as well.
      shutdown(connection, Int32(SHUT_RDWR))
      close(connection)
    }
    guard let request = Self.request(on: connection) else { return }
    taken.withLock { $0.append(request) }
    let reply = reply.withLock { $0 }(request)
    let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n"
    switch reply {
    case .whole(let status, let headers, let body):
      var text = "HTTP/1.1 \(status) Answer\r\nConnection: close\r\n"
      if status != 304 { text += "Content-Length: \(body.count)\r\n" }
      for (name, value) in headers { text += "\(name): \(value)\r\n" }
      _ = Self.send(Array((text + "\r\n").utf8) + body, to: connection)
    case .cut(let body):
      _ = Self.send(
        Array((head + "Content-Length: \(2 * body.count + 1)\r\n\r\n").utf8) + body, to: connection)
    case .slow(let body):
      guard Self.send(Array((head + "\r\n").utf8), to: connection) else { return }
      for byte in body where !Self.isClosed(connection, within: 1_000) {
        guard Self.send([byte], to: connection) else { return }
      }
    case .endless(let bytes):
      var goesOn = Self.send(Array((head + "\r\n").utf8), to: connection)
      while goesOn { goesOn = Self.send(bytes, to: connection) }
    case .silent: while !Self.isClosed(connection, within: 1_000) {}
    }
  }

  /// Whether the other side goes away within the time.
  private static func isClosed(_ connection: Int32, within milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) != 0
  }

  private static func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func request(on connection: Int32) -> Request? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let text = String(decoding: bytes, as: UTF8.self)
      if let end = text.range(of: "\r\n\r\n") {
        let lines = text[..<end.lowerBound].components(separatedBy: "\r\n")
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
          guard let colon = line.firstIndex(of: ":") else { continue }
          headers[line[..<colon].lowercased()] = line[line.index(after: colon)...]
            .trimmingCharacters(in: .whitespaces)
        }
        let body = String(text[end.upperBound...])
        if body.utf8.count >= headers["content-length"].flatMap({ Int($0) }) ?? 0 {
          return Request(line: lines.first ?? "", headers: headers, body: body)
        }
      }
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
    }
  }
}
