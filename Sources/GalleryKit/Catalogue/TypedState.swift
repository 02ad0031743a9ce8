import GSDesign
import StateSpace

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
    definition.rules.firstBroken(payload).map { definition.reasons[$0] }
  }

  func forEachBrokenRule(_ body: (Int) -> Void) {
    definition.rules.forEachBroken(payload, body)
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

  func states(of slots: [AxisSlot], obeysRules: Bool) -> AnyIterator<SpecimenState> {
    let next = definition.walk(payload, slots, obeysRules)
    return AnyIterator { next().map(definition.state) }
  }

  func cover(
    of slots: [AxisSlot], obeysRules: Bool, strength: Int, where isWanted: (SpecimenState) -> Bool
  ) -> [SpecimenState] {
    definition.cover(payload, slots, obeysRules, strength) { isWanted(definition.state($0)) }
      .map(definition.state)
  }

  func conditions(of slots: [AxisSlot]) -> SpaceConditions? {
    definition.conditions(payload, slots)
  }

  func without(rule: Int) -> any StateBox {
    TypedState(definition: definition.without(rule: rule), payload: payload)
  }

  func lowered(_ language: Language) -> Lowered { definition.build(payload, language) }

  func sample(of axis: Int, _ language: Language) -> String {
    var text = definition.texts
    while let current = text {
      if current.index == axis { return current.sample(payload, language) }
      text = current.next
    }
    return ""
  }

  func members(_ language: Language) -> [String] { definition.members(payload, language) }

  func code(_ language: Language) -> String { definition.code(payload, language) }

  mutating func handle(_ intent: Intent, _ language: Language) -> Outcome {
    guard intent.isOfText, var text = definition.texts else {
      return definition.step(&payload, intent)
    }
    // The step sees the sample as the text; an untouched sample stays a sample.
    var samples: [(axis: AxisLink<Payload>, text: String)] = []
    while true {
      if text.axis.read(payload) == .text(nil) {
        let sample = text.sample(payload, language)
        if !sample.isEmpty { samples.append((text.axis, sample)) }
      }
      guard let next = text.next else { break }
      text = next
    }
    for sample in samples { sample.axis.write(&payload, .text(sample.text)) }
    let outcome = definition.step(&payload, intent)
    for sample in samples where sample.axis.read(payload) == .text(sample.text) {
      sample.axis.write(&payload, .text(nil))
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
    case .activate, .move, .first, .last, .insert, .deleteBackward, .deleteForward, .deleteAll,
      .pressDown:
      true
    case .remove, .cancel, .focus, .blur, .hover, .pressUp: false
    }
  }
}
