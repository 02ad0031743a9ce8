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
      case .none: return
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
