import GSDesign

/// An axis that varies, and its values in their order.
struct AxisSlot: Hashable, Sendable {
  let axis: Int
  let values: [AxisValue]
  /// Whether states may have nothing to say on it.
  let isAssociated: Bool
}

/// The numbers of combinations that each rule of a specimen forbids.
struct RuleTally {
  private(set) var counts: [(all: Int, alone: Int)]

  init(_ specimen: Specimen) {
    counts = Array(repeating: (0, 0), count: specimen.rules.count)
  }

  fileprivate mutating func note(_ rule: Int) { counts[rule].all += 1 }

  fileprivate mutating func noteAlone(_ rule: Int) { counts[rule].alone += 1 }
}

/// Walks the combinations of some axes with a known payload type.
///
/// The compiler specializes it for each payload type that this module declares a specimen with. A walk that does not
/// know the type asks the runtime for it at every value and every rule.
struct CombinationWalk<Payload: Hashable & Sendable> {
  private var payload: Payload
  private let slots: [AxisSlot]
  /// The axis of each slot.
  private let axes: [AxisLink<Payload>]
  private let rules: RuleLink<Payload>?
  private var positions: [Int]
  private var isDone: Bool

  init(
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

  /// The number of combinations that no rule forbids, counted up to a limit.
  mutating func count(upTo limit: Int) -> Int {
    var count = 0
    while count < limit, !isDone {
      if isFirst, !isForbidden { count += 1 }
      advance()
    }
    return count
  }

  /// Counts the combinations that each rule forbids, and calls a function with each of the others.
  mutating func survey(_ tally: inout RuleTally, _ body: (Payload) -> Void) {
    while !isDone {
      if isFirst, isState(&tally) { body(payload) }
      advance()
    }
  }

  /// Whether no earlier position makes the same state: all positions of an axis that does not apply do.
  private var isFirst: Bool {
    for index in slots.indices where slots[index].isAssociated && positions[index] > 0 {
      if axes[index].read(payload) == nil { return false }
    }
    return true
  }

  private var isForbidden: Bool {
    var rule = rules
    while let current = rule {
      if current.holds(payload) { return true }
      rule = current.next
    }
    return false
  }

  private func isState(_ tally: inout RuleTally) -> Bool {
    var broken = 0
    var last = 0
    var index = 0
    var rule = rules
    while let current = rule {
      if current.holds(payload) {
        tally.note(index)
        broken += 1
        last = index
      }
      index += 1
      rule = current.next
    }
    if broken == 1 { tally.noteAlone(last) }
    return broken == 0
  }

  private mutating func advance() {
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
  private mutating func apply(from first: Int) {
    for index in first..<slots.count {
      axes[index].write(&payload, slots[index].values[positions[index]])
    }
  }
}
