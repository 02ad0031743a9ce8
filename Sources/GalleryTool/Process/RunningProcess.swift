import CPlatform

/// A running program: its output is read as it arrives, and it is killed if it exceeds its limits.
final class RunningProcess {
  private let pipes: ChildProcessPipes
  private let process: pid_t
  private let limits: ChildProcess.Limits?
  private let deadline: ContinuousClock.Instant?
  private var ending: ChildProcess.Outcome?
  private var isReaped = false
  private var lookedAt = ContinuousClock.now

  /// How often a program that has closed its streams is checked for its end, in milliseconds.
  private static let pause = 10

  /// Starts a program found on the path.
  ///
  /// One with limits has no terminal, starts with default signal handling, and is killed together with all the
  /// programs it started.
  ///
  /// - Parameters:
  ///   - input: the bytes of its standard input.
  ///   - environment: its only variables.
  ///   - limits: nil for a program that ends by itself.
  /// - Throws: `ENOENT` if the program is not found, and any other error of the system.
  init(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String],
    limits: ChildProcess.Limits?
  ) throws(Disk.Refusal) {
    let name = arguments.first ?? ""
    // The C functions end a string at a zero byte.
    guard !arguments.contains(where: { $0.utf8.contains(0) }) else {
      throw Disk.Refusal(path: name, number: EINVAL)
    }
    pipes = try ChildProcessPipes(of: name, input: input, keepsErrors: limits == nil)
    var actions = unsafe Platform.spawnActions
    _ = unsafe posix_spawn_file_actions_init(&actions)
    defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
    _ = unsafe posix_spawn_file_actions_adddup2(&actions, pipes.input.reading, 0)
    _ = unsafe posix_spawn_file_actions_adddup2(&actions, pipes.output.writing, 1)
    _ = unsafe posix_spawn_file_actions_adddup2(&actions, pipes.error.writing, 2)
    var attributes = Platform.spawnAttributes
    _ = unsafe posix_spawnattr_init(&attributes)
    defer { _ = unsafe posix_spawnattr_destroy(&attributes) }
    if limits != nil {
      setDefaultSignals(&attributes, Platform.spawnsInSessionOfItsOwn)
    }
    let words = CStrings(arguments)
    let variables = CStrings(
      environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
    var process = pid_t()
    let number = unsafe posix_spawnp(
      &process, name, &actions, &attributes, words.pointers, variables.pointers)
    guard number == 0 else { throw Disk.Refusal(path: name, number: number) }
    self.process = process
    self.limits = limits
    deadline = limits.map { ContinuousClock.now + .milliseconds($0.milliseconds) }
    pipes.closeOtherEnds()
  }

  deinit { stop() }

  /// The descriptors to poll for output.
  var descriptors: [Int32] { [pipes.output.reading, pipes.error.reading].filter { $0 >= 0 } }

  /// Milliseconds until the next call of `advance()` is due, even without output; nil without limits.
  var timeLeft: Int? {
    guard let deadline, ending == nil else { return nil }
    let left = max(0, (deadline - ContinuousClock.now).millisecondsRoundedUp)
    guard pipes.areClosed else { return left }
    let next = lookedAt + .milliseconds(Self.pause)
    return min(left, max(0, (next - ContinuousClock.now).millisecondsRoundedUp))
  }

  /// Reads the available output, without waiting; returns the outcome once the program has ended.
  func advance() -> ChildProcess.Outcome? {
    if let ending { return ending }
    lookedAt = ContinuousClock.now
    pipes.move()
    if let limits, pipes.written.count > limits.bytes {
      end(as: .tooMuch)
    } else if pipes.areClosed, let status = reaped(waits: limits == nil) {
      ending = .ended(
        ChildProcess.Result(
          status: status, output: pipes.written,
          error: String(decoding: pipes.complaints, as: UTF8.self)))
    } else if deadline.map({ $0 <= ContinuousClock.now }) ?? false {
      end(as: .tooSlow)
    }
    return ending
  }

  /// The last whole line of its output so far; nil before the first.
  var lastLine: String? {
    let lines = pipes.written
    guard let end = lines.lastIndex(of: UInt8(ascii: "\n")) else { return nil }
    let start = lines[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return String(decoding: lines[start..<end], as: UTF8.self)
  }

  /// Waits until there is output, at most for some milliseconds.
  func sleep(_ milliseconds: Int?) {
    let limit = [milliseconds, timeLeft].compactMap(\.self).min()
    pipes.wait(limit.map { Int32(clamping: $0) } ?? -1)
  }

  /// Waits for its end.
  ///
  /// - Parameter isOver: called now and then; if it returns true, the program is killed.
  func ended(or isOver: () -> Bool) -> ChildProcess.Outcome {
    while true {
      if let ending = advance() { return ending }
      if isOver() { end(as: .interrupted) } else { sleep(50) }
    }
  }

  /// Kills the program; with limits, also every program that it started.
  func stop() {
    guard !isReaped else { return }
    _ = kill(limits == nil ? process : -process, SIGKILL)
    _ = reaped(waits: true)
  }

  private func end(as ending: ChildProcess.Outcome) {
    stop()
    self.ending = ending
  }

  /// The exit status; nil while it runs.
  private func reaped(waits: Bool) -> Int32? {
    let status = exitStatus(of: process, waits: waits)
    if status != nil { isReaped = true }
    return status
  }
}

/// Has a child start with every signal allowed and handled by default.
///
/// - Parameter flags: those of posix_spawnattr_setflags(3), of which ``Platform/spawnsWithSignalsOfItsOwn`` are a part.
func setDefaultSignals(_ attributes: inout Platform.SpawnAttributes, _ flags: Int16) {
  var none = sigset_t()
  var all = sigset_t()
  _ = unsafe sigemptyset(&none)
  _ = unsafe sigfillset(&all)
  _ = unsafe posix_spawnattr_setsigmask(&attributes, &none)
  _ = unsafe posix_spawnattr_setsigdefault(&attributes, &all)
  _ = unsafe posix_spawnattr_setflags(&attributes, flags)
}

/// The exit status of a child process, or 128 plus the number of the signal that ended it; nil while it runs.
///
/// - Parameter waits: whether to wait for its end.
func exitStatus(of process: pid_t, waits: Bool) -> Int32? {
  var status: Int32 = 0
  var found: pid_t
  repeat {
    found = unsafe waitpid(process, &status, waits ? 0 : WNOHANG)
  } while found < 0 && errno == EINTR
  return found == 0 ? nil : exitStatus(status)
}

/// The exit status in the terms of a shell: 128 plus the number of a signal.
///
/// - Parameter status: the status that waitpid(2) reports.
func exitStatus(_ status: Int32) -> Int32 {
  let signal = status & 0x7F
  return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
}

/// Strings as C expects them, freed with this value.
@safe
final class CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [String]) {
    unsafe pointers = strings.map { unsafe strdup($0) } + [nil]
  }

  deinit {
    for index in unsafe pointers.indices { unsafe free(pointers[index]) }
  }
}
