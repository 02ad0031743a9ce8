import GSDesign
import TermSession

/// The variables of the environment that the tool reads, and nothing else of it.
struct ProcessEnvironment: Hashable, Sendable {
  let variables: [String: String]

  /// The names that are read; no other variable is looked at.
  static let names =
    ProcessStart.terminalVariables + [
      "LC_MESSAGES",
      // Whether this is a build server; and what Git needs to be found and to find its settings.
      "CI", "TF_BUILD", "PATH", "XDG_CONFIG_HOME",
      // Who builds the gallery while it runs.
      buildLogVariable,
    ]

  /// Names the file that says what became of the last build; see ``BuildLog``.
  static let buildLogVariable = "GS_GALLERY_BUILD_LOG"

  init(variables: [String: String]) {
    self.variables = variables
  }

  /// The environment of the process.
  static func current() -> ProcessEnvironment {
    ProcessEnvironment(variables: ProcessStart.variables(names))
  }

  /// The value; nil where it is not set or empty.
  subscript(name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What the variables say of the terminal, and its entry in terminfo where that is drawn by.
  func profile(isTerminal: Bool) -> TerminalCapabilities {
    TerminalCapabilities(
      environment: variables, isTerminal: isTerminal, entry: isTerminal ? terminfoEntry : nil)
  }

  /// The same, for what the terminal answers to be added.
  var knowledge: CapabilityState {
    CapabilityState(ofTerminalIn: variables)
  }

  /// The terminal's entry in terminfo, where there is one.
  private var terminfoEntry: TerminfoEntry? {
    self["TERM"].flatMap { TerminfoDatabase.entry(of: $0, environment: variables) }
  }

  /// The language the person's locale asks for; Korean takes a terminal that shows more than ASCII.
  var language: Language {
    asksForKorean && showsUnicode ? .korean : .english
  }

  /// Whether the locale names Korean, whatever the terminal shows.
  var asksForKorean: Bool {
    languageVariable.flatMap { self[$0] }?.hasPrefix("ko") ?? false
  }

  /// Whether the locale is in UTF-8 and the terminal has fonts for it.
  var showsUnicode: Bool { profile(isTerminal: false).glyphs.value == .unicode }

  /// Whether this is a connection by SSH that came without a terminal.
  var isRemoteWithoutTerminal: Bool { self["SSH_CONNECTION"] != nil && self["SSH_TTY"] == nil }

  /// The variable that decides (POSIX, 8.2: the first that is set).
  var languageVariable: String? {
    ["LC_ALL", "LC_MESSAGES", "LANG"].first { self[$0] != nil }
  }

  /// Whether it is a build server's.
  var isBuildServer: Bool {
    ["CI", "TF_BUILD"].contains { name in
      guard let value = self[name]?.lowercased() else { return false }
      return value != "0" && value != "false"
    }
  }
}
