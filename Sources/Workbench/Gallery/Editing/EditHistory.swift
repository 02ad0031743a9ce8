/// A value that keys change, with the values before and after it for undo.
struct EditHistory<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The number of steps kept; older ones are forgotten.
  static var limit: Int { 1_000 }

  private(set) var value: Value
  private(set) var past: [Value] = []
  private(set) var future: [Value] = []

  init(_ value: Value) { self.value = value }

  /// Sets a new value and clears the values to redo. An unchanged value is not a step.
  mutating func change(to value: Value) {
    guard value != self.value else { return }
    past.append(self.value)
    if past.count > Self.limit { past.removeFirst() }
    future = []
    self.value = value
  }

  mutating func undo() {
    guard let before = past.popLast() else { return }
    future.append(value)
    value = before
  }

  mutating func redo() {
    guard let after = future.popLast() else { return }
    past.append(value)
    value = after
  }
}
