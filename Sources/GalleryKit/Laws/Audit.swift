public import GSDesign

/// Looks for faults of specimens that no list of states made by hand would show.
public struct Audit: Sendable {
  /// The settings to check; each specimen is drawn in all of them.
  public let settings: [LawSetting]
  /// The walk through each specimen; its seed is that of the ninth law as well.
  public let walk: RandomWalk
  private let probe: RenderingClient
  private let other: RenderingClient
  private let filters: Filters
  private let cover: Cover

  /// - Parameters:
  ///   - filters: the states to check; all if empty.
  ///   - cover: the part of the space to check laws and looks on.
  ///   - settings: the environments to check in.
  ///   - walk: the random walks; nil for none.
  ///   - probe: the renderer.
  ///   - other: a second renderer that must give the same answers.
  public init(
    of filters: Filters, cover: Cover = .all, settings: [LawSetting], walk: RandomWalk,
    probe: RenderingClient, other: RenderingClient
  ) {
    self.filters = filters
    self.cover = cover
    self.settings = settings
    self.walk = walk
    self.probe = probe
    self.other = other
  }

  /// The result of auditing one specimen.
  public struct Report: Hashable, Sendable {
    /// The id of the specimen.
    public let specimen: VariantID
    /// Every fault once, grouped by rule.
    public internal(set) var findings: [AuditFinding] = []
    /// Each law once for each setting that may change its result.
    public internal(set) var checks: [LawCheck] = []
    /// The number of states that laws and looks were checked on.
    public internal(set) var stateCount = 0
    /// The number of states that intents led to.
    public internal(set) var visitedCount = 0
    /// The number of states that the random walk judged.
    public internal(set) var walkedCount = 0
  }

  /// Looks at one specimen.
  public func report(on specimen: Specimen) -> Report { report(on: specimen, under: settings) }

  /// Looks at one specimen in environments of its own.
  public func report(on specimen: Specimen, under settings: [LawSetting]) -> Report {
    var report = Report(specimen: specimen.id)
    var layouts: Set<Settings> = []
    let looks = FingerprintCache(probe)
    let places = looks.places(of: settings.flatMap { [$0.change, $0.inMono.change] })
    for (index, setting) in settings.enumerated() {
      let bench = LawChecker(
        specimen, setting: setting, looks: looks,
        places: Array(places[2 * index...2 * index + 1]), other: other, seed: walk.seed,
        filters: filters, cover: cover)
      report.stateCount = max(report.stateCount, bench.states.count)
      let isNewLayout = layouts.insert(setting.layout).inserted
      for law in BehaviorLaw.allCases {
        switch law.dependence {
        case .nothing where index > 0, .layout where !isNewLayout: continue
        case .nothing, .layout, .colors: report.add(bench.check(law))
        }
      }
      report.findings += bench.emptyFindings() + bench.contrastFindings()
      report.findings += bench.visionFindings()
      if index == 0 {
        report.findings += bench.unaskedFindings(report.checks)
        let walked = walk.result(on: bench)
        report.walkedCount = walked.stateCount
        for violation in walked.violations { report.add(violation) }
        report.add(walked.forgotten, .forgotten)
      }
    }
    let reachability = Reachability(of: specimen)
    report.visitedCount = reachability.visitedCount
    report.add(reachability.unreachable, .unreachable)
    report.add(reachability.forgotten, .forgotten)
    report.add(reachability.deadRules, .deadRule)
    report.dropTwins()
    report.findings.sort { $0.rule.order < $1.rule.order }
    return report
  }
}

extension Audit.Report {
  fileprivate mutating func add(_ check: LawCheck) {
    checks.append(check)
    for violation in check.violations { add(violation) }
  }

  /// A fault that the walk meets again is none of its own.
  fileprivate mutating func add(_ violation: Violation) {
    let rule: AuditRule =
      violation.law == .meaningIsSeen
      ? (violation.isColorAlone ? .colorAlone : .merged) : .law
    let finding = AuditFinding(rule, violation)
    guard
      !findings.contains(where: {
        $0.rule == rule && $0.law == finding.law && $0.link == finding.link
      })
    else { return }
    findings.append(finding)
  }

  /// Drops findings of the survival law that repeat a forgotten state: such a state is reported once.
  fileprivate mutating func dropTwins() {
    let told = findings.filter { $0.rule == .forgotten }.map(\.seen.english)
    findings.removeAll { finding in
      finding.law == .anythingIsSurvived
        && told.contains { $0.hasSuffix(finding.seen.english) }
    }
  }

  fileprivate mutating func add(_ more: [Reachability.Finding], _ rule: AuditRule) {
    for finding in more
    where !findings.contains(where: { $0.rule == rule && $0.seen == finding.seen }) {
      findings.append(AuditFinding(rule, finding))
    }
  }
}

extension AuditRule {
  /// The place among the rules, worst first.
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension LawSetting {
  /// The settings that affect sizes and places.
  fileprivate var layout: Settings {
    var layout = link
    for setting in Setting.all where setting.effect != .layout { layout.clear(setting) }
    return layout
  }
}

extension BehaviorLaw {
  /// The settings that a law depends on.
  fileprivate enum Dependence {
    case nothing, layout, colors
  }

  fileprivate var dependence: Dependence {
    switch self {
    case .meaningIsSeen, .disabledRests: .colors
    case .sameStateSameLook, .sizeStays: .layout
    case .flagsAreKept, .focusIsNoSelection, .pressActsOnRelease, .oneTabStop,
      .anythingIsSurvived:
      .nothing
    }
  }
}

/// A rule of the audit.
public enum AuditRule: String, Hashable, Sendable, CaseIterable {
  /// Two states that mean different things look the same.
  case merged
  /// Two states that mean different things differ in colour and in nothing else.
  case colorAlone = "color-alone"
  /// Two states that mean different things differ in colours that someone cannot distinguish.
  case vision
  /// A state shows nothing.
  case empty
  /// Text, a mark, or a line that marks a state has too little contrast with its background.
  case contrast
  /// The declaration allows a state that cannot be reached.
  case unreachable
  /// Intents lead to a state that the declaration does not allow.
  case forgotten
  /// A rule excludes nothing.
  case deadRule = "dead-rule"
  /// A law of behaviour does not hold.
  case law
  /// A law was not checked on any state, though it concerns the component.
  case unasked
}

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
