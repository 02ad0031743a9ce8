package import GSDesign
import Synchronization

/// How columns are counted, as the terminal turns out to do it.
package final class FollowedWidths: Sendable {
  private let state: Mutex<WidthPolicy>

  package init(_ policy: WidthPolicy) {
    state = Mutex(policy)
  }

  package var policy: WidthPolicy {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
