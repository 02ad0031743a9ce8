import ArgumentParser
import GalleryKit

struct LintCommand: GalleryCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "lint",
      abstract: "Finds code that bypasses components and themes.",
      discussion: """
        It reports hand-written escape sequences, colours, frames and cells, named colours, and plain controls of the \
        platform, in Swift sources. Exit code 1 means that there are findings; a rule with more than \(LintFinding.most) in \
        a file is one of them. Links and hidden folders are skipped.
        A comment allows a finding in its line, or in the next line if it stands alone:
        // \(LintAllowance.marker) raw-color the brand guide prescribes this value
        For example: \(ProgramName.current) lint Sources
        """)
  }

  @Argument(
    help: ArgumentHelp(
      "Files and folders; by default the current folder.", valueName: "path"))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "list, json or github, several with commas, each with =PATH if it goes to a file.",
      valueName: "name"))
  var reporter = LintReport.Kind.list.rawValue

  @Flag(help: "List the rules and exit.")
  var listRules = false

  @Flag(name: .shortAndLong, help: "Print nothing if there are no findings.")
  var quiet = false

  func run(in context: ToolContext) throws(ToolError) -> ExitStatus {
    if listRules {
      let widest = LintRule.allCases.map(\.rawValue).widest + 2
      try context.print(
        LintRule.allCases.map { $0.rawValue.padded(to: widest) + $0.summary + "\n" }.joined())
      return .done
    }
    let reporters = try Reporter.targets(reporter, of: "lint", LintReport.Kind.self)
    let report = try report()
    for line in report.unread { StandardStreams.complain(line) }
    guard report.fileCount + report.unread.count > 0 else {
      throw ToolError(.noMatch, "No Swift files at these paths.")
    }
    let isClean = report.findingCount == 0 && report.unread.isEmpty
    for (kind, target) in reporters where !(quiet && isClean && target == .standard) {
      try target.write(Array(report.text(as: kind).utf8), context)
    }
    if report.findingCount > 0 { return .different }
    return report.unread.isEmpty ? .done : .notPossibleHere
  }

  private func report() throws(ToolError) -> LintReport {
    var report = LintReport()
    var problems: [SourceWalk.Problem] = []
    var walk = SourceWalk { report.take($0) }
    for path in paths.isEmpty ? ["."] : paths {
      do throws(SourceWalk.Problem) {
        try walk.walk(path)
      } catch {
        problems.append(error)
      }
    }
    guard let first = problems.first else { return report }
    guard report.fileCount > 0 || !report.unread.isEmpty || problems.count > 1 else {
      throw ToolError(.notPossibleHere, first.description)
    }
    // An unreadable path does not hide the findings of the others.
    for problem in problems { report.note(problem) }
    return report
  }
}
