/// Checks tokens by a team's rules.
package struct TokenLint {
  private let rules: TokenLintRules
  private var found: [TokenLintFinding] = []
  private var seen: Set<TokenLintFinding> = []
  private var used: Set<Int> = []

  /// - Parameter rules: the rules of the team.
  package init(_ rules: TokenLintRules) { self.rules = rules }

  /// Checks the tokens, or those of another choice of a resolver document.
  package mutating func check(_ set: TokenSet) {
    var check = TokenLintCheck(set, rules)
    for rule in TokenLintRule.allCases { check.run(rule) }
    for finding in check.findings where seen.insert(finding).inserted { found.append(finding) }
    used.formUnion(check.usedAllowances)
  }

  /// The findings in everything that was checked, each once, by rule and then by token.
  package var findings: [TokenLintFinding] {
    guard let severity = rules.severities[.unusedAllowance] else { return found }
    let unused = rules.allowances.enumerated().filter { !used.contains($0.offset) }
    return found
      + unused.map { _, allowance in
        let node = allowance.node
        let place = node.document.location(ofOffset: node.offset)
        return TokenLintFinding(
          rule: .unusedAllowance, severity: severity, path: "",
          message: "The allowance of \(allowance.rule.rawValue) allows nothing.", mend: nil,
          file: node.document.name, line: place.line, column: place.column)
      }
  }
}
