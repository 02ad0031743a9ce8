import CPlatform
import GSDesign
import GalleryKit
import TermSession
import Workbench

/// Another user's gallery on a stage. Once the presenter is gone, looks for another one at growing intervals.
struct FollowAct: Act, ~Copyable {
  let program: FollowProgram
  private let path: String
  private let catalogue: String
  /// Connects on behalf of a confined kiosk; nil elsewhere.
  private let broker: SocketBroker?
  private var connection: PresenterConnection?
  private var timeout = RetryTimeout()
  /// When a connection without a greeting is given up.
  private var end = ContinuousClock.now
  /// The messages received before the screen was ready.
  private var heard: [FollowMessage] = []
  /// Why following cannot work with any presenter.
  private(set) var refusal: Phrase?

  init(_ program: FollowProgram, at path: String, through broker: SocketBroker? = nil) {
    self.program = program
    self.path = path
    self.broker = broker
    catalogue = program.gallery.catalogue.fingerprint
  }

  /// The descriptor of the connection; -1 without one.
  private(set) var descriptor: Int32 = -1

  /// How long the greeting of a presenter may take.
  private static var patience: Duration { .seconds(5) }

  var timeLeft: Int? {
    if !heard.isEmpty { return 0 }
    guard descriptor < 0 else { return isGreeted ? nil : greetingTimeLeft }
    return refusal == nil ? timeout.left : nil
  }

  private var isGreeted: Bool {
    switch connection {
    case .some(let connection): connection.isGreeted
    case .none: false
    }
  }

  private var greetingTimeLeft: Int {
    max(0, (end - ContinuousClock.now).millisecondsRoundedUp)
  }

  func hasNews() -> Bool { LocalSocket.isReadable(descriptor) }

  /// Connects to the presenter before there is a stage, and waits for its greeting and its first scene.
  mutating func meet() throws(SocketError) {
    try connect()
    while refusal == nil, descriptor >= 0, !heard.contains(where: \.isShown),
      LocalSocket.isReadable(descriptor, within: Int32(clamping: greetingTimeLeft))
    {
      let messages = receive()
      heard += messages
      for message in messages { refusal = refusal ?? reason(of: message) }
    }
    giveUpSilence()
  }

  /// Ends following if the listener has not greeted in time: it may be any program.
  private mutating func giveUpSilence() {
    guard descriptor >= 0, !isGreeted, greetingTimeLeft == 0 else { return }
    refusal = refusal ?? .noGreeting
    leave()
  }

  mutating func look(_ model: inout FollowModel) {
    if descriptor < 0, heard.isEmpty {
      guard refusal == nil, timeout.left == 0 else { return }
      try? connect()
      timeout.wait()
      return
    }
    let messages = heard + receive()
    heard = []
    for message in messages { take(message, &model) }
    giveUpSilence()
    if let refusal {
      program.learn(.refused(refusal), &model)
    } else if descriptor < 0, model.contact != .awaited || !messages.isEmpty {
      program.learn(.ended, &model)
    }
  }

  private mutating func take(_ message: FollowMessage, _ model: inout FollowModel) {
    switch message {
    case .scene(let scene):
      timeout = RetryTimeout()
      program.learn(scene, &model)
    case .withheld: program.learn(.withheld, &model)
    case .hello, .full: refusal = refusal ?? reason(of: message)
    }
  }

  /// Why a message ends following before it begins.
  private func reason(of message: FollowMessage) -> Phrase? {
    switch message {
    case .hello(let version, let other):
      if version != FollowMessage.version { return .otherVersion }
      return other == catalogue ? nil : .otherCatalogue
    case .full: return .presentationFull
    case .scene, .withheld: return nil
    }
  }

  /// Connects to the presenter, and does not wait for it.
  mutating func connect() throws(SocketError) {
    let reached = try PresenterConnection.reach(path, catalogue: catalogue, through: broker)
    descriptor = reached.descriptor
    connection = consume reached
    end = ContinuousClock.now + Self.patience
  }

  private mutating func receive() -> [FollowMessage] {
    guard descriptor >= 0, let result = connection?.receive() else { return [] }
    if result.isStrange { refusal = .noPresenter }
    if result.isOver { leave() }
    return result.messages
  }

  private mutating func leave() {
    connection = nil
    descriptor = -1
    timeout.wait()
  }

  func perform(_ effect: ScreenEffect, _ model: inout FollowModel) -> StageDirection {
    .screen(effect)
  }
}

/// The interval until the next attempt to find a presenter: a quarter of a second, doubled each time, up to eight
/// seconds.
private struct RetryTimeout {
  private var milliseconds = 250
  private var next = ContinuousClock.now

  /// Milliseconds left, rounded up.
  var left: Int { max(0, (next - ContinuousClock.now).millisecondsRoundedUp) }

  mutating func wait() {
    next = ContinuousClock.now + .milliseconds(milliseconds)
    milliseconds = min(8_000, milliseconds * 2)
  }
}

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
      case .nobody, .gone: throw .noPresenter(path)
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
