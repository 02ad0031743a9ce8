import Glibc

/// A terminal whose other end the test holds, with the probe's shell and its one job on it.
///
/// Every wait is for a condition, with a deadline; nothing sleeps.
package final class ProbeTerminal {
  package enum Failure: Error, CustomStringConvertible {
    case setup(String)
    case deadline(String)

    package var description: String {
      switch self {
      case .setup(let what): what
      case .deadline(let what): "waited in vain for \(what)"
      }
    }
  }

  package internal(set) var master: Int32
  /// The shell's own description, shared with the job as its standard streams.
  package let shared: Int32
  package let original: termios
  package internal(set) var tracker = ModeTracker()
  package internal(set) var output: [UInt8] = []
  /// The number of bytes taken so far, including forgotten ones.
  package internal(set) var taken = 0
  /// The job's output on standard error, if that is not the terminal.
  package internal(set) var errors: [UInt8] = []
  package private(set) var job: pid_t = 0
  /// Whether the terminal takes output.
  package var isReading = true
  /// The most bytes taken at once.
  package var appetite = 65_536
  /// Whether questions are answered at once, as xterm would.
  package var answers = false
  var answered = 0
  /// How long a condition is waited for, in milliseconds: far longer than a busy machine takes, because it only has to
  /// end endless waits.
  package var timeout = 120_000
  private var shell: pid_t = 0
  let reports: Int32
  let errorsOut: Int32
  private let orders: Int32
  var lines: [String] = []
  var partial: [UInt8] = []

  /// Starts the probe with these words and waits until the shell knows it.
  package convenience init(_ words: String..., columns: UInt16 = 80, rows: UInt16 = 24) throws {
    try self.init(ProbeStart(["run"] + words, columns: columns, rows: rows))
  }

  /// Starts the gallery with these arguments and waits until its first frame is whole.
  package convenience init(gallery arguments: [String], environment: [String] = []) throws {
    try self.init(ProbeStart(["gallery"] + arguments, environment: environment))
    try wait("a first frame") { tracker.enteredAlternateScreen > 0 && shows("quit") }
  }

  /// Starts a copy of the gallery and waits until its first frame is whole.
  package convenience init(
    program: String, _ arguments: [String], environment: [String] = []
  ) throws {
    try self.init(ProbeStart(["exec", program] + arguments, environment: environment))
    try wait("a first frame") { tracker.enteredAlternateScreen > 0 && shows("quit") }
  }

  /// Starts a job and waits until the shell knows it.
  package init(_ start: ProbeStart) throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: start.rows, ws_col: start.columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&master, &slave, nil, nil, &size) == 0 else { throw Failure.setup("openpty") }
    var settings = termios()
    tcgetattr(slave, &settings)
    // The person's own settings, which differ from those of "sane".
    settings.c_lflag &= ~tcflag_t(ECHOK)
    settings.c_iflag |= tcflag_t(IGNBRK)
    withUnsafeMutableBytes(of: &settings.c_cc) { $0[Int(VKILL)] = 7 }
    if let speed = start.speed { cfsetspeed(&settings, speed) }
    tcsetattr(slave, TCSANOW, &settings)
    var found = termios()
    tcgetattr(slave, &found)
    original = found
    self.master = try Self.high(master)
    shared = try Self.high(slave)
    let (reportsOut, reportsIn) = try Self.pipe()
    let (ordersOut, ordersIn) = try Self.pipe()
    let (errorsOut, errorsIn) = try Self.pipe()
    reports = reportsOut
    orders = ordersIn
    self.errorsOut = errorsOut
    shell = try start.spawn(
      terminal: shared, reports: reportsIn, orders: ordersOut, errors: errorsIn)
    close(reportsIn)
    close(ordersOut)
    close(errorsIn)
    // The job may be ready before the shell reports its process id.
    try wait("job") { lines.contains { $0.hasPrefix("job ") } }
    guard let index = lines.firstIndex(where: { $0.hasPrefix("job ") }) else { return }
    job = pid_t(lines.remove(at: index).dropFirst(4)) ?? 0
  }

  deinit {
    if job > 0 { kill(-job, SIGKILL) }
    // Negative if it could not be started; 0 would signal the whole process group.
    if shell > 0 {
      kill(shell, SIGKILL)
      var status: Int32 = 0
      waitpid(shell, &status, 0)
    }
    for descriptor in [master, shared, reports, orders, errorsOut] where descriptor >= 0 {
      close(descriptor)
    }
  }

  package var settings: termios {
    var settings = termios()
    tcgetattr(shared, &settings)
    return settings
  }

  package var hasOriginalSettings: Bool {
    withUnsafeBytes(of: settings) { now in
      withUnsafeBytes(of: original) { now.elementsEqual($0) }
    }
  }

  package var isRaw: Bool { settings.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == 0 }

  package var sharedIsBlocking: Bool { fcntl(shared, F_GETFL) & O_NONBLOCK == 0 }

  /// Whether the text has been written since `forget`.
  package func shows(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard output.count >= bytes.count else { return false }
    return (0...output.count - bytes.count).contains { output[$0...].starts(with: bytes) }
  }

  /// Forgets the output so far, but not the modes it switched on.
  package func forget() { output = [] }

  package func type(_ text: String) { type(Array(text.utf8)) }

  /// Types as much as the terminal holds for the job to read.
  package func type(_ bytes: [UInt8]) { _ = write(master, bytes, bytes.count) }

  package func send(_ signal: Int32) { kill(job, signal) }

  package func order(_ letter: Character) {
    let bytes = Array(String(letter).utf8)
    _ = write(orders, bytes, bytes.count)
  }

  package func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(shared, UInt(TIOCSWINSZ), &size)
  }

  /// Closes the terminal's own end, as when its window is closed.
  package func hangUp() {
    close(master)
    master = -1
  }

  /// Whether a report was not waited for yet.
  package var hasReport: Bool { !lines.isEmpty }

  /// The next report, which must begin with the given text.
  @discardableResult
  package func expect(_ beginning: String) throws -> String {
    try wait("report \(beginning)") { !self.lines.isEmpty }
    let line = lines.removeFirst()
    guard line.hasPrefix(beginning) else { throw Failure.setup("\(line) instead of \(beginning)") }
    return line
  }

  /// The next report, if there is one.
  package func nextReport() -> String? { lines.isEmpty ? nil : lines.removeFirst() }
}
