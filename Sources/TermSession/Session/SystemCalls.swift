import CPlatform
import CTermGuard

/// The few system calls of a session, with their results as values.
enum SystemCalls {
  /// The result of a read or a write.
  enum Outcome: Hashable {
    case bytes(Int)
    /// Nothing can be moved at the moment, or a signal came in between.
    case again
    case hangup
    case failed(Int32)
  }

  /// The direction that is waited for.
  enum Direction: Hashable {
    /// Nothing but its end, which poll(2) always reports.
    case end
    case input, output, both

    fileprivate var events: Int16 {
      switch self {
      case .end: 0
      case .input: Int16(POLLIN)
      case .output: Int16(POLLOUT)
      case .both: Int16(POLLIN | POLLOUT)
      }
    }
  }

  /// The result of a wait, as in poll(2).
  struct Ready: Hashable {
    var input = false
    var output = false
    var signal = false
    /// The other descriptor has something to read.
    var other = false
    var error: Int32 = 0
  }

  /// read(2), appended to the buffer.
  static func read(_ descriptor: Int32, _ limit: Int, into buffer: inout [UInt8]) -> Outcome {
    unsafe withUnsafeTemporaryAllocation(byteCount: limit, alignment: 1) { room in
      let count = unsafe CPlatform.read(descriptor, room.baseAddress, limit)
      // End of file on a raw terminal is a terminal that is gone.
      guard count != 0 else { return .hangup }
      guard count > 0 else { return failure() }
      unsafe buffer.append(contentsOf: UnsafeRawBufferPointer(rebasing: room[..<count]))
      return .bytes(count)
    }
  }

  /// write(2) of what follows the first `written` bytes.
  static func write(_ descriptor: Int32, _ bytes: [UInt8], after written: Int) -> Outcome {
    unsafe bytes.withUnsafeBytes { all in
      let rest = unsafe UnsafeRawBufferPointer(rebasing: all[written...])
      let count = unsafe CPlatform.write(descriptor, rest.baseAddress, rest.count)
      // Nothing taken and no reason given: the wait reports when to try again.
      guard count != 0 else { return .again }
      return count > 0 ? .bytes(count) : failure()
    }
  }

  /// poll(2) on the terminal, on the guard's pipe, and on another descriptor unless it is -1; without a time it waits
  /// for ever.
  static func wait(
    _ descriptor: Int32, for direction: Direction, other: Int32 = -1, milliseconds: Int32 = -1
  ) -> Ready {
    var set = [
      pollfd(fd: descriptor, events: direction.events, revents: 0),
      pollfd(fd: term_guard_wake_descriptor(), events: Int16(POLLIN), revents: 0),
      pollfd(fd: other, events: Int16(POLLIN), revents: 0),
    ]
    let count = unsafe poll(&set, 3, milliseconds)
    var ready = Ready()
    if count < 0 { ready.error = errno }
    guard count > 0 else { return ready }
    let isBroken = set[0].revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0
    ready.input = set[0].revents & Int16(POLLIN) != 0 || isBroken
    ready.output = set[0].revents & Int16(POLLOUT) != 0 || isBroken
    ready.signal = set[1].revents != 0
    ready.other = set[2].revents != 0
    return ready
  }

  static func isTransient(_ error: Int32) -> Bool { error == EINTR || error == EAGAIN }

  private static func failure() -> Outcome {
    let number = errno
    if isTransient(number) { return .again }
    return number == EIO || number == ENXIO ? .hangup : .failed(number)
  }
}

// The terminal's settings.
extension SystemCalls {
  static func settings(_ descriptor: Int32) throws(SessionError) -> termios {
    var settings = termios()
    while unsafe tcgetattr(descriptor, &settings) != 0 {
      let number = errno
      if isTransient(number) { continue }
      throw number == ENOTTY ? .notATerminal : .failed(call: "tcgetattr", number)
    }
    return settings
  }

  /// Raw mode: every byte as it comes, nothing echoed, nothing turned into a signal, output
  /// untouched.
  static func makeRaw(_ descriptor: Int32, from saved: termios) throws(SessionError) {
    var settings = saved
    unsafe cfmakeraw(&settings)
    while unsafe tcsetattr(descriptor, TCSANOW, &settings) != 0 {
      let number = errno
      if isTransient(number) { continue }
      throw number == EIO ? .hangup : .failed(call: "tcsetattr", number)
    }
  }

  /// The speed of a line as a number; on Linux the settings hold a code. Speeds that are not slow are 0.
  static func bitsPerSecond(_ speed: speed_t) -> Int {
    let slow: [(speed_t, Int)] = [
      (speed_t(B300), 300), (speed_t(B600), 600), (speed_t(B1200), 1_200), (speed_t(B2400), 2_400),
      (speed_t(B4800), 4_800), (speed_t(B9600), 9_600), (speed_t(B19200), 19_200),
    ]
    return slow.first { $0.0 == speed }?.1 ?? 0
  }

  static func discardInput(_ descriptor: Int32) { _ = tcflush(descriptor, TCIFLUSH) }

  static func close(_ descriptor: Int32) {
    _ = CPlatform.close(descriptor)
  }

  /// The terminal as a description of its own.
  static func open(_ terminal: SessionOptions.Terminal) throws(SessionError) -> Int32 {
    let candidates: [Int32]
    switch terminal {
    case .controlling:
      let descriptor = unsafe term_guard_open("/dev/tty")
      if descriptor >= 0 { return descriptor }
      guard errno == ENXIO || errno == ENOENT else { throw .noTerminal(errno) }
      candidates = [0, 1, 2].filter { isTerminal($0) }
    case .descriptor(let given):
      guard isTerminal(given) else { throw .notATerminal }
      candidates = [given]
    }
    var number = ENXIO
    for candidate in candidates {
      for path in paths(candidate) {
        let descriptor = unsafe term_guard_open(path)
        if descriptor >= 0 { return descriptor }
        number = errno
      }
    }
    throw .noTerminal(number)
  }

  /// Ways to open the terminal behind a descriptor: by its name, or by the descriptor if it has no name here.
  private static func paths(_ descriptor: Int32) -> [String] {
    var name = [CChar](repeating: 0, count: 256)
    let capacity = name.count
    let isNamed = unsafe ttyname_r(descriptor, &name, capacity) == 0
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return (isNamed ? [String(decoding: bytes, as: UTF8.self)] : []) + [
      "/proc/self/fd/\(descriptor)"
    ]
  }
}

/// Whether a descriptor is a terminal's; an inconclusive check is repeated.
package func isTerminal(_ descriptor: Int32) -> Bool {
  while isatty(descriptor) == 0 {
    guard SystemCalls.isTransient(errno) else { return false }
  }
  return true
}

/// How memory goes back to the system.
enum Allocation {
  /// From here on a buffer of a megabyte or more is given back as soon as it is freed, so that a window that was once
  /// large keeps no memory.
  static func mapLargeBuffers() { allocation_map_large_buffers() }
}
