import TokenFiles

/// A finding as JSON, and as a line.
struct FindingEntry: Encodable {
  let rule: String
  let severity: String
  let path: String
  let message: String
  let mend: JSONNullable<String>
  let file: String
  let line: Int
  let column: Int
  private let advice: String?

  private enum CodingKeys: CodingKey {
    case rule, severity, path, message, mend, file, line, column
  }

  private init(
    rule: String, isError: Bool, path: String, message: String, mend: String?, file: String,
    line: Int, column: Int
  ) {
    self.rule = rule
    severity = isError ? "error" : "warning"
    self.path = path
    self.message = message
    advice = mend
    self.mend = JSONNullable(mend)
    self.file = file
    self.line = line
    self.column = column
  }

  private init(_ finding: TokenFinding, _ allowed: Set<TokenLoss>) {
    let place = finding.location
    self.init(
      rule: finding.rule.rawValue, isError: finding.isError(allowing: allowed), path: finding.path,
      message: finding.message, mend: finding.mend, file: finding.file, line: place.line,
      column: place.column)
  }

  private init(_ finding: TokenLintFinding) {
    self.init(
      rule: finding.rule.rawValue, isError: finding.severity == .error, path: finding.path,
      message: finding.message, mend: finding.mend, file: finding.file, line: finding.line,
      column: finding.column)
  }

  /// The findings by file, line and column, after those of files that could not be read: these cause others.
  ///
  /// - Parameters:
  ///   - allowed: losses that the user allows; they are warnings.
  ///   - lint: the findings of the team's rules.
  static func sorted(
    _ findings: [TokenFinding], allowing allowed: Set<TokenLoss> = [],
    lint: [TokenLintFinding] = []
  ) -> [FindingEntry] {
    ordered(findings.map { FindingEntry($0, allowed) } + lint.map { FindingEntry($0) })
  }

  /// Entries with others among them, in the order of ``sorted(_:allowing:lint:)``.
  static func merged(_ entries: [FindingEntry], _ findings: [TokenFinding]) -> [FindingEntry] {
    ordered(entries + findings.map { FindingEntry($0, []) })
  }

  private static func ordered(_ entries: [FindingEntry]) -> [FindingEntry] {
    entries.sorted {
      ($0.isOfBrokenFile ? 0 : 1, $0.file, $0.line, $0.column, $0.rule)
        < ($1.isOfBrokenFile ? 0 : 1, $1.file, $1.line, $1.column, $1.rule)
    }
  }

  private var isOfBrokenFile: Bool {
    [TokenRule.json, .yaml, .rootType].map(\.rawValue).contains(rule)
  }

  /// `FILE:LINE:COLUMN: severity CODE path: sentence`, as compilers write it, with a fix below.
  var text: String {
    let subject = path.isEmpty ? "" : safe(path) + ": "
    let text = "\(safePath(file)):\(line):\(column): \(severity) \(rule) \(subject)\(message)\n"
    return advice.map { text + "    \($0)\n" } ?? text
  }
}
