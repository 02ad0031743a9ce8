import CPlatform
import Synchronization
import TermSession

/// Threads that share a list of work.
///
/// Each thread takes the next piece until the list is empty; the results have the order of the list, whichever thread
/// made them.
enum WorkerThreads {
  /// The limit on threads, on any machine.
  static let most = 256

  /// The number of processors.
  static var processors: Int {
    max(1, min(most, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  /// The results of all pieces of work, in order.
  ///
  /// The calling thread works too; if the system refuses a thread, the existing ones do all the work.
  ///
  /// - Parameters:
  ///   - jobs: the number of threads.
  ///   - prepare: makes the state of one thread, such as a renderer.
  ///   - work: does one piece.
  static func map<Item: Sendable, Kept, Made: Sendable>(
    _ items: [Item], jobs: Int, prepare: @escaping @Sendable () -> Kept,
    work: @escaping @Sendable (inout Kept, Item) -> Made
  ) -> [Made] {
    let results = Mutex<[Made?]>(Array(repeating: nil, count: items.count))
    let next = Atomic(0)
    let loop = {
      @Sendable in
      var kept = prepare()
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < items.count else { return }
        let made = work(&kept, items[index])
        results.withLock { $0[index] = made }
      }
    }
    withThreads(min(jobs, items.count) - 1, loop)
    return results.withLock { $0.compactMap(\.self) }
  }

  /// Runs a function on a detached thread, or on this one if the system refuses a thread.
  static func detach(_ body: @escaping @Sendable () -> Void) {
    guard let thread = SystemThread.start(body) else { return body() }
    _ = pthread_detach(thread)
  }

  /// Runs a function on several threads and on this one, and waits for all.
  private static func withThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    var threads: [pthread_t] = []
    for _ in 0..<max(0, count) {
      guard let thread = SystemThread.start(body) else { break }
      threads.append(thread)
    }
    body()
    for thread in threads { _ = pthread_join(thread, nil) }
  }
}

extension Duration {
  /// Whole milliseconds, rounded down.
  var milliseconds: Int {
    Int(components.seconds) * 1_000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }

  /// Milliseconds, rounded up so that a wait is never too short.
  var millisecondsRoundedUp: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1_000 + Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
