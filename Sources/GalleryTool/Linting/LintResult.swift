/// The findings in a source, and the number of allowed ones.
struct LintResult: Hashable, Sendable {
  private(set) var findings: [LintFinding] = []
  private(set) var allowed = 0

  init(_ source: SwiftSource) {
    var check = LintCheck(source)
    check.run()
    var used: Set<Int> = []
    let allowances = LintAllowance.all(in: source)
    let byLine = Dictionary(grouping: allowances.indices) { allowances[$0].line }
    for finding in check.findings {
      let index = byLine[finding.line]?.first { allowances[$0].rule == finding.rule.rawValue }
      guard let index else {
        findings.append(finding)
        continue
      }
      used.insert(index)
      // Without a reason it allows nothing.
      if allowances[index].reason.isEmpty { findings.append(finding) } else { allowed += 1 }
    }
    for (index, allowance) in allowances.enumerated() {
      let rule = LintRule(rawValue: allowance.rule)
      let problem: LintRule? =
        if rule?.isAllowable != true {
          .allowUnknown
        } else if allowance.reason.isEmpty {
          .allowWithoutReason
        } else {
          used.contains(index) ? nil : .allowUnused
        }
      guard let problem else { continue }
      findings.append(
        LintFinding(
          rule: problem, line: allowance.place.line, column: allowance.place.column))
    }
    findings.sort {
      ($0.line, $0.column, $0.rule.rawValue) < ($1.line, $1.column, $1.rule.rawValue)
    }
    findings = LintFinding.folded(findings)
  }
}
