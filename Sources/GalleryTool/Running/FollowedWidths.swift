import GSDesign
import Synchronization

/// How columns are counted, as the terminal turns out to do it.
final class FollowedWidths: Sendable {
  private let state: Mutex<WidthPolicy>

  init(_ policy: WidthPolicy) {
    state = Mutex(policy)
  }

  var policy: WidthPolicy {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
