public import GalleryKit
public import StateSpace

/// Looks for faults of specimens that no list of states made by hand would show.
public struct Audit: Sendable {
  /// The settings to check; each specimen is drawn in all of them.
  public let settings: [LawSetting]
  /// The walk through each specimen; its seed is that of the ninth law as well.
  public let walk: RandomWalk
  private let probe: RenderingClient
  private let other: RenderingClient
  private let filters: Filters?
  private let cover: Cover

  /// - Parameters:
  ///   - filters: the states to check; nil checks all.
  ///   - cover: the part of the space to check laws and looks on.
  ///   - settings: the environments to check in.
  ///   - walk: the random walks; nil for none.
  ///   - probe: the renderer.
  ///   - other: a second renderer that must give the same answers.
  public init(
    of filters: Filters?, cover: Cover = .all, settings: [LawSetting], walk: RandomWalk,
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
    let run = AuditRun(self, on: specimen, under: settings)
    while !run.isDone { run.advance(by: .max) }
    return run.report
  }

  fileprivate func bench(
    _ specimen: Specimen, _ setting: LawSetting, _ looks: FingerprintCache,
    _ places: [FingerprintCache.Spot]
  ) -> LawChecker {
    LawChecker(
      specimen, setting: setting, looks: looks, places: places, other: other, seed: walk.seed,
      filters: filters, cover: cover)
  }

  fileprivate func looks(
    under settings: [LawSetting]
  ) -> (cache: FingerprintCache, places: [FingerprintCache.Spot]) {
    let cache = FingerprintCache(probe)
    return (cache, cache.places(of: settings.flatMap { [$0.change, $0.inMono.change] }))
  }
}

/// The audit of one specimen a few states at a time, so that a key that comes between is answered.
package final class AuditRun {
  private enum Step {
    /// Draws the states; later steps compare the looks.
    case looks
    case law(BehaviorLaw)
    case empty, contrast, vision, unasked, walk, reachability, end
  }

  private let audit: Audit
  private let specimen: Specimen
  private let benches: [LawChecker]
  /// The remaining steps in reverse order, each with the bench of its environment.
  private var left: [(bench: Int, step: Step)] = []
  /// The number of states that the step has dealt with.
  private var offset = 0
  private var check: LawCheck?
  private var vision = VisionSearch()
  /// The findings so far; complete once it is done.
  package private(set) var report: Audit.Report

  /// - Parameter hasContrast: whether it looks for low contrast as well.
  package init(
    _ audit: Audit, on specimen: Specimen, under settings: [LawSetting], hasContrast: Bool = true
  ) {
    self.audit = audit
    self.specimen = specimen
    report = Audit.Report(specimen: specimen.id)
    let (cache, places) = audit.looks(under: settings)
    benches = settings.enumerated().map { index, setting in
      audit.bench(specimen, setting, cache, Array(places[2 * index...2 * index + 1]))
    }
    var layouts: Set<Settings> = []
    for (index, setting) in settings.enumerated() {
      let isNewLayout = layouts.insert(setting.layout).inserted
      let laws = BehaviorLaw.allCases.filter { $0.isAsked(isFirst: index == 0, isNewLayout) }
      left += ([.looks] + laws.map(Step.law) + [.empty]).map { (index, $0) }
      if hasContrast { left.append((index, .contrast)) }
      left.append((index, .vision))
      if index == 0 { left += [(index, .unasked), (index, .walk)] }
    }
    left += [(0, .reachability), (0, .end)]
    left.reverse()
  }

  package var isDone: Bool { left.isEmpty }

  /// Looks at some more states in one respect.
  package func advance(by count: Int) {
    guard let (index, step) = left.last else { return }
    switch step {
    case .looks:
      report.stateCount = max(report.stateCount, benches[index].states.count)
      if slice(of: benches[index], count, { benches[index].draw($0) }) { next() }
    case .law(.meaningIsSeen): take(benches[index].check(.meaningIsSeen))
    case .law(let law):
      let bench = benches[index]
      var now = check ?? LawCheck(law: law, specimen: specimen.id, count: 0, violations: [])
      let isOver = slice(of: bench, count) { bench.judge(law, $0, in: &now) }
      check = now
      if isOver { take(now) }
    case .empty:
      report.findings += benches[index].emptyFindings()
      next()
    case .contrast:
      report.findings += benches[index].contrastFindings()
      next()
    case .vision:
      let bench = benches[index]
      guard bench.looksForVision else { return next() }
      var search = vision
      vision = VisionSearch()
      if slice(of: bench, count, { search.look(at: $0, bench) }) {
        report.findings += search.findings(bench)
        next()
      } else {
        vision = search
      }
    case .unasked:
      report.findings += benches[index].unaskedFindings(report.checks)
      next()
    case .walk:
      let walked = audit.walk.result(on: benches[index])
      report.walkedCount = walked.stateCount
      for violation in walked.violations { report.add(violation) }
      report.add(walked.forgotten, .forgotten)
      next()
    case .reachability:
      let reachability = Reachability(of: specimen)
      report.visitedCount = reachability.visitedCount
      report.add(reachability.unreachable, .unreachable)
      report.add(reachability.forgotten, .forgotten)
      report.add(reachability.deadRules, .deadRule)
      next()
    case .end:
      report.dropTwins()
      report.findings.sort { $0.rule.order < $1.rule.order }
      next()
    }
  }

  private func next() {
    left.removeLast()
    offset = 0
  }

  private func take(_ check: LawCheck) {
    report.add(check)
    self.check = nil
    next()
  }

  /// Deals with some more states of a step; whether these were the last.
  private func slice(
    of bench: LawChecker, _ count: Int, _ body: (SpecimenState) -> Void
  ) -> Bool {
    let end = min(bench.states.count, offset + min(count, bench.states.count))
    bench.states[offset..<end].forEach(body)
    offset = end
    return end == bench.states.count
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
  private enum Dependence {
    case nothing, layout, colors
  }

  /// Whether a law is asked in an environment: those that it does not depend on change nothing.
  fileprivate func isAsked(isFirst: Bool, _ isNewLayout: Bool) -> Bool {
    switch dependence {
    case .nothing: isFirst
    case .layout: isNewLayout
    case .colors: true
    }
  }

  private var dependence: Dependence {
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

extension AuditRule {
  /// The name that lists show.
  var name: Phrase {
    switch self {
    case .merged: Phrase(localized: "merged")
    case .colorAlone: Phrase(localized: "color-alone")
    case .vision: Phrase(localized: "vision", context: "rule")
    case .empty: Phrase(localized: "empty", context: "rule")
    case .contrast: Phrase(localized: "contrast")
    case .unreachable: Phrase(localized: "unreachable")
    case .forgotten: Phrase(localized: "forgotten")
    case .deadRule: Phrase(localized: "dead-rule")
    case .law: Phrase(localized: "law")
    case .unasked: Phrase(localized: "unasked")
    }
  }
}
