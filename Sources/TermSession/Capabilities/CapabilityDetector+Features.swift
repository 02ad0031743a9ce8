import GSDesign
import TermRender

extension CapabilityDetector {
  /// Whether the encoder may use it.
  func finding(of feature: TerminalFeature) -> TerminalFinding<Bool> {
    if isTypewriter, feature != .scrollRegions, feature != .eraseCharacters,
      feature != .insertDeleteCharacters
    {
      return .init(false, "\(termInWords) is older than that")
    }
    switch feature {
    case .backgroundErase: return backgroundErase
    case .repeatCharacter: return probed(.repeatedLetter, 4) ?? stated(feature)
    case .repeatAnyCharacter:
      return probed(.repeatedLine, 4 * lineColumns) ?? .init(false, silence, .default)
    case .tabStops:
      return probed(.tabStops, 8 * CursorProbe.stops) ?? .init(false, silence, .default)
    case .synchronizedOutput: return canSwitch(.synchronizedOutput)
    case .joinedClusters: return joinedClusters
    case .wedges: return drawing(\.drawsWedges)
    case .roundEnds: return drawing(\.drawsRoundEnds)
    case .textSizing: return probed(.sizedText, 4) ?? .init(false, silence, .default)
    case .eraseCharacters, .scrollRegions, .insertDeleteCharacters: return stated(feature)
    }
  }

  /// Whether a mode can be set and reset, as the terminal reports. Without a report, SGR mouse coordinates and
  /// bracketed paste count as known, except on a dumb terminal.
  func canSwitch(_ mode: DECMode) -> TerminalFinding<Bool> {
    guard let state = answers.mode(mode) else {
      guard mode == .mouseSGR || mode == .bracketedPaste else {
        return .init(false, silence, .default)
      }
      return term == "dumb"
        ? .init(false, termInWords)
        : .init(true, "where it is not known, setting it does nothing", .default)
    }
    let words = "mode \(mode.rawValue) is"
    switch state {
    case .set: return .init(true, "\(words) known, and set", .answer)
    case .reset: return .init(true, "\(words) known, and not set", .answer)
    case .permanentlySet: return .init(mode != .synchronizedOutput, "\(words) always set", .answer)
    case .permanentlyReset: return .init(false, "\(words) never set", .answer)
    case .unknown: return .init(false, "\(words) not known", .answer)
    }
  }

  var keyboardProtocol: TerminalFinding<Bool> {
    if let flags = answers.keyboardFlags {
      return .init(true, "it says that the flags are \(flags)", .answer)
    }
    return .init(false, silence, .default)
  }

  var cellSize: TerminalFinding<TerminalCellSize?> {
    if let size = answers.cellSize { return .init(size, "it says so", .answer) }
    if let size = answers.windowCellSize {
      return .init(size, "the size of its window in pixels", .answer)
    }
    return .init(nil, silence, .default)
  }

  /// The protocol for images. kitty's has priority over sixel, since terminals with both paint transparent sixel
  /// pixels.
  var imageProtocol: TerminalFinding<ImageProtocol?> {
    if answers.hasGraphics == true {
      return .init(.kitty, "a question in kitty's graphics protocol was answered", .answer)
    }
    // DA1, 4: sixel graphics.
    if answers.attributes?.dropFirst().contains(4) == true {
      return .init(.sixel, "its attributes name sixel", .answer)
    }
    return .init(nil, silence, .default)
  }

  /// How the terminal measures clusters. Where it is not known they are taken for wholes, and what follows one on which
  /// terminals disagree is addressed again.
  var widthPolicy: TerminalFinding<WidthPolicy> {
    if let columns = answers.cursors[.ambiguousWidth], columns == 2 {
      return .init(.ambiguousWide, "a box line moved its cursor by two columns", .answer)
    }
    if canSwitch(.graphemeClusters).value {
      return .init(.grapheme, "mode 2027 is known", .answer)
    }
    guard let joined = answers.cursors[.joinedEmoji],
      let selected = answers.cursors[.selectedEmoji]
    else { return .init(.grapheme, silence, .default) }
    if joined == 6, selected == 1 {
      return .init(.wcwidth, "an emoji sequence of three moved its cursor by six columns", .answer)
    }
    return .init(.grapheme, "an emoji sequence moved its cursor by \(joined) columns", .answer)
  }

