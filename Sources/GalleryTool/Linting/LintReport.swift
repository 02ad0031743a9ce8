/// The findings in all files.
struct LintReport: Hashable, Sendable {
  /// A file with its findings.
  struct File: Hashable, Sendable {
    let path: String
    let findings: [LintFinding]
  }

  /// Files with findings, in the order they were read.
  private(set) var files: [File] = []
  private(set) var fileCount = 0
  /// The number of findings allowed with a reason.
  private(set) var allowed = 0
  /// Files that could not be read, a sentence each.
  private(set) var unread: [String] = []

  var findingCount: Int { files.reduce(0) { $0 + $1.findings.count } }

  /// Records a path that was not walked.
  mutating func note(_ problem: SourceWalk.Problem) { unread.append(problem.description) }

  mutating func take(_ file: SourceWalk.File) {
    switch file.bytes {
    case .success(let bytes):
      let result = LintResult(SwiftSource(bytes))
      fileCount += 1
      allowed += result.allowed
      if !result.findings.isEmpty {
        files.append(File(path: file.path, findings: result.findings))
      }
    case .failure(let refusal):
      let reason = refusal.reason(limit: SourceWalk.largestFile)
      unread.append("\(safePath(file.path)) was not read: \(reason).")
    }
  }

  /// The kind of report.
  enum Kind: String, CaseIterable {
    case list, json, github
  }

  func text(as kind: Kind) -> String {
    switch kind {
    case .list: list
    case .json: JSONWriter.text(Document(self))
    case .github: annotations
    }
  }

  /// One line for each finding, as compilers write them, and a summary line.
  private var list: String {
    each { path, finding in
      "\(safePath(path)):\(finding.line):\(finding.column): \(finding.rule.rawValue): \(finding.summary) "
        + "\(finding.rule.advice)\n"
    } + summary + "\n"
  }

  /// Workflow commands that make GitHub show annotations beside the lines. Other output begins with a digit.
  private var annotations: String {
    each { path, finding in
      let file = WorkflowCommand.escapedProperty(oneLine(path))
      let message = WorkflowCommand.escapedData("\(finding.summary) \(finding.rule.advice)")
      return "::error file=\(file),line=\(finding.line),col=\(finding.column),"
        + "title=\(finding.rule.rawValue)::\(message)\n"
    } + summary + "\n"
  }

  private func each(_ line: (String, LintFinding) -> String) -> String {
    files.map { file in file.findings.map { line(file.path, $0) }.joined() }.joined()
  }

  /// The numbers of findings, files and allowed findings.
  var summary: String {
    "\(counted(findingCount, "finding")) in \(counted(fileCount, "file"))"
      + (allowed == 0 ? "" : ", \(allowed) allowed with a reason")
  }
}

extension LintReport {
  /// The report as JSON.
  private struct Document: Encodable {
    struct Finding: Encodable {
      let file: String
      let line: Int
      let column: Int
      let rule: String
      /// How many findings of the rule in the file it is.
      let count: Int
      let message: String
      let advice: String
    }

    let version = 1
    let files: Int
    let allowed: Int
    let findings: [Finding]
    let unread: [String]

    init(_ report: LintReport) {
      files = report.fileCount
      allowed = report.allowed
      unread = report.unread
      findings = report.files.flatMap { file in
        file.findings.map {
          Finding(
            file: file.path, line: $0.line, column: $0.column, rule: $0.rule.rawValue,
            count: $0.count, message: $0.summary, advice: $0.rule.advice)
        }
      }
    }
  }
}
