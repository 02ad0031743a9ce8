import CPlatform
import CTermGuard
import TermRender

extension TerminalSession {
  /// The most bytes that one wake hands on, give or take one read.
  static let inputLimit = 65_536

  /// Waits for input, a signal or the end of the time, whichever comes first; deadly signals have priority. Meanwhile
  /// the backlog goes out as the terminal takes it.
  ///
  /// - Parameters:
  ///   - timeout: how long to wait; nil waits for ever.
  ///   - other: a descriptor that ends the wait as well when it can be read; -1 is none.
  ///   - takesInput: whether input is read; otherwise it stays with the system, and only the end of the terminal is
  ///     reported.
  public mutating func nextWake(
    timeout: Duration? = nil, other: Int32 = -1, takesInput: Bool = true
  ) throws(SessionError) -> SessionWake {
    let end = timeout.map { term_guard_now() + Self.milliseconds($0) }
    var failures = 0
    while true {
      collectSignals()
      if let wake = try nextSignal() { return wake }
      let now = term_guard_now()
      let left = [end.map { max(0, $0 - now) }, pulse.timeLeft(now: now)].compactMap { $0 }.min()
      let direction: SystemCalls.Direction =
        hasBacklog ? (takesInput ? .both : .output) : (takesInput ? .input : .end)
      let ready = SystemCalls.wait(
        descriptor, for: direction, other: other,
        milliseconds: left.map { Int32(clamping: $0) } ?? -1)
      if ready.error != 0 {
        guard !SystemCalls.isTransient(ready.error) else { continue }
        failures += 1
        guard failures < 3 else { throw .failed(call: "poll", ready.error) }
      } else if ready.signal {
        continue
      } else if let wake = try move(ready) {
        return wake
      } else if try !isAlive() {
        isDying = true
        return .interrupted(.hangup)
      } else if ready.other {
        return .readable
      } else if let end, term_guard_now() >= end {
        return .timeout
      }
    }
  }

  /// Whether ``nextWake(timeout:other:takesInput:)`` would return at once for a signal that came before.
  var hasNews: Bool { signals != 0 || term_guard_waiting_signals() != 0 }

  /// The descriptors that a wait looks at; the signals' pipe is one of them.
  func waitPoints(other: Int32) -> [WaitPoint] {
    var points = [
      WaitPoint(descriptor: descriptor, events: Int16(hasBacklog ? POLLIN | POLLOUT : POLLIN)),
      .readable(term_guard_wake_descriptor()),
    ]
    if other >= 0 { points.append(.readable(other)) }
    return points
  }

  /// Milliseconds until the session has something to do by itself; nil if it has not.
  var timeLeft: Int64? { pulse.timeLeft(now: term_guard_now()) }

  /// Whether a signal asks to end, or the terminal is gone: ``nextWake(timeout:other:takesInput:)`` will say which.
  ///
  /// Costs so little that it can be asked between any two keys.
  public var isEnding: Bool {
    SessionSignal(bits: signals | term_guard_waiting_signals()) != nil
      || SystemCalls.wait(descriptor, for: .end, milliseconds: 0).input
  }

  /// Sends bytes that the terminal has room for, and reads input, which is reported first.
  private mutating func move(_ ready: SystemCalls.Ready) throws(SessionError) -> SessionWake? {
    let wasBehind = hasBacklog
    if ready.output, wasBehind { try backlog.send(to: descriptor) }
    if ready.input, let wake = try readInput() { return wake }
    return wasBehind && !hasBacklog ? .drained : nil
  }

  /// Takes the signals over from the guard.
  mutating func collectSignals() { signals |= term_guard_take_signals() }

  private mutating func nextSignal() throws(SessionError) -> SessionWake? {
    if let signal = SessionSignal(bits: signals) {
      isDying = true
      signals &= ~UInt32(TERM_GUARD_DEADLY.rawValue)
      return .interrupted(signal)
    }
    if take(TERM_GUARD_STOP), !options.isKiosk {
      try stop()
      // Ended while stopped: that comes first.
      return SessionSignal(bits: signals) == nil ? .continued : try nextSignal()
    }
    if take(TERM_GUARD_CONTINUE) {
      // The terminal may have been reset while the process was stopped without asking.
      try enter(again: true)
      return .continued
    }
    guard take(TERM_GUARD_RESIZE) else { return nil }
    let (columns, rows) = size
    return .resized(columns: columns, rows: rows)
  }

