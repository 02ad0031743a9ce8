import Synchronization

/// The value that was made last, and what it was made of: what did not change is not made again.
final class Recent<Key: Equatable & Sendable, Value: Sendable>: Sendable {
  private let last = Mutex<(key: Key, value: Value)?>(nil)

  func value(of key: Key, _ make: () -> Value) -> Value {
    if let last = last.withLock({ $0 }), last.key == key { return last.value }
    let value = make()
    last.withLock { $0 = (key, value) }
    return value
  }
}
