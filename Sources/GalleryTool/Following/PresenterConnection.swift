import CPlatform

/// The way to a presenter, as one who follows has it. What comes is as of anybody: bounded, and read with care.
struct PresenterConnection: ~Copyable {
  let descriptor: Int32
  private var reader = LineReader(limit: FollowMessage.lineLimit)
  /// Whether the other side has said what it is.
  private var isGreeted = false

  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Goes to whoever presents.
  ///
  /// - Parameter catalogue: what links can say here, by its fingerprint.
  static func reach(
    _ path: String, catalogue: String
  ) throws(SocketError) -> PresenterConnection {
    try LocalSocket.check(path)
    let connection = PresenterConnection(try LocalSocket.make(for: path))
    switch LocalSocket.connect(connection.descriptor, to: path) {
    case 0: break
    // Where too many wait to be let in another try does it.
    case ENOENT, ECONNREFUSED, EAGAIN: throw .noPresenter(path)
    case let number: throw .failed(path: path, reason: StandardStreams.describe(number))
    }
    let greeting = FollowMessage.hello(version: FollowMessage.version, catalogue: catalogue).line
    // The first bytes of a connection have room.
    _ = LocalSocket.send(greeting[...], to: connection.descriptor)
    return connection
  }

  deinit { _ = close(descriptor) }

  /// What came, and whether more may come.
  struct Heard {
    var messages: [FollowMessage] = []
    /// It is gone, or says what no presenter says.
    var isOver = false
    /// It is no presenter.
    var isStrange = false
  }

  /// Takes in what came; of scenes only the last, as each is whole.
  mutating func receive() -> Heard {
    var heard = Heard()
    // More comes as fast as it is read: no longer than this at once.
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

  /// - Returns: false where no presenter would say so.
  private mutating func take(_ bytes: [UInt8], into heard: inout Heard) -> Bool {
    let lines: [[UInt8]]
    do throws(LineReader.Overflow) {
      lines = try reader.take(bytes)
    } catch {
      return false
    }
    for (index, line) in lines.enumerated() {
      // Only the last of many is looked at, however fast they come.
      if isGreeted, index + 1 < lines.count { continue }
      guard let message = try? FollowMessage(line: line) else { return false }
      switch message {
      case .hello:
        guard !isGreeted else { return false }
        isGreeted = true
      case .scene, .withheld: guard isGreeted else { return false }
      case .full: break
      }
      heard.messages.append(message)
    }
    return true
  }
}
