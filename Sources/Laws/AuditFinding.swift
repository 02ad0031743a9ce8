public import GSDesign
public import GalleryKit

/// One fault, the state that shows it, and a description.
public struct AuditFinding: Hashable, Sendable {
  /// The rule that is broken.
  public let rule: AuditRule
  /// The law that does not hold, or that was not checked on any state.
  public let law: BehaviorLaw?
  /// The state that shows it.
  public let link: Link
  /// The intents handled in that state.
  public let steps: [Intent]
  /// The state it was compared with.
  public let other: Link?
  /// A one-sentence description of the fault.
  public let seen: Phrase
  /// The number of further states with the same fault.
  public let more: Int
  /// The colours that are too near each other; nil for every rule but ``AuditRule/contrast``.
  public let contrast: ContrastFault?
  /// The states that show low contrast; empty for every other rule.
  public private(set) var states: Set<SpecimenState> = []

  /// The rule, or the law that is broken.
  package var name: Phrase {
    guard rule == .law, let law else { return rule.name }
    return Phrase(localized: "law “\(law.name)”")
  }

  init(_ rule: AuditRule, _ violation: Violation) {
    self.rule = rule
    law = rule == .law ? violation.law : nil
    link = violation.link
    steps = violation.steps
    other = violation.other
    seen = violation.seen
    more = violation.more
    contrast = nil
  }

  init(_ rule: AuditRule, _ finding: Reachability.Finding) {
    self.rule = rule
    law = nil
    link = finding.link
    steps = finding.steps
    other = nil
    seen = finding.seen
    more = finding.more
    contrast = nil
  }

  init(unasked law: BehaviorLaw, _ link: Link, seen: Phrase) {
    rule = .unasked
    self.law = law
    self.link = link
    steps = []
    other = nil
    self.seen = seen
    more = 0
    contrast = nil
  }

  init(_ rule: AuditRule, _ link: Link, seen: Phrase, more: Int) {
    self.rule = rule
    law = nil
    self.link = link
    steps = []
    other = nil
    self.seen = seen
    self.more = more
    contrast = nil
  }

  init(_ rule: AuditRule, _ link: Link, other: Link, seen: Phrase, more: Int) {
    self.rule = rule
    law = nil
    self.link = link
    steps = []
    self.other = other
    self.seen = seen
    self.more = more
    contrast = nil
  }

  init(_ fault: ContrastFault, _ link: Link, states: [SpecimenState]) {
    rule = .contrast
    law = nil
    self.link = link
    steps = []
    other = nil
    seen = fault.seen
    more = states.count - 1
    contrast = fault
    self.states = Set(states)
  }
}
