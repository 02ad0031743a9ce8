import CPlatform
import TermRender
import TermSession

/// The standard streams of the process.
enum StandardStreams {
  static var isInputTerminal: Bool { isTerminal(0) }
  static var isOutputTerminal: Bool { isTerminal(1) }
  static var isErrorTerminal: Bool { isTerminal(2) }

  /// Whether the terminal behind standard input is this process's: one in the background is stopped where it asks.
  static var isInForeground: Bool { tcgetpgrp(0) == getpgrp() }

  /// A reader that has gone away and a file that may not grow are errors of a write, never signals that end the process.
  static func answerFailedWrites() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// Why not all was written.
  enum WriteFailure: Error, Hashable {
    /// The reader has what it wanted.
    case closed
    case failed(Int32)

    /// As the system says it.
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

  /// Writes a line to standard error; where that fails there is nobody to tell.
  ///
  /// Messages repeat what a person typed or somebody else wrote: no control of it reaches the terminal.
  static func complain(_ line: String) {
    try? write(Array((TextGate.lines(line) + "\n").utf8), to: 2)
  }

  /// Writes over the line of standard error that is there.
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

  /// The columns and rows of the terminal behind a stream; nil where there is none or it does not say.
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
