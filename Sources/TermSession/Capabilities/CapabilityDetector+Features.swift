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
    case .eraseCharacters, .scrollRegions, .insertDeleteCharacters: return stated(feature)
    }
  }

  /// Whether a mode can be set and reset: the terminal says so itself, or it is one that every terminal has that asks for
  /// a pointer or a clipboard.
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

  /// How images are sent. Where both protocols are known it is kitty's: a terminal that has it paints what is transparent
  /// in sixel.
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
  /// terminals disagree is addressed anew.
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
      return .init(.wcwidth, "three joined emoji moved its cursor by six columns", .answer)
    }
    return .init(.grapheme, "joined emoji moved its cursor by \(joined) columns", .answer)
  }

  /// What the cursor told, unless mode 2027 was off then and will be on.
  private var joinedClusters: TerminalFinding<Bool> {
    if answers.mode(.graphemeClusters) == .reset { return canSwitch(.graphemeClusters) }
    return probed(.joinedEmoji, 2) ?? .init(false, silence, .default)
  }

  /// Why there is no answer.
  var silence: String {
    answers.attributes == nil ? "the terminal has not said" : "there was no answer to that"
  }

  private var lineColumns: Int { answers.cursors[.ambiguousWidth] == 2 ? 2 : 1 }

  /// What the cursor told.
  private func probed(_ probe: CursorProbe, _ expected: Int) -> TerminalFinding<Bool>? {
    guard let columns = answers.cursors[probe] else { return nil }
    return .init(
      columns == expected, "tried: its cursor moved by \(columns) of \(expected) columns", .answer)
  }

  /// What the entry says, or the name.
  private func stated(_ feature: TerminalFeature) -> TerminalFinding<Bool> {
    let names = feature.terminfoNames
    if let entry, names.allSatisfy({ entry.has($0) }) {
      return .init(true, "\(names.joined(separator: ", ")) in its entry", .terminfo)
    }
    if TerminalFeatures(term: nameOfKind).contains(feature.option) {
      return .init(true, "\(termInWords) is known to")
    }
    if entry != nil {
      return .init(false, "no \(names.joined(separator: ", ")) in its entry", .terminfo)
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

  /// The name that features are told by: of tmux also where `TERM` says screen.
  private var nameOfKind: String {
    if case .tmux = multiplexer.value { return "tmux" }
    return term ?? ""
  }
}
