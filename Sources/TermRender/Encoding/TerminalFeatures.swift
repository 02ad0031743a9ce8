/// The features of a terminal beyond the common ground, as far as the encoder may use them.
public struct TerminalFeatures: OptionSet, Hashable, Sendable {
  /// A bit for each feature.
  public let rawValue: UInt16

  /// The features of these bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Erasing leaves the background of the pen (terminfo's `bce`).
  public static let backgroundErase = TerminalFeatures(rawValue: 1)
  /// ECH erases a number of cells (`ech`).
  public static let eraseCharacters = TerminalFeatures(rawValue: 2)
  /// REP writes the last character again (`rep`), if that is ASCII.
  public static let repeatCharacter = TerminalFeatures(rawValue: 4)
  /// REP does so with any character; tmux, for one, does not, and is not always named `tmux`. To be asked of the
  /// terminal, never concluded from its name.
  public static let repeatAnyCharacter = TerminalFeatures(rawValue: 16)
  /// A frame is shown at once between DECSET and DECRST 2026.
  public static let synchronizedOutput = TerminalFeatures(rawValue: 8)

  /// A part of the rows scrolls alone, by DECSTBM with line feeds, RI, IL and DL (`csr`, `ri`, `il`, `dl`).
  public static let scrollRegions = TerminalFeatures(rawValue: 32)
  /// ICH and DCH push the rest of a row to and fro (`ich`, `dch`).
  public static let insertDeleteCharacters = TerminalFeatures(rawValue: 64)
  /// HT goes to the next multiple of eight columns (`ht`, `it#8`).
  public static let tabStops = TerminalFeatures(rawValue: 128)

  /// A cluster of joined emoji takes the columns of one glyph. Where it does not, its first member is drawn: some
  /// terminals would paint all of them over what follows.
  public static let joinedClusters = TerminalFeatures(rawValue: 256)

  /// The terminal itself draws the wedges from U+1FB3C on, whatever its font has: corners of three rows are cut.
  public static let wedges = TerminalFeatures(rawValue: 512)
  /// The terminal itself draws U+E0B6 and U+E0B4, whatever its font has: a capsule of one row ends round.
  public static let roundEnds = TerminalFeatures(rawValue: 1024)
  /// The features that change how outlines are drawn in cells.
  public static let corners: TerminalFeatures = [.wedges, .roundEnds]

  /// OSC 66 draws text larger than its cells, by kitty's protocol for text sizing.
  public static let textSizing = TerminalFeatures(rawValue: 2048)

  /// The features of xterm and compatible terminals.
  public static let xterm: TerminalFeatures = [
    .backgroundErase, .eraseCharacters, .repeatCharacter, .scrollRegions, .insertDeleteCharacters,
    .tabStops,
  ]

  /// The features of every terminal since the VT220 that can draw anywhere on a screen.
  private static let addressing: TerminalFeatures = [.scrollRegions, .insertDeleteCharacters]

  /// The features that a terminal of this name has for certain, after the entries of terminfo.
  ///
  /// A name that is not known gets what every terminal has since the VT220. GNU screen and tmux share the
  /// names that begin with `screen`, and only tmux erases in colour.
  public init(term: String) {
    let family = term.prefix { $0 != "-" && $0 != "." }
    switch family {
    case "xterm" where term.hasPrefix("xterm-kitty"):
      self = Self.addressing.union([.eraseCharacters, .repeatCharacter])
    case "xterm", "alacritty", "ghostty", "mlterm", "vte", "gnome", "foot", "contour", "wezterm",
      "tmux":
      self = Self.addressing.union(.xterm)
    case "konsole", "st", "stterm", "rxvt", "linux":
      self = Self.addressing.union([.backgroundErase, .eraseCharacters])
    case "screen": self = Self.addressing
    default: self = []
    }
  }
}

/// Writes the modes of frames as differences.
struct ModeTracker {
  /// Nil if the modes of the terminal are unknown.
  private(set) var modes: TerminalModes?
  private var isCursorVisible: Bool?

  init() {}

  /// Forgets the modes of the terminal; the next frame sets its modes again.
  mutating func invalidate() {
    modes = nil
    isCursorVisible = nil
  }

  /// Returns whether the screen was swapped, which makes its contents unknown.
  mutating func change<Output: ByteOutput & ~Copyable>(
    to new: TerminalModes, into output: inout Output
  ) -> Bool {
    let old = modes ?? []
    modes = new
    guard old != new else { return false }
    let swapsScreen = old.contains(.alternateScreen) != new.contains(.alternateScreen)
    func write(_ mode: DECMode, _ wanted: TerminalModes) {
      guard old.contains(wanted) != new.contains(wanted) else { return }
      let sequence: ControlSequence = new.contains(wanted) ? .setMode(mode) : .resetMode(mode)
      sequence.encode(into: &output)
    }
    write(.alternateScreen, .alternateScreen)
    changeMouse(from: old, to: new, into: &output)
    write(.bracketedPaste, .bracketedPaste)
    write(.focusReports, .focusReports)
    return swapsScreen
  }

  mutating func showCursor<Output: ByteOutput & ~Copyable>(
    _ isVisible: Bool, into output: inout Output
  ) {
    guard isVisible != isCursorVisible else { return }
    isCursorVisible = isVisible
    let sequence: ControlSequence =
      isVisible ? .setMode(.cursorVisible) : .resetMode(.cursorVisible)
    sequence.encode(into: &output)
  }

  /// The kinds of tracking exclude one another: the old one ends before the new one begins.
  private func changeMouse<Output: ByteOutput & ~Copyable>(
    from old: TerminalModes, to new: TerminalModes, into output: inout Output
  ) {
    let before = old.mouseTracking
    let after = new.mouseTracking
    guard before != after else { return }
    if let before { ControlSequence.resetMode(before).encode(into: &output) }
    if let after { ControlSequence.setMode(after).encode(into: &output) }
    if before == nil { ControlSequence.setMode(.mouseSGR).encode(into: &output) }
    if after == nil { ControlSequence.resetMode(.mouseSGR).encode(into: &output) }
  }
}

extension TerminalModes {
  fileprivate var mouseTracking: DECMode? {
    contains(.mouseMotion) ? .mouseMotion : contains(.mouse) ? .mouseDrag : nil
  }
}
