import CPlatform
import Synchronization

/// Threads that share a list of work.
///
/// Each takes the next piece until none is left; what they make stands in the order of the list, whoever made it.
enum WorkerThreads {
  /// More threads than this no machine is asked for.
  static let most = 256

  /// The processors that are there.
  static var processors: Int {
    max(1, min(most, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  /// The results of each piece of work, in order.
  ///
  /// The calling thread works as well; where the system refuses a thread, those there are do all of it.
  ///
  /// - Parameters:
  ///   - jobs: how many threads work.
  ///   - prepare: makes what one thread keeps, such as a renderer.
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

  /// Runs a function on a thread of its own that nobody waits for; on this one where the system refuses a thread.
  static func detach(_ body: @escaping @Sendable () -> Void) {
    guard let thread = started(body) else { return body() }
    _ = pthread_detach(thread)
  }

  /// Runs a function on more threads and on this one, and waits for all.
  private static func withThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    var threads: [pthread_t] = []
    for _ in 0..<max(0, count) {
      guard let thread = started(body) else { break }
      threads.append(thread)
    }
    body()
    for thread in threads { _ = pthread_join(thread, nil) }
  }

  /// Deep trees of elements are measured by recursion: a thread has the stack that the first one has.
  private static let stackBytes = 8 << 20

  private static func started(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
    defer { _ = unsafe pthread_attr_destroy(&attributes) }
    _ = unsafe pthread_attr_setstacksize(&attributes, stackBytes)
    let box = unsafe Unmanaged.passRetained(ThreadBody(run: body))
    var thread = Platform.newThread
    let status = unsafe pthread_create(
      &thread, &attributes,
      { unsafe runThread($0) }, unsafe box.toOpaque())
    guard status == 0 else {
      unsafe box.release()
      return nil
    }
    return thread
  }
}

/// Where a thread begins; not every platform's header says that it is handed something.
private func runThread(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let argument = unsafe argument else { return nil }
  unsafe Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
  return nil
}

/// The body of a thread, behind the pointer it receives.
private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

extension Duration {
  /// Whole milliseconds; what is left of one is not counted.
  var milliseconds: Int {
    Int(components.seconds) * 1_000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }

  /// Milliseconds; a wait for them is never cut short.
  var millisecondsRoundedUp: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1_000 + Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
