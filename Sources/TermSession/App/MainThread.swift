import CTermGuard

/// The first thread of the process, on which the main actor runs.
enum MainThread {
  /// Whether code outside of any task can wait here while the main actor goes on.
  static var canWait: Bool { main_thread_is_current() && main_queue_is_served() }

  /// Whether this code is a part of a task, directly or through synchronous calls.
  static var isInTask: Bool {
    // Only compared: the task is not used after the closure.
    unsafe withUnsafeCurrentTask { unsafe $0 != nil }
  }

  /// Runs an asynchronous function of the main actor to its end; other work of the main actor goes on meanwhile.
  ///
  /// Only where ``canWait``.
  static func wait<Value>(for body: @escaping @MainActor () async -> Value) -> Value {
    let result = WaitResult<Value>()
    // It is used on this thread alone.
    nonisolated(unsafe) let shared = result
    Task { @MainActor in unsafe shared.value = await body() }
    while true {
      if let value = result.value { return value }
      main_queue_run()
    }
  }
}

/// The result of a function that runs by and by.
private final class WaitResult<Value> {
  var value: Value?
}
