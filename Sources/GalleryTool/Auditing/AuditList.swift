import GSDesign
import GalleryKit

extension AuditPage {
  /// How it is written.
  enum Kind: String, CaseIterable {
    case list, json, junit, github
  }

  func text(as kind: Kind) -> String {
    switch kind {
    case .list: list
    case .json: json
    case .junit: junit
    case .github: annotations
    }
  }

  /// Some lines for each finding: what it is, and how to see it; then the laws with how often each was asked.
  var list: String {
    var lines = findings.flatMap(lines)
    for use in waivers {
      guard let problem = problem(with: use) else { continue }
      lines += [
        Self.named("waiver", "\(place(of: use.waiver)): \(waiverText(use.waiver))"),
        Self.margin + problem,
      ]
    }
    if !lines.isEmpty { lines.append("") }
    lines += ["law  asked of         does not apply to"] + BehaviorLaw.allCases.map(line)
    let unasked = BehaviorLaw.allCases.filter { asked(of: $0) == 0 }.map { String($0.rawValue) }
    if !unasked.isEmpty {
      lines.append("Asked of no state: law \(unasked.joined(separator: ", "))")
    }
    lines.append("")
    let visited = reports.reduce(0) { $0 + $1.visitedCount }
    let walked = reports.reduce(0) { $0 + $1.walkedCount }
    lines.append(
      "\(visited) states visited by keys and pointer, \(walked) on random walks with seed \(seed)")
    lines.append(summary)
    return lines.joined(separator: "\n") + "\n"
  }

  /// How many variants, findings and waivers there are.
  var summary: String {
    let wrong = waivers.count(where: \.outcome.isFinding)
    var parts = [counted(reports.count, "variant"), counted(findings.count, "finding")]
    if !waived.isEmpty { parts.append("\(waived.count) waived with a reason") }
    if wrong > 0 { parts.append(counted(wrong, "waiver") + " expired or unused") }
    return parts.joined(separator: ", ")
  }

  /// The file and the line of a waiver.
  private func place(of waiver: AuditWaiver) -> String {
    "\(safePath(waiversPath ?? "")):\(waiver.line)"
  }

  /// A waiver without its reason.
  func waiverText(_ waiver: AuditWaiver) -> String {
    "\(oneLine(waiver.ruleText)) \(oneLine(waiver.filter)) \(waiver.until)"
  }

  /// The name of the rule, or the number of the law.
  func name(of finding: AuditFinding) -> String {
    let number = finding.law.map { "law \($0.rawValue)" }
    return (finding.rule == .law ? number : nil) ?? finding.rule.rawValue
  }

  private func lines(of finding: AuditFinding) -> [String] {
    [Self.named(name(of: finding), link(finding.link))]
      + (sentences(on: finding) + [command(finding.link)]).map { Self.margin + $0 }
  }

  private static let marginColumns = 13
  /// Before what is said of a finding.
  private static let margin = String(repeating: " ", count: marginColumns)

  private static func named(_ name: String, _ text: String) -> String {
    name + String(repeating: " ", count: max(1, marginColumns - name.count)) + text
  }

  private func line(of law: BehaviorLaw) -> String {
    let silent = without(law)
    let states = "\(asked(of: law)) states"
    return "\(law.rawValue)    " + states
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
      name: "\(name(of: finding)) \(link(finding.link))",
      problem: JUnitDocument.Problem(
        kind: .failure, type: finding.rule.rawValue, message: finding.seen.english,
        lines: sentences(on: finding) + [command(finding.link)]))
  }

  /// Commands that GitHub shows beside the tokens and the waivers that they are about.
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
      title: "\(name(of: finding)): \(oneLine(link(finding.link)))",
      message: (sentences(on: finding) + [command(finding.link)]).joined(separator: "\n"))
  }
}
