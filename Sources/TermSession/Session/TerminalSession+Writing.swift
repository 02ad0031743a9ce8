import CTermGuard
public import TermRender

extension TerminalSession: ByteSink {
  /// Writes what the terminal takes now and keeps the rest, which goes out while ``nextWake(timeout:other:takesInput:)`` waits.
  ///
  /// Never waits. As long as ``hasBacklog`` is true make no new frame: draw the newest when ``SessionWake/drained``
  /// comes, so that a slow terminal is sent few frames and nothing piles up.
  public mutating func send(_ bytes: [UInt8]) throws(SessionError) {
    let isBehind = !backlog.isEmpty
    backlog.append(bytes)
    // Behind others it would be a call in vain: the wait says when there is room.
    if !isBehind { try backlog.send(to: descriptor) }
  }

  /// Whether the terminal has not taken everything yet.
  public var hasBacklog: Bool { !backlog.isEmpty }

  /// Writes all of the bytes, in one call when the terminal takes them.
  ///
  /// Waits while the terminal takes none. A deadly signal ends the wait with
  /// ``SessionError/interrupted(_:)``: what the terminal has not taken is not worth dying late for.
  public mutating func write(_ bytes: [UInt8]) throws(SessionError) {
    try send(bytes)
    while hasBacklog {
      try waitForRoom()
      try backlog.send(to: descriptor)
    }
  }

  private mutating func waitForRoom() throws(SessionError) {
    let ready = SystemCalls.wait(descriptor, for: .output)
    guard ready.error == 0 || SystemCalls.isTransient(ready.error) else {
      throw .failed(call: "poll", ready.error)
    }
    collectSignals()
    guard let signal = SessionSignal(bits: signals) else { return }
    isDying = true
    throw .interrupted(signal)
  }
}
