import CPlatform
import GalleryKit
import TermSession

/// A follower's connection to a presenter. Its messages are untrusted: bounded, and parsed with care.
struct PresenterConnection: ~Copyable {
  let descriptor: Int32
  private let greeting: FollowMessage
  private var reader = LineReader(limit: FollowMessage.lineLimit)
  /// Whether the other side has sent its greeting.
  private(set) var isGreeted = false

  private init(_ descriptor: Int32, catalogue: String) {
    self.descriptor = descriptor
    greeting = .hello(version: FollowMessage.version, catalogue: catalogue)
  }

  /// Connects to the presenter at a path. Sends nothing: any program may listen there.
  ///
  /// - Parameters:
  ///   - catalogue: the fingerprint of the local catalogue, which decides the possible links.
  ///   - broker: connects on behalf of this process; nil to connect directly.
  static func reach(
    _ path: String, catalogue: String, through broker: SocketBroker? = nil
  ) throws(SocketError) -> PresenterConnection {
    try LocalSocket.check(path)
    let descriptor: Int32
    if let broker {
      descriptor = try connected(path, through: broker)
    } else {
      descriptor = try connected(path)
    }
    return PresenterConnection(descriptor, catalogue: catalogue)
  }

  private static func connected(_ path: String) throws(SocketError) -> Int32 {
    let descriptor = try LocalSocket.make(for: path)
    let number = LocalSocket.connect(descriptor, to: path)
    guard number != 0 else { return descriptor }
    _ = close(descriptor)
    switch number {
    // With too many connections waiting, the next attempt may succeed.
    case ENOENT, ECONNREFUSED, EAGAIN: throw .noPresenter(path)
    case _: throw .failed(path: path, reason: StandardStreams.describe(number))
    }
  }

  private static func connected(
    _ path: String, through broker: SocketBroker
  ) throws(SocketError) -> Int32 {
    do throws(SocketBroker.Failure) {
      return try broker.connect()
    } catch {
      switch error {
      case .noListener, .gone: throw .noPresenter(path)
      case .notItsOwners: throw .notItsOwners(path)
      case .system(let number):
        throw .failed(path: path, reason: StandardStreams.describe(number))
      }
    }
  }

  deinit { _ = close(descriptor) }

  /// The received messages, and whether more may come.
  struct Heard {
    var messages: [FollowMessage] = []
    /// The presenter is gone, or sent an invalid message.
    var isOver = false
    /// The other side is not a presenter.
    var isStrange = false
  }

  /// Receives messages; of the scenes only the last, as each is complete.
  mutating func receive() -> Heard {
    var heard = Heard()
    // More may arrive as fast as it is read: this limits one call.
    for _ in 0..<16 {
      var bytes: [UInt8] = []
      switch LocalSocket.receive(65_536, from: descriptor, into: &bytes) {
      case .later: return heard
      case .closed:
        heard.isOver = true
        return heard
      case .bytes: break
      }
      guard take(bytes, into: &heard) else {
        heard.isOver = true
        heard.isStrange = true
        return heard
      }
    }
    return heard
  }

  /// - Returns: false if the message is invalid.
  private mutating func take(_ bytes: [UInt8], into heard: inout Heard) -> Bool {
    let lines: [[UInt8]]
    do throws(LineReader.Overflow) {
      lines = try reader.take(bytes)
    } catch {
      return false
    }
    for (index, line) in lines.enumerated() {
      // Only the last scene is decoded, however fast they arrive.
      if isGreeted, index + 1 < lines.count { continue }
      guard let message = try? FollowMessage(line: line) else { return false }
      switch message {
      case .hello:
        guard !isGreeted else { return false }
        isGreeted = true
        // A new connection always has room for the first bytes.
        if message == greeting { _ = LocalSocket.send(greeting.line[...], to: descriptor) }
      case .scene, .withheld: guard isGreeted else { return false }
      case .full: break
      }
      heard.messages.append(message)
    }
    return true
  }
}
