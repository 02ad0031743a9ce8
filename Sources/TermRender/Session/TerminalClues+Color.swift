import GSDesign

extension TerminalClues {
  typealias Depth = TerminalProfile.Finding<ColorDepth>

  var isStyled: TerminalProfile.Finding<Bool> {
    if term == "dumb" { return .init(false, "TERM=dumb") }
    if isTerminal { return .init(true, "the output is a terminal") }
    if self["NO_COLOR"] == nil, isOn("CLICOLOR_FORCE") {
      return .init(true, "CLICOLOR_FORCE is set")
    }
    return .init(false, "the output is no terminal")
  }

  /// What a person wants counts before what the terminal can; a multiplexer before what is around it.
  var colorDepth: Depth {
    if self["NO_COLOR"] != nil { return Depth(.mono, "NO_COLOR is set") }
    if environment["CLICOLOR"] == "0", !isOn("CLICOLOR_FORCE") {
      return Depth(.mono, "CLICOLOR=0")
    }
    if !isStyled.value, !isTerminal, term != "dumb" {
      return Depth(.truecolor, "the output is no terminal, and nothing has to be left out")
    }
    return limitedDepth ?? multiplexedDepth ?? statedDepth ?? depthByName
  }

  /// Terminals that cannot do more, whatever else is said.
  private var limitedDepth: Depth? {
    guard let term else { return nil }
    if term == "dumb" { return Depth(.mono, "TERM=dumb") }
    if term == "linux" || term.hasPrefix("linux-") {
      return Depth(.indexed16, "\(termInWords): the console has sixteen")
    }
    if term.hasSuffix("-m") || term.hasSuffix("-mono") || isTypewriter {
      return Depth(.mono, "\(termInWords) has no colours")
    }
    return nil
  }

  private var multiplexedDepth: Depth? {
    if self["TMUX"] != nil || family == "tmux" {
      if let stated = statedDepth { return stated }
      return Depth(.indexed256, "inside tmux, which reduces to what is around it")
    }
    guard self["STY"] != nil || family == "screen" else { return nil }
    return term?.hasSuffix("-256color") == true
      ? Depth(.indexed256, "\(termInWords): screen passes 256 on")
      : Depth(.indexed16, "inside screen, and TERM does not say 256color")
  }

  private var statedDepth: Depth? {
    if let stated = self["COLORTERM"]?.lowercased(), ["truecolor", "24bit"].contains(stated) {
      return Depth(.truecolor, "COLORTERM=\(stated)")
    }
    if let term, term.hasSuffix("-direct") { return Depth(.truecolor, termInWords) }
    return nil
  }

  private var depthByName: Depth {
    let known: Set = [
      "xterm-kitty", "xterm-ghostty", "alacritty", "foot", "foot-extra", "wezterm", "contour",
    ]
    if let term, known.contains(term) {
      return Depth(.truecolor, "\(termInWords) is known to have them")
    }
    switch self["TERM_PROGRAM"] {
    case "iTerm.app", "WezTerm", "vscode", "ghostty":
      return Depth(.truecolor, "TERM_PROGRAM is known to have them")
    case "Apple_Terminal": return Depth(.indexed256, "TERM_PROGRAM=Apple_Terminal")
    default: break
    }
    if let version = self["VTE_VERSION"].flatMap({ Int($0) }), version >= 3_600 {
      return Depth(.truecolor, "VTE_VERSION is 3600 or more")
    }
    guard let term else { return Depth(.indexed16, "\(termInWords): plain ANSI") }
    if term.contains("256color") { return Depth(.indexed256, termInWords) }
    return Depth(.indexed16, "\(termInWords) does not say more")
  }

  /// `xterm` of `xterm-256color`.
  private var family: Substring? { term?.prefix { $0 != "-" && $0 != "." } }

  /// The terminals of DEC before there were colours, and what is called after them.
  var isTypewriter: Bool {
    guard let family else { return false }
    return family.hasPrefix("vt") && family.dropFirst(2).first?.isNumber == true
  }
}
