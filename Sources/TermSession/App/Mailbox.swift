import CPlatform
import Synchronization

/// Messages on their way from an asynchronous sequence to the loop of a terminal, which waits on a descriptor.
///
/// One task puts them in and waits while the box is full, so that a source faster than the terminal takes no more room;
/// one thread takes them out.
final class Mailbox<Message: Sendable>: Sendable {
  /// The most messages that wait to be taken.
  static var capacity: Int { 64 }

  /// Readable while there are messages, or the sequence is over.
  let descriptor: Int32
  private let writer: Int32
  private let state = Mutex(State())

  private struct State {
    var messages: [Message] = []
    /// The sender that waits for room.
    var sender: CheckedContinuation<Void, Never>?
    var isClosed = false
    var isOver = false
  }

  /// - Throws: where the process may open no more files.
  init() throws(SessionError) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .failed(call: "pipe", errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (descriptor, writer) = (ends[0], ends[1])
  }

  deinit {
    SystemCalls.close(descriptor)
    SystemCalls.close(writer)
  }

  /// Puts a message in, and waits if it fills the box.
  ///
  /// - Returns: whether the box still takes messages.
  func put(_ message: Message) async -> Bool {
    await withCheckedContinuation { continuation in
      let (goesOn, wakes) = state.withLock { state in
        guard !state.isClosed else { return (true, false) }
        state.messages.append(message)
        let isFull = state.messages.count >= Self.capacity
        if isFull { state.sender = continuation }
        return (!isFull, state.messages.count == 1)
      }
      if wakes { wake() }
      if goesOn { continuation.resume() }
    }
    return state.withLock { !$0.isClosed }
  }

  /// Takes the messages that are there.
  func take() -> [Message] {
    // First the descriptor, then the messages: one that comes in between wakes the reader again.
    drain()
    let (messages, sender) = state.withLock { state in
      defer { (state.messages, state.sender) = ([], nil) }
      return (state.messages, state.sender)
    }
    sender?.resume()
    return messages
  }

  /// Closes the box: from now on, putting a message in returns false.
  func close() {
    let sender = state.withLock { state in
      state.isClosed = true
      defer { (state.messages, state.sender) = ([], nil) }
      return state.sender
    }
    sender?.resume()
  }

  /// Marks the end of the messages.
  func end() {
    state.withLock { $0.isOver = true }
    wake()
  }

  /// Waits for ``end()``.
  ///
  /// - Returns: whether it came in time.
  func waitForEnd(milliseconds: Int64) -> Bool {
    let clock = ContinuousClock()
    let limit = clock.now + .milliseconds(milliseconds)
    while !(state.withLock { $0.isOver }) {
      let left = TerminalSession.milliseconds(limit - clock.now)
      guard left > 0 else { return false }
      var set = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = unsafe poll(&set, 1, Int32(clamping: left))
      drain()
    }
    return true
  }

  private func wake() {
    // Where the pipe is full, it is readable already.
    _ = SystemCalls.write(writer, [0], after: 0)
  }

  private func drain() {
    var bytes: [UInt8] = []
    _ = SystemCalls.read(descriptor, Self.capacity, into: &bytes)
  }
}
