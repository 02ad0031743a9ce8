import Glibc

/// A terminal whose other end the test holds, with the probe's shell and its one job on it.
///
/// Every wait is for a condition, with a deadline; nothing sleeps.
final class ProbeTerminal {
  enum Failure: Error {
    case setup(String)
    case deadline(String)
  }

  private(set) var master: Int32
  /// The shell's own description, shared with the job as its standard streams.
  let shared: Int32
  let original: termios
  private(set) var tracker = ModeTracker()
  private(set) var output: [UInt8] = []
  private(set) var job: pid_t = 0
  /// Whether the terminal takes what is written to it.
  var isReading = true
  /// The most bytes taken at once.
  var appetite = 65_536
  private var shell: pid_t = 0
  private let reports: Int32
  private let orders: Int32
  private var lines: [String] = []
  private var partial: [UInt8] = []

  /// Starts the probe with these words and waits until the shell knows it.
  convenience init(_ words: String..., columns: UInt16 = 80, rows: UInt16 = 24) throws {
    try self.init(job: ["run"] + words, columns: columns, rows: rows)
  }

  /// Starts the gallery with these arguments and waits until its first frame is whole.
  convenience init(gallery arguments: [String], environment: [String] = []) throws {
    try self.init(
      job: ["gallery"] + arguments, environment: environment, columns: 120, rows: 40)
    try wait("a first frame") { tracker.enteredAlternateScreen > 0 && shows("quit") }
  }

  /// Starts a copy of the gallery and waits until its first frame is whole.
  convenience init(program: String, _ arguments: [String], environment: [String] = []) throws {
    try self.init(
      job: ["exec", program] + arguments, environment: environment, columns: 120, rows: 40)
    try wait("a first frame") { tracker.enteredAlternateScreen > 0 && shows("quit") }
  }

  private init(
    job words: [String], environment: [String] = [], columns: UInt16, rows: UInt16
  ) throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&master, &slave, nil, nil, &size) == 0 else { throw Failure.setup("openpty") }
    var settings = termios()
    tcgetattr(slave, &settings)
    // Not what "sane" would give: the person's own.
    settings.c_lflag &= ~tcflag_t(ECHOK)
    settings.c_iflag |= tcflag_t(IGNBRK)
    withUnsafeMutableBytes(of: &settings.c_cc) { $0[Int(VKILL)] = 7 }
    tcsetattr(slave, TCSANOW, &settings)
    var found = termios()
    tcgetattr(slave, &found)
    original = found
    self.master = try Self.high(master)
    shared = try Self.high(slave)
    let (reportsOut, reportsIn) = try Self.pipe()
    let (ordersOut, ordersIn) = try Self.pipe()
    reports = reportsOut
    orders = ordersIn
    shell = try Self.spawn(
      words, environment, terminal: shared, reports: reportsIn, orders: ordersOut)
    close(reportsIn)
    close(ordersOut)
    // The job may be ready before the shell says which it is.
    try wait("job") { lines.contains { $0.hasPrefix("job ") } }
    guard let index = lines.firstIndex(where: { $0.hasPrefix("job ") }) else { return }
    job = pid_t(lines.remove(at: index).dropFirst(4)) ?? 0
  }

  deinit {
    if job > 0 { kill(job, SIGKILL) }
    kill(shell, SIGKILL)
    var status: Int32 = 0
    waitpid(shell, &status, 0)
    for descriptor in [master, shared, reports, orders] where descriptor >= 0 { close(descriptor) }
  }

  var settings: termios {
    var settings = termios()
    tcgetattr(master, &settings)
    return settings
  }

  var hasOriginalSettings: Bool {
    withUnsafeBytes(of: settings) { now in
      withUnsafeBytes(of: original) { now.elementsEqual($0) }
    }
  }

  var isRaw: Bool { settings.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == 0 }

  /// Whether the text has been written since `forget`.
  func shows(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard output.count >= bytes.count else { return false }
    return (0...output.count - bytes.count).contains { output[$0...].starts(with: bytes) }
  }

  /// Forgets what was written so far, not what it switched on.
  func forget() { output = [] }

  var sharedIsBlocking: Bool { fcntl(shared, F_GETFL) & O_NONBLOCK == 0 }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  func send(_ signal: Int32) { kill(job, signal) }

  func order(_ letter: Character) {
    let bytes = Array(String(letter).utf8)
    _ = write(orders, bytes, bytes.count)
  }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Closes the terminal's own end, as when its window is closed.
  func hangUp() {
    close(master)
    master = -1
  }

  /// The next report, which has to begin so.
  @discardableResult
  func expect(_ beginning: String) throws -> String {
    try wait("report \(beginning)") { !self.lines.isEmpty }
    let line = lines.removeFirst()
    guard line.hasPrefix(beginning) else { throw Failure.setup("\(line) instead of \(beginning)") }
    return line
  }

  /// Moves bytes until the condition holds.
  func wait(_ what: String, until condition: () -> Bool) throws {
    let end = Self.now() + 20_000
    while !condition() {
      guard Self.now() < end else {
        throw Failure.deadline("\(what); reports \(lines); \(output.count) bytes")
      }
      var set = [
        pollfd(fd: reports, events: Int16(POLLIN), revents: 0),
        pollfd(fd: isReading ? master : -1, events: Int16(POLLIN), revents: 0),
      ]
      poll(&set, 2, 20)
      if set[1].revents & Int16(POLLIN) != 0 { readMaster() }
      if set[0].revents & Int16(POLLIN) != 0 { readReports() }
    }
  }

  /// Takes what has been written and not been taken.
  func drain() {
    var set = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    while poll(&set, 1, 0) > 0, set.revents & Int16(POLLIN) != 0 { readMaster() }
  }

  /// What the shell would read now as if it had been typed.
  func leftInput() -> [UInt8] {
    var settings = settings
    cfmakeraw(&settings)
    tcsetattr(shared, TCSANOW, &settings)
    var set = pollfd(fd: shared, events: Int16(POLLIN), revents: 0)
    guard poll(&set, 1, 0) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(shared, &bytes, bytes.count)
    return Array(bytes.prefix(max(0, count)))
  }
}