  private mutating func take(_ bit: TermGuardSignal) -> Bool {
    defer { signals &= ~UInt32(bit.rawValue) }
    return signals & UInt32(bit.rawValue) != 0
  }

  private mutating func readInput() throws(SessionError) -> SessionWake? {
    var bytes: [UInt8] = []
    reading: while bytes.count < Self.inputLimit {
      switch SystemCalls.read(descriptor, 4_096, into: &bytes) {
      case .bytes: continue
      case .again: break reading
      case .hangup:
        if bytes.isEmpty { return .hangup }
        break reading
      case .failed(let number):
        if bytes.isEmpty { throw .failed(call: "read", number) }
        break reading
      }
    }
    guard !bytes.isEmpty else { return nil }
    fence.observe(bytes)
    pulse.hear(answer: fence.hasSaidAlive)
    return .input(bytes)
  }

  /// Checks at intervals whether the terminal still responds; false once it has been silent for the whole limit. A
  /// terminal whose user left without hanging up still takes output, so writing alone does not show it.
  private mutating func isAlive() throws(SessionError) -> Bool {
    let (taken, isBehind) = (backlog.taken, hasBacklog)
    switch pulse.beat(now: term_guard_now(), taken: taken, isBehind: isBehind) {
    case .none: break
    case .gone: return false
    case .ask:
      fence.ask(for: .alive)
      try send(ControlSequence.requestStatus.bytes)
    }
    return true
  }

  static func milliseconds(_ duration: Duration) -> Int64 {
    let (seconds, attoseconds) = duration.components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    // Rounded up, so that a wait is never cut short; a day is for ever.
    return min(seconds, 86_400) * 1_000 + (attoseconds + 999_999_999_999_999)
      / 1_000_000_000_000_000
  }
}

/// Why a session's wait ended.
public enum SessionWake: Hashable, Sendable {
  /// Bytes came, at most about 64 KB at once.
  case input([UInt8])
  /// The window has another size.
  case resized(columns: Int, rows: Int)
  /// The process is asked to end: leave, and re-raise.
  case interrupted(SessionSignal)
  /// The process was stopped and goes on: raw mode and modes are on again, the screen is unknown.
  case continued
  /// The terminal is gone.
  case hangup
  /// The terminal has taken all that was sent: there is room for a frame.
  case drained
  /// The other descriptor that was waited for has something to read.
  case readable
  /// Nothing happened for as long as was asked.
  case timeout
}

/// Several descriptors as one, for ``TerminalSession/nextWake(timeout:other:takesInput:)``: it is readable when any of
/// them is ready.
///
/// A descriptor is in the set until it is removed, which must happen before it is closed.
public struct DescriptorSet: ~Copyable {
  /// The descriptor of the set itself.
  public let descriptor: Int32
  private var members: [Int32: Bool] = [:]

  /// An empty set; nil if the system allows no more of them.
  public init?() {
    descriptor = descriptor_set_open()
    guard descriptor >= 0 else { return nil }
  }

  deinit { SystemCalls.close(descriptor) }

  /// Puts a descriptor in that has something to read now and then, or changes whether it waits for room as well.
  ///
  /// - Returns: false where the system takes no more.
  @discardableResult
  public mutating func include(_ member: Int32, waitsForRoom: Bool = false) -> Bool {
    let before = members[member]
    guard before != waitsForRoom else { return true }
    let result =
      before == nil
      ? descriptor_set_add(descriptor, member, waitsForRoom)
      : descriptor_set_change(descriptor, member, waitsForRoom)
    guard result == 0 else { return false }
    members[member] = waitsForRoom
    return true
  }

  /// Takes a descriptor out; one that is not in the set is left alone.
  public mutating func remove(_ member: Int32) {
    guard members.removeValue(forKey: member) != nil else { return }
    _ = descriptor_set_remove(descriptor, member)
  }
}
