import CPlatform

/// Another program, run to its end.
enum ChildProcess {
  struct Result: Hashable {
    /// The exit status; 128 plus the number of the signal that ended it.
    let status: Int32
    let output: [UInt8]
    let error: String
  }

  /// Runs a program that is found on the path, without a terminal to ask questions on.
  ///
  /// - Parameters:
  ///   - input: what it reads on standard input.
  ///   - environment: the only variables it has.
  /// - Throws: `ENOENT` where there is no such program, and whatever else the system says no with.
  static func run(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String]
  ) throws(Disk.Refusal) -> Result {
    let name = arguments.first ?? ""
    let pipes = try Pipes(of: name)
    var actions = unsafe Platform.spawnActions
    _ = unsafe posix_spawn_file_actions_init(&actions)
    defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
    _ = unsafe posix_spawn_file_actions_adddup2(&actions, pipes.input.reading, 0)
    _ = unsafe posix_spawn_file_actions_adddup2(&actions, pipes.output.writing, 1)
    _ = unsafe posix_spawn_file_actions_adddup2(&actions, pipes.error.writing, 2)
    let words = CStrings(arguments)
    let variables = CStrings(
      environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
    var process = pid_t()
    let number = unsafe posix_spawnp(
      &process, name, &actions, nil, words.pointers, variables.pointers)
    guard number == 0 else { throw Disk.Refusal(path: name, number: number) }
    let (output, error) = pipes.exchange(input)
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return Result(
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: output,
      error: String(decoding: error, as: UTF8.self))
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

/// The three pipes to a child.
private final class Pipes {
  struct Ends {
    var reading: Int32 = -1
    var writing: Int32 = -1
  }

  var input = Ends()
  var output = Ends()
  var error = Ends()

  init(of name: String) throws(Disk.Refusal) {
    input = try Self.opened(name)
    output = try Self.opened(name)
    error = try Self.opened(name)
  }

  deinit {
    for end in [
      input.reading, input.writing, output.reading, output.writing, error.reading, error.writing,
    ] where end >= 0 { _ = close(end) }
  }

  private static func opened(_ name: String) throws(Disk.Refusal) -> Ends {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw Disk.Refusal(path: name, number: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return Ends(reading: ends[0], writing: ends[1])
  }

  /// Hands over what the child reads while taking what it writes: neither side waits for the other for ever.
  func exchange(_ bytes: [UInt8]) -> (output: [UInt8], error: [UInt8]) {
    Self.shut(&input.reading)
    Self.shut(&output.writing)
    Self.shut(&error.writing)
    _ = fcntl(input.writing, F_SETFL, O_NONBLOCK)
    var rest = bytes[...]
    var taken: (output: [UInt8], error: [UInt8]) = ([], [])
    while true {
      if rest.isEmpty { Self.shut(&input.writing) }
      // A negative descriptor is passed over.
      var entries = [
        pollfd(fd: input.writing, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: output.reading, events: Int16(POLLIN), revents: 0),
        pollfd(fd: error.reading, events: Int16(POLLIN), revents: 0),
      ]
      guard entries.contains(where: { $0.fd >= 0 }) else { return taken }
      guard unsafe poll(&entries, nfds_t(entries.count), -1) >= 0 else {
        if errno == EINTR { continue }
        return taken
      }
      if entries[0].revents != 0 { Self.push(&rest, &input.writing) }
      if entries[1].revents != 0 { Self.pull(&taken.output, &output.reading) }
      if entries[2].revents != 0 { Self.pull(&taken.error, &error.reading) }
    }
  }

  private static func push(_ rest: inout ArraySlice<UInt8>, _ end: inout Int32) {
    let count = unsafe rest.withUnsafeBytes { unsafe write(end, $0.baseAddress, $0.count) }
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno != EAGAIN, errno != EINTR {
      shut(&end)
      rest = []
    }
  }

  private static func pull(_ taken: inout [UInt8], _ end: inout Int32) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe buffer.withUnsafeMutableBytes {
      unsafe read(end, $0.baseAddress, $0.count)
    }
    if count > 0 {
      taken += buffer[..<count]
    } else if count == 0 || errno != EINTR {
      shut(&end)
    }
  }

  private static func shut(_ end: inout Int32) {
    if end >= 0 { _ = close(end) }
    end = -1
  }
}
