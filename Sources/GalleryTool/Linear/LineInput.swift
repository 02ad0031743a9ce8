import CPlatform

/// Reads lines from standard input, one by one; overlong lines are skipped, never stored.
struct LineInput: ~Copyable {
  /// A result of reading.
  enum Event: Hashable {
    case line(String)
    /// A line longer than the limit.
    case tooLong
    /// No line within the timeout.
    case timeout
    case end
  }

  private let descriptor: Int32
  /// The longest line in bytes.
  static let longest = 65_536

  private var buffer: [UInt8] = []
  /// The start of the remaining bytes.
  private var start = 0
  /// The end of the bytes already searched for a line end.
  private var searched = 0
  /// Whether the rest of an overlong line is being skipped.
  private var isSkipping = false
  private var hasEnded = false

  /// - Parameter descriptor: an open file to read from.
  init(_ descriptor: Int32 = 0) {
    self.descriptor = descriptor
  }

  /// Waits for the next line.
  ///
  /// - Parameter timeout: milliseconds; nil waits without limit.
  mutating func next(timeout: Int? = nil) -> Event {
    while true {
      if let line = taken() { return line }
      if hasEnded { return rest() }
      guard isReady(timeout) else { return .timeout }
      read()
    }
  }

  /// The next complete line in the buffer; nil before its end has been read.
  private mutating func taken() -> Event? {
    guard let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = buffer.count
      if buffer.count - start > Self.longest {
        isSkipping = true
        start = buffer.count
      }
      return nil
    }
    let bytes = buffer[start..<end]
    start = end + 1
    searched = start
    defer { isSkipping = false }
    return isSkipping || bytes.count > Self.longest
      ? .tooLong : .line(String(decoding: bytes, as: UTF8.self))
  }

  /// The text after the last line end.
  private mutating func rest() -> Event {
    let bytes = buffer[start...]
    start = buffer.count
    searched = start
    defer { isSkipping = false }
    if isSkipping { return .tooLong }
    return bytes.isEmpty ? .end : .line(String(decoding: bytes, as: UTF8.self))
  }

  private mutating func read() {
    buffer.removeFirst(start)
    searched -= start
    start = 0
    let most = 16_384
    var piece = [UInt8](repeating: 0, count: most)
    let count = unsafe CPlatform.read(descriptor, &piece, most)
    if count > 0 {
      buffer += piece[..<count]
    } else if count == 0 || errno != EINTR && errno != EAGAIN {
      hasEnded = true
    }
  }

  private func isReady(_ timeout: Int?) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let limit = timeout.map { Int32(clamping: max(0, $0)) } ?? -1
    // An interruption or a failure is reported by the read.
    return unsafe poll(&entry, 1, limit) != 0
  }
}
