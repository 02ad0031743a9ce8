import ColorScience
import TermRender

/// The answers of the terminal so far.
///
/// Holds little, however much comes: the last answer of each kind, and the beginning of texts. An answer that is
/// unasked, repeated or forged changes a picture, never more.
struct TerminalAnswers: Hashable, Sendable {
  /// The most bytes of a text that are kept.
  static let textLimit = 80

  /// How long the terminal took to answer, in milliseconds; nil as long as the last question is open.
  var roundTrip: Int?
  /// XTVERSION: name and version, printable ASCII.
  private(set) var version: String?
  /// DA1.
  private(set) var attributes: [Int]?
  /// OSC 11.
  private(set) var background: RGB?
  /// OSC 10.
  private(set) var foreground: RGB?
  /// Mode 2031: the last report; it has priority over an earlier colour.
  private(set) var scheme: TerminalColorScheme?
  /// The flags of kitty's keyboard protocol in force; nil if the terminal does not know it.
  private(set) var keyboardFlags: Int?
  /// One cell in pixels.
  private(set) var cellSize: TerminalCellSize?
  /// One cell in pixels by the size of the window, rounded down.
  private(set) var windowCellSize: TerminalCellSize?
  /// Kitty's graphics protocol: whether a question in it was answered.
  private(set) var hasGraphics: Bool?
  /// XTGETTCAP: whether the terminal's own entry has direct colour.
  private(set) var hasDirectColor: Bool?
  /// DECRQSS: what became of a direct colour that was set.
  private(set) var directColor: DirectColorOutcome?
  /// Where the cursor stood after each ``CursorProbe``, in their order.
  private(set) var cursors: [CursorProbe: Int] = [:]
  private var modes: [DECMode: TerminalModeState] = [:]
  /// OSC 4, the sixteen named colours alone.
  private var palette: [Int: RGB] = [:]
  /// The numbers of the named colours.
  static let named = 0..<16
  /// Probes whose answers are still to come.
  private var probes: ArraySlice<CursorProbe> = []

  init() {}

  /// Whether nothing came.
  var isEmpty: Bool {
    var nothing = TerminalAnswers()
    nothing.probes = probes
    nothing.windowCellSize = windowCellSize
    return self == nothing
  }

  /// The DECRPM answer for a mode; nil without an answer.
  func mode(_ mode: DECMode) -> TerminalModeState? { modes[mode] }

  /// The sixteen named colours; nil unless all were reported.
  var namedColors: IndexedPalette? {
    let colors = Self.named.compactMap { palette[$0] }
    return colors.count == Self.named.count ? IndexedPalette(colors) : nil
  }

  var identity: TerminalIdentity? { version.flatMap { TerminalIdentity(version: $0) } }

  /// Cursors are asked for after these, in this order.
  mutating func expect(_ probes: [CursorProbe]) { self.probes = probes[...] }

  /// Records the size of a cell by the size of the window. A changed size means another font, so the size that the
  /// terminal reported before no longer holds.
  mutating func observe(window size: TerminalCellSize?) {
    guard size != windowCellSize else { return }
    if windowCellSize != nil { cellSize = nil }
    windowCellSize = size
  }

  /// Takes an answer in.
  mutating func take(_ reply: TerminalReply) {
    switch reply {
    case .version(let text): version = text.isEmpty ? nil : String(text.prefix(Self.textLimit))
    case .primaryAttributes(let numbers):
      attributes = Array(numbers.prefix(32))
      probes = []
    case .color(.background, let color): (background, scheme) = (color, nil)
    case .color(.foreground, let color): foreground = color
    case .colorScheme(let scheme): self.scheme = scheme
    case .keyboardFlags(let flags): keyboardFlags = flags
    case .cellPixelSize(let width, let height):
      cellSize = TerminalCellSize(width: width, height: height) ?? cellSize
    case .capability(let name, let value):
      guard TerminalCapabilityName(rawValue: name) != nil else { return }
      // Two names for one thing: either will do.
      hasDirectColor = (hasDirectColor ?? false) || value != nil
    case .setting(let text): directColor = text.flatMap { DirectColorOutcome(setting: $0) }
    case .graphics(let image, let isOK):
      if image == ImageCommand.askedImage { hasGraphics = isOK }
    case .cursorPosition(let column, _):
      guard let probe = probes.popFirst() else { return }
      cursors[probe] = column
    case .mode(let number, let state):
      guard let mode = DECMode(rawValue: number) else { return }
      modes[mode] = state
    case .paletteColor(let index, let color):
      guard Self.named.contains(index) else { return }
      palette[index] = color
    case .color(.palette, _), .color(.cursor, _), .secondaryAttributes, .tertiaryAttributes, .size,
      .pixelSize, .alive:
      break
    }
  }
}
