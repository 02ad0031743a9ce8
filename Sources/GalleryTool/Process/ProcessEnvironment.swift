import ArgumentParser
import GSDesign
import GalleryKit
import TermSession

/// The environment variables that the tool reads, and no others.
struct ProcessEnvironment: Hashable, Sendable {
  let variables: [String: String]

  /// The names of these variables.
  static let names =
    ProcessStart.terminalVariables + [
      "LC_MESSAGES",
      // Build servers; and the variables that Git needs to be found and to find its settings.
      "CI", "TF_BUILD", "PATH", "XDG_CONFIG_HOME", "GIT_CONFIG_GLOBAL",
      // A rebuild of the gallery while it runs.
      buildLogVariable,
      // The cache of sources, their time limit, and the variables that curl needs to reach a server.
      "XDG_CACHE_HOME", SourceSettings.secondsVariable,
    ] + SourceSettings.curlVariables

  /// Names the file with the result of the last build; see ``BuildLog``.
  static let buildLogVariable = "GS_GALLERY_BUILD_LOG"

  init(variables: [String: String]) {
    self.variables = variables
  }

  /// The environment of the process.
  static func current() -> ProcessEnvironment {
    ProcessEnvironment(variables: ProcessStart.variables(names))
  }

  /// The value; nil if the variable is unset or empty.
  subscript(name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The name of the terminal program, as it or terminfo calls it; at most 64 bytes.
  var terminalName: String {
    let name = self["TERM_PROGRAM"] ?? self["TERM"] ?? ""
    return name.utf8.count <= 64 ? name : ""
  }

  /// The terminal's capabilities according to the variables, and its terminfo entry if that is used for drawing.
  func profile(isTerminal: Bool) -> TerminalCapabilities {
    TerminalCapabilities(
      environment: variables, isTerminal: isTerminal, entry: isTerminal ? terminfoEntry : nil)
  }

  /// The same, as a state that the terminal's answers are added to.
  var knowledge: CapabilityState {
    CapabilityState(ofTerminalIn: variables)
  }

  /// The terminal's terminfo entry, if found.
  private var terminfoEntry: TerminfoEntry? {
    self["TERM"].flatMap { TerminfoDatabase.entry(of: $0, environment: variables) }
  }

  /// The language of the user's locale; Korean requires a terminal that shows more than ASCII.
  var language: Language {
    asksForKorean && showsUnicode ? .korean : .english
  }

  /// Whether the locale is Korean, whatever the terminal shows.
  var asksForKorean: Bool {
    languageVariable.flatMap { self[$0] }?.hasPrefix("ko") ?? false
  }

  /// Whether the locale uses UTF-8 and the terminal has fonts for it.
  var showsUnicode: Bool { profile(isTerminal: false).glyphs.value == .unicode }

  /// Whether this is an SSH connection without a terminal.
  var isRemoteWithoutTerminal: Bool { self["SSH_CONNECTION"] != nil && self["SSH_TTY"] == nil }

  /// The variable that decides the locale (POSIX, 8.2: the first that is set).
  var languageVariable: String? {
    ["LC_ALL", "LC_MESSAGES", "LANG"].first { self[$0] != nil }
  }

  /// The folder of the program below one that a variable names, such as `XDG_CACHE_HOME`, or else below one in the home
  /// folder (XDG Base Directory Specification); nil without a home folder, which is never created. A relative path is
  /// ignored, as the specification requires.
  func folder(
    _ variable: String, inHome name: String, isFolder: (String) -> Bool = Disk.isFolder
  ) -> String? {
    func absolute(_ name: String) -> String? {
      self[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard ProgramName.current.contains(where: { $0 != "." }) else { return nil }
    let parent =
      absolute(variable) ?? absolute("HOME").flatMap { isFolder($0) ? $0 + "/" + name : nil }
    return parent.map { $0 + "/" + ProgramName.current }
  }

  /// Whether it is the environment of a build server.
  var isBuildServer: Bool {
    ["CI", "TF_BUILD"].contains { name in
      guard let value = self[name]?.lowercased() else { return false }
      return value != "0" && value != "false"
    }
  }
}

/// The variables for asking sources.
enum SourceSettings {
  /// Names the time limit for an answer, in seconds.
  static let secondsVariable = "GS_GALLERY_SOURCE_SECONDS"
  /// The proxies and certificates for curl.
  static let curlVariables = [
    "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY",
    "SSL_CERT_FILE", "SSL_CERT_DIR", "CURL_CA_BUNDLE",
  ]
}

/// A value with the same name on the command line as in links.
struct Named<Value: RawRepresentable<String> & CaseIterable & Sendable>: ExpressibleByArgument,
  Sendable
{
  let value: Value

  init?(argument: String) {
    guard let value = Value(rawValue: argument) else { return nil }
    self.value = value
  }

  static var allValueStrings: [String] { Value.allCases.map(\.rawValue) }
}

/// A language of the gallery's interface.
struct InterfaceLanguage: ExpressibleByArgument, Sendable {
  let value: Language

  init?(argument: String) {
    guard let value = Language.ofInterface.first(where: { $0.rawValue == argument }) else {
      return nil
    }
    self.value = value
  }

  static var allValueStrings: [String] { Language.ofInterface.map(\.rawValue) }
}

/// A value, or `auto` to fit the terminal.
enum Automatic<Value: RawRepresentable<String> & CaseIterable & Sendable>: ExpressibleByArgument,
  Sendable
{
  case auto
  case value(Value)

  init?(argument: String) {
    if argument == "auto" {
      self = .auto
    } else if let value = Value(rawValue: argument) {
      self = .value(value)
    } else {
      return nil
    }
  }

  static var allValueStrings: [String] { ["auto"] + Value.allCases.map(\.rawValue) }
}

/// A size in cells.
struct SizeArgument: ExpressibleByArgument, Sendable {
  let size: ScreenSize

  init?(argument: String) {
    guard let size = ScreenSize(argument) else { return nil }
    self.size = size
  }
}
