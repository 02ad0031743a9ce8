public import GSDesign
import Synchronization
import TermRender

extension ProgramHost {
  /// The features that frames are drawn with. Corner glyphs replace images, so they are not used if cells were chosen.
  var drawnFeatures: TerminalFeatures {
    let features = knowledge.capabilities.features
    return session.options.shapes == .cells ? features.subtracting(.corners) : features
  }

  /// Draws shapes, and enlarged words, by the current capabilities of the terminal.
  mutating func adoptImages() {
    let known = knowledge.capabilities
    let support = known.imageSupport(session.options.shapes)
    recordType(support != nil || known.features.contains(.textSizing))
    guard screen.adopt(support) else { return }
    isStale = true
    if support?.imageProtocol == .kitty { session.removesImagesAtEnd() }
  }

  /// Draws shapes as cells where they are images, and as images where the terminal can.
  mutating func switchShapes() -> ShapeSwitch {
    guard screen.drawsImages else { return .ncurses }
    let known = knowledge.capabilities
    guard known.imageSupport(session.options.shapes) == nil else {
      session.options.shapes = .cells
      screen.adopt(drawnFeatures, known)
      adoptImages()
      return .cells
    }
    guard known.colorDepth.value == .truecolor else { return .fewColors }
    guard session.options.modes.contains(.alternateScreen), known.imageSupport(.auto) != nil
    else { return .noImages }
    session.options.shapes = .auto
    screen.adopt(drawnFeatures, known)
    adoptImages()
    return .pixels
  }

  /// Frames say which type their words are set in where the terminal can show it.
  private mutating func recordType(_ recordsType: Bool) {
    guard recordsType != renderer.recordsType else { return }
    renderer = Renderer(pool: renderer.pool, recordsType: recordsType)
    isStale = true
  }

  /// With another size of the window the font may be another.
  mutating func followFont() throws(SessionError) {
    knowledge.observe(window: session.windowCellSize)
    adoptImages()
    guard session.options.shapes != .cells, knowledge.capabilities.imageProtocol.value != nil
    else { return }
    do throws(SessionError) { try session.inquire(.cellSize) } catch { try end(on: error) }
  }
}

extension SessionOptions {
  /// Chooses the questions for a presenter. Only the package's encoder draws images, and only on the alternate screen.
  mutating func choose(_ presenter: TerminalApp.Presenter, for known: TerminalCapabilities) {
    switch presenter {
    case .ansi: if !modes.contains(.alternateScreen) { shapes = .cells }
    case .ncurses: shapes = .cells
    }
    questions = TerminalQuestions(for: known, shapes: shapes)
  }
}

/// The way columns are counted, as the terminal turns out to do it; any thread may ask.
public final class FollowedWidths: Sendable {
  private let state: Mutex<WidthPolicy>

  /// The way that is assumed until the terminal is known.
  public init(_ policy: WidthPolicy) {
    state = Mutex(policy)
  }

  /// The way they are counted now.
  public var policy: WidthPolicy {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}

/// The times a program asked for that are not over yet.
struct ProgramTimers {
  typealias Instant = ContinuousClock.Instant

  private var ends: [(name: String, end: Instant)] = []
  private let now: () -> Instant

  /// - Parameter now: what time it is.
  init(now: @escaping () -> Instant = { ContinuousClock.now }) {
    self.now = now
  }

  /// Starts a timer; one of the same name starts again.
  mutating func start(_ name: String, after delay: Duration) {
    ends.removeAll { $0.name == name }
    ends.append((name, now() + max(.zero, delay)))
  }

  /// Milliseconds until the next timer is due, rounded up, 0 if one is; nil if none runs.
  var timeLeft: Int? {
    ends.map(\.end).min().map { Int(TerminalSession.milliseconds($0 - now())) }
  }

  /// Removes the timers that are over, and returns their names in the order of their ends.
  mutating func popDue() -> [String] {
    guard !ends.isEmpty else { return [] }
    let now = now()
    let due = ends.filter { $0.end <= now }.sorted { $0.end < $1.end }
    ends.removeAll { $0.end <= now }
    return due.map(\.name)
  }
}
