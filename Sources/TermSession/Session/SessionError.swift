import CPlatform

/// Why there is no session, or no longer.
public enum SessionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no terminal to open. The number is that of errno.
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
      "What was given is not a terminal. Run it in a terminal, or print a state with `show`."
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
