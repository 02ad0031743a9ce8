import CTermGuard
public import TermRender

extension TerminalSession: ByteSink {
  /// Writes the bytes that the terminal takes now. The rest goes out while ``nextWake(timeout:other:takesInput:)``
  /// waits.
  ///
  /// Never waits. While ``hasBacklog`` is true, make no new frame: draw the newest when ``SessionWake/drained`` comes,
  /// so that a slow terminal is sent few frames and nothing piles up.
  public mutating func send(_ bytes: [UInt8]) throws(SessionError) {
    let isBehind = !backlog.isEmpty
    backlog.append(bytes)
    // Behind other bytes the call would be in vain: the wait reports when there is room.
    if !isBehind { try backlog.send(to: descriptor) }
  }

  /// Whether the terminal has not taken everything yet.
  public var hasBacklog: Bool { !backlog.isEmpty }

  /// Writes all of the bytes, in one call when the terminal takes them.
  ///
  /// Waits while the terminal takes none. A deadly signal ends the wait with
  /// ``SessionError/interrupted(_:)``: the rest of the bytes is not worth a late exit.
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

/// Bytes on their way to a terminal that has not taken them yet.
struct OutputBacklog {
  private var bytes: [UInt8] = []
  private var written = 0
  /// How many bytes went out in all.
  private(set) var taken = 0

  var isEmpty: Bool { written == bytes.count }

  /// How many bytes wait.
  var count: Int { bytes.count - written }

  /// Some of the bytes went out and some did not: the terminal may be within a sequence.
  var isCut: Bool { written > 0 && !isEmpty }

  mutating func append(_ more: [UInt8]) {
    if isEmpty {
      (bytes, written) = (more, 0)
    } else {
      bytes += more
    }
  }

  mutating func removeAll() { (bytes, written) = ([], 0) }

  /// Writes the bytes that the terminal takes now, in one call if it takes all.
  mutating func send(to descriptor: Int32) throws(SessionError) {
    while !isEmpty {
      switch SystemCalls.write(descriptor, bytes, after: written) {
      case .bytes(let count):
        written += count
        taken += count
      case .again: return
      case .hangup: throw .hangup
      case .failed(let number): throw .failed(call: "write", number)
      }
    }
    removeAll()
  }
}
