import CPlatform
import GalleryKit
import TermRender
import TermSession
import Words

/// The standard streams of the process.
enum StandardStreams {
  static var isInputTerminal: Bool { isTerminal(0) }
  static var isOutputTerminal: Bool { isTerminal(1) }
  static var isErrorTerminal: Bool { isTerminal(2) }

  /// Whether the process is in the foreground of the terminal behind standard input: in the background, asking it
  /// would stop the process.
  static var isInForeground: Bool { tcgetpgrp(0) == getpgrp() }

  /// Whether standard input and output are the same terminal, so that its answers are about the one written to.
  static var isOutputToInput: Bool {
    var (input, output) = (stat(), stat())
    guard unsafe fstat(0, &input) == 0, unsafe fstat(1, &output) == 0 else { return false }
    return isInputTerminal && isOutputTerminal && input.st_rdev == output.st_rdev
  }

  /// Makes writing to a closed reader, or to a file at its size limit, an error instead of a signal that ends the
  /// process.
  static func answerFailedWrites() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// Why not everything was written.
  enum WriteFailure: Error, Hashable {
    /// The reader closed the pipe: it has read enough.
    case closed
    case failed(Int32)

    /// The error number of the system.
    var number: Int32 {
      switch self {
      case .closed: EPIPE
      case .failed(let number): number
      }
    }
  }

  /// Writes all of it to standard output.
  static func write(_ text: String) throws(WriteFailure) {
    try write(Array(text.utf8))
  }

  /// Writes all of it to standard output.
  static func write(_ bytes: [UInt8]) throws(WriteFailure) {
    try write(bytes, to: 1)
  }

  /// Writes a line to standard error; failure cannot be reported anywhere.
  ///
  /// Messages repeat text of users and strangers: none of its control characters reaches the terminal.
  static func complain(_ line: String) {
    try? write(Array((SafeText.lines(line) + "\n").utf8), to: 2)
  }

  /// Overwrites the current line of standard error.
  static func showProgress(_ line: String) {
    try? write(Array(("\r" + line).utf8), to: 2)
  }

  /// Writes all of it to an open file.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(WriteFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { buffer in
        unsafe CPlatform.write(descriptor, buffer.baseAddress, buffer.count)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: waitUntilWritable(descriptor)
      case EPIPE: throw .closed
      case let number: throw .failed(number)
      }
    }
  }

  static func close(_ descriptor: Int32) {
    _ = CPlatform.close(descriptor)
  }

  private static func waitUntilWritable(_ descriptor: Int32) {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&entry, 1, -1)
  }

  /// The columns and rows of the terminal behind a stream; nil if it is not a terminal or does not report them.
  static func terminalSize(_ descriptor: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  static func describe(_ number: Int32) -> String {
    guard let text = unsafe strerror(number) else { return "error \(number)" }
    return unsafe String(cString: text)
  }
}
