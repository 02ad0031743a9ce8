import VisualReview

/// The format of a test report.
enum ReporterKind: String, Hashable, Sendable, CaseIterable {
  /// A line for each problem and a summary, for people.
  case list
  /// A mark for each finished variant, then the problems.
  case dot
  /// Everything, so that it can be read back to merge the parts of a run.
  case json
  /// For build servers.
  case junit
  /// A folder with a web page.
  case html
  /// Annotations for GitHub's workflows.
  case github
  /// For a comment on a pull request.
  case markdown

  /// The default target.
  var standardTarget: Reporter.Target {
    switch self {
    case .list, .dot, .json, .junit, .github, .markdown: .standardOutput
    case .html: .path("gallery-report")
    }
  }

  /// The text of a report; nil if it is a folder.
  func text(of report: TestReport, _ causes: CauseList, _ setting: ReportSetting) -> String? {
    switch self {
    case .list: ListReporter(report: report, causes: causes, setting: setting, isStyled: false).text
    case .dot: DotReporter.text(report, causes, setting)
    case .json: report.json
    case .junit: JUnitReporter(report: report).text
    case .html: nil
    case .github: GitHubReporter(report: report, causes: causes, setting: setting).text
    case .markdown: MarkdownReporter(report: report, causes: causes, setting: setting).text
    }
  }
}

/// A requested report and its target.
struct Reporter: Hashable, Sendable {
  let kind: ReporterKind
  let target: Target

  enum Target: Hashable, Sendable {
    case standardOutput
    /// A file; a folder for a page.
    case path(String)
  }

  init(_ kind: ReporterKind, to target: Target? = nil) {
    self.kind = kind
    self.target = target ?? kind.standardTarget
  }

  /// Why a list of reporters is invalid.
  enum Failure: Error, Hashable, CustomStringConvertible {
    case unknown(String)
    case withoutPath(ReporterKind)
    /// Two of them have the same target.
    case oneTarget(ReporterKind, ReporterKind, Target)

    var description: String {
      switch self {
      case .unknown(let name):
        "unknown reporter “\(safe(name))”; use one of "
          + ReporterKind.allCases.map(\.rawValue).joined(separator: ", ")
          + ", each with =PATH if it goes to a file."
      case .withoutPath(let kind):
        "\(kind.rawValue)= names no path; leave out the = or name one."
      case .oneTarget(let first, let second, .standardOutput):
        "\(first.rawValue) and \(second.rawValue) cannot both go to standard output; "
          + "give one of them a file: \(second.rawValue)=PATH"
      case .oneTarget(let first, let second, .path(let path)):
        "\(first.rawValue) and \(second.rawValue) cannot both go to \(safe(path))."
      }
    }
  }

  /// Reads `list,json=report.json`: reporters separated by commas, each with an optional path.
  static func list(_ argument: String) throws(Failure) -> [Reporter] {
    var reporters: [Reporter] = []
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let kind = ReporterKind(rawValue: String(sides[0])) else {
        throw .unknown(String(part))
      }
      guard sides.count > 1 else {
        reporters.append(Reporter(kind))
        continue
      }
      guard !sides[1].isEmpty else { throw .withoutPath(kind) }
      reporters.append(Reporter(kind, to: .path(String(sides[1]))))
    }
    return reporters
  }

  /// The reporters of a command that has only some of them, and their targets.
  ///
  /// - Throws: if the command does not have a reporter, or two have the same target.
  static func targets<Kind: RawRepresentable<String> & CaseIterable>(
    _ argument: String, of command: String, _: Kind.Type = Kind.self
  ) throws(ToolError) -> [(kind: Kind, target: OutputTarget)] {
    var result: [(kind: Kind, target: OutputTarget)] = []
    do throws(Failure) {
      let all = try list(argument)
      try check(all)
      for reporter in all {
        guard let kind = Kind(rawValue: reporter.kind.rawValue) else {
          throw .unknown(reporter.kind.rawValue)
        }
        switch reporter.target {
        case .standardOutput: result.append((kind, .standard))
        case .path(let path): result.append((kind, .file(path)))
        }
      }
    } catch {
      let names = Kind.allCases.map(\.rawValue).joined(separator: ", ")
      switch error {
      case .unknown(let name):
        throw ToolError(
          .badArguments, "\(command) has no reporter “\(safe(name))”; there are \(names).")
      case .withoutPath, .oneTarget: throw ToolError(.badArguments, error.description)
      }
    }
    return result
  }

  /// - Throws: if two of them have the same target.
  static func check(_ reporters: [Reporter]) throws(Failure) {
    var kinds: [Target: ReporterKind] = [:]
    for reporter in reporters {
      if let other = kinds.updateValue(reporter.kind, forKey: reporter.target) {
        throw .oneTarget(other, reporter.kind, reporter.target)
      }
    }
  }
}
