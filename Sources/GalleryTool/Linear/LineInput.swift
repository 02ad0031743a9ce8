import CPlatform

/// Lines of standard input, one after the other: what is longer than a line may be is passed over, never kept.
struct LineInput: ~Copyable {
  /// The input.
  enum Event: Hashable {
    case line(String)
    /// A line of more bytes than are kept.
    case tooLong
    /// Nothing came in the time there was.
    case timeout
    case end
  }

  private let descriptor: Int32
  /// So many bytes of a line are kept.
  static let longest = 65_536

  private var buffer: [UInt8] = []
  /// Where what was not handed out begins.
  private var start = 0
  /// Up to here no line ends.
  private var searched = 0
  /// Whether the rest of a line that was too long is passed over.
  private var isSkipping = false
  private var hasEnded = false

  /// - Parameter descriptor: an open file to read from.
  init(_ descriptor: Int32 = 0) {
    self.descriptor = descriptor
  }

  /// Waits for the next line.
  ///
  /// - Parameter timeout: milliseconds; nil waits for as long as it takes.
  mutating func next(timeout: Int? = nil) -> Event {
    while true {
      if let line = taken() { return line }
      if hasEnded { return rest() }
      guard isReady(timeout) else { return .timeout }
      read()
    }
  }

  /// The next whole line of what was read; nil where there is none.
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
    // What is interrupted or fails is told by the read.
    return unsafe poll(&entry, 1, limit) != 0
  }
}
