import GSDesign

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The variables of the environment that the tool reads, and nothing else of it.
struct ProcessEnvironment: Hashable, Sendable {
  let variables: [String: String]

  /// The names that are read; no other variable is looked at.
  static let names = [
    "TERM", "COLORTERM", "NO_COLOR", "CLICOLOR_FORCE", "COLUMNS", "LINES", "LC_ALL", "LC_CTYPE",
    "LC_MESSAGES", "LANG", "SSH_TTY", "SSH_CONNECTION", "TMUX", "STY", "TERM_PROGRAM", "TERMINFO",
    "TERMINFO_DIRS", "ESCDELAY",
  ]

  init(variables: [String: String]) {
    self.variables = variables
  }

  /// Reads the environment of the process; the only place that does.
  static func current() -> ProcessEnvironment {
    var variables: [String: String] = [:]
    for name in names {
      guard let value = unsafe getenv(name) else { continue }
      unsafe variables[name] = String(cString: value)
    }
    return ProcessEnvironment(variables: variables)
  }

  /// The value; nil where it is not set or empty.
  subscript(name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A terminal that understands no control sequence.
  var isDumb: Bool { self["TERM"] == "dumb" }

  /// NO_COLOR asks for none (no-color.org).
  var forbidsColor: Bool { self["NO_COLOR"] != nil }

  /// CLICOLOR_FORCE asks for colour in pipes too, unless it is `0`.
  var forcesColor: Bool { self["CLICOLOR_FORCE"].map { $0 != "0" } ?? false }

  /// The language the person's locale asks for.
  var language: Language {
    let locale = self["LC_ALL"] ?? self["LC_MESSAGES"] ?? self["LANG"] ?? ""
    return locale.hasPrefix("ko") ? .korean : .english
  }
}
