import CPlatform
import CTermGuard
import Synchronization

/// A thread that waits for descriptors in place of a task, which must not block.
///
/// One task waits at a time. The thread ends with the last reference to it.
package final class WaitingThread: Sendable {
  /// The thread's own half: it lives on until the thread is done.
  private let state: WaitingState

  /// - Throws: if the process may have no more files or threads.
  package init() throws(SessionError) {
    let state = try WaitingState()
    self.state = state
    guard let thread = SystemThread.start(stackBytes: 256 << 10, { state.run() }) else {
      throw .failed(call: "pthread_create", errno)
    }
    _ = pthread_detach(thread)
  }

  deinit { state.end() }

  /// Waits until a descriptor is ready, the time is over, or the task is cancelled.
  ///
  /// - Parameters:
  ///   - points: the descriptors.
  ///   - milliseconds: how long; nil waits for ever.
  package func wait(
    _ points: [WaitPoint], milliseconds: Int64?, isolation: isolated (any Actor)? = #isolation
  ) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isCancelled = Task.isCancelled
        state.ask(
          WaitRequest(
            points: points,
            end: isCancelled ? term_guard_now() : milliseconds.map { term_guard_now() + $0 },
            continuation: continuation))
      }
    } onCancel: {
      state.cancel()
    }
  }
}

/// A descriptor that is waited for.
package struct WaitPoint: Hashable, Sendable {
  let descriptor: Int32
  /// Of poll(2).
  let events: Int16

  /// A descriptor that is waited for until it can be read.
  package static func readable(_ descriptor: Int32) -> WaitPoint {
    WaitPoint(descriptor: descriptor, events: Int16(POLLIN))
  }
}

/// One wait of a task.
private struct WaitRequest: Sendable {
  let points: [WaitPoint]
  /// On the clock of the guard, in milliseconds; nil waits for ever.
  var end: Int64?
  let continuation: CheckedContinuation<Void, Never>
}

/// The state that a waiting thread shares with the task.
private final class WaitingState: Sendable {
  private struct State {
    var request: WaitRequest?
    var isOver = false
  }

  private let state = Mutex(State())
  private let pipe: WakePipe

  init() throws(SessionError) {
    pipe = try WakePipe()
  }

  func ask(_ request: WaitRequest) {
    state.withLock { $0.request = request }
    pipe.wake()
  }

  /// Ends the wait at once.
  func cancel() {
    state.withLock { $0.request?.end = term_guard_now() }
    pipe.wake()
  }

  func end() {
    state.withLock { $0.isOver = true }
    pipe.wake()
  }

  /// The work of the thread.
  func run() {
    while true {
      let (request, isOver) = state.withLock { ($0.request, $0.isOver) }
      guard !isOver else { return }
      var set = [pollfd(fd: pipe.descriptor, events: Int16(POLLIN), revents: 0)]
      for point in request?.points ?? [] {
        set.append(pollfd(fd: point.descriptor, events: point.events, revents: 0))
      }
      let left = request?.end.map { Int32(clamping: max(0, $0 - term_guard_now())) } ?? -1
      let count = unsafe poll(&set, nfds_t(set.count), left)
      if set[0].revents != 0 { pipe.drain() }
      let isReady = count < 0 || set.dropFirst().contains { $0.revents != 0 }
      finish(isReady)
    }
  }

  /// Resumes the task if its wait is over.
  private func finish(_ isReady: Bool) {
    let continuation = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard let request = state.request,
        isReady || request.end.map({ $0 <= term_guard_now() }) == true
      else { return nil }
      state.request = nil
      return request.continuation
    }
    continuation?.resume()
  }
}
