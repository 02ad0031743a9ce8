public import ColorScience
public import GSDesign
public import TermRender

/// The known capabilities of the terminal, each with the way it was found out.
///
/// ```swift
/// let known = TerminalCapabilities(environment: environment, isTerminal: true)
/// print(known.colorDepth.value, known.colorDepth.reason)
/// ```
///
/// A pure function of the environment, the terminal's entry in terminfo, and its answers so far: it reads no
/// environment and asks nothing. Answers have priority over the entry, the entry over a name, and the person's wish
/// over all of them. Every value of the environment is untrusted: none is repeated in a reason unless it consists of
/// harmless characters.
public struct TerminalCapabilities: Hashable, Sendable {
  /// The name in `TERM`; nil if it is unset or not a plausible name.
  public let term: String?
  /// Whether the screen cannot be addressed: `TERM=dumb`.
  public let isDumb: Bool
  /// Which terminal it is; nil if unknown.
  public let identity: TerminalFinding<TerminalIdentity?>
  /// tmux or GNU screen, where one is in between.
  public let multiplexer: TerminalFinding<TerminalIdentity?>
  /// Whether there is a network in between.
  public let isRemote: TerminalFinding<Bool>
  /// Whether output may carry control sequences at all.
  public let isStyled: TerminalFinding<Bool>
  /// How many colours it has.
  public let colorDepth: TerminalFinding<ColorDepth>
  /// The sixteen named colours: those that the terminal reports, or the console's, or any that are known.
  public let namedColors: TerminalFinding<IndexedPalette>
  /// Which they are as long as the terminal does not report them.
  public let assumedColors: NamedColors
  /// Whether it shows more than ASCII.
  public let glyphs: TerminalFinding<GlyphSet>
  /// Light or dark; nil if unknown.
  public let appearance: TerminalFinding<Appearance?>
  /// The colour of its page; nil if it does not report one.
  public let background: TerminalFinding<RGB?>
  /// How it counts columns.
  public let widthPolicy: TerminalFinding<WidthPolicy>
  /// The size of a cell in pixels; nil if it does not report one.
  public let cellSize: TerminalFinding<TerminalCellSize?>
  /// How images are sent; nil if unknown.
  public let imageProtocol: TerminalFinding<ImageProtocol?>
  /// The features that the encoder may use, each with its reason.
  public let featureFindings: [TerminalFeature: TerminalFinding<Bool>]
  /// Mode 2027: clusters can be measured as wholes.
  public let graphemeClusters: TerminalFinding<Bool>
  /// Mode 2031: the terminal reports when it turns light or dark.
  public let colorSchemeReports: TerminalFinding<Bool>
  /// Mode 1006: the pointer is reported in decimals.
  public let pointerReports: TerminalFinding<Bool>
  /// Mode 2004: pasted text comes in brackets.
  public let bracketedPaste: TerminalFinding<Bool>
  /// The modes that are worth setting and are not yet set. A mode that the person has set stays on afterwards.
  public let modesToSet: [DECMode]
  /// Kitty's keyboard protocol.
  public let keyboardProtocol: TerminalFinding<Bool>
  /// Whether the terminal may be asked questions.
  public let asksTerminal: TerminalFinding<Bool>
  /// From the questions to the last answer, in milliseconds; nil without an answer.
  public let roundTrip: Int?

  /// The capabilities known before the terminal is asked anything; ``CapabilityState`` adds its answers.
  ///
  /// - Parameters:
  ///   - environment: the variables.
  ///   - isTerminal: whether the output goes to a terminal.
  ///   - entry: the terminal's own, if it has one.
  public init(environment: [String: String], isTerminal: Bool, entry: TerminfoEntry? = nil) {
    self.init(
      environment: environment, isTerminal: isTerminal, entry: entry, answers: TerminalAnswers())
  }

  init(
    environment: [String: String], isTerminal: Bool, entry: TerminfoEntry?,
    answers: TerminalAnswers, statedColors: IndexedPalette? = nil
  ) {
    let clues = CapabilityDetector(
      environment, isTerminal: isTerminal, entry: entry, answers: answers,
      statedColors: statedColors)
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
    namedColors = clues.namedColors
    assumedColors = clues.assumedColors
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

  /// The features that the encoder may use.
  public var features: TerminalFeatures {
    featureFindings.reduce(into: []) { features, finding in
      if finding.value.value { features.insert(finding.key.option) }
    }
  }

  /// The way to send shapes as images; nil to draw them as cells. Reduced colours in an image would not match those of
  /// the cells, so images need true colour.
  public func imageSupport(_ drawing: ShapeDrawing) -> ImageSupport? {
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
  /// Fifty for a local terminal; over a network twice the round trip, at most 250.
  public var escapeTimeout: Int {
    guard let roundTrip else { return isRemote.value ? 250 : 50 }
    return max(50, min(250, 2 * roundTrip))
  }
}
