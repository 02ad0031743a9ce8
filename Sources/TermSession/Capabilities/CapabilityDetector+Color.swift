import GSDesign

extension CapabilityDetector {
  typealias Depth = TerminalFinding<ColorDepth>

  var isStyled: TerminalFinding<Bool> {
    if term == "dumb" { return .init(false, "TERM=dumb") }
    if isTerminal { return .init(true, "the output is a terminal", .default) }
    if self["NO_COLOR"] == nil, isOn("CLICOLOR_FORCE") {
      return .init(true, "CLICOLOR_FORCE is set")
    }
    return .init(false, "the output is no terminal", .default)
  }

  /// What a person wants counts before what the terminal can; what the terminal says before what is said of it; a
  /// multiplexer before what is around it.
  var colorDepth: Depth {
    if self["NO_COLOR"] != nil { return Depth(.mono, "NO_COLOR is set") }
    if environment["CLICOLOR"] == "0", !isOn("CLICOLOR_FORCE") {
      return Depth(.mono, "CLICOLOR=0")
    }
    if !isStyled.value, !isTerminal, term != "dumb" {
      return Depth(
        .truecolor, "the output is no terminal, and nothing has to be left out", .default)
    }
    return limitedDepth ?? answeredDepth ?? multiplexedDepth ?? statedDepth ?? knownDepth
      ?? entryDepth ?? depthByName
  }

  /// Terminals that cannot do more, whatever else is said.
  private var limitedDepth: Depth? {
    guard let term else { return nil }
    if term == "dumb" { return Depth(.mono, "TERM=dumb") }
    if isLinuxConsole { return Depth(.indexed16, "\(termInWords): the console has sixteen") }
    if term.hasSuffix("-m") || term.hasSuffix("-mono") || isTypewriter {
      return Depth(.mono, "\(termInWords) has no colours")
    }
    return nil
  }

  /// What the terminal itself let out.
  private var answeredDepth: Depth? {
    switch answers.directColor {
    case .kept: return Depth(.truecolor, "it kept a colour that was set", .answer)
    case .reduced: return Depth(.indexed256, "it reduced a colour that was set", .answer)
    case nil: break
    }
    if answers.hasDirectColor == true {
      return Depth(.truecolor, "its own entry has RGB or Tc", .answer)
    }
    if let identity = answers.identity, identity.hasDirectColor {
      return Depth(.truecolor, "\(identity.rawValue), as it calls itself, has them", .answer)
    }
    return nil
  }

  private var multiplexedDepth: Depth? {
    switch multiplexer.value {
    case .tmux(let reason):
      if let stated = statedDepth { return stated }
      return Depth(.indexed256, "\(reason): it reduces to what is around it")
    case .screen(let reason):
      return term?.hasSuffix("-256color") == true
        ? Depth(.indexed256, "\(termInWords): screen passes 256 on")
        : Depth(.indexed16, "\(reason), screen, and TERM does not say 256color")
    case nil: return nil
    }
  }

  private var statedDepth: Depth? {
    if let stated = self["COLORTERM"]?.lowercased(), ["truecolor", "24bit"].contains(stated) {
      return Depth(.truecolor, "COLORTERM=\(stated)")
    }
    if let term, term.hasSuffix("-direct") { return Depth(.truecolor, termInWords) }
    return nil
  }

  /// What terminals of this name have. Inside a multiplexer such names are of what is around it.
  private var knownDepth: Depth? {
    if let identity = identity.value, identity.hasDirectColor {
      return Depth(.truecolor, "\(self.identity.reason) is known to have them")
    }
    if let version = number("VTE_VERSION"), version >= 3_600 {
      return Depth(.truecolor, "VTE_VERSION is 3600 or more")
    }
    return nil
  }

  private var entryDepth: Depth? {
    guard let entry else { return nil }
    if entry.has("RGB") || entry.has("Tc") {
      return Depth(.truecolor, "\(entry.has("RGB") ? "RGB" : "Tc") in its entry", .terminfo)
    }
    guard let colors = entry.number("colors"), colors >= 256 else { return nil }
    return Depth(
      colors >= 1 << 24 ? .truecolor : .indexed256, "\(colors) colours in its entry", .terminfo)
  }

  private var depthByName: Depth {
    guard let term else { return Depth(.indexed16, "\(termInWords): plain ANSI", .default) }
    if identity.value == .appleTerminal { return Depth(.indexed256, identity.reason) }
    if term.contains("256color") { return Depth(.indexed256, termInWords) }
    return Depth(.indexed16, "\(termInWords) does not say more")
  }
}
