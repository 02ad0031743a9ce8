import CPlatform
import CTermGuard

/// How the process was started.
package enum ProcessStart {
  /// The arguments with the name of the program first. The standard library reads them in `/proc`; on a host without
  /// it, they are those passed to the process.
  package static var arguments: [String] {
    let known = CommandLine.arguments
    guard known.isEmpty else { return known }
    return (0..<process_start_count()).compactMap { index in
      unsafe process_start_argument(index).map { unsafe String(cString: $0) }
    }
  }

  /// The variables of the environment that describe a terminal; each is untrusted.
  package static let terminalVariables = [
    "TERM", "COLORTERM", "COLORFGBG", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "VTE_VERSION",
    "KONSOLE_VERSION", "COLUMNS", "LINES", "LC_ALL", "LC_CTYPE", "LANG", "SSH_TTY",
    "SSH_CONNECTION", "TMUX", "STY", "NCURSES_NO_UTF8_ACS", "TERM_PROGRAM", "TERMINFO",
    "TERMINFO_DIRS", "ESCDELAY", "HOME",
  ]

  /// The values of variables of the environment that are set. Nothing else reads the environment, and no other
  /// variable is looked at.
  ///
  /// - Parameter names: nil for all variables, as a program that a person names is handed them.
  package static func variables(_ names: [String]?) -> [String: String] {
    var variables: [String: String] = [:]
    guard let names else {
      for index in 0... {
        guard let entry = unsafe process_start_variable(Int32(index)) else { return variables }
        let text = unsafe String(cString: entry)
        guard let mark = text.firstIndex(of: "=") else { continue }
        variables[String(text[..<mark])] = String(text[text.index(after: mark)...])
      }
      return variables
    }
    for name in names {
      guard let value = unsafe getenv(name) else { continue }
      unsafe variables[name] = String(cString: value)
    }
    return variables
  }
}
