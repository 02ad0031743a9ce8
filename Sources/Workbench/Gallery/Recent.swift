import Synchronization

/// A cache of the last value and its key: an unchanged key returns the value without making it again.
final class Recent<Key: Equatable & Sendable, Value: Sendable>: Sendable {
  private let last = Mutex<(key: Key, value: Value)?>(nil)

  func value(of key: Key, _ make: () -> Value) -> Value {
    if let last = last.withLock({ $0 }), last.key == key { return last.value }
    let value = make()
    last.withLock { $0 = (key, value) }
    return value
  }
}
