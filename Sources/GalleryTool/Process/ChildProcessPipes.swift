import CPlatform

/// The three pipes to a child process, used so that neither side can deadlock the other.
final class ChildProcessPipes {
  struct Ends {
    var reading: Int32 = -1
    var writing: Int32 = -1
  }

  private(set) var input = Ends()
  private(set) var output = Ends()
  private(set) var error = Ends()
  /// The bytes of its standard output.
  private(set) var written: [UInt8] = []
  /// The bytes of its standard error, or their beginning.
  private(set) var complaints: [UInt8] = []
  private var rest: ArraySlice<UInt8>
  private let keepsErrors: Bool

  /// The limit of stored standard error, for a program that may write without end.
  private static let mostComplaints = 1 << 16
  /// How many times a stream is read before the others get their turn.
  private static let turns = 64

  /// - Parameters:
  ///   - name: the name of the program.
  ///   - bytes: the bytes of its standard input.
  ///   - keepsErrors: whether all of standard error is stored.
  init(of name: String, input bytes: [UInt8], keepsErrors: Bool) throws(Disk.Refusal) {
    rest = bytes[...]
    self.keepsErrors = keepsErrors
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

  /// Closes the child's ends of the pipes.
  func closeOtherEnds() {
    Self.shut(&input.reading)
    Self.shut(&output.writing)
    Self.shut(&error.writing)
    for end in [input.writing, output.reading, error.reading] {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  /// Whether the child has closed both of its streams.
  var areClosed: Bool { output.reading < 0 && error.reading < 0 }

  /// Writes the child's input and reads its output, as far as possible without waiting.
  func move() {
    push()
    Self.pull(&output.reading) { written += $0 }
    Self.pull(&error.reading) {
      if keepsErrors || complaints.count < Self.mostComplaints { complaints += $0 }
    }
  }

  /// Waits until something can be moved.
  ///
  /// - Parameter milliseconds: the longest wait; below 0 without a limit.
  func wait(_ milliseconds: Int32) {
    // A negative descriptor is ignored.
    var entries = [
      pollfd(fd: input.writing, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: output.reading, events: Int16(POLLIN), revents: 0),
      pollfd(fd: error.reading, events: Int16(POLLIN), revents: 0),
    ]
    _ = unsafe poll(&entries, nfds_t(entries.count), milliseconds)
  }

  private func push() {
    while input.writing >= 0, !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe write(input.writing, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        rest = []
      }
    }
    Self.shut(&input.writing)
  }

  private static func pull(_ end: inout Int32, _ take: (ArraySlice<UInt8>) -> Void) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    for _ in 0..<turns where end >= 0 {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe read(end, $0.baseAddress, $0.count)
      }
      if count > 0 {
        take(buffer[..<count])
      } else if count == 0 || errno != EINTR && errno != EAGAIN {
        shut(&end)
      } else if errno == EAGAIN {
        return
      }
    }
  }

  private static func shut(_ end: inout Int32) {
    if end >= 0 { _ = close(end) }
    end = -1
  }
}