  /// The finding from the cursor, unless mode 2027 was off then and will be on.
  private var joinedClusters: TerminalFinding<Bool> {
    if answers.mode(.graphemeClusters) == .reset { return canSwitch(.graphemeClusters) }
    return probed(.joinedEmoji, 2) ?? .init(false, silence, .default)
  }

  /// The reason why an answer is missing.
  var silence: String {
    answers.attributes == nil ? "the terminal has not said" : "it did not answer that"
  }

  private var lineColumns: Int { answers.cursors[.ambiguousWidth] == 2 ? 2 : 1 }

  /// The finding from the cursor.
  private func probed(_ probe: CursorProbe, _ expected: Int) -> TerminalFinding<Bool>? {
    guard let columns = answers.cursors[probe] else { return nil }
    return .init(
      columns == expected, "tried: its cursor moved by \(columns) of \(expected) columns", .answer)
  }

  /// Whether the terminal draws some glyphs itself: only its own answer names it for sure.
  private func drawing(_ isDrawn: (TerminalIdentity) -> Bool) -> TerminalFinding<Bool> {
    guard let identity = answers.identity else { return .init(false, silence, .default) }
    let name = "\(identity.rawValue), as it calls itself,"
    return isDrawn(identity)
      ? .init(true, "\(name) draws them itself", .answer)
      : .init(false, "\(name) takes them from a font", .answer)
  }

  /// The finding from the entry, or from the name.
  private func stated(_ feature: TerminalFeature) -> TerminalFinding<Bool> {
    let names = feature.terminfoNames
    if let entry, names.allSatisfy({ entry.has($0) }) {
      return .init(true, "\(names.joined(by: ", ")) in its entry", .terminfo)
    }
    if TerminalFeatures(term: nameOfKind).contains(feature.option) {
      return .init(true, "\(termInWords) is known to")
    }
    if entry != nil {
      return .init(false, "no \(names.joined(by: ", ")) in its entry", .terminfo)
    }
    return .init(false, "\(termInWords) does not say so", termSource)
  }

  /// kitty never erases in colour, whichever name it goes by.
  private var backgroundErase: TerminalFinding<Bool> {
    if let identity = identity.value, identity == .kitty {
      return .init(false, "kitty erases to its own background", self.identity.source)
    }
    return stated(.backgroundErase)
  }

  /// The name that decides the features: tmux's own, even if `TERM` says screen.
  private var nameOfKind: String {
    if case .tmux = multiplexer.value { return "tmux" }
    return term ?? ""
  }
}

extension CapabilityDetector {
  typealias Depth = TerminalFinding<ColorDepth>

  var isStyled: TerminalFinding<Bool> {
    if term == "dumb" { return .init(false, "TERM=dumb") }
    if isTerminal { return .init(true, "the output is a terminal", .default) }
    if self["NO_COLOR"] == nil, isOn("CLICOLOR_FORCE") {
      return .init(true, "CLICOLOR_FORCE is set")
    }
    return .init(false, "the output is not a terminal", .default)
  }

  /// The colour depth. The person's wish has priority over the terminal's capability, its answers over statements about
  /// it, and a multiplexer over the terminal around it.
  var colorDepth: Depth {
    if self["NO_COLOR"] != nil { return Depth(.mono, "NO_COLOR is set") }
    if environment["CLICOLOR"] == "0", !isOn("CLICOLOR_FORCE") {
      return Depth(.mono, "CLICOLOR=0")
    }
    if !isStyled.value, !isTerminal, term != "dumb" {
      return Depth(
        .truecolor, "the output is not a terminal, so nothing is left out", .default)
    }
    return limitedDepth ?? answeredDepth ?? multiplexedDepth ?? statedDepth ?? knownDepth
      ?? entryDepth ?? depthByName
  }

  /// The depth of terminals that cannot do more, in spite of any other evidence.
  private var limitedDepth: Depth? {
    guard let term else { return nil }
    if term == "dumb" { return Depth(.mono, "TERM=dumb") }
    if isLinuxConsole { return Depth(.indexed16, "\(termInWords): the console has sixteen") }
    if term.hasSuffix("-m") || term.hasSuffix("-mono") || isTypewriter {
      return Depth(.mono, "\(termInWords) has no colours")
    }
    return nil
  }

  /// The depth revealed by the terminal itself.
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
      return Depth(.indexed256, "\(reason): it reduces for the outer terminal")
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

  /// The depth of terminals of this name. Inside a multiplexer such names describe the terminal around it.
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
