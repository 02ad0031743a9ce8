import ColorScience
import GSDesign
import GalleryKit
import StateSpace

extension AuditPage {
  /// The kind of list.
  enum Kind: String, CaseIterable {
    case list, json, junit, github
  }

  func text(as kind: Kind, isVerbose: Bool = false) -> String {
    switch kind {
    case .list: isVerbose ? verboseList : list
    case .json: json
    case .junit: junit
    case .github: annotations
    }
  }

  /// A line for each cause, no more than fit a screen; then the scope of the audit and the number of findings.
  var list: String {
    var lines = causes.map(line)
    lines += findings.filter { $0.rule != .contrast }.map { finding in
      let more = finding.more > 0 ? " (\(finding.more + 1) states)" : ""
      return "\(finding.name.english)  \(link(finding.link))  \(finding.seen.english)\(more)"
    }
    lines += waivers.compactMap { use in
      problem(with: use).map {
        "waiver  \(place(of: use.waiver)): \(waiverText(use.waiver))  \($0)"
      }
    }
    let left = lines.count - Self.mostLines
    if left > 0 {
      lines.removeLast(left + 1)
      lines.append("… \(left + 1) more; `audit --verbose` has all, with links and mends")
    }
    if !lines.isEmpty { lines.append("") }
    return (lines + [lookedAt, summary]).joined(separator: "\n") + "\n"
  }

  /// A screen of 24 rows less the lines below: an empty line, two lines and a prompt.
  private static let mostLines = 20

  /// Some lines for each finding: its description, and how to see it; then the laws with the number of checks.
  var verboseList: String {
    var lines: [String] = []
    for cause in causes {
      lines += [line(of: cause), Self.margin + "Waiver: \(waiver(of: cause))"]
      lines += findings.filter(cause.explains).flatMap(self.lines)
    }
    lines += findings.filter { $0.rule != .contrast }.flatMap(self.lines)
    for use in waivers {
      guard let problem = problem(with: use) else { continue }
      lines += [
        Self.named("waiver", "\(place(of: use.waiver)): \(waiverText(use.waiver))"),
        Self.margin + problem,
      ]
    }
    lines += waivedCauses.map { "waived: " + line(of: $0) }
    if !lines.isEmpty { lines.append("") }
    lines += ["law                    asked of         does not apply to"]
    lines += BehaviorLaw.allCases.map(line)
    let unasked = BehaviorLaw.allCases.filter { asked(of: $0) == 0 }.map(\.name.english)
    if !unasked.isEmpty {
      lines.append("Asked of no state: \(unasked.joined(separator: "; "))")
    }
    lines.append("")
    let visited = reports.reduce(0) { $0 + $1.visitedCount }
    let walked = reports.reduce(0) { $0 + $1.walkedCount }
    lines.append(
      "\(visited) states visited by keys and pointer, \(walked) on random walks with seed \(seed)")
    return (lines + [lookedAt, summary]).joined(separator: "\n") + "\n"
  }

  /// `contrast  zatch light  tagLine on page  3.36 of 4.5  96 states  #8C8C8C → #767676`.
  private func line(of cause: ContrastCause) -> String {
    let theme = catalogue.theme(named: cause.theme)
    let isDerived = theme.map { !$0.appearances.contains(cause.appearance) } ?? false
    let lens = cause.contrast == .original ? "" : " \(cause.contrast.rawValue)"
    var parts = [
      "contrast",
      "\(cause.theme) \(cause.appearance.rawValue)\(isDerived ? " (derived)" : "")\(lens)",
      cause.name, "\(cause.ratioText) of \(cause.fault.needed)", counted(cause.stateCount, "state"),
    ]
    if cause.ratio >= cause.fault.needed { parts.append("down to \(cause.fault.ratioText)") }
    if let mend = cause.fault.mend { parts.append("\(mend.old.hex) → \(mend.new.hex)") }
    return parts.joined(separator: "  ")
  }

  /// The line that would waive a cause, without its last day and reason.
  private func waiver(of cause: ContrastCause) -> String {
    "contrast:\(cause.ink?.name ?? "")/\(cause.fill?.name ?? "")=\(cause.ratioText)"
      + "  *@theme=\(cause.theme),appearance=\(cause.appearance.rawValue),contrast=\(cause.contrast.rawValue)"
  }

