public import GSDesign
public import StateSpace

/// One state of one specimen: a payload whose type is known only to the declaration.
public struct SpecimenState: Hashable, Sendable {
  fileprivate var box: any StateBox

  init(_ box: any StateBox) {
    self.box = box
  }

  /// The value of the axis with an index. For an unknown axis it is off, and setting it changes nothing.
  public subscript(axis: Int) -> AxisValue {
    get { box.value(of: axis) }
    set { box.set(axis, to: newValue) }
  }

  /// Whether an axis applies to the state: an associated value applies only to its own case of an enumeration.
  public func isRelevant(_ axis: Int) -> Bool { box.isRelevant(axis) }

  /// The reason the combination is impossible; nil if it is possible.
  public var impossibility: Phrase? { box.impossibility }

  /// The indices of the specimen's rules that the combination breaks; empty if it is possible.
  public var brokenRules: [Int] {
    var broken: [Int] = []
    box.forEachBrokenRule { broken.append($0) }
    return broken
  }

  /// The number of combinations of the slots that are states, counted up to a limit.
  func count(of slots: [AxisSlot], obeysRules: Bool, upTo limit: Int) -> Int {
    box.count(of: slots, obeysRules: obeysRules, upTo: limit)
  }

  /// Counts the combinations of the slots that each rule forbids, and calls a function with the look of every state.
  func survey(
    _ slots: [AxisSlot], _ tally: inout RuleTally, _ language: Language,
    _ body: ((Element) -> Void)?
  ) {
    box.survey(slots, &tally, language, body)
  }

  /// The states that the slots make, one at a time.
  func states(of slots: [AxisSlot], obeysRules: Bool) -> AnyIterator<SpecimenState> {
    box.states(of: slots, obeysRules: obeysRules)
  }

  /// States in which every tuple of values of the slots meets that any wanted state has.
  func cover(
    of slots: [AxisSlot], obeysRules: Bool, strength: Int, where isWanted: (SpecimenState) -> Bool
  ) -> [SpecimenState] {
    box.cover(of: slots, obeysRules: obeysRules, strength: strength, where: isWanted)
  }

  /// The rules and the associated axes as data; nil for more combinations than ``SpaceConditions/limit``.
  func conditions(of slots: [AxisSlot]) -> SpaceConditions? { box.conditions(of: slots) }

  /// The same combination where one rule does not hold.
  func without(rule: Int) -> SpecimenState { SpecimenState(box.without(rule: rule)) }

  /// The look.
  public func element(_ language: Language) -> Element { box.lowered(language).element }

  /// The look, and the behaviour of its parts.
  public func lowered(_ language: Language) -> Lowered { box.lowered(language) }

  /// The sample text used until a person enters one.
  public func sample(of axis: Int, _ language: Language) -> String {
    box.sample(of: axis, language)
  }

  /// The names of its members; empty for a component without members.
  public func members(_ language: Language) -> [String] { box.members(language) }

  /// The member that a part of the look belongs to: the number of a numbered part, for any other its place among the
  /// parts without children. nil if it belongs to none.
  public func member(at part: FocusID, _ language: Language) -> Int? {
    let hasMembers = !members(language).isEmpty
    if part == Specimen.part { return hasMembers ? nil : 0 }
    guard let name = part.name(in: Specimen.part) else { return nil }
    let step = name.prefix { $0 != "/" }
    if let index = Int(step) { return index }
    let parts = lowered(language).interactions.parts
    guard hasMembers else { return parts.contains(Specimen.part.child(String(step))) ? nil : 0 }
    let groups = Set(parts.map(\.parent))
    let members = parts.filter { $0.name(in: Specimen.part) != nil && !groups.contains($0) }
    return members.firstIndex { part == $0 || part.name(in: $0) != nil }
  }

  /// The number of parts that the pointer can be over: the named members, or the numbered parts of the look; at least 1,
  /// the component itself.
  package func partCount(_ language: Language) -> Int {
    let count = members(language).count
    guard count == 0 else { return count }
    let numbers = lowered(language).interactions.parts.compactMap { $0.index(in: Specimen.part) }
    return max(1, (numbers.max() ?? 0) + 1)
  }

