package import ColorScience
package import GSDesign
package import TermRender

/// All that is known of the terminal, and how each thing was found out.
///
/// A pure function of the environment, the terminal's entry in terminfo, and what the terminal answered so far: reads
/// no environment and asks nothing. An answer counts for more than the entry and the entry for more than a name, but
/// nothing for more than what a person wants. Every value of the environment is untrusted: none is repeated in a reason
/// unless it consists of harmless characters.
package struct TerminalCapabilities: Hashable, Sendable {
  /// The name in `TERM`; nil when it is unset or no name that a terminal could have.
  package let term: String?
  /// `TERM=dumb`: the screen cannot be addressed.
  package let isDumb: Bool
  /// Which terminal it is; nil when nobody says.
  package let identity: TerminalFinding<TerminalIdentity?>
  /// tmux or GNU screen, where one is in between.
  package let multiplexer: TerminalFinding<TerminalIdentity?>
  /// Whether there is a network in between.
  package let isRemote: TerminalFinding<Bool>
  /// Whether output may carry control sequences at all.
  package let isStyled: TerminalFinding<Bool>
  package let colorDepth: TerminalFinding<ColorDepth>
  package let glyphs: TerminalFinding<GlyphSet>
  /// Light or dark; nil when nobody tells.
  package let appearance: TerminalFinding<Appearance?>
  package let background: TerminalFinding<RGB?>
  package let widthPolicy: TerminalFinding<WidthPolicy>
  package let cellSize: TerminalFinding<TerminalCellSize?>
  /// How images are sent; nil where nobody says.
  package let imageProtocol: TerminalFinding<ImageProtocol?>
  /// What the encoder may use, each with its reason.
  package let featureFindings: [TerminalFeature: TerminalFinding<Bool>]
  /// Mode 2027: clusters can be measured as wholes.
  package let graphemeClusters: TerminalFinding<Bool>
  /// Mode 2031: the terminal tells when it turns light or dark.
  package let colorSchemeReports: TerminalFinding<Bool>
  /// Mode 1006: the pointer is told in decimals.
  package let pointerReports: TerminalFinding<Bool>
  /// Mode 2004.
  package let bracketedPaste: TerminalFinding<Bool>
  /// Modes that are worth setting and that nobody has set. What a person has set stays as it is afterwards.
  package let modesToSet: [DECMode]
  /// Kitty's keyboard protocol.
  package let keyboardProtocol: TerminalFinding<Bool>
  /// Whether the terminal may be asked questions.
  package let asksTerminal: TerminalFinding<Bool>
  /// From the questions to the last answer, in milliseconds; nil when there was none.
  package let roundTrip: Int?

  /// - Parameters:
  ///   - environment: the variables.
  ///   - isTerminal: whether the output goes to a terminal.
  ///   - entry: the terminal's own, where there is one.
  package init(
    environment: [String: String], isTerminal: Bool, entry: TerminfoEntry? = nil,
    answers: TerminalAnswers = TerminalAnswers()
  ) {
    let clues = CapabilityDetector(
      environment, isTerminal: isTerminal, entry: entry, answers: answers)
    term = clues.term
    isDumb = clues.term == "dumb"
    identity = clues.identity
    let multiplexer = clues.multiplexer
    self.multiplexer = .init(
      multiplexer.value?.identity, multiplexer.value?.reason ?? "none says that it is there",
      multiplexer.source)
    isRemote = clues.isRemote
    isStyled = clues.isStyled
    colorDepth = clues.colorDepth
    glyphs = clues.glyphs
    appearance = clues.appearance
    background = clues.background
    widthPolicy = clues.widthPolicy
    cellSize = clues.cellSize
    imageProtocol = clues.imageProtocol
    featureFindings = Dictionary(
      uniqueKeysWithValues: TerminalFeature.allCases.map { ($0, clues.finding(of: $0)) })
    graphemeClusters = clues.canSwitch(.graphemeClusters)
    colorSchemeReports = clues.canSwitch(.colorSchemeReports)
    pointerReports = clues.canSwitch(.mouseSGR)
    bracketedPaste = clues.canSwitch(.bracketedPaste)
    modesToSet = [.graphemeClusters, .colorSchemeReports].filter { answers.mode($0) == .reset }
    keyboardProtocol = clues.keyboardProtocol
    asksTerminal = clues.asksTerminal
    roundTrip = answers.roundTrip
  }

  /// What the encoder may use.
  var features: TerminalFeatures {
    featureFindings.reduce(into: []) { features, finding in
      if finding.value.value { features.insert(finding.key.option) }
    }
  }

  /// How shapes are sent as images; nil where they are drawn as cells: colours that are reduced would not be those of the
  /// cells.
  package func imageSupport(_ drawing: ShapeDrawing) -> ImageSupport? {
    switch drawing {
    case .cells: return nil
    case .auto, .pixels:
      guard colorDepth.value == .truecolor, let imageProtocol = imageProtocol.value,
        let size = cellSize.value, let cell = CellPixels(width: size.width, height: size.height)
      else { return nil }
      return ImageSupport(imageProtocol, cell: cell)
    }
  }

  /// How long a lone ESC may be the beginning of a sequence, in milliseconds.
  ///
  /// Fifty beside the terminal; over a network twice the round trip, at most 250.
  package var escapeTimeout: Int {
    guard let roundTrip else { return isRemote.value ? 250 : 50 }
    return max(50, min(250, 2 * roundTrip))
  }
}
