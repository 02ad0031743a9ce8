import Synchronization

/// A value that is created once, on first use, from any thread.
package final class OnDemand<Value: Sendable>: Sendable {
  private enum Progress {
    /// The closure is released, with everything it captures, once the value exists.
    case waiting(@Sendable () -> Value)
    /// Some slices are made; the next one by its index.
    case growing(Value, next: Int)
    case made(Value)
  }

  // An atomic reference needs no lock, but its generic type makes the runtime search all conformances.
  private let progress: Mutex<Progress>
  /// For a value created in slices: makes one by its index, and returns whether another one follows.
  private let slice: (@Sendable (inout Value, Int) -> Bool)?

  /// - Parameter make: makes the value, without requesting it.
  package init(_ make: @escaping @Sendable () -> Value) {
    progress = Mutex(.waiting(make))
    slice = nil
  }

  /// A value created slice by slice, or at once on first use.
  ///
  /// - Parameters:
  ///   - first: the value before the first slice.
  ///   - make: adds the slice of an index, without requesting the value.
  package init(
    _ first: Value, slices count: Int, make: @escaping @Sendable (inout Value, Int) -> Void
  ) {
    progress = Mutex(count > 0 ? .growing(first, next: 0) : .made(first))
    slice = { value, index in
      make(&value, index)
      return index + 1 < count
    }
  }

  /// A value of an unknown number of slices, created slice by slice, or at once on first use.
  ///
  /// - Parameters:
  ///   - first: the value before the first slice.
  ///   - grow: adds a slice, without requesting the value; returns whether another one follows.
  package init(_ first: Value, grow: @escaping @Sendable (inout Value) -> Bool) {
    progress = Mutex(.growing(first, next: 0))
    slice = { value, _ in grow(&value) }
  }

  /// Makes one more slice.
  package func advance() {
    progress.withLock { progress in
      guard case .growing(var value, let next) = progress, let slice else { return }
      progress = slice(&value, next) ? .growing(value, next: next + 1) : .made(value)
    }
  }

  /// Whether the value exists.
  package var isMade: Bool {
    progress.withLock {
      switch $0 {
      case .waiting, .growing: false
      case .made: true
      }
    }
  }

  /// The value, created now if it does not exist.
  package var value: Value {
    progress.withLock { progress in
      switch progress {
      case .made(let value): return value
      case .waiting(let make):
        let value = make()
        progress = .made(value)
        return value
      case .growing(var value, var next):
        while let slice, slice(&value, next) { next += 1 }
        progress = .made(value)
        return value
      }
    }
  }
}
