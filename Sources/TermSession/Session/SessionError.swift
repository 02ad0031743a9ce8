import CPlatform
import CTermGuard

/// The reason why a session cannot start or go on.
public enum SessionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No terminal can be opened. The number is that of errno.
  case noTerminal(Int32)
  /// The descriptor is not a terminal.
  case notATerminal
  /// The process has a session already.
  case alreadyOpen
  /// The terminal was closed.
  case hangup
  /// The process was asked to end while the terminal took no bytes.
  case interrupted(SessionSignal)
  /// A system call failed. The number is that of errno.
  case failed(call: String, Int32)

  /// The failure and its remedy, for a person to read.
  public var description: String {
    switch self {
    case .noTerminal(let number):
      """
      There is no terminal to draw on (\(Self.text(number))). \
      Run it in a terminal; over SSH, with -t.
      """
    case .notATerminal:
      "Cannot draw here: not a terminal. Run it in a terminal, or print a state with `show`."
    case .alreadyOpen:
      "The terminal is in use by this process already. Close the first session."
    case .hangup:
      "The terminal was closed. Start again in a new one."
    case .interrupted(let signal):
      "The process was asked to end by signal \(signal.rawValue) while the terminal took no output."
    case .failed(let call, let number):
      """
      The terminal failed: \(call): \(Self.text(number)). \
      Type `reset` if it looks odd, and start again.
      """
    }
  }

  private static func text(_ number: Int32) -> String {
    guard let message = unsafe strerror(number) else { return "error \(number)" }
    return unsafe String(cString: message)
  }
}

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

  /// The exit status that a shell reports after a death by this signal.
  public var exitStatus: Int32 { 128 + rawValue }

  /// Ends the process by the signal's default action, so that its parent sees the cause. Only after the session is
  /// gone.
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
