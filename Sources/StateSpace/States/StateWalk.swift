/// An axis that varies, and its values in their order.
@usableFromInline
package struct AxisSlot: Hashable, Sendable {
  @usableFromInline package let axis: Int
  @usableFromInline package let values: [AxisValue]
  /// Whether states may have nothing to say on it.
  @usableFromInline package let isAssociated: Bool

  package init(axis: Int, values: [AxisValue], isAssociated: Bool) {
    self.axis = axis
    self.values = values
    self.isAssociated = isAssociated
  }
}

extension [AxisInfo] {
  /// The axes of some tiers that vary, by index.
  @usableFromInline
  package func varying(in tiers: Set<AxisTier>) -> [Int] {
    indices.filter { tiers.contains(self[$0].tier) && !self[$0].isHeld }
  }

  /// The slots of some axes, by index.
  @usableFromInline
  package func slots(_ axes: [Int]) -> [AxisSlot] {
    axes.map {
      AxisSlot(axis: $0, values: self[$0].values, isAssociated: self[$0].isAssociated)
    }
  }
}

extension [AxisSlot] {
  /// The number of combinations of the values, possible or not; `Int.max` if it is larger.
  package var combinations: Int {
    reduce(1) { product, slot in
      let (result, overflows) = product.multipliedReportingOverflow(by: slot.values.count)
      return overflows ? .max : result
    }
  }
}

/// Walks the states that some axes make, one at a time, so that a space of any size takes no memory.
///
/// The last axis turns fastest. The walk is inlined where the payload's type is known: one that does not know the type
/// asks the runtime for it at every value and every rule.
public struct StateWalk<Payload: Hashable & Sendable>: IteratorProtocol {
  @usableFromInline var payload: Payload
  @usableFromInline let slots: [AxisSlot]
  /// The axis of each slot.
  @usableFromInline let axes: [AxisLink<Payload>]
  @usableFromInline let rules: RuleLink<Payload>?
  @usableFromInline var positions: [Int]
  @usableFromInline var isDone: Bool

  @inlinable
  package init(
    from payload: Payload, _ slots: [AxisSlot], _ axes: AxisLink<Payload>?,
    _ rules: RuleLink<Payload>?
  ) {
    self.payload = payload
    self.slots = slots
    self.axes = slots.compactMap { axes?[$0.axis] }
    self.rules = rules
    positions = Array(repeating: 0, count: slots.count)
    isDone = slots.contains { $0.values.isEmpty }
    if !isDone { apply(from: 0) }
  }

  /// Returns the next state, or nil behind the last; combinations that a rule excludes are skipped.
  @inlinable
  public mutating func next() -> Payload? {
    while !isDone {
      let current = isState ? payload : nil
      advance()
      if let current { return current }
    }
    return nil
  }

  /// The number of states, counted up to a limit.
  @inlinable
  package mutating func count(upTo limit: Int) -> Int {
    var count = 0
    while count < limit, !isDone {
      if isState { count += 1 }
      advance()
    }
    return count
  }

  /// Counts the combinations that each rule forbids, and calls a function with each state.
  @inlinable
  package mutating func survey(_ tally: inout RuleTally, _ body: (Payload) -> Void) {
    while !isDone {
      if isFirst, isPossible(&tally) { body(payload) }
      advance()
    }
  }

  /// The state at a position of each slot; nil if it is impossible, or if other positions give the same state.
  @inlinable
  package mutating func state(at positions: [Int]) -> Payload? {
    self.positions = positions
    apply(from: 0)
    return isState ? payload : nil
  }

  /// Whether the combination is a state, at its first position.
  @inlinable
  var isState: Bool { isFirst && rules.firstBroken(payload) == nil }

  /// Whether no earlier position makes the same state: all positions of an axis that does not apply do.
  @inlinable
  var isFirst: Bool {
    for index in slots.indices where slots[index].isAssociated && positions[index] > 0 {
      if axes[index].read(payload) == nil { return false }
    }
    return true
  }

  /// The slots that do not apply to the state.
  @inlinable
  var unused: Set<Int> {
    Set(slots.indices.filter { slots[$0].isAssociated && axes[$0].read(payload) == nil })
  }

  @inlinable
  func isPossible(_ tally: inout RuleTally) -> Bool {
    var broken = 0
    var last = 0
    rules.forEachBroken(payload) { index in
      tally.note(index)
      broken += 1
      last = index
    }
    if broken == 1 { tally.noteAlone(last) }
    return broken == 0
  }

  @inlinable
  mutating func advance() {
    for index in slots.indices.reversed() {
      positions[index] += 1
      if positions[index] < slots[index].values.count {
        apply(from: index)
        return
      }
      positions[index] = 0
    }
    isDone = true
  }

  /// Sets an axis and those after it: setting another case of an enumeration clears its associated values.
  @inlinable
  mutating func apply(from first: Int) {
    for index in first..<slots.count {
      axes[index].write(&payload, slots[index].values[positions[index]])
    }
  }
}

extension StateWalk {
  /// States in which every tuple of values meets that any wanted state has; the rows of a covering array.
  ///
  /// - Parameters:
  ///   - strength: the number of axes in a tuple.
  ///   - isWanted: whether a state may be chosen.
  @inlinable
  package func cover(
    strength: Int, where isWanted: (Payload) -> Bool = { _ in true }
  ) -> [Payload] {
    var walk = self
    let array = CoveringArray(sizes: slots.map(\.values.count), strength: strength) {
      positions -> Set<Int>? in
      guard let state = walk.state(at: positions), isWanted(state) else { return nil }
      return walk.unused
    }
    return array.rows.compactMap { walk.state(at: $0) }
  }
}
