import ColorScience
import GSDesign
import GalleryKit
import Laws
import StateSpace
import TermRender

extension AuditPage {
  /// The kind of list.
  enum Kind: String, CaseIterable {
    case list, json, junit, github
  }

  /// - Parameter terminal: the columns and rows of the terminal that shows it; nil for a file or a pipe.
  func text(
    as kind: Kind, isVerbose: Bool = false, on terminal: (columns: Int, rows: Int)? = nil
  ) -> String {
    switch kind {
    case .list: isVerbose ? verboseList : list(on: terminal)
    case .json: json
    case .junit: junit
    case .github: annotations
    }
  }

  /// A line for each cause, the worst first; then the scope of the audit and the number of findings.
  ///
  /// At most a screenful, so that the first lines do not scroll off.
  ///
  /// - Parameter terminal: the columns and rows of the terminal that shows it; nil for a file or a pipe.
  func list(on terminal: (columns: Int, rows: Int)? = nil) -> String {
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
    let last = [lookedAt, summary]
    let shown =
      terminal.map { Self.count(of: lines, and: last, on: $0) }
      ?? (lines.count > Self.mostLines ? Self.mostLines - 1 : lines.count)
    let left = lines.count - shown
    if left > 0 {
      lines.removeLast(left)
      lines.append(Self.more(left))
    }
    if !lines.isEmpty { lines.append("") }
    return (lines + last).joined(separator: "\n") + "\n"
  }

  private static func more(_ count: Int) -> String {
    "… \(count) more; `audit --verbose` has all, with links and mends"
  }

  /// The number of lines in a file or a pipe: a screen of 24 rows less those below them.
  private static let mostLines = 20

  /// The number of lines that fit a terminal, at least one.
  ///
  /// The rows below them are a line that counts the rest, an empty line, the last lines, the one on standard error and
  /// the prompt.
  private static func count(
    of lines: [String], and last: [String], on terminal: (columns: Int, rows: Int)
  ) -> Int {
    func rows(_ line: String) -> Int {
      max(1, (DisplayWidth.columns(of: line) + terminal.columns - 1) / terminal.columns)
    }
    let below = last.reduce(0) { $0 + rows($1) } + 3
    let room = terminal.rows - below
    let all = lines.map(rows)
    guard all.reduce(0, +) > room else { return lines.count }
    var left = room - rows(more(lines.count))
    var count = 0
    while count < all.count, all[count] <= left {
      left -= all[count]
      count += 1
    }
    return max(1, count)
  }

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
    lines += ["law                    checked in       not applicable to"]
    lines += BehaviorLaw.allCases.map(line)
    let unasked = BehaviorLaw.allCases.filter { asked(of: $0) == 0 }.map(\.name.english)
    if !unasked.isEmpty {
      lines.append("Checked in no state: \(unasked.joined(separator: "; "))")
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
    let appearance =
      catalogue.theme(named: cause.theme)?.label(of: cause.appearance).english
      ?? cause.appearance.rawValue
    let lens = cause.contrast == .original ? "" : " \(cause.contrast.rawValue)"
    var parts = [
      "contrast",
      "\(cause.theme) \(appearance)\(lens)",
      cause.name, "\(cause.ratioText) of \(cause.fault.needed)", counted(cause.stateCount, "state"),
    ]
    if cause.ratio >= cause.fault.needed { parts.append("down to \(cause.fault.ratioText)") }
    if let mend = cause.mend { parts.append("\(mend.old.hex) → \(mend.new.hex)") }
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
    let settings = settings
    parts.append(count(Set(settings.map(appearance)), "appearance"))
    parts.append(count(Set(settings.map { ($0.contrast ?? .standard).rawValue }), "contrast"))
    // Checks of looks are always made without colour too.
    let depths = Set(settings.map { ($0.depth ?? .truecolor).rawValue })
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
    if derivedCount > 0 { parts.append("\(derivedCount) of them derived") }
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
