import GSDesign

/// Every state of a specimen that its axes make and its declaration does not call impossible.
///
/// States are made one at a time, so that a space of any size takes no memory.
///
/// ```swift
/// for state in StateSpace(of: specimen) { print(state.code(.english)) }
/// ```
public struct StateSpace: Sequence, Sendable {
  private let initial: SpecimenState
  private var obeysRules = true
  /// The axes that vary, by index, with their values; the last turns fastest.
  let slots: [AxisSlot]
  /// The indices of the axes among them that do not apply to every state.
  private let associated: [Int]

  /// - Parameters:
  ///   - specimen: the component.
  ///   - tiers: the axes that vary; the others stay as they are in the state given.
  ///   - state: the state that is kept in the other axes.
  public init(
    of specimen: Specimen, tiers: Set<AxisTier> = [.design], from state: SpecimenState? = nil
  ) {
    self.init(
      of: specimen,
      axes: specimen.axes.indices.filter {
        tiers.contains(specimen.axes[$0].tier) && !specimen.axes[$0].isHeld
      }, from: state)
  }

  /// - Parameter axes: those that vary, by index; the last turns fastest.
  init(of specimen: Specimen, axes: [Int], from state: SpecimenState? = nil) {
    initial = state ?? specimen.initialState
    let slots = specimen.slots(of: axes)
    self.slots = slots
    associated = slots.indices.filter { slots[$0].isAssociated }
  }

  /// The number of states.
  public var count: Int { count(upTo: .max) }

  /// The number of states, counted up to a limit.
  func count(upTo limit: Int) -> Int {
    initial.count(of: slots, obeysRules: obeysRules, upTo: limit)
  }

  /// Counts the combinations that each rule forbids, and calls a function with the look of every state, in order.
  func survey(
    _ tally: inout RuleTally, _ language: Language = .english,
    _ body: ((GSDesign.Element) -> Void)? = nil
  ) {
    initial.survey(slots, &tally, language, body)
  }

  /// The number of combinations of the axes' values, possible or not; `Int.max` if it is larger.
  var combinations: Int {
    slots.reduce(1) { product, slot in
      let (result, overflows) = product.multipliedReportingOverflow(by: slot.values.count)
      return overflows ? .max : result
    }
  }

  /// The state at a position of each slot; nil if it is impossible, or if other positions give the same state.
  subscript(positions: [Int]) -> SpecimenState? {
    var state = initial
    for (slot, position) in zip(slots, positions) { state[slot.axis] = slot.values[position] }
    return isState(state, at: positions) ? state : nil
  }

  /// Whether a combination is a state, at its first position: if an axis does not apply, all its positions make the
  /// same state.
  fileprivate func isState(_ state: SpecimenState, at positions: [Int]) -> Bool {
    for index in associated where positions[index] > 0 && !state.isRelevant(slots[index].axis) {
      return false
    }
    return !obeysRules || state.impossibility == nil
  }

  /// The same space with the combinations that rules forbid.
  var withoutRules: StateSpace {
    var space = self
    space.obeysRules = false
    return space
  }

  /// Returns an iterator that starts at the first state.
  public func makeIterator() -> Iterator {
    Iterator(space: self, state: initial)
  }

  /// Turns the axes like the slots of a counter.
  public struct Iterator: IteratorProtocol {
    private let space: StateSpace
    private var state: SpecimenState
    private var positions: [Int]
    private var isDone: Bool

    fileprivate init(space: StateSpace, state: SpecimenState) {
      self.space = space
      self.state = state
      positions = Array(repeating: 0, count: space.slots.count)
      isDone = space.slots.contains { $0.values.isEmpty }
      if !isDone { apply(from: 0) }
    }

    /// Returns the next possible state, or nil behind the last; impossible ones are skipped.
    public mutating func next() -> SpecimenState? {
      while !isDone {
        let current = state
        let isState = space.isState(current, at: positions)
        advance()
        if isState { return current }
      }
      return nil
    }

    private mutating func advance() {
      for index in space.slots.indices.reversed() {
        positions[index] += 1
        if positions[index] < space.slots[index].values.count {
          apply(from: index)
          return
        }
        positions[index] = 0
      }
      isDone = true
    }

    /// Sets a slot and those after it: setting another case of an enumeration clears its associated values.
    private mutating func apply(from first: Int) {
      for index in first..<space.slots.count {
        let slot = space.slots[index]
        state[slot.axis] = slot.values[positions[index]]
      }
    }
  }
}
