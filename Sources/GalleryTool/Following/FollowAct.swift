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
