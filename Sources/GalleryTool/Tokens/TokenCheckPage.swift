import TokenFiles

/// The problems of tokens, as lines and as JSON.
struct TokenCheckPage: Encodable {
  let format = 1
  let dialect: String
  let tokens: Int
  private(set) var errors: Int
  private(set) var warnings: Int
  private(set) var findings: [FindingEntry]
  /// The tokens that no state uses; null without a mapping of tokens to roles.
  var unused: JSONNullable<[String]> = JSONNullable(nil)
  /// The findings in their original order.
  let problems: [TokenFinding]

  private enum CodingKeys: CodingKey {
    case format, dialect, tokens, errors, warnings, findings, unused
  }

  /// - Parameters:
  ///   - dialect: the dialect of the files.
  ///   - tokens: the number of tokens.
  ///   - findings: the problems of the files.
  ///   - allowed: losses that the user allows; they are warnings.
  ///   - lint: the findings of the team's rules.
  init(
    dialect: String, tokens: Int, findings: [TokenFinding], allowing allowed: Set<TokenLoss>,
    lint: [TokenLintFinding] = []
  ) {
    self.dialect = dialect
    self.tokens = tokens
    problems = findings
    self.findings = FindingEntry.sorted(findings, allowing: allowed, lint: lint)
    errors =
      findings.count { $0.isError(allowing: allowed) } + lint.count { $0.severity == .error }
    warnings = findings.count + lint.count - errors
  }

  /// Adds the problems of a mapping, which are none of the files of tokens.
  mutating func add(_ more: [TokenFinding]) {
    findings = FindingEntry.merged(findings, more)
    let wrong = more.count { $0.rule.isError }
    errors += wrong
    warnings += more.count - wrong
  }

  var text: String {
    findings.map(\.text).joined() + (findings.isEmpty ? "" : "\n")
      + TokenMoves.unusedText(unused.value ?? []).drop { $0 == "\n" }
      + "\(counted(errors, "error")), \(counted(warnings, "warning")) in \(counted(tokens, "token")) (\(dialect))\n"
  }
}
