import ColorScience
import GSDesign
import TermRender

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

  /// What the terminal said last; else rxvt's and Konsole's `foreground;background`, as indices of the sixteen colours.
  var appearance: TerminalFinding<Appearance?> {
    guard isTerminal else { return .init(.light, "the output is no terminal", .default) }
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
      (0...15).contains(index)
    else { return .init(nil, "COLORFGBG does not name a background", .default) }
    let isDark = index < 7 || index == 8
    return .init(isDark ? .dark : .light, "COLORFGBG: background \(index)")
  }

  var background: TerminalFinding<RGB?> {
    guard let color = answers.background else { return .init(nil, silence, .default) }
    return .init(color, "it says so", .answer)
  }

  var asksTerminal: TerminalFinding<Bool> {
    guard isTerminal else { return .init(false, "the output is no terminal", .default) }
    guard let term else { return .init(false, termInWords, .default) }
    if term == "dumb" || isLinuxConsole || isTypewriter {
      return .init(false, "\(termInWords) would show the questions or not answer")
    }
    return .init(true, "\(termInWords) answers, or ignores what it does not know")
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
  /// Light or dark, where the answer tells: of the background's colour (WCAG 2.2: whichever of black and
  /// white contrasts more), or said outright.
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
