public import GSDesign

/// What an audit looks for.
public enum AuditRule: String, Hashable, Sendable, CaseIterable {
  /// Two states that mean different things look the same.
  case merged
  /// Two states that mean different things are told apart by colour and by nothing else.
  case colorAlone = "color-alone"
  /// A state shows nothing.
  case empty
  /// Words on their fill are hard to read.
  case contrast
  /// The declaration allows a state that nobody can get to.
  case unreachable
  /// A state can be got to that the declaration does not know.
  case forgotten
  /// A rule excludes nothing.
  case deadRule = "dead-rule"
  /// A law of behaviour does not hold.
  case law
  /// A law was asked of no state, though the component does what it is about.
  case unasked
}

/// One fault, the state that shows it, and what was seen.
public struct AuditFinding: Hashable, Sendable {
  /// The rule that is broken.
  public let rule: AuditRule
  /// The law that does not hold, or that was asked of no state.
  public let law: BehaviorLaw?
  /// The state that shows it.
  public let link: Link
  /// What was done in that state.
  public let steps: [Intent]
  /// The state it was compared with.
  public let other: Link?
  /// A sentence on what was seen.
  public let seen: Phrase
  /// How many more states show the same.
  public let more: Int

  init(_ rule: AuditRule, _ violation: Violation) {
    self.rule = rule
    law = rule == .law ? violation.law : nil
    link = violation.link
    steps = violation.steps
    other = violation.other
    seen = violation.seen
    more = violation.more
  }

  init(_ rule: AuditRule, _ finding: Reachability.Finding) {
    self.rule = rule
    law = nil
    link = finding.link
    steps = finding.steps
    other = nil
    seen = finding.seen
    more = finding.more
  }

  init(unasked law: BehaviorLaw, _ link: Link, seen: Phrase) {
    rule = .unasked
    self.law = law
    self.link = link
    steps = []
    other = nil
    self.seen = seen
    more = 0
  }

  init(_ rule: AuditRule, _ link: Link, seen: Phrase, more: Int) {
    self.rule = rule
    law = nil
    self.link = link
    steps = []
    other = nil
    self.seen = seen
    self.more = more
  }
}