extension ProbeTerminal {
  private func readMaster() {
    var bytes = [UInt8](repeating: 0, count: appetite)
    let count = read(master, &bytes, bytes.count)
    guard count > 0 else { return }
    output += bytes.prefix(count)
    tracker.feed(Array(bytes.prefix(count)))
  }

  private func readReports() {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(reports, &bytes, bytes.count)
    for byte in bytes.prefix(max(0, count)) {
      if byte == 0x0A {
        lines.append(String(decoding: partial, as: UTF8.self))
        partial = []
      } else {
        partial.append(byte)
      }
    }
  }

  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }

  /// Moves a descriptor out of the way of those that the job is given, closed on exec.
  private static func high(_ descriptor: Int32) throws -> Int32 {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 100)
    close(descriptor)
    guard copy >= 0 else { throw Failure.setup("fcntl") }
    return copy
  }

  private static func pipe() throws -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { throw Failure.setup("pipe") }
    return (try high(ends[0]), try high(ends[1]))
  }

  /// Where the test bundle is, and beside it the probe and the gallery.
  static var folder: String {
    var path = [CChar](repeating: 0, count: 4_096)
    let count = readlink("/proc/self/exe", &path, path.count - 1)
    let bytes = path.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
    let folder = String(decoding: bytes, as: UTF8.self).split(separator: "/").dropLast()
    return "/" + folder.joined(separator: "/")
  }

  private static func spawn(
    _ words: [String], _ variables: [String], terminal: Int32, reports: Int32, orders: Int32
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    for standard in Int32(0)...2 { posix_spawn_file_actions_adddup2(&actions, terminal, standard) }
    posix_spawn_file_actions_adddup2(&actions, reports, 3)
    posix_spawn_file_actions_adddup2(&actions, orders, 4)
    let program = folder + "/session-probe"
    var arguments: [UnsafeMutablePointer<CChar>?] =
      ([program, "shell"] + words).map { word in strdup(word) }
    arguments.append(nil)
    // The crash is the point; a report of it would take seconds.
    var environment: [UnsafeMutablePointer<CChar>?] =
      (["SWIFT_BACKTRACE=enable=no"] + variables).map { word in strdup(word) }
    environment.append(nil)
    defer { for word in arguments + environment { free(word) } }
    var child: pid_t = 0
    let error = posix_spawn(&child, program, &actions, nil, arguments, &environment)
    guard error == 0 else { throw Failure.setup("\(program): error \(error)") }
    return child
  }
}
