/// Every state of a specimen that its axes make and its declaration does not call impossible.
///
/// States are made one at a time, so that a space of any size takes no memory.
public struct StateSpace: Sequence, Sendable {
  private let initial: SpecimenState
  /// The axes that vary, by index, with their values; the last turns fastest.
  private let axes: [(index: Int, values: [AxisValue])]

  /// - Parameter tiers: the axes that vary; the others stay as they are in the state given.
  public init(
    of specimen: Specimen, tiers: Set<AxisTier> = [.design], from state: SpecimenState? = nil
  ) {
    initial = state ?? specimen.initialState
    axes = specimen.axes.enumerated().filter { tiers.contains($0.element.tier) }
      .map { (index: $0.offset, values: $0.element.values) }
  }

  /// How many states there are.
  public var count: Int {
    reduce(0) { count, _ in count + 1 }
  }

  public func makeIterator() -> Iterator {
    Iterator(state: initial, axes: axes)
  }

  /// Turns the axes like the wheels of a counter.
  public struct Iterator: IteratorProtocol {
    private var state: SpecimenState
    private let axes: [(index: Int, values: [AxisValue])]
    private var positions: [Int]
    private var isDone: Bool

    fileprivate init(state: SpecimenState, axes: [(index: Int, values: [AxisValue])]) {
      self.state = state
      self.axes = axes
      positions = Array(repeating: 0, count: axes.count)
      isDone = axes.contains { $0.values.isEmpty }
      guard !isDone else { return }
      for axis in axes { self.state[axis.index] = axis.values[0] }
    }

    public mutating func next() -> SpecimenState? {
      while !isDone {
        let current = state
        advance()
        if current.impossibility == nil { return current }
      }
      return nil
    }

    private mutating func advance() {
      for wheel in axes.indices.reversed() {
        positions[wheel] += 1
        if positions[wheel] < axes[wheel].values.count {
          state[axes[wheel].index] = axes[wheel].values[positions[wheel]]
          return
        }
        positions[wheel] = 0
        state[axes[wheel].index] = axes[wheel].values[0]
      }
      isDone = true
    }
  }
}
