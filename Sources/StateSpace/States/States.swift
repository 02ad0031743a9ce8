/// Every state that the axes of a payload make and no rule forbids.
///
/// ```swift
/// struct Tag: Hashable, Sendable {
///   var isSelected = false
///   var isDisabled = false
/// }
/// let tags = States(
///   "tag/filled", from: Tag(),
///   axes: [.selected(\.isSelected), .disabled(\.isDisabled)],
///   rules: [StateRule("A disabled tag is not selected.") { $0.isSelected && $0.isDisabled }])
/// tags.count                             // 3
/// for tag in tags { draw(tag) }          // one at a time
/// tags.cover(strength: 2)                // few states in which every pair of values meets
/// tags.named(.pairs)                     // the same, each with its link: the arguments of a test
/// tags.link(to: Tag(isSelected: true))   // tag/filled:selected
/// try tags.state(of: "tag/filled:disabled")
/// ```
public struct States<Payload: Hashable & Sendable>: Sequence, Sendable {
  /// The name in links.
  public let id: VariantID
  /// The initial state; links spell the values that differ from it.
  public let initial: Payload
  /// The axes in the order they are declared and spelled.
  public let axes: [AxisInfo]
  /// The combinations that no state has.
  public let rules: [StateRule<Payload>]
  @usableFromInline let slots: [AxisSlot]
  @usableFromInline package let axisLinks: AxisLink<Payload>?
  @usableFromInline package let ruleLinks: RuleLink<Payload>?

  /// Declares a space.
  ///
  /// - Parameters:
  ///   - id: the name in links, such as `tag/filled`.
  ///   - initial: the initial state.
  ///   - axes: the axes, in the order of links.
  ///   - rules: combinations that no state has.
  ///   - tiers: the tiers of the axes that vary; the others keep the values of the initial state.
  @inlinable
  public init(
    _ id: VariantID, from initial: Payload, axes: [StateAxis<Payload>],
    rules: [StateRule<Payload>] = [], varying tiers: Set<AxisTier> = [.design, .interaction]
  ) {
    let infos = axes.map { $0.info(standard: initial) }
    self.init(
      id: id, initial: initial, axes: infos, rules: rules,
      slots: infos.slots(infos.varying(in: tiers)),
      axisLinks: .list(axes, standards: infos.map(\.standard)),
      ruleLinks: .list(rules.map(\.holds)))
  }

  @usableFromInline
  init(
    id: VariantID, initial: Payload, axes: [AxisInfo], rules: [StateRule<Payload>],
    slots: [AxisSlot], axisLinks: AxisLink<Payload>?, ruleLinks: RuleLink<Payload>?
  ) {
    self.id = id
    self.initial = initial
    self.axes = axes
    self.rules = rules
    self.slots = slots
    self.axisLinks = axisLinks
    self.ruleLinks = ruleLinks
  }

  /// Returns an iterator that starts at the first state.
  @inlinable
  public func makeIterator() -> StateWalk<Payload> {
    StateWalk(from: initial, slots, axisLinks, ruleLinks)
  }

  /// The number of states.
  @inlinable
  public var count: Int { count(upTo: .max) }

  /// The number of states, counted up to a limit.
  @inlinable
  public func count(upTo limit: Int) -> Int {
    var walk = makeIterator()
    return walk.count(upTo: limit)
  }

  /// The number of combinations of the values, possible or not; `Int.max` if it is larger.
  public var combinations: Int { slots.combinations }

  /// The number of combinations that each rule forbids, in the order of the rules.
  @inlinable
  public var ruleCounts: [RuleCount] {
    var tally = RuleTally(rules: rules.count)
    var walk = makeIterator()
    walk.survey(&tally) { _ in }
    return tally.counts
  }

  /// The states of a cover: the whole space one at a time, or the rows of a covering array.
  ///
  /// The same space gives the same states in the same order, always.
  public func covered(by cover: Cover) -> AnySequence<Payload> {
    switch cover {
    case .all: AnySequence(self)
    case .tuples(let strength): AnySequence(self.cover(strength: strength))
    }
  }

  /// Few states in which every combination of values of some axes meets that any state has; 2 is every pair.
  @inlinable
  public func cover(strength: Int) -> [Payload] { makeIterator().cover(strength: strength) }

  /// The state at a position on each axis that varies; nil if it is impossible, or if it does not depend on a position
  /// that is not the first.
  ///
  /// - Precondition: there is a position for each axis that varies, among its values.
  @inlinable
  public subscript(positions: [Int]) -> Payload? {
    var walk = makeIterator()
    return walk.state(at: positions)
  }
}

extension States {
  /// The value of an axis in a state; nil for an unknown axis, or one that does not apply to the state.
  public func value(of axis: String, in state: Payload) -> AxisValue? {
    axes.index(named: axis).flatMap { axisLinks?[$0]?.read(state) }
  }

  /// The state with another value of an axis; the same state for an unknown axis.
  public func setting(_ axis: String, to value: AxisValue, in state: Payload) -> Payload {
    var state = state
    if let index = axes.index(named: axis) { axisLinks?[index]?.write(&state, value) }
    return state
  }

  /// The reasons why no state is as this one; empty for a state of the space.
  public func reasons(against state: Payload) -> [String] {
    rules.filter { $0.forbids(state) }.map(\.reason)
  }
}
