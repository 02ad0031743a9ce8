public import GSDesign

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

  /// Scrolls a row to one of its members, if an axis holds that (``StateAxis/scrolled(_:of:)``).
  mutating func reveal(_ member: Int, in specimen: Specimen) {
    let axes = specimen.axes
    let axis = axes.firstIndex { $0.name == AxisInfo.scrolledName }
    guard let axis, let value = axes[axis].value(spelled: String(member + 1)) else { return }
    var revealed = self
    revealed[axis] = value
    if revealed.impossibility == nil { self = revealed }
  }

  /// Whether the component has a use for an intent.
  func takes(_ intent: Intent, in language: Language) -> Bool {
    outcome(of: intent, in: language) != .ignored
  }

  /// The result that handling an intent would have.
  func outcome(of intent: Intent, in language: Language) -> Outcome {
    var state = self
    return state.handle(intent, in: language)
  }

  /// Whether both are the same payload of the same specimen.
  public static func == (left: SpecimenState, right: SpecimenState) -> Bool {
    left.box.isEqual(to: right.box)
  }

  /// Hashes the payload.
  public func hash(into hasher: inout Hasher) {
    box.hash(into: &hasher)
  }
}

extension Stamp {
  /// A state of one specimen: the same values in another specimen are another state.
  init(_ state: SpecimenState) {
    var hasher = Hasher()
    hasher.combine(state.box.source)
    hasher.combine(state)
    self.init(hasher.finalize())
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

/// The definition that all states of a specimen share.
final class SpecimenDefinition<Payload: Hashable & Sendable>: Sendable {
  let axes: AxisLink<Payload>?
  let rules: RuleLink<Payload>?
  /// The axes of texts, by index.
  let texts: [Int]
  let members: @Sendable (Payload, Language) -> [String]
  let code: @Sendable (Payload, Language) -> String
  let step: @Sendable (inout Payload, Intent) -> Outcome
  let build: @Sendable (Payload, Language) -> Lowered
  /// Walks that know the payload's type, created at the declaration of the specimen.
  let count: @Sendable (Payload, [AxisSlot], _ obeysRules: Bool, _ limit: Int) -> Int
  let survey: @Sendable (Payload, [AxisSlot], inout RuleTally, (Payload) -> Void) -> Void

  init(
    axes: AxisLink<Payload>?, rules: RuleLink<Payload>?, texts: [Int],
    members: @escaping @Sendable (Payload, Language) -> [String],
    code: @escaping @Sendable (Payload, Language) -> String,
    step: @escaping @Sendable (inout Payload, Intent) -> Outcome,
    build: @escaping @Sendable (Payload, Language) -> Lowered
  ) {
    self.axes = axes
    self.rules = rules
    self.texts = texts
    self.members = members
    self.code = code
    self.step = step
    self.build = build
    count = { payload, slots, obeysRules, limit in
      var walk = CombinationWalk(from: payload, slots, axes, obeysRules ? rules : nil)
      return walk.count(upTo: limit)
    }
    survey = { payload, slots, tally, body in
      var walk = CombinationWalk(from: payload, slots, axes, rules)
      walk.survey(&tally, body)
    }
  }

  /// The same definition where one rule does not hold.
  func without(rule: Int) -> SpecimenDefinition {
    SpecimenDefinition(
      axes: axes, rules: rules?.without(rule), texts: texts, members: members, code: code,
      step: step, build: build)
  }
}

/// An axis of a payload, and those declared after it.
///
/// Axes and rules are lists of functions rather than arrays of declarations: code that is compiled without knowing the
/// payload looks up such types at every access, which took a third of a walk through a state space.
final class AxisLink<Payload: Hashable & Sendable>: Sendable {
  let read: @Sendable (Payload) -> AxisValue?
  let write: @Sendable (inout Payload, AxisValue) -> Void
  let sample: @Sendable (Payload, Language) -> String
  /// The value for a state to which the axis does not apply.
  let standard: AxisValue
  private let next: AxisLink?

  private init(_ axis: StateAxis<Payload>, _ standard: AxisValue, before next: AxisLink?) {
    read = axis.read
    write = axis.write
    sample = axis.sample
    self.standard = standard
    self.next = next
  }

  /// The first link of a list; nil for a list without axes.
  static func list(_ axes: [StateAxis<Payload>], standards: [AxisValue]) -> AxisLink? {
    zip(axes, standards).reversed().reduce(nil) { AxisLink($1.0, $1.1, before: $0) }
  }

  /// The link of the axis with an index, counted from this one; nil if the index is out of range.
  subscript(index: Int) -> AxisLink? {
    guard index >= 0 else { return nil }
    var link = self
    for _ in 0..<index {
      guard let next = link.next else { return nil }
      link = next
    }
    return link
  }
}

/// A rule of a specimen, and those declared after it.
final class RuleLink<Payload: Hashable & Sendable>: Sendable {
  let reason: Phrase
  let holds: @Sendable (Payload) -> Bool
  let next: RuleLink?

  private init(
    _ reason: Phrase, _ holds: @escaping @Sendable (Payload) -> Bool, before next: RuleLink?
  ) {
    self.reason = reason
    self.holds = holds
    self.next = next
  }

  /// The first link of a list; nil for a list without rules.
  static func list(_ rules: [Impossible<Payload>]) -> RuleLink? {
    rules.reversed().reduce(nil) { RuleLink($1.reason, $1.holds, before: $0) }
  }

  /// The list without one rule, by its index.
  func without(_ index: Int) -> RuleLink? {
    index == 0 ? next : RuleLink(reason, holds, before: next?.without(index - 1))
  }
}

/// A payload with its declaration.
struct TypedState<Payload: Hashable & Sendable>: StateBox {
  let definition: SpecimenDefinition<Payload>
  var payload: Payload

  var source: ObjectIdentifier { ObjectIdentifier(definition) }

  /// An index may come from a picture, a message or a link: it is checked here, once for all of them.
  private func link(_ axis: Int) -> AxisLink<Payload>? { definition.axes?[axis] }

  func value(of axis: Int) -> AxisValue {
    guard let link = link(axis) else { return .flag(false) }
    return link.read(payload) ?? link.standard
  }

  func isRelevant(_ axis: Int) -> Bool { link(axis)?.read(payload) != nil }

  mutating func set(_ axis: Int, to value: AxisValue) { link(axis)?.write(&payload, value) }

  var impossibility: Phrase? {
    var link = definition.rules
    while let current = link {
      if current.holds(payload) { return current.reason }
      link = current.next
    }
    return nil
  }

  func forEachBrokenRule(_ body: (Int) -> Void) {
    var index = 0
    var link = definition.rules
    while let current = link {
      if current.holds(payload) { body(index) }
      index += 1
      link = current.next
    }
  }

  func count(of slots: [AxisSlot], obeysRules: Bool, upTo limit: Int) -> Int {
    definition.count(payload, slots, obeysRules, limit)
  }

  func survey(
    _ slots: [AxisSlot], _ tally: inout RuleTally, _ language: Language,
    _ body: ((Element) -> Void)?
  ) {
    definition.survey(payload, slots, &tally) { payload in
      if let body { body(definition.build(payload, language).element) }
    }
  }

  func without(rule: Int) -> any StateBox {
    TypedState(definition: definition.without(rule: rule), payload: payload)
  }

  func lowered(_ language: Language) -> Lowered { definition.build(payload, language) }

  func sample(of axis: Int, _ language: Language) -> String {
    link(axis)?.sample(payload, language) ?? ""
  }

  func members(_ language: Language) -> [String] { definition.members(payload, language) }

  func code(_ language: Language) -> String { definition.code(payload, language) }

  mutating func handle(_ intent: Intent, _ language: Language) -> Outcome {
    guard intent.isOfText, !definition.texts.isEmpty else {
      return definition.step(&payload, intent)
    }
    // The step sees the sample as the text; an untouched sample stays a sample.
    let samples = definition.texts.compactMap(link).filter { $0.read(payload) == .text(nil) }
      .map { (link: $0, text: $0.sample(payload, language)) }.filter { !$0.text.isEmpty }
    for sample in samples { sample.link.write(&payload, .text(sample.text)) }
    let outcome = definition.step(&payload, intent)
    for sample in samples where sample.link.read(payload) == .text(sample.text) {
      sample.link.write(&payload, .text(nil))
    }
    return outcome
  }

  func isEqual(to other: any StateBox) -> Bool {
    guard let other = other as? TypedState<Payload> else { return false }
    return other.definition === definition && other.payload == payload
  }

  func hash(into hasher: inout Hasher) { payload.hash(into: &hasher) }
}

extension Intent {
  /// Whether a text may be changed, sent or walked along by it.
  fileprivate var isOfText: Bool {
    switch self {
    case .activate, .move, .first, .last, .insert, .deleteBackward, .deleteForward: true
    case .remove, .cancel, .focus, .blur, .hover, .pressDown, .pressUp: false
    }
  }
}
