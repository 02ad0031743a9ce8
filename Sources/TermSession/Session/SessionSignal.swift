import CTermGuard

/// A signal that asks the process to end. The raw value is its number.
public enum SessionSignal: Int32, Hashable, Sendable, CaseIterable {
  /// SIGHUP: the terminal is gone.
  case hangup = 1
  /// SIGINT: Control-C, where the terminal still makes a signal of it.
  case interrupt = 2
  /// SIGQUIT: Control-backslash, likewise.
  case quit = 3
  /// SIGTERM: another process asks it to end.
  case terminate = 15

  /// What a shell reports after a death by this signal.
  public var exitStatus: Int32 { 128 + rawValue }

  /// Ends the process by the signal's default action, so that its parent sees what it died of. Only
  /// after the session is gone.
  public func reraise() -> Never {
    term_guard_reraise(rawValue)
  }

  /// The most deadly of the bits of the guard, or nil.
  init?(bits: UInt32) {
    switch bits {
    case _ where bits & UInt32(TERM_GUARD_DEADLY_TERMINATE.rawValue) != 0: self = .terminate
    case _ where bits & UInt32(TERM_GUARD_DEADLY_HANGUP.rawValue) != 0: self = .hangup
    case _ where bits & UInt32(TERM_GUARD_DEADLY_QUIT.rawValue) != 0: self = .quit
    case _ where bits & UInt32(TERM_GUARD_DEADLY_INTERRUPT.rawValue) != 0: self = .interrupt
    default: return nil
    }
  }
}
