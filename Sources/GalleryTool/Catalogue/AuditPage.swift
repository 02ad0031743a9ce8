import GSDesign
import GalleryKit
import TermRender

/// The findings of an audit, as a table and as JSON.
struct AuditPage {
  let reports: [Audit.Report]
  let seed: UInt64
  let catalogue: Catalogue

  var findings: [AuditFinding] { reports.flatMap(\.findings) }

  /// Whether there was any state to look at.
  var hasStates: Bool {
    reports.contains { $0.checks.contains(where: \.applies) }
  }

  /// A line for each finding, what it is, and how to see it; then the laws with how often each was asked.
  var text: String {
    var lines = findings.flatMap(lines)
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
    lines.append("\(counted(reports.count, "variant")), \(counted(findings.count, "finding"))")
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(of finding: AuditFinding) -> [String] {
    let number = finding.law.map { "law \($0.rawValue)" }
    let name = (finding.rule == .law ? number : nil) ?? finding.rule.rawValue
    let pad = String(repeating: " ", count: Self.margin)
    var lines = [
      name + String(repeating: " ", count: max(1, Self.margin - name.count)) + link(finding.link)
    ]
    if let law = finding.law {
      let start = finding.rule == .unasked ? "Law \(law.rawValue) was asked of no state: " : ""
      lines.append(pad + start + law.sentence.english)
    }
    if !finding.steps.isEmpty {
      lines.append(
        pad + "Then: " + finding.steps.map(\.words.english).joined(separator: ", ") + ".")
    }
    lines.append(pad + finding.seen.english + (finding.other.map { " Beside: " + link($0) } ?? ""))
    if finding.more > 0 { lines.append(pad + "So it is in \(finding.more) more states.") }
    lines.append(pad + command(finding.link))
    return lines
  }

  /// The columns before what is said of a finding.
  private static let margin = 13

  private func line(of law: BehaviorLaw) -> String {
    let asked = asked(of: law)
    let silent = without(law)
    let states = "\(asked) states"
    return "\(law.rawValue)    " + states
      + String(repeating: " ", count: max(1, 17 - states.count))
      + (silent.count > 3 ? "\(silent.count) variants" : silent.joined(separator: ", "))
  }

  /// How many states a law was asked of.
  private func asked(of law: BehaviorLaw) -> Int {
    reports.flatMap(\.checks).filter { $0.law == law }.reduce(0) { $0 + $1.count }
  }

  /// The variants a law has nothing to say of.
  private func without(_ law: BehaviorLaw) -> [String] {
    reports.filter { report in
      !report.checks.contains { $0.law == law && $0.applies }
    }.map(\.specimen.text)
  }

  private func link(_ link: Link) -> String { link.text(in: catalogue) }

  /// The command that opens a state.
  private func command(_ link: Link) -> String {
    "\(ProgramName.current) browse '\(self.link(link))'"
  }
}

extension AuditPage {
  var json: String {
    JSONWriter.text(
      AuditJSON(
        seed: String(seed), variants: reports.count,
        findings: findings.map { finding in
          AuditJSON.Finding(
            rule: finding.rule.rawValue, law: JSONNullable(finding.law?.rawValue),
            link: link(finding.link), steps: finding.steps.map(\.words.english),
            other: JSONNullable(finding.other.map(link)), seen: JSONPhrase(finding.seen),
            more: finding.more, command: command(finding.link))
        },
        laws: BehaviorLaw.allCases.map { law in
          AuditJSON.Law(
            law: law.rawValue, sentence: JSONPhrase(law.sentence), asked: asked(of: law),
            doesNotApplyTo: without(law))
        }))
  }
}

/// The findings of an audit as JSON. A contract, so its shape has a number.
private struct AuditJSON: Encodable {
  let format = 1
  /// A text: not every reader has integers of 64 bits.
  let seed: String
  let variants: Int
  let findings: [Finding]
  let laws: [Law]

  struct Finding: Encodable {
    let rule: String
    let law: JSONNullable<Int>
    let link: String
    let steps: [String]
    let other: JSONNullable<String>
    let seen: JSONPhrase
    let more: Int
    let command: String
  }

  struct Law: Encodable {
    let law: Int
    let sentence: JSONPhrase
    let asked: Int
    let doesNotApplyTo: [String]
  }
}
