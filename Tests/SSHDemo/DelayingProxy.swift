import Dispatch
import Glibc
import Synchronization

/// A connection to a server with a delay, in both directions and in order; it can be cut.
final class DelayingProxy: Sendable {
  enum Order: Sendable {
    case carry
    /// Carries nothing and closes nothing, as when a cable is cut.
    case silence
    /// Closes the connection to both sides at once.
    case reset
    case stop
  }

  let port: Int
  private let order = Mutex(Order.carry)

  init(to server: Int, roundTrip milliseconds: Int = 0) throws {
    let (listener, port) = try Socket.listen()
    self.port = port
    DispatchQueue(label: "proxy").async { [self] in
      var carrier = Carrier(listener, to: server, delay: milliseconds * 500)
      while carrier.carry(self.order.withLock { $0 }) {}
    }
  }

  func tell(_ order: Order) { self.order.withLock { $0 = order } }
}

/// The proxy's sockets and the bytes in flight between them.
private struct Carrier {
  private struct Half {
    let source: Int32
    let destination: Int32
    var waiting: [(due: Int, bytes: [UInt8])] = []
    var hasEnded = false
    var isClosed = false
  }

  private let listener: Int32
  private let server: Int
  private let delay: Int
  private var halves: [Half] = []

  init(_ listener: Int32, to server: Int, delay microseconds: Int) {
    self.listener = listener
    self.server = server
    delay = microseconds
  }

  mutating func carry(_ order: DelayingProxy.Order) -> Bool {
    switch order {
    case .carry: move()
    case .silence: poll(nil, 0, 5)
    case .reset:
      for half in halves where !half.isClosed {
        var end = linger(l_onoff: 1, l_linger: 0)
        setsockopt(
          half.source, SOL_SOCKET, SO_LINGER, &end, socklen_t(MemoryLayout<linger>.size))
        close(half.source)
      }
      halves = []
      poll(nil, 0, 5)
    case .stop:
      for half in halves where !half.isClosed { close(half.source) }
      close(listener)
      return false
    }
    return true
  }

  private mutating func move() {
    let now = Clock.microseconds
    let next = halves.compactMap(\.waiting.first?.due).min()
    // A millisecond short of it; the rest is waited for in turns of nothing.
    let pause = next.map { max(0, min(20_000, $0 - now)) / 1_000 } ?? 20
    var set = [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
    set += halves.map {
      pollfd(fd: $0.hasEnded || $0.isClosed ? -1 : $0.source, events: Int16(POLLIN), revents: 0)
    }
    poll(&set, nfds_t(set.count), Int32(pause))
    for index in halves.indices {
      if set[index + 1].revents != 0 { take(index) }
      give(index)
    }
    if set[0].revents != 0 { welcome() }
    for index in stride(from: 0, to: halves.count, by: 2) { part(index) }
  }

  private mutating func welcome() {
    let visitor = accept(listener, nil, nil)
    guard visitor >= 0 else { return }
    guard let other = Socket.connect(to: server) else {
      close(visitor)
      return
    }
    for socket in [visitor, other] {
      var on: Int32 = 1
      setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &on, 4)
      _ = fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_NONBLOCK)
      _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    }
    halves += [
      Half(source: visitor, destination: other), Half(source: other, destination: visitor),
    ]
  }

  private mutating func take(_ index: Int) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(halves[index].source, &buffer, buffer.count)
    if count > 0 {
      halves[index].waiting.append((Clock.microseconds + delay, Array(buffer[..<count])))
    } else if count == 0 || errno != EAGAIN {
      halves[index].hasEnded = true
      halves[index].waiting.append((Clock.microseconds + delay, []))
    }
  }

  private mutating func give(_ index: Int) {
    while let first = halves[index].waiting.first, first.due <= Clock.microseconds {
      let half = halves[index]
      if first.bytes.isEmpty {
        shutdown(half.destination, Int32(SHUT_WR))
      } else {
        let count = send(
          half.destination, first.bytes, first.bytes.count, Int32(MSG_NOSIGNAL))
        if count < 0, errno == EAGAIN { return }
        if count >= 0, count < first.bytes.count {
          halves[index].waiting[0].bytes.removeFirst(count)
          return
        }
      }
      halves[index].waiting.removeFirst()
    }
  }

  /// Closes a connection both of whose halves are over.
  private mutating func part(_ index: Int) {
    let pair = [index, index + 1]
    guard pair.allSatisfy({ halves[$0].hasEnded && halves[$0].waiting.isEmpty }) else { return }
    for index in pair where !halves[index].isClosed {
      close(halves[index].source)
      halves[index].isClosed = true
    }
  }
}
