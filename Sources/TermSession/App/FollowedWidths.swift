public import GSDesign
import Synchronization

/// The way columns are counted, as the terminal turns out to do it; any thread may ask.
public final class FollowedWidths: Sendable {
  private let state: Mutex<WidthPolicy>

  /// The way that is assumed until the terminal is known.
  public init(_ policy: WidthPolicy) {
    state = Mutex(policy)
  }

  /// The way they are counted now.
  public var policy: WidthPolicy {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
