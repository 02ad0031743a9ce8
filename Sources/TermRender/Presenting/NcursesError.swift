/// Why there is no ncurses screen.
public enum NcursesError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no terminfo entry of this name.
  case unknownTerminal(String)
  /// The C library has no locale in UTF-8.
  case noUnicodeLocale

  /// What is wrong and what to do.
  public var description: String { description(otherwise: "present with ANSI") }

  /// What is wrong and what to do.
  ///
  /// - Parameter otherwise: how ncurses is done without, as whoever reads it would say it.
  public func description(otherwise: String) -> String {
    switch self {
    case .unknownTerminal(let name):
      """
      ncurses does not know the terminal "\(name)". Install its terminfo entry (Debian: ncurses-term), set TERM to \
      a known name such as xterm-256color, or \(otherwise).
      """
    case .noUnicodeLocale:
      "The C library has no locale in UTF-8, not even C.UTF-8. Install one, or \(otherwise)."
    }
  }
}
