import Synchronization

/// Messages on their way from tasks to the loop of a terminal, which waits on a descriptor.
///
/// Tasks put them in and wait while the box is full, so that a source faster than the terminal takes no more room; one
/// thread takes them out.
final class Mailbox<Message: Sendable>: Sendable {
  /// The most messages that wait to be taken.
  static var capacity: Int { 64 }

  /// Readable while there are messages, and once a sender has ended.
  var descriptor: Int32 { pipe.descriptor }
  private let pipe: WakePipe
  private let state = Mutex(State())

  private struct State {
    var messages: [Message] = []
    /// The senders that wait for room.
    var senders: [CheckedContinuation<Void, Never>] = []
    var isClosed = false
    var senderCount = 0
  }

  /// - Throws: where the process may open no more files.
  init() throws(SessionError) {
    pipe = try WakePipe()
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
        if isFull { state.senders.append(continuation) }
        return (!isFull, state.messages.count == 1)
      }
      if wakes { pipe.wake() }
      if goesOn { continuation.resume() }
    }
    return state.withLock { !$0.isClosed }
  }

  /// Takes the messages that are there.
  func take() -> [Message] {
    // First the descriptor, then the messages: one that comes in between wakes the reader again.
    pipe.drain()
    let (messages, senders) = state.withLock { state in
      defer { (state.messages, state.senders) = ([], []) }
      return (state.messages, state.senders)
    }
    for sender in senders { sender.resume() }
    return messages
  }

  /// Closes the box: from now on, putting a message in returns false.
  func close() {
    let senders = state.withLock { state in
      state.isClosed = true
      defer { (state.messages, state.senders) = ([], []) }
      return state.senders
    }
    for sender in senders { sender.resume() }
  }

  /// Counts one more sender.
  func begin() { state.withLock { $0.senderCount += 1 } }

  /// Counts one sender less.
  func end() {
    state.withLock { $0.senderCount -= 1 }
    pipe.wake()
  }

  /// Forgets the wakes so far.
  func drain() { pipe.drain() }

  /// Whether every sender has ended.
  var isOver: Bool { state.withLock { $0.senderCount == 0 } }
}