  /// The Swift that makes exactly this state.
  public func code(_ language: Language) -> String { box.code(language) }

  /// Handles an intent. A sample is edited like an entered text.
  ///
  /// - Parameters:
  ///   - intent: the meaning of a key or of the pointer.
  ///   - language: the language of the sample.
  public mutating func handle(_ intent: Intent, in language: Language = .english) -> Outcome {
    box.handle(intent, language)
  }

  /// Scrolls a row to one of its members, if an axis holds that (``SpecimenAxis/scrolled(_:of:)``).
  package mutating func reveal(_ member: Int, in specimen: Specimen) {
    guard let axis = specimen.scrollAxis,
      let value = specimen.axes[axis].value(spelled: String(member + 1))
    else { return }
    var revealed = self
    revealed[axis] = value
    if revealed.impossibility == nil { self = revealed }
  }

  /// Whether the component has a use for an intent.
  package func takes(_ intent: Intent, in language: Language) -> Bool {
    outcome(of: intent, in: language) != .ignored
  }

  /// The result that handling an intent would have.
  func outcome(of intent: Intent, in language: Language) -> Outcome {
    var state = self
    return state.handle(intent, in: language)
  }

  /// The same for all states of a specimen, and for no other.
  package var source: ObjectIdentifier { box.source }

  /// Whether both are the same payload of the same specimen.
  public static func == (left: SpecimenState, right: SpecimenState) -> Bool {
    left.box.isEqual(to: right.box)
  }

  /// Hashes the payload.
  public func hash(into hasher: inout Hasher) {
    box.hash(into: &hasher)
  }
}

/// A payload behind the functions that know its type.
protocol StateBox: Sendable {
  func value(of axis: Int) -> AxisValue
  mutating func set(_ axis: Int, to value: AxisValue)
  func isRelevant(_ axis: Int) -> Bool
  var impossibility: Phrase? { get }
  func forEachBrokenRule(_ body: (Int) -> Void)
  func count(of slots: [AxisSlot], obeysRules: Bool, upTo limit: Int) -> Int
  func survey(
    _ slots: [AxisSlot], _ tally: inout RuleTally, _ language: Language,
    _ body: ((Element) -> Void)?
  )
  func states(of slots: [AxisSlot], obeysRules: Bool) -> AnyIterator<SpecimenState>
  func cover(
    of slots: [AxisSlot], obeysRules: Bool, strength: Int, where isWanted: (SpecimenState) -> Bool
  ) -> [SpecimenState]
  func conditions(of slots: [AxisSlot]) -> SpaceConditions?
  func without(rule: Int) -> any StateBox
  func lowered(_ language: Language) -> Lowered
  func sample(of axis: Int, _ language: Language) -> String
  func members(_ language: Language) -> [String]
  func code(_ language: Language) -> String
  mutating func handle(_ intent: Intent, _ language: Language) -> Outcome
  func isEqual(to other: any StateBox) -> Bool
  func hash(into hasher: inout Hasher)
  /// The definition of the specimen: another one may have the same payload.
  var source: ObjectIdentifier { get }
}

/// An axis with sample texts, and those declared after it; a list for the reason that ``AxisLink`` is one.
final class SampleLink<Payload: Hashable & Sendable>: Sendable {
  /// The index of the axis.
  let index: Int
  let axis: AxisLink<Payload>
  let sample: @Sendable (Payload, Language) -> String
  let next: SampleLink?

  private init(
    _ index: Int, _ axis: AxisLink<Payload>,
    _ sample: @escaping @Sendable (Payload, Language) -> String, before next: SampleLink?
  ) {
    self.index = index
    self.axis = axis
    self.sample = sample
    self.next = next
  }

  /// The first link of a list; nil for a list without samples.
  static func list(_ axes: [SpecimenAxis<Payload>], _ links: AxisLink<Payload>?) -> SampleLink? {
    var (list, index): (SampleLink?, Int) = (nil, axes.count)
    while index > 0 {
      index -= 1
      if let sample = axes[index].sample, let link = links?[index] {
        list = SampleLink(index, link, sample, before: list)
      }
    }
    return list
  }
}
