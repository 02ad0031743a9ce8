import ColorScience
package import GSDesign

extension TerminalClues {
  /// The first of the three that is set names the locale (POSIX, 8.2), and its codeset decides.
  var glyphs: TerminalProfile.Finding<GlyphSet> {
    if term == "linux" {
      return .init(.ascii, "TERM=linux: the console's fonts lack most of the others")
    }
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let locale = self[name] else { continue }
      let plain = locale.prefix { $0 != "@" }
      let shown = Self.isName(String(plain)) ? "\(name)=\(plain)" : "\(name)"
      let codeset = plain.drop { $0 != "." }.dropFirst().lowercased().filter { $0 != "-" }
      return codeset == "utf8"
        ? .init(.unicode, shown) : .init(.ascii, "\(shown) does not name UTF-8")
    }
    return .init(.ascii, "none of LC_ALL, LC_CTYPE and LANG is set")
  }

  /// rxvt's and Konsole's `foreground;background`, as indices of the sixteen colours.
  var appearance: TerminalProfile.Finding<Appearance?> {
    guard isTerminal else { return .init(.light, "the output is no terminal") }
    guard let text = self["COLORFGBG"] else { return .init(nil, "COLORFGBG is not set") }
    let fields = text.split(separator: ";", omittingEmptySubsequences: false)
    guard fields.count >= 2, let field = fields.last, let index = Int(field),
      (0...15).contains(index)
    else { return .init(nil, "COLORFGBG does not name a background") }
    let isDark = index < 7 || index == 8
    return .init(isDark ? .dark : .light, "COLORFGBG: background \(index)")
  }

  var asksTerminal: TerminalProfile.Finding<Bool> {
    guard isTerminal else { return .init(false, "the output is no terminal") }
    guard let term else { return .init(false, termInWords) }
    if term == "dumb" || term == "linux" || term.hasPrefix("linux-") || isTypewriter {
      return .init(false, "\(termInWords) would show the questions or not answer")
    }
    return .init(true, "\(termInWords) answers, or ignores what it does not know")
  }
}

extension TerminalReply {
  /// Light or dark, where the answer tells: of the background's colour (WCAG 2.2: whichever of black and
  /// white contrasts more), or said outright.
  package var appearance: Appearance? {
    switch self {
    case .color(.background, let color): color.isDark ? .dark : .light
    case .colorScheme(.dark): .dark
    case .colorScheme(.light): .light
    case .color, .primaryAttributes, .secondaryAttributes, .tertiaryAttributes, .version,
      .paletteColor, .mode, .cursorPosition, .size, .pixelSize, .cellPixelSize, .keyboardFlags,
      .capability, .setting, .alive:
      nil
    }
  }
}
