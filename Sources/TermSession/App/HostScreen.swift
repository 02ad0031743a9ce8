import GSDesign
public import TermRender

/// The presenter that brings frames to the terminal.
enum HostScreen: ~Copyable {
  case ansi(ANSIPresenter<OutputQueue>)
  case ncurses(NcursesPresenter<OutputQueue>)
  case inline(InlinePresenter<OutputQueue>)

  /// - Parameters:
  ///   - known: the capabilities of the terminal.
  ///   - isInline: whether rows of the shell's screen are drawn in; ncurses draws in whole screens alone.
  init(
    _ presenter: TerminalApp.Presenter, _ known: TerminalCapabilities, isInline: Bool,
    sink: OutputQueue
  ) throws(NcursesError) {
    let depth = known.colorDepth.value
    let features = known.features
    switch presenter {
    case .ansi where isInline:
      self = .inline(InlinePresenter(sink: sink, depth: depth, features: features))
    case .ansi:
      self = .ansi(ANSIPresenter(sink: sink, depth: depth, features: features))
    case .ncurses:
      self = .ncurses(
        try NcursesPresenter(
          sink: sink, term: known.term ?? "xterm", depth: depth, features: features))
    }
  }

  /// Whether shapes can be images at all.
  var drawsImages: Bool {
    switch self {
    case .ansi: true
    case .ncurses: false
    case .inline: false
    }
  }

  mutating func present(_ frame: Frame) {
    switch consume self {
    case .ansi(var presenter):
      presenter.present(frame)
      self = .ansi(presenter)
    case .ncurses(var presenter):
      presenter.present(frame)
      self = .ncurses(presenter)
    case .inline(var presenter):
      presenter.present(frame)
      self = .inline(presenter)
    }
  }

  /// Forgets the contents of the screen: the next frame is drawn whole.
  mutating func invalidate() {
    switch consume self {
    case .ansi(var presenter):
      presenter.invalidate()
      self = .ansi(presenter)
    case .ncurses(var presenter):
      presenter.invalidate()
      self = .ncurses(presenter)
    case .inline(var presenter):
      presenter.invalidate()
      self = .inline(presenter)
    }
  }

  /// Adopts the way to send shapes as images, and returns whether it is new. Only the ANSI presenter draws images.
  mutating func adopt(_ support: ImageSupport?) -> Bool {
    switch consume self {
    case .ansi(var presenter):
      let isNew = presenter.adopt(support)
      self = .ansi(presenter)
      return isNew
    case .ncurses(let presenter):
      self = .ncurses(presenter)
      return false
    case .inline(let presenter):
      self = .inline(presenter)
      return false
    }
  }

  /// Erases the rows that are drawn in among those of the shell; a whole screen is left alone.
  mutating func clearRows() {
    switch consume self {
    case .ansi(let presenter): self = .ansi(presenter)
    case .ncurses(let presenter): self = .ncurses(presenter)
    case .inline(var presenter):
      presenter.clear()
      self = .inline(presenter)
    }
  }

  /// Draws at the cursor from now on, since another program may have written.
  mutating func forgetPlace() {
    switch consume self {
    case .ansi(var presenter):
      presenter.invalidate()
      self = .ansi(presenter)
    case .ncurses(var presenter):
      presenter.invalidate()
      self = .ncurses(presenter)
    case .inline(var presenter):
      presenter.forgetPlace()
      self = .inline(presenter)
    }
  }

  /// Adopts the capabilities of the terminal, and the features to draw with.
  mutating func adopt(_ features: TerminalFeatures, _ known: TerminalCapabilities) {
    let depth = known.colorDepth.value
    switch consume self {
    case .ansi(var presenter):
      presenter.adopt(features, depth: depth, named: known.namedColors.value)
      self = .ansi(presenter)
    case .ncurses(var presenter):
      presenter.adopt(features, depth: depth)
      presenter.adopt(named: known.namedColors.value)
      self = .ncurses(presenter)
    case .inline(var presenter):
      presenter.adopt(features, depth: depth)
      self = .inline(presenter)
    }
  }
}

extension ProgramHost {
  /// Puts the cursor below the picture, which stays on the screen when the shell gets the terminal back.
  mutating func leaveBelow() throws(SessionError) {
    guard reason != .hangup, !session.hasBacklog else { return }
    var bytes: [UInt8] = []
    let last = ControlSequence.cursorPosition(column: 0, row: size.rows - 1)
    for sequence in [last, .resetGraphics, .lineFeed] { sequence.encode(into: &bytes) }
    try send(bytes)
  }
}

/// A sink that holds the bytes of one frame between the presenter that makes them and the session that writes them.
public final class OutputQueue: ByteSink {
  private var bytes: [UInt8] = []

  /// An empty queue.
  public init() {}

  /// Adds bytes behind those in the queue.
  public func write(_ bytes: [UInt8]) throws(Never) {
    self.bytes += bytes
  }

  /// Returns the bytes in the queue, and empties it.
  public func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }
}
