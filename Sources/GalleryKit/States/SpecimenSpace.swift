import GSDesign
public import StateSpace

/// Every state of a specimen that its axes make and its declaration does not call impossible.
///
/// States are made one at a time, so that a space of any size takes no memory.
///
/// ```swift
/// for state in SpecimenSpace(of: specimen) { print(state.code(.english)) }
/// ```
public struct SpecimenSpace: Sequence, Sendable {
  private let initial: SpecimenState
  private var obeysRules = true
  /// The axes that vary, by index, with their values; the last turns fastest.
  package let slots: [AxisSlot]

  /// - Parameters:
  ///   - specimen: the component.
  ///   - tiers: the axes that vary; the others stay as they are in the state given.
  ///   - state: the state that is kept in the other axes.
  public init(
    of specimen: Specimen, tiers: Set<AxisTier> = [.design], from state: SpecimenState? = nil
  ) {
    self.init(of: specimen, axes: specimen.axes.varying(in: tiers), from: state)
  }

  /// - Parameter axes: those that vary, by index; the last turns fastest.
  package init(of specimen: Specimen, axes: [Int], from state: SpecimenState? = nil) {
    initial = state ?? specimen.initialState
    slots = specimen.axes.slots(axes)
  }

  /// The number of states.
  public var count: Int { count(upTo: .max) }

  /// The number of states, counted up to a limit.
  package func count(upTo limit: Int) -> Int {
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
  package var combinations: Int { slots.combinations }

  /// The same space with the combinations that rules forbid.
  package var withoutRules: SpecimenSpace {
    var space = self
    space.obeysRules = false
    return space
  }

  /// Returns an iterator that starts at the first state; impossible ones are skipped.
  public func makeIterator() -> AnyIterator<SpecimenState> {
    initial.states(of: slots, obeysRules: obeysRules)
  }

  /// The states of a cover: the whole space one at a time, or the rows of a covering array.
  ///
  /// The same space gives the same states in the same order, always.
  public func covered(by cover: Cover) -> AnySequence<SpecimenState> {
    switch cover {
    case .all: AnySequence(self)
    case .tuples(let strength): AnySequence(self.cover(strength: strength) { _ in true })
    }
  }

  /// States in which every tuple of values meets that any wanted state has.
  ///
  /// - Parameters:
  ///   - strength: the number of axes in a tuple.
  ///   - isWanted: whether a state may be chosen.
  func cover(strength: Int, where isWanted: (SpecimenState) -> Bool) -> [SpecimenState] {
    initial.cover(of: slots, obeysRules: obeysRules, strength: strength, where: isWanted)
  }
}
