import ColorScience
import GSDesign
import TermRender

/// The evidence about the terminal, and the conclusions from it.
struct CapabilityDetector {
  let environment: [String: String]
  let isTerminal: Bool
  let entry: TerminfoEntry?
  let answers: TerminalAnswers
  /// The named colours that the person says the terminal has.
  let statedColors: IndexedPalette?
  /// The name in `TERM`; nil if it is unset or not a plausible name.
  let term: String?
  /// `xterm` of `xterm-256color`.
  let family: Substring?
  /// Whether it is a monochrome DEC terminal, or named after one.
  let isTypewriter: Bool

  init(
    _ environment: [String: String], isTerminal: Bool, entry: TerminfoEntry?,
    answers: TerminalAnswers, statedColors: IndexedPalette? = nil
  ) {
    self.statedColors = statedColors
    self.environment = environment
    self.isTerminal = isTerminal
    self.entry = entry
    self.answers = answers
    let term = environment["TERM"].flatMap { Self.isName($0) ? $0 : nil }
    self.term = term
    family = term?.prefix { $0 != "-" && $0 != "." }
    let model = family?.utf8.dropFirst(2).first ?? 0
    isTypewriter = family?.hasPrefix("vt") == true && 0x30...0x39 ~= model
  }

  /// The variable; nil if it is unset or empty.
  subscript(name: String) -> String? {
    guard let value = environment[name], !value.isEmpty else { return nil }
    return value
  }

  /// Set, not empty and not 0.
  func isOn(_ name: String) -> Bool { self[name].map { $0 != "0" } ?? false }

  /// `TERM` in words, even if its value cannot be shown.
  var termInWords: String {
    if let term { return "TERM=\(term)" }
    return environment["TERM"] == nil ? "TERM is not set" : "TERM is not a valid name"
  }

  /// The weight of `TERM` as a source: without a name something is assumed.
  var termSource: TerminalSource { term == nil ? .default : .environment }

  var isLinuxConsole: Bool { family == "linux" }

  /// Whether a text is a plausible name of a terminal or locale: harmless wherever it is shown.
  static func isName(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E, 0x5F: true
        default: false
        }
      }
  }
}

// The terminal's identity and surroundings.
extension CapabilityDetector {
  /// The terminal itself, or the multiplexer in its place.
  var identity: TerminalFinding<TerminalIdentity?> {
    if let version = answers.version {
      guard let found = TerminalIdentity(version: version) else {
        return .init(nil, "it calls itself \(version)", .answer)
      }
      return .init(found, "it calls itself \(version)", .answer)
    }
    if let multiplexer = multiplexer.value {
      return .init(multiplexer.identity, multiplexer.reason)
    }
    if let term, let found = TerminalIdentity(term: term) { return .init(found, termInWords) }
    if let program = self["TERM_PROGRAM"], let found = TerminalIdentity(program: program) {
      return .init(found, "TERM_PROGRAM=\(program)")
    }
    if let version = number("VTE_VERSION") { return .init(.vte, "VTE_VERSION=\(version)") }
    if let version = number("KONSOLE_VERSION") {
      return .init(.konsole, "KONSOLE_VERSION=\(version)")
    }
    return .init(nil, "neither the environment nor the terminal says", .default)
  }

  /// The program between this one and the terminal that a person sees.
  enum Multiplexer: Hashable {
    case tmux(String)
    case screen(String)

    var identity: TerminalIdentity {
      switch self {
      case .tmux: .tmux
      case .screen: .screen
      }
    }

    var reason: String {
      switch self {
      case .tmux(let reason), .screen(let reason): reason
      }
    }
  }

  /// tmux and GNU screen share the names that begin with `screen`; only the one that is inside sets its variable last.
  var multiplexer: TerminalFinding<Multiplexer?> {
    if answers.identity == .tmux { return .init(.tmux("it calls itself tmux"), "", .answer) }
    if family == "tmux" { return .init(.tmux(termInWords), "") }
    if family == "screen" {
      let isTmux = self["TMUX"] != nil && self["STY"] == nil
      return isTmux ? .init(.tmux("TMUX is set"), "") : .init(.screen(termInWords), "")
    }
    if self["TMUX"] != nil { return .init(.tmux("TMUX is set"), "") }
    if self["STY"] != nil { return .init(.screen("STY is set"), "") }
    return .init(nil, "", .default)
  }

