/// A comment that allows a finding: `// gallery:allow RULE reason`.
///
/// After code it applies to its own line; alone on a line it applies to the next line of code.
struct LintAllowance: Hashable {
  let rule: String
  let reason: String
  let place: LintFinding
  /// The line it applies to.
  let line: Int

  static let marker = "gallery:allow"

  /// The allowances of a source, in order.
  static func all(in source: SwiftSource) -> [LintAllowance] {
    var allowances: [LintAllowance] = []
    /// The allowances alone on a line, which apply to the next line of code.
    var waiting: [(words: [Substring], place: LintFinding)] = []
    var codeLine = 0
    func allowance(_ words: [Substring], _ place: LintFinding, line: Int) -> LintAllowance {
      LintAllowance(
        rule: words.first.map(String.init) ?? "",
        reason: words.dropFirst().joined(separator: " "), place: place, line: line)
    }
    for token in source.tokens {
      let place = source.place(of: token.range.lowerBound)
      guard token.kind == .comment else {
        allowances += waiting.map { allowance($0.words, $0.place, line: place.line) }
        waiting = []
        codeLine = source.place(of: max(token.range.lowerBound, token.range.upperBound - 1)).line
        continue
      }
      guard let words = words(of: source.text(of: token)) else { continue }
      let finding = LintFinding(rule: .allowUnused, line: place.line, column: place.column)
      if codeLine == place.line {
        allowances.append(allowance(words, finding, line: place.line))
      } else {
        waiting.append((words, finding))
      }
    }
    return allowances + waiting.map { allowance($0.words, $0.place, line: 0) }
  }

  /// The text after the marker of a comment; nil without a marker.
  private static func words(of comment: String) -> [Substring]? {
    let text = comment.drop { $0 == "/" || $0.isWhitespace }
    guard comment.hasPrefix("//"), text.hasPrefix(marker) else { return nil }
    let rest = text.dropFirst(marker.count)
    guard rest.first.map(\.isWhitespace) ?? true else { return nil }
    return rest.split(whereSeparator: \.isWhitespace)
  }
}

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
