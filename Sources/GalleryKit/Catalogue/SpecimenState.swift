public import GSDesign

/// One state of one specimen: a payload whose type is known only to the declaration.
public struct SpecimenState: Hashable, Sendable {
  private var box: any StateBox

  package init(_ box: any StateBox) {
    self.box = box
  }

  /// The value on an axis, by its index.
  public subscript(axis: Int) -> AxisValue {
    get { box.value(of: axis) }
    set { box.set(axis, to: newValue) }
  }

  /// Whether the state has anything to say on an axis: what one case of an enumeration carries, others have not.
  public func isRelevant(_ axis: Int) -> Bool { box.isRelevant(axis) }

  /// Why there is no such state; nil where there is.
  public var impossibility: Phrase? { box.impossibility }

  /// Which rules of the specimen the combination breaks, by index; none where there is such a state.
  public var brokenRules: [Int] { box.brokenRules }

  /// The same combination where one rule does not hold.
  func without(rule: Int) -> SpecimenState { SpecimenState(box.without(rule: rule)) }

  /// The look.
  public func element(_ language: Language) -> Element { box.lowered(language).element }

  /// The look, and what its parts do.
  public func lowered(_ language: Language) -> Lowered { box.lowered(language) }

  /// What a text shows while nobody has written one.
  public func sample(of axis: Int, _ language: Language) -> String {
    box.sample(of: axis, language)
  }

  /// The names of its members; none where there is only the thing itself.
  public func members(_ language: Language) -> [String] { box.members(language) }

  /// The member that a part of the look belongs to: of one that is named, and no member by its number, that of its place
  /// among the parts. Nil where it belongs to none.
  public func member(at part: FocusID, _ language: Language) -> Int? {
    let hasMembers = !members(language).isEmpty
    if part == Specimen.part { return hasMembers ? nil : 0 }
    guard part.path.hasPrefix(Specimen.part.path + "/") else { return nil }
    let step = part.path.dropFirst(Specimen.part.path.count + 1).prefix { $0 != "/" }
    if let index = Int(step) { return index }
    let child = Specimen.part.child(String(step))
    let places = lowered(language).interactions.parts.filter { $0 != Specimen.part }
    guard let place = places.firstIndex(of: child) else { return hasMembers ? nil : 0 }
    return hasMembers ? place : nil
  }

  /// The Swift that makes exactly this state.
  public func code(_ language: Language) -> String { box.code(language) }

  /// Takes in what a person means.
  public mutating func handle(_ intent: Intent) -> Outcome { box.handle(intent) }

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
package protocol StateBox: Sendable {
  func value(of axis: Int) -> AxisValue
  mutating func set(_ axis: Int, to value: AxisValue)
  func isRelevant(_ axis: Int) -> Bool
  var impossibility: Phrase? { get }
  var brokenRules: [Int] { get }
  func without(rule: Int) -> any StateBox
  func lowered(_ language: Language) -> Lowered
  func sample(of axis: Int, _ language: Language) -> String
  func members(_ language: Language) -> [String]
  func code(_ language: Language) -> String
  mutating func handle(_ intent: Intent) -> Outcome
  func isEqual(to other: any StateBox) -> Bool
  func hash(into hasher: inout Hasher)
}

/// What every state of a specimen shares.
final class SpecimenDefinition<Payload: Hashable & Sendable>: Sendable {
  let axes: [StateAxis<Payload>]
  /// What an axis is at where a state has nothing to say on it.
  let standards: [AxisValue]
  let impossible: [Impossible<Payload>]
  let members: @Sendable (Payload, Language) -> [String]
  let code: @Sendable (Payload, Language) -> String
  let step: @Sendable (inout Payload, Intent) -> Outcome
  let build: @Sendable (Payload, Language) -> Lowered

  init(
    axes: [StateAxis<Payload>], standards: [AxisValue], impossible: [Impossible<Payload>],
    members: @escaping @Sendable (Payload, Language) -> [String],
    code: @escaping @Sendable (Payload, Language) -> String,
    step: @escaping @Sendable (inout Payload, Intent) -> Outcome,
    build: @escaping @Sendable (Payload, Language) -> Lowered
  ) {
    self.axes = axes
    self.standards = standards
    self.impossible = impossible
    self.members = members
    self.code = code
    self.step = step
    self.build = build
  }
}

/// A payload with its declaration.
struct TypedState<Payload: Hashable & Sendable>: StateBox {
  let definition: SpecimenDefinition<Payload>
  var payload: Payload

  func value(of axis: Int) -> AxisValue {
    definition.axes[axis].read(payload) ?? definition.standards[axis]
  }

  func isRelevant(_ axis: Int) -> Bool { definition.axes[axis].read(payload) != nil }

  mutating func set(_ axis: Int, to value: AxisValue) {
    definition.axes[axis].write(&payload, value)
  }

  var impossibility: Phrase? {
    for index in definition.impossible.indices where definition.impossible[index].holds(payload) {
      return definition.impossible[index].reason
    }
    return nil
  }

  var brokenRules: [Int] {
    definition.impossible.indices.filter { definition.impossible[$0].holds(payload) }
  }

  func without(rule: Int) -> any StateBox {
    var rules = definition.impossible
    if rules.indices.contains(rule) { rules.remove(at: rule) }
    return TypedState(
      definition: SpecimenDefinition(
        axes: definition.axes, standards: definition.standards, impossible: rules,
        members: definition.members, code: definition.code, step: definition.step,
        build: definition.build),
      payload: payload)
  }

  func lowered(_ language: Language) -> Lowered { definition.build(payload, language) }

  func sample(of axis: Int, _ language: Language) -> String {
    definition.axes[axis].sample(payload, language)
  }

  func members(_ language: Language) -> [String] { definition.members(payload, language) }

  func code(_ language: Language) -> String { definition.code(payload, language) }

  mutating func handle(_ intent: Intent) -> Outcome { definition.step(&payload, intent) }

  func isEqual(to other: any StateBox) -> Bool {
    guard let other = other as? TypedState<Payload> else { return false }
    return other.definition === definition && other.payload == payload
  }

  func hash(into hasher: inout Hasher) { payload.hash(into: &hasher) }
}