  /// Whether a network lies between the program and the terminal.
  var isRemote: TerminalFinding<Bool> {
    if self["NCURSES_NO_UTF8_ACS"] != nil, self["SSH_CONNECTION"] != nil || self["SSH_TTY"] != nil {
      return .init(true, "SSH_CONNECTION and NCURSES_NO_UTF8_ACS are set, as mosh does")
    }
    for name in ["SSH_TTY", "SSH_CONNECTION"] where self[name] != nil {
      return .init(true, "\(name) is set")
    }
    return .init(false, "neither SSH_TTY nor SSH_CONNECTION is set", .default)
  }

  /// A variable that is a plain number.
  func number(_ name: String) -> Int? {
    guard let text = self[name], text.utf8.count <= 9,
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(text)
  }
}

extension CapabilityDetector {
  /// The first of the three that is set names the locale (POSIX, 8.2), and its codeset decides.
  var glyphs: TerminalFinding<GlyphSet> {
    if isLinuxConsole {
      return .init(.ascii, "\(termInWords): the console's fonts lack most of the others")
    }
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let locale = self[name] else { continue }
      let plain = locale.prefix { $0 != "@" }
      let shown = Self.isName(String(plain)) ? "\(name)=\(plain)" : "\(name)"
      let codeset = plain.drop { $0 != "." }.dropFirst().lowercased().filter { $0 != "-" }
      return codeset == "utf8"
        ? .init(.unicode, shown) : .init(.ascii, "\(shown) does not name UTF-8")
    }
    return .init(.ascii, "none of LC_ALL, LC_CTYPE and LANG is set", .default)
  }

  /// The latest answer of the terminal; otherwise the `foreground;background` of rxvt and Konsole, as indices of the
  /// sixteen colours.
  var appearance: TerminalFinding<Appearance?> {
    guard isTerminal else { return .init(.light, "the output is not a terminal", .default) }
    if let scheme = answers.scheme {
      return .init(scheme.appearance, "it says that it is \(scheme.appearance)", .answer)
    }
    if let color = answers.background {
      return .init(color.isDark ? .dark : .light, "its background is \(color.hex)", .answer)
    }
    guard let text = self["COLORFGBG"] else {
      return .init(nil, "\(silence), and COLORFGBG is not set", .default)
    }
    let fields = text.split(separator: ";", omittingEmptySubsequences: false)
    guard fields.count >= 2, let field = fields.last, let index = Int(field),
      (0...8).contains(index) || index == 15
    else { return .init(nil, "COLORFGBG does not name a background", .default) }
    let isDark = index < 7 || index == 8
    return .init(isDark ? .dark : .light, "COLORFGBG: background \(index)")
  }

  /// The palette that a person states has priority over the terminal's answer.
  var namedColors: TerminalFinding<IndexedPalette> {
    if let statedColors { return .init(statedColors, "you say so") }
    if let colors = answers.namedColors { return .init(colors, "it says so", .answer) }
    if isLinuxConsole { return .init(assumedColors.palette, "\(termInWords): the console's") }
    let reason = colorDepth.value == .indexed16 ? silence : "it is not asked"
    return .init(
      assumedColors.palette, "\(reason): pairs that can be read in all known ones", .default)
  }

  /// The sixteen that a terminal has which does not say.
  var assumedColors: NamedColors { isLinuxConsole ? .linux : .unknown }

  var background: TerminalFinding<RGB?> {
    guard let color = answers.background else { return .init(nil, silence, .default) }
    return .init(color, "it says so", .answer)
  }

  var asksTerminal: TerminalFinding<Bool> {
    guard isTerminal else { return .init(false, "the output is not a terminal", .default) }
    guard let term else { return .init(false, termInWords, .default) }
    if term == "dumb" || isLinuxConsole || isTypewriter {
      return .init(false, "\(termInWords) would show the questions or not answer")
    }
    return .init(true, "\(termInWords) answers, or ignores unknown questions")
  }
}

extension TerminalColorScheme {
  fileprivate var appearance: Appearance {
    switch self {
    case .dark: .dark
    case .light: .light
    }
  }
}

extension TerminalReply {
  /// Light or dark, if the answer shows it: by the background's colour (WCAG 2.2: the one of black and white with the
  /// higher contrast is the ink), or directly.
  var appearance: Appearance? {
    switch self {
    case .color(.background, let color): color.isDark ? .dark : .light
    case .colorScheme(let scheme): scheme.appearance
    case .color, .primaryAttributes, .secondaryAttributes, .tertiaryAttributes, .version,
      .paletteColor, .mode, .cursorPosition, .size, .pixelSize, .cellPixelSize, .keyboardFlags,
      .capability, .setting, .graphics, .alive:
      nil
    }
  }
}
