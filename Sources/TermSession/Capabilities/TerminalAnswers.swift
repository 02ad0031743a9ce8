import ColorScience
import GSDesign
import TermRender

/// What the terminal answered so far.
///
/// Holds little, whatever comes: of each kind the last answer, and of texts the beginning. An answer that was never asked
/// for, comes twice or is forged changes a picture, never more.
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
  /// Mode 2031: what was reported last; counts for more than a colour that came before it.
  private(set) var scheme: TerminalColorScheme?
  /// The flags of kitty's keyboard protocol in force; nil where it is not known to the terminal.
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

  /// What DECRPM said of a mode; nil where it said nothing.
  func mode(_ mode: DECMode) -> TerminalModeState? { modes[mode] }

  var identity: TerminalIdentity? { version.flatMap { TerminalIdentity(version: $0) } }

  /// Cursors are asked for after these, in this order.
  mutating func expect(_ probes: [CursorProbe]) { self.probes = probes[...] }

  /// Takes in the size of a cell as the window has it. Another than before comes with another font, of which the terminal
  /// has said nothing yet.
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
    case .color(.palette, _), .color(.cursor, _), .paletteColor, .secondaryAttributes,
      .tertiaryAttributes, .size, .pixelSize, .alive:
      break
    }
  }
}

/// The size of one cell in pixels, as a terminal tells it.
public struct TerminalCellSize: Hashable, Sendable {
  /// 1…256.
  public let width: Int
  /// 1…512.
  public let height: Int

  /// Nil for what no terminal has.
  init?(width: Int, height: Int) {
    guard (1...256).contains(width), (1...512).contains(height) else { return nil }
    self.width = width
    self.height = height
  }
}

/// What a terminal made of a direct colour, by its own account.
enum DirectColorOutcome: Hashable, Sendable {
  case kept
  /// It took the nearest of its palette.
  case reduced

  /// Reads what DECRQSS gives back of SGR after ``TerminalQuestions/probeColor`` was set; nil when that is not in it.
  init?(setting: String) {
    let numbers = setting.split { !$0.isNumber }.prefix(64).map { Int($0) ?? -1 }
    guard let start = numbers.firstIndex(of: 48), start + 1 < numbers.count else { return nil }
    let rest = numbers[(start + 2)...]
    let color = TerminalQuestions.probeColor.map { Int($0) }
    switch numbers[start + 1] {
    // Behind a colon an identifier of the colour space may stand in between.
    case 2 where rest.starts(with: color) || rest.dropFirst().starts(with: color): self = .kept
    case 5: self = .reduced
    default: return nil
    }
  }
}
