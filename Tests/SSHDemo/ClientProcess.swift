import Glibc

/// A program of a visitor that is running: ssh, scp or sftp, on a terminal of its own or on pipes.
final class ClientProcess {
  let process: pid_t
  /// Everything received, errors included.
  private(set) var output: [UInt8] = []
  /// Whether the terminal answers questions about itself.
  var answers = false
  private var answered = 0
  private var answeredAlive = 0
  private var descriptor: Int32
  private var status: Int32?
  private let isTerminal: Bool

  /// Starts a program with a terminal of that size; nil gives it a pipe that ends after `input`.
  init(
    _ words: [String], size: (columns: UInt16, rows: UInt16)? = nil, input: [UInt8] = [],
    environment: [String] = []
  ) throws {
    isTerminal = size != nil
    let ends = try Ends(size, input: input)
    descriptor = ends.mine
    process = try ends.start(words, environment: environment)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  deinit {
    end()
    if descriptor >= 0 { close(descriptor) }
  }

  /// Kills it, as when its machine dies, or sends another signal.
  func end(_ signal: Int32 = SIGKILL) {
    guard !hasEnded else { return }
    kill(process, signal)
    // Restoring the terminal waits until the terminal has taken all output.
    wait(milliseconds: 5_000) { hasEnded }
    guard status == nil else { return }
    kill(process, SIGKILL)
    var found: Int32 = 0
    waitpid(process, &found, 0)
    status = found
  }

  var hasEnded: Bool {
    if status == nil {
      var found: Int32 = 0
      if waitpid(process, &found, WNOHANG) == process { status = found }
    }
    return status != nil
  }

  /// Its exit code; nil while it runs, or if a signal ended it.
  var exitCode: Int32? {
    guard hasEnded, let status, status & 0x7F == 0 else { return nil }
    return (status >> 8) & 0xFF
  }

  var text: String { String(decoding: output, as: UTF8.self) }

  func forget() { output = [] }

  /// Reads the available output, or waits for some within the time.
  func move(milliseconds: Int32) {
    var set = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&set, 1, milliseconds) > 0 else { return }
    guard take() else {
      // The terminal has ended; the process may still be ending.
      if set.revents & Int16(POLLHUP) != 0 { poll(nil, 0, min(milliseconds, 2)) }
      return
    }
    while take() {}
  }

  private func take() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return false }
    output += buffer[..<count]
    if answers { answer() }
    return true
  }

  private func answer() {
    let alive = output.count("\u{1B}[5n")
    if alive > answeredAlive {
      answeredAlive = alive
      type("\u{1B}[0n")
    }
    let questions = output.count("\u{1B}[c")
    if questions > answered {
      answered = questions
      type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62;22c")
    }
  }

  func type(_ text: String) {
    guard isTerminal else { return }
    let bytes = Array(text.utf8)
    _ = write(descriptor, bytes, bytes.count)
  }

  func resize(columns: UInt16, rows: UInt16) {
    var window = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &window)
  }

  /// Closes its terminal, as when a window is closed.
  func hangUp() {
    close(descriptor)
    descriptor = -1
  }

  /// Reads the available output of all of them, or waits for some within the time.
  static func move(_ clients: [ClientProcess], milliseconds: Int32) {
    var set = clients.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    guard poll(&set, nfds_t(set.count), milliseconds) > 0 else { return }
    for (client, found) in zip(clients, set) where found.revents != 0 {
      while client.take() {}
    }
  }

  /// Moves bytes until the condition holds; returns false if the time runs out.
  @discardableResult
  func wait(milliseconds: Int, until condition: () -> Bool) -> Bool {
    let end = Clock.now + milliseconds
    while !condition() {
      guard Clock.now < end else { return false }
      move(milliseconds: 2)
    }
    return true
  }

  /// Moves bytes until nothing has come for the time, or it has ended.
  func settle(quiet: Int = 150, atMost limit: Int = 5_000) {
    let end = Clock.now + limit
    var last = Clock.now
    while Clock.now < end, Clock.now - last < quiet, !hasEnded {
      let seen = output.count
      move(milliseconds: 10)
      if output.count != seen { last = Clock.now }
    }
    move(milliseconds: 0)
  }
}

extension [UInt8] {
  /// How often a text occurs in the output.
  func count(_ text: String) -> Int {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty, count >= bytes.count else { return 0 }
    var found = 0
    for index in 0...count - bytes.count
    where self[index] == bytes[0] && self[index..<index + bytes.count].elementsEqual(bytes) {
      found += 1
    }
    return found
  }

  func contains(_ text: String) -> Bool { count(text) > 0 }
}
