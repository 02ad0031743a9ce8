import CPlatform
import CTermGuard

/// The first thread of the process, on which the main actor runs.
enum MainThread {
  /// Whether this code is a part of a task, directly or through synchronous calls.
  static var isInTask: Bool {
    // Only compared: the task is not used after the closure.
    unsafe withUnsafeCurrentTask { unsafe $0 != nil }
  }

  /// How long a wait may be where the main queue has no descriptor, in milliseconds.
  private static let slice: Int64 = 20

  /// Waits until a descriptor is ready or the time is over. On the main thread the work of the main actor goes on
  /// meanwhile; any other thread is blocked.
  ///
  /// Only outside of any task.
  static func wait(_ points: [WaitPoint], milliseconds: Int64?) {
    let end = milliseconds.map { term_guard_now() + $0 }
    let serves = main_thread_is_current() && main_queue_is_served()
    let queue = serves ? main_queue_descriptor() : -1
    let longest = serves && queue < 0 ? slice : nil
    while true {
      var set = (points + [.readable(queue)]).map {
        pollfd(fd: $0.descriptor, events: $0.events, revents: 0)
      }
      let left = [end.map { max(0, $0 - term_guard_now()) }, longest].compactMap(\.self).min()
      let count = unsafe poll(&set, nfds_t(set.count), left.map { Int32(clamping: $0) } ?? -1)
      if longest != nil || set[points.count].revents != 0 { main_queue_run() }
      guard count >= 0, !set.prefix(points.count).contains(where: { $0.revents != 0 }) else {
        return
      }
      if let end, term_guard_now() >= end { return }
    }
  }
}