  /// The scope of the audit, in a line.
  var lookedAt: String {
    let states = reports.reduce(0) { $0 + $1.stateCount }
    func count(_ values: Set<String>, _ name: String) -> String { counted(values.count, name) }
    var parts = [counted(reports.count, "variant"), counted(states, "state")]
    parts.append(count(Set(environments.map(appearance)), "appearance"))
    parts.append(count(Set(environments.map { ($0.contrast ?? .standard).rawValue }), "contrast"))
    // Checks of looks are always made without colour too.
    let depths = Set(environments.map { ($0.depth ?? .truecolor).rawValue })
    parts.append(count(depths.union([ColorDepth.mono.rawValue]), "depth"))
    return "Looked at " + parts.joined(separator: ", ")
  }

  private func appearance(of environment: Settings) -> String {
    let own = environment.appearance ?? catalogue.defaults.appearance(in: environment.theme)
    return own.rawValue
  }

  /// The number of findings and waivers.
  var summary: String {
    let wrong = waivers.count(where: \.outcome.isFinding)
    var parts = [counted(findingCount, "finding"), "\(waivedCount) waived"]
    if wrong > 0 { parts.append(counted(wrong, "waiver") + " expired or unused") }
    return parts.joined(separator: ", ")
  }

  /// The file and line of a waiver.
  private func place(of waiver: AuditWaiver) -> String {
    "\(safePath(waiversPath ?? "")):\(waiver.line)"
  }

  /// A waiver without its reason.
  func waiverText(_ waiver: AuditWaiver) -> String {
    "\(oneLine(waiver.ruleText)) \(oneLine(waiver.filter)) \(waiver.until)"
  }

  private func lines(of finding: AuditFinding) -> [String] {
    [Self.named(finding.name.english, link(finding.link))]
      + (sentences(on: finding) + [command(finding.link)]).map { Self.margin + $0 }
  }

  private static let marginColumns = 13
  /// The indentation of a finding's description.
  private static let margin = String(repeating: " ", count: marginColumns)

  private static func named(_ name: String, _ text: String) -> String {
    name + String(repeating: " ", count: max(1, marginColumns - name.count)) + text
  }

  private func line(of law: BehaviorLaw) -> String {
    let silent = without(law)
    let states = "\(asked(of: law)) states"
    return law.name.english + String(repeating: " ", count: 23 - law.name.english.count) + states
      + String(repeating: " ", count: max(1, 17 - states.count))
      + (silent.count > 3 ? "\(silent.count) variants" : silent.joined(separator: ", "))
  }
}

extension AuditPage {
  /// JUnit's XML: a suite for each variant, and in it a case for each finding.
  private var junit: String {
    var suites = reports.map { report in
      let own = findings.filter { $0.link.specimen == report.specimen }
      let cases =
        [JUnitDocument.Case(name: "everything else")] + own.map(testCase)
      return JUnitDocument.Suite(
        name: report.specimen.text, cases: cases, output: counted(own.count, "finding"))
    }
    if let waiversPath {
      let cases = waivers.map { use in
        JUnitDocument.Case(
          name: waiverText(use.waiver),
          problem: problem(with: use).map {
            JUnitDocument.Problem(
              kind: .failure, type: "waiver-" + use.outcome.rawValue, message: $0,
              lines: ["\(place(of: use.waiver)): \($0)"])
          })
      }
      suites.append(
        JUnitDocument.Suite(
          name: waiversPath, cases: cases, output: counted(waived.count, "finding") + " waived"))
    }
    return JUnitDocument(suites: suites).text
  }

  private func testCase(_ finding: AuditFinding) -> JUnitDocument.Case {
    JUnitDocument.Case(
      name: "\(finding.name.english) \(link(finding.link))",
      problem: JUnitDocument.Problem(
        kind: .failure, type: finding.rule.rawValue, message: finding.seen.english,
        lines: sentences(on: finding) + [command(finding.link)]))
  }

  /// Workflow commands that make GitHub show annotations beside the tokens and waivers.
  private var annotations: String {
    let wrong = waivers.filter(\.outcome.isFinding)
    return WorkflowAnnotation.commands("error", findings, annotation)
      + WorkflowAnnotation.commands("warning", wrong) { use in
        WorkflowAnnotation(
          file: oneLine(waiversPath ?? ""), line: use.waiver.line,
          title: waiverText(use.waiver), message: problem(with: use) ?? "")
      } + summary + "\n"
  }

  private func annotation(of finding: AuditFinding) -> WorkflowAnnotation {
    let place = finding.contrast.flatMap { origin(of: $0, finding.link) }
    return WorkflowAnnotation(
      file: place.map { oneLine($0.file) }, line: place?.line ?? 1, column: place?.column,
      title: "\(finding.name.english): \(oneLine(link(finding.link)))",
      message: (sentences(on: finding) + [command(finding.link)]).joined(separator: "\n"))
  }
}
