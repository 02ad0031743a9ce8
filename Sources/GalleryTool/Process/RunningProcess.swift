import CPlatform

/// Another program while it runs: what it writes is taken as it comes, and above its limits it is ended.
final class RunningProcess {
  private let pipes: ChildProcessPipes
  private let process: pid_t
  private let limits: ChildProcess.Limits?
  private let deadline: ContinuousClock.Instant?
  private var ending: ChildProcess.Outcome?
  private var isReaped = false
  private var lookedAt = ContinuousClock.now

  /// How often a program is looked for that has closed its streams and still runs, in milliseconds.
  private static let pause = 10

  /// Starts a program that is found on the path.
  ///
  /// One with limits has no terminal at all, begins with the usual signals, and is ended with every program that it
  /// started.
  ///
  /// - Parameters:
  ///   - input: what it reads on standard input.
  ///   - environment: the only variables it has.
  ///   - limits: nil for a program that ends by itself.
  /// - Throws: `ENOENT` where there is no such program, and whatever else the system says no with.
  init(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String],
    limits: ChildProcess.Limits?
  ) throws(Disk.Refusal) {
    let name = arguments.first ?? ""
    // The system's own functions end a word at a zero byte.
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
      var none = sigset_t()
      var all = sigset_t()
      _ = unsafe sigemptyset(&none)
      _ = unsafe sigfillset(&all)
      _ = unsafe posix_spawnattr_setsigmask(&attributes, &none)
      _ = unsafe posix_spawnattr_setsigdefault(&attributes, &all)
      _ = unsafe posix_spawnattr_setflags(&attributes, Platform.spawnsInSessionOfItsOwn)
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

  /// What is readable when there is something to take.
  var descriptors: [Int32] { [pipes.output.reading, pipes.error.reading].filter { $0 >= 0 } }

  /// Milliseconds until it is to be looked at, whatever is readable; nil where it has no limits.
  var timeLeft: Int? {
    guard let deadline, ending == nil else { return nil }
    let left = max(0, (deadline - ContinuousClock.now).millisecondsRoundedUp)
    guard pipes.areClosed else { return left }
    let next = lookedAt + .milliseconds(Self.pause)
    return min(left, max(0, (next - ContinuousClock.now).millisecondsRoundedUp))
  }

  /// Takes what is there, without waiting; how it ended, once it has.
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

  /// Waits until there is something to take, or for so many milliseconds at most.
  func sleep(_ milliseconds: Int?) {
    let limit = [milliseconds, timeLeft].compactMap(\.self).min()
    pipes.wait(limit.map { Int32(clamping: $0) } ?? -1)
  }

  /// Waits for its end.
  ///
  /// - Parameter isOver: asked now and then; where it says so, the program is ended.
  func ended(or isOver: () -> Bool) -> ChildProcess.Outcome {
    while true {
      if let ending = advance() { return ending }
      if isOver() { end(as: .interrupted) } else { sleep(50) }
    }
  }

  /// Ends it, and every program that it started where it has limits; nothing is left of it.
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
    var status: Int32 = 0
    var found = unsafe waitpid(process, &status, waits ? 0 : WNOHANG)
    while found < 0, errno == EINTR {
      found = unsafe waitpid(process, &status, waits ? 0 : WNOHANG)
    }
    guard found != 0 else { return nil }
    isReaped = true
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}

/// Words as C has them, freed with this.
@safe
private final class CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [String]) {
    unsafe pointers = strings.map { unsafe strdup($0) } + [nil]
  }

  deinit {
    for index in unsafe pointers.indices { unsafe free(pointers[index]) }
  }
}
