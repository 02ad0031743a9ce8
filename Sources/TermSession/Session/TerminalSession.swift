import CPlatform
import CTermGuard

/// A terminal taken over for a while: raw, on its own screen, and put back however it ends.
///
/// ```swift
/// var session = try TerminalSession(SessionOptions())
/// while case .input(let bytes) = try session.nextWake() { … }
/// session.close()
/// ```
///
/// A return, a throw, a crash, `exit` and deadly signals all restore; only SIGKILL cannot. The
/// terminal is reopened, so that the description the shell shares never becomes non-blocking.
/// One session at a time, on one thread. Never call `exit` where a return will do.
public struct TerminalSession: ~Copyable {
  /// How long the terminal may take to take what restores it, in milliseconds.
  static let timeout: Int64 = 300
  /// How long to wait for answers that are under way when a signal asks to end.
  static let shutdownTimeout: Int64 = 50

  var options: SessionOptions
  let descriptor: Int32
  let saved: termios
  var fence: ReplyTracker
  /// Whether anyone is still there.
  var pulse: SessionPulse
  /// The output that the terminal has not accepted yet.
  var backlog: OutputBacklog
  /// Signals that came and were not reported yet, as bits of the guard.
  var signals: UInt32
  /// The modes are off and the terminal is the shell's.
  var isAway: Bool
  /// A signal asked to end.
  var isDying: Bool

  /// Opens the terminal, saves its settings, enters raw mode and switches the modes on.
  public init(_ options: SessionOptions = SessionOptions()) throws(SessionError) {
    // A struct with a deinit cannot be half initialized when a call throws.
    self = try Self.open(options)
  }

  /// More cells than any screen has. A terminal that reports more is only drawn on in its upper rows: a cell takes eight
  /// bytes in each of up to four surfaces.
  static let largestScreen = 1_500_000

  /// The size in cells. If the terminal reports 0, `COLUMNS` and `LINES` decide, then 80x24.
  public var size: (columns: Int, rows: Int) {
    var columns: UInt16 = 0
    var rows: UInt16 = 0
    _ = unsafe term_guard_window_size(descriptor, &columns, &rows)
    let width = columns > 0 ? Int(columns) : stated("COLUMNS") ?? 80
    let height = rows > 0 ? Int(rows) : stated("LINES") ?? 24
    return (width, min(height, max(1, Self.largestScreen / width)))
  }

  /// One cell in pixels by the size of the window; nil if the terminal does not report it.
  public var windowCellSize: TerminalCellSize? {
    var width: UInt16 = 0
    var height: UInt16 = 0
    unsafe term_guard_cell_pixels(descriptor, &width, &height)
    return TerminalCellSize(width: Int(width), height: Int(height))
  }

  /// Restores the terminal. Going out of scope does the same.
  public consuming func close() {}

  /// Restores the terminal and ends the process as the signal would have.
  public consuming func close(reraising signal: SessionSignal) -> Never {
    isDying = true
    close()
    signal.reraise()
  }

  deinit { finish() }

  private init(_ options: SessionOptions, descriptor: Int32, saved: termios) {
    self.options = options
    self.descriptor = descriptor
    self.saved = saved
    fence = ReplyTracker()
    pulse = SessionPulse(silence: options.silenceLimit, now: term_guard_now())
    backlog = OutputBacklog()
    signals = 0
    isAway = true
    isDying = false
  }

  private static func open(_ options: SessionOptions) throws(SessionError) -> TerminalSession {
    let (descriptor, saved) = try prepare(options)
    var session = TerminalSession(options, descriptor: descriptor, saved: saved)
    // From here on a throw restores like every other ending.
    try session.enter(again: false, asking: options.asksTerminal)
    return session
  }

  /// Opens the terminal and sets the guard, before anything is changed.
  private static func prepare(
    _ options: SessionOptions
  ) throws(SessionError) -> (descriptor: Int32, saved: termios) {
    let descriptor = try SystemCalls.open(options.terminal)
    do throws(SessionError) {
      var settings = try SystemCalls.settings(descriptor)
      let restore = SessionModes.restore(options)
      let armed = unsafe term_guard_arm(
        descriptor, &settings, restore, restore.count, !options.isKiosk)
      guard armed == 0 else {
        throw armed == EBUSY ? SessionError.alreadyOpen : .failed(call: "pipe", armed)
      }
      return (descriptor, settings)
    } catch {
      SystemCalls.close(descriptor)
      throw error
    }
  }

  private func finish() {
    if !isAway { leave() }
    term_guard_disarm()
    SystemCalls.close(descriptor)
  }

  private func stated(_ name: String) -> Int? {
    guard let text = options.environment[name], let value = Int(text), (1...65_535).contains(value)
    else { return nil }
    return value
  }
}
