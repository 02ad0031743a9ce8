import CTermGuard

extension TerminalSession: ByteSink {
  /// Writes all of the bytes, in one call when the terminal takes them.
  ///
  /// Waits while the terminal takes none. A deadly signal ends the wait with
  /// ``SessionError/interrupted(_:)``: what the terminal has not taken is not worth dying late for.
  public mutating func write(_ bytes: [UInt8]) throws(SessionError) {
    var written = 0
    while written < bytes.count {
      switch SystemCalls.write(descriptor, bytes, after: written) {
      case .bytes(let count): written += count
      case .again: try waitForRoom()
      case .hangup: throw .hangup
      case .failed(let number): throw .failed(call: "write", number)
      }
    }
  }

  /// Whether the terminal would take bytes now. When not, skip the frame and draw a later one.
  public var isWritable: Bool {
    SystemCalls.wait(descriptor, forOutput: true, milliseconds: 0).output
  }

  private mutating func waitForRoom() throws(SessionError) {
    let ready = SystemCalls.wait(descriptor, forOutput: true)
    guard ready.error == 0 || SystemCalls.isTransient(ready.error) else {
      throw .failed(call: "poll", ready.error)
    }
    collectSignals()
    guard let signal = SessionSignal(bits: signals) else { return }
    isDying = true
    throw .interrupted(signal)
  }
}
