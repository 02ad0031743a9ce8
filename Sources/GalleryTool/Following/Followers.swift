import CPlatform
import TermSession

/// Those who follow a presenter. Nothing here ever waits for any of them.
struct Followers: ~Copyable {
  /// As many as may come, those who have not said anything yet included.
  static let most = 64

  private let socket: PresenterSocket
  private var watched: DescriptorSet
  private var connections: [FollowerConnection] = []
  private let greeting: [UInt8]
  /// What those see who come now.
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

  /// Readable when somebody comes, says something, goes, or has room again.
  var descriptor: Int32 { watched.descriptor }

  /// How many follow.
  var count: Int { connections.count { $0.hasGreeted } }

  /// What is kept for all of them, in bytes.
  var kept: Int { connections.reduce(0) { $0 + $1.kept } }

  /// Lines that were sent to each, and lines that were not as a newer one came.
  var sent: [Int] { connections.map(\.sent) }
  var replaced: [Int] { connections.map(\.replaced) }

  /// Shows all of them something else: a whole line.
  mutating func show(_ line: [UInt8]) {
    guard line != current else { return }
    current = line
    update { $0.hasGreeted ? $0.send(line) : true }
  }

  /// Lets in who came, hears what was said, and sends on where there is room again.
  mutating func look() {
    letIn()
    let (greeting, current) = (greeting, current)
    update { connection in
      switch connection.receive() {
      case .left: return false
      case .nothing: return connection.flush()
      case .greeted:
        return connection.send(greeting + current)
      }
    }
  }

  /// Hears of who comes again, where there was no room before.
  mutating func listen() { watched.include(socket.descriptor) }

  /// Whoever cannot be let in waits outside, and nobody is heard until somebody leaves or something is shown.
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
      // Whoever has not said anything makes room first.
      guard let silent = connections.firstIndex(where: { !$0.hasGreeted }) else {
        _ = LocalSocket.send(FollowMessage.full.line[...], to: descriptor)
        _ = close(descriptor)
        return
      }
      drop(connections.remove(at: silent).descriptor)
    }
    guard watched.include(descriptor) else {
      _ = close(descriptor)
      return
    }
    connections.append(FollowerConnection(descriptor))
  }

  /// Does something with each; who is gone is let go.
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
