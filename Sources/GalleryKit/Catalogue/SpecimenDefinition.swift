import GSDesign
import StateSpace

/// The definition that all states of a specimen share.
final class SpecimenDefinition<Payload: Hashable & Sendable>: Sendable {
  let axes: AxisLink<Payload>?
  let rules: RuleLink<Payload>?
  /// The reason for each rule.
  let reasons: [Phrase]
  /// The axes with sample texts.
  let texts: SampleLink<Payload>?
  let members: @Sendable (Payload, Language) -> [String]
  let code: @Sendable (Payload, Language) -> String
  let step: @Sendable (inout Payload, Intent) -> Outcome
  let build: @Sendable (Payload, Language) -> Lowered
  /// Walks that know the payload's type, created at the declaration of the specimen.
  let count: @Sendable (Payload, [AxisSlot], _ obeysRules: Bool, _ limit: Int) -> Int
  let survey: @Sendable (Payload, [AxisSlot], inout RuleTally, (Payload) -> Void) -> Void
  let walk: @Sendable (Payload, [AxisSlot], _ obeysRules: Bool) -> () -> Payload?
  let cover:
    @Sendable (Payload, [AxisSlot], _ obeysRules: Bool, Int, (Payload) -> Bool) -> [Payload]
  let conditions: @Sendable (Payload, [AxisSlot]) -> SpaceConditions?

  init(
    axes: AxisLink<Payload>?, rules: RuleLink<Payload>?, reasons: [Phrase],
    texts: SampleLink<Payload>?, members: @escaping @Sendable (Payload, Language) -> [String],
    code: @escaping @Sendable (Payload, Language) -> String,
    step: @escaping @Sendable (inout Payload, Intent) -> Outcome,
    build: @escaping @Sendable (Payload, Language) -> Lowered
  ) {
    self.axes = axes
    self.rules = rules
    self.reasons = reasons
    self.texts = texts
    self.members = members
    self.code = code
    self.step = step
    self.build = build
    count = { payload, slots, obeysRules, limit in
      var walk = StateWalk(from: payload, slots, axes, obeysRules ? rules : nil)
      return walk.count(upTo: limit)
    }
    survey = { payload, slots, tally, body in
      var walk = StateWalk(from: payload, slots, axes, rules)
      walk.survey(&tally, body)
    }
    walk = { payload, slots, obeysRules in
      var walk = StateWalk(from: payload, slots, axes, obeysRules ? rules : nil)
      return { walk.next() }
    }
    cover = { payload, slots, obeysRules, strength, isWanted in
      StateWalk(from: payload, slots, axes, obeysRules ? rules : nil)
        .cover(strength: strength, where: isWanted)
    }
    conditions = { [count = reasons.count] payload, slots in
      var walk = StateWalk(from: payload, slots, axes, rules)
      return walk.conditions(rules: count)
    }
  }

  /// A state with a payload.
  func state(_ payload: Payload) -> SpecimenState {
    SpecimenState(TypedState(definition: self, payload: payload))
  }

  /// The same definition where one rule does not hold.
  func without(rule: Int) -> SpecimenDefinition {
    var reasons = reasons
    reasons.remove(at: rule)
    return SpecimenDefinition(
      axes: axes, rules: rules?.without(rule), reasons: reasons, texts: texts, members: members,
      code: code, step: step, build: build)
  }
}
