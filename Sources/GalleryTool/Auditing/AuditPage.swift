import GSDesign
import GalleryKit
import Laws
import StateSpace
import TermRender

/// The findings of an audit and its waivers, for every reporter.
struct AuditPage {
  /// A waiver and its outcome.
  struct WaiverUse: Hashable {
    enum Outcome: String, Hashable {
      /// It covers a finding.
      case used
      /// It covers nothing, although its target was checked in full.
      case unused
      /// Its last day has passed.
      case expired
      /// Its target was not checked, or only in part.
      case unasked = "not-asked"

      /// Whether the outcome is itself a finding.
      var isFinding: Bool {
        switch self {
        case .unused, .expired: true
        case .used, .unasked: false
        }
      }
    }

    let waiver: AuditWaiver
    let outcome: Outcome
  }

  let reports: [Audit.Report]
  let seed: UInt64
  let catalogue: Catalogue
  /// The file of the waivers; nil without one.
  let waiversPath: String?
  /// The findings that no waiver covers.
  let findings: [AuditFinding]
  /// Findings that a waiver covers, with it.
  let waived: [(finding: AuditFinding, waiver: AuditWaiver)]
  let waivers: [WaiverUse]
  /// The causes of low contrast that no waiver covers.
  let causes: [ContrastCause]
  /// The causes that waivers cover.
  let waivedCauses: [ContrastCause]
  /// The environments that each variant was checked in.
  private let environments: [VariantID: [Settings]]

  /// The number of findings that no waiver covers; contrast faults count once per cause.
  var findingCount: Int { causes.count + findings.count { $0.rule != .contrast } }
  /// The number of waived findings; contrast faults count once per cause.
  var waivedCount: Int { waivedCauses.count + waived.count { $0.finding.rule != .contrast } }

  /// The number of waived causes in appearances that designs do not have.
  var derivedCount: Int {
    waivedCauses.count { catalogue.theme(named: $0.theme)?.derives($0.appearance) == true }
  }

  /// - Parameters:
  ///   - environments: the environments that each variant was checked in.
  ///   - isWhole: whether every state of the variants was checked, so that a waiver that covers nothing is unused.
  ///   - today: a waiver whose last day is earlier is expired.
  init(
    reports: [Audit.Report], seed: UInt64, catalogue: Catalogue,
    waivers: AuditWaivers = .none,
    environments: [VariantID: [Settings]] = [:], isWhole: Bool = false, today: CalendarDate = .today
  ) {
    self.reports = reports
    self.seed = seed
    self.catalogue = catalogue
    self.environments = environments
    waiversPath = waivers.path
    let valid = waivers.entries.indices.filter { waivers.entries[$0].until >= today }
    var findings: [AuditFinding] = []
    var waived: [(finding: AuditFinding, waiver: AuditWaiver)] = []
    var used: Set<Int> = []
    let all = reports.flatMap(\.findings)
    let causes = ContrastCause.causes(of: all)
    for finding in all {
      let cause =
        finding.rule == .contrast ? causes.first { $0.explains(finding) } : nil
      let covering = valid.filter { waivers.covers($0, finding, of: cause, in: catalogue) }
      used.formUnion(covering)
      if let first = covering.first {
        waived.append((finding, waivers.entries[first]))
      } else {
        findings.append(finding)
      }
    }
    self.findings = findings
    self.waived = waived
    self.causes = ContrastCause.causes(of: findings)
    waivedCauses = ContrastCause.causes(of: waived.map(\.finding))
    self.waivers = waivers.entries.indices.map { index in
      let outcome: WaiverUse.Outcome =
        if waivers.entries[index].until < today {
          .expired
        } else if used.contains(index) {
          .used
        } else {
          isWhole && waivers.isAsked(index, under: environments, in: catalogue)
            ? .unused : .unasked
        }
      return WaiverUse(waiver: waivers.entries[index], outcome: outcome)
    }
  }

  /// Whether no finding remains, and no waiver is expired or unused.
  var isClean: Bool { findings.isEmpty && !waivers.contains(where: \.outcome.isFinding) }

  /// Whether there was any state to check.
  var hasStates: Bool {
    reports.contains { $0.checks.contains(where: \.applies) }
  }

  /// The number of states that a law was checked on.
  func asked(of law: BehaviorLaw) -> Int {
    reports.flatMap(\.checks).filter { $0.law == law }.reduce(0) { $0 + $1.count }
  }

  /// The variants that a law is not applicable to.
  func without(_ law: BehaviorLaw) -> [String] {
    reports.filter { report in
      !report.checks.contains { $0.law == law && $0.applies }
    }.map(\.specimen.text)
  }

  /// The environments that were checked.
  var settings: Set<Settings> { environments.values.reduce(into: []) { $0.formUnion($1) } }

  func link(_ link: Link) -> String { link.text(in: catalogue) }

  /// The command that opens a state.
  func command(_ link: Link) -> String {
    "\(ProgramName.current) browse '\(self.link(link))'"
  }

  /// The position of the token that gives a fault its ink; nil for a theme that was not read from files.
  func origin(of fault: ContrastFault, _ link: Link) -> TokenOrigin? {
    guard let theme = catalogue.theme(named: fault.theme), let role = fault.pair.inkRole else {
      return nil
    }
    let environment = link.environment.atHome(of: link.specimen, in: catalogue)
    return theme.origins(of: role, environment.appearance ?? .light).first
  }

  /// A finding as sentences, one a line: the evidence, its cause and the remedy.
  func sentences(on finding: AuditFinding) -> [String] {
    var lines: [String] = []
    if let law = finding.law {
      let start = finding.rule == .unasked ? "This law was checked in no state: " : ""
      lines.append(start + law.sentence.english)
    }
    if !finding.steps.isEmpty {
      lines.append("Then: " + finding.steps.map(\.words.english).joined(separator: ", ") + ".")
    }
    lines.append(finding.seen.english + (finding.other.map { " Beside: " + link($0) } ?? ""))
    if let fault = finding.contrast {
      lines.append(cause(of: fault, finding.link))
      lines.append(fault.remedy.english)
    }
    if finding.more > 0 { lines.append("So it is in \(finding.more) more states.") }
    return lines
  }

  private func cause(of fault: ContrastFault, _ link: Link) -> String {
    let role = fault.pair.inkName
    let start =
      "Cause: " + (role.isEmpty ? "" : "\(role) of \(fault.theme), ")
      + "\(fault.pair.ink) on \(fault.pair.fill)"
    if let place = origin(of: fault, link) {
      return
        "\(start), from \(safe(place.path)) (\(safePath(place.file)):\(place.line):\(place.column))."
    }
    let tokens = fault.tokens.filter { $0 != role }
    return tokens.isEmpty ? start + "." : "\(start), from \(tokens.joined(separator: ", "))."
  }

  /// The problem with a waiver, as a sentence; nil if it has none.
  func problem(with use: WaiverUse) -> String? {
    switch use.outcome {
    case .used, .unasked: nil
    case .expired: "This waiver expired on \(use.waiver.until): \(use.waiver.reason)"
    case .unused:
      "This waiver covers nothing that was found; remove it: \(use.waiver.reason)"
    }
  }
}
