import CPlatform

/// A program that has the terminal of this process: its streams, and its place in the foreground.
final class TerminalProcess {
  private let process: pid_t
  private var ended: Int32?

  /// Starts a program with default signal handling.
  ///
  /// - Parameter environment: its only variables.
  /// - Throws: `ENOENT` if the program is not found, and any other error of the system.
  init(_ arguments: [String], environment: [String: String]) throws(Disk.Refusal) {
    var attributes = Platform.spawnAttributes
    _ = unsafe posix_spawnattr_init(&attributes)
    defer { _ = unsafe posix_spawnattr_destroy(&attributes) }
    setDefaultSignals(&attributes, Platform.spawnsWithSignalsOfItsOwn)
    let name = arguments.first ?? ""
    let words = CStrings(arguments)
    let variables = CStrings(
      environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
    var process = pid_t()
    let number = unsafe posix_spawnp(
      &process, name, nil, &attributes, words.pointers, variables.pointers)
    guard number == 0 else { throw Disk.Refusal(path: name, number: number) }
    self.process = process
  }

  /// The exit status, or 128 plus the number of the signal that ended it; nil while it runs.
  ///
  /// If it was suspended, so is this process, since the shell waits for this one; they continue together.
  func status() -> Int32? {
    var status: Int32 = 0
    guard ended == nil, unsafe waitpid(process, &status, WNOHANG | WUNTRACED) == process else {
      return ended
    }
    guard status & 0xFF != 0x7F else {
      _ = kill(getpid(), SIGSTOP)
      _ = kill(process, SIGCONT)
      return nil
    }
    ended = exitStatus(status)
    return ended
  }

  /// Asks it to end, and waits until it has.
  func end() {
    guard status() == nil else { return }
    _ = kill(process, SIGTERM)
    ended = exitStatus(of: process, waits: true)
  }
}
