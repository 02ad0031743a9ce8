import CPlatform
import TermSession

/// The followers of a presenter. No call here waits for a follower.
struct Followers: ~Copyable {
  /// The most connections at once, including those that have not sent a greeting.
  static let most = 64

  private let socket: PresenterSocket
  private var watched: DescriptorSet
  private var connections: [FollowerConnection] = []
  private let greeting: [UInt8]
  /// The message for followers that connect now.
  private var current: [UInt8] = []

  /// - Parameter catalogue: what links can say, by its fingerprint.
  init(
    at path: String, isGroupReadable: Bool, catalogue: String
  ) throws(SocketError) {
    let socket = try PresenterSocket(at: path, isGroupReadable: isGroupReadable)
    guard var watched = DescriptorSet(), watched.include(socket.descriptor) else {
      throw .failed(path: path, reason: StandardStreams.describe(errno))
    }
    self.socket = socket
    self.watched = watched
    greeting = FollowMessage.hello(version: FollowMessage.version, catalogue: catalogue).line
  }

  deinit {
    for connection in connections { _ = close(connection.descriptor) }
  }

  /// Readable when a follower connects, sends something, leaves, or has room again.
  var descriptor: Int32 { watched.descriptor }

  /// The number of followers that have sent a greeting.
  var count: Int { connections.count { $0.hasGreeted } }

  /// The number of bytes kept for all followers.
  var kept: Int { connections.reduce(0) { $0 + $1.kept } }

  /// For each follower, the lines that were sent, and those that a newer line replaced.
  var sent: [Int] { connections.map(\.sent) }
  var replaced: [Int] { connections.map(\.replaced) }

  /// Shows a whole line to all followers in place of the last one.
  mutating func show(_ line: [UInt8]) {
    guard line != current else { return }
    current = line
    update { $0.hasGreeted ? $0.send(line) : true }
  }

  /// Accepts new followers, reads their messages, and sends more where there is room again.
  mutating func look() {
    letIn()
    let current = current
    update { connection in
      switch connection.receive() {
      case .left: return false
      case .nothing: return connection.flush()
      case .greeted: return current.isEmpty ? connection.flush() : connection.send(current)
      }
    }
  }

  /// Accepts followers again after a lack of room.
  mutating func listen() { watched.include(socket.descriptor) }

  /// Accepts waiting connections. Without room, the socket is not polled until a follower leaves or a line is shown.
  private mutating func letIn() {
    while true {
      switch socket.accept() {
      case .one(let descriptor): take(in: descriptor)
      case .nobody: return
      case .noRoom:
        watched.remove(socket.descriptor)
        return
      }
    }
  }

  private mutating func take(in descriptor: Int32) {
    if connections.count >= Self.most {
      // Connections without a greeting make room first.
      guard let silent = connections.firstIndex(where: { !$0.hasGreeted }) else {
        _ = LocalSocket.send(FollowMessage.full.line[...], to: descriptor)
        _ = close(descriptor)
        return
      }
      drop(connections.remove(at: silent).descriptor)
    }
    var connection = FollowerConnection(descriptor)
    guard watched.include(descriptor), connection.send(greeting) else {
      drop(descriptor)
      return
    }
    connections.append(connection)
  }

  /// Updates each connection, and drops those that are gone.
  private mutating func update(_ isThere: (inout FollowerConnection) -> Bool) {
    for index in connections.indices.reversed() {
      if isThere(&connections[index]) {
        watched.include(
          connections[index].descriptor, waitsForRoom: connections[index].hasBacklog)
      } else {
        drop(connections.remove(at: index).descriptor)
      }
    }
  }

  private mutating func drop(_ descriptor: Int32) {
    watched.remove(descriptor)
    _ = close(descriptor)
    listen()
  }
}

/// A connection to one follower: the line being sent, and the newest of those that follow it.
///
/// However long the follower does not read, nothing more is kept: lines in between are never sent.
struct FollowerConnection: Hashable {
  let descriptor: Int32
  /// Whether it has sent its greeting.
  private(set) var hasGreeted = false
  /// The rest of the line being sent.
  private var underWay: ArraySlice<UInt8> = []
  private var newest: [UInt8] = []
  private var reader = LineReader(limit: FollowMessage.followerLineLimit)
  /// Lines that were begun, and lines that a newer one replaced.
  private(set) var sent = 0
  private(set) var replaced = 0

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    // A follower that stops reading has little to catch up with.
    var size: Int32 = 16_384
    _ = unsafe setsockopt(
      descriptor, SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Whether something waits for room.
  var hasBacklog: Bool { !underWay.isEmpty }

  /// Bytes kept for it.
  var kept: Int { underWay.count + newest.count }

  /// Sends a line, or keeps it in the place of the one that was not begun.
  ///
  /// - Returns: false if the follower is gone.
  mutating func send(_ line: [UInt8]) -> Bool {
    guard underWay.isEmpty else {
      if !newest.isEmpty { replaced += 1 }
      newest = line
      return true
    }
    underWay = line[...]
    sent += 1
    return flush()
  }

  /// Sends what there is room for.
  ///
  /// - Returns: false if the follower is gone.
  mutating func flush() -> Bool {
    while !underWay.isEmpty {
      switch LocalSocket.send(underWay, to: descriptor) {
      case .bytes(let count): underWay = underWay.dropFirst(count)
      case .later: return true
      case .closed: return false
      }
      guard underWay.isEmpty, !newest.isEmpty else { continue }
      underWay = newest[...]
      newest = []
      sent += 1
    }
    underWay = []
    return true
  }

  /// An event of a follower.
  enum News: Hashable {
    case nothing
    case greeted
    /// It is gone, or sent an invalid message.
    case left
  }

  /// Receives its messages.
  mutating func receive() -> News {
    var bytes: [UInt8] = []
    switch LocalSocket.receive(4_096, from: descriptor, into: &bytes) {
    case .later: return .nothing
    case .closed: return .left
    case .bytes: break
    }
    let lines: [[UInt8]]
    do throws(LineReader.Overflow) {
      lines = try reader.take(bytes)
    } catch {
      return .left
    }
    var news = News.nothing
    for line in lines {
      guard !hasGreeted, let message = try? FollowMessage(line: line), case .hello = message
      else { return .left }
      hasGreeted = true
      news = .greeted
    }
    return news
  }
}
