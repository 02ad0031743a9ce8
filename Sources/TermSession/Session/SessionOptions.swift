public import TermRender

/// The requests of a session to the terminal.
public struct SessionOptions: Sendable {
  /// Which terminal is opened.
  public enum Terminal: Hashable, Sendable {
    /// The controlling terminal, `/dev/tty`; without one, the terminal behind the standard streams.
    case controlling
    /// The one behind a descriptor, reopened: the descriptor itself stays as it is.
    case descriptor(Int32)
  }

  /// The terminal that is opened; the controlling one by default.
  public var terminal = Terminal.controlling
  /// A demonstration for strangers: it cannot be suspended.
  public var isKiosk = false
  /// Milliseconds without a sign of life after which the terminal counts as hung up; nil never. It is asked three times
  /// in this time, unless ``asksTerminal`` is false or it has not answered at the start.
  public var silenceLimit: Int?
  /// Whether to ask the terminal for its capabilities at the start, with a fence behind the questions.
  public var asksTerminal = true
  /// Whether typed input is for another program: unread input stays with the terminal, and
  /// ``TerminalSession/close(returning:)`` puts back the rest.
  public var leavesInput = false
  /// `LINES` and `COLUMNS`, which are used if the terminal does not report its size.
  public var environment: [String: String] = [:]
  /// How outlines are drawn. Without the alternate screen they are cells: images would stay behind.
  public var shapes = ShapeDrawing.auto
  /// Flags of kitty's keyboard protocol to push; 0 pushes nothing.
  public var keyboardFlags = 0
  /// The questions asked at the start.
  public var questions = TerminalQuestions.background
  /// Modes that were switched on since the start, as the terminal was found to have them.
  var learnedModes: [DECMode] = []
  /// Whether there may be images on the alternate screen that have to be removed.
  var placesImages = false
  /// The modes to turn on.
  public var modes: TerminalModes = [
    .alternateScreen, .mouse, .mouseMotion, .bracketedPaste, .focusReports,
  ]
  /// Whether the cursor is seen at first.
  var showsCursor = false

  /// Makes the options of a usual session: the controlling terminal, asked for its background, with the alternate
  /// screen and the mouse.
  public init() {}
}
