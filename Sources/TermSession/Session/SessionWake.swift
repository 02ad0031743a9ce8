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
