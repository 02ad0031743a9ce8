import GSDesign
import GalleryKit
import StateSpace
import VisualReview

/// Annotations for GitHub's workflows: commands that the runner reads from standard output.
///
/// They refer to the baseline of a variant, so that a change is shown beside its file. GitHub shows ten of each type
/// in a step; the rest is reported in one line.
struct GitHubReporter {
  let report: TestReport
  let causes: CauseList
  let setting: ReportSetting

  var text: String {
    var output = ""
    let failures = report.variants.flatMap { variant in
      variant.failures.map { ReportProblem($0, of: variant.id) }
    }
    let differences = differences
    output += WorkflowAnnotation.commands(
      "error", failures + differences.filter(\.kind.isProblem), annotation(of:))
    output += WorkflowAnnotation.commands("warning", report.notices) {
      WorkflowAnnotation(message: oneLine($0))
    }
    output += WorkflowAnnotation.commands(
      "notice", differences.filter { !$0.kind.isProblem }, annotation(of:))
    let summary = ReportSummary(report: report)
    // Begins with a digit, so that no line is taken for a command.
    return output + summary.counts + "\n" + summary.extent + "\n"
  }

  /// One of each group first: ten of one group would hide all others.
  private var differences: [ReportProblem] {
    let groups = causes.causes
    let first = groups.compactMap(\.differences.first)
    let others = groups.flatMap { $0.differences.dropFirst() }
    return (first + others).map { ReportProblem($0) }
  }

  private func annotation(of problem: ReportProblem) -> WorkflowAnnotation {
    var lines = [problem.text(.english)]
    if problem.count > 1 { lines.append("So it is in \(problem.count) states.") }
    lines.append(GalleryCommandLine.browse(oneLine(problem.link.text)))
    return WorkflowAnnotation(
      file: oneLine(setting.snapshots + "/" + problem.variant.text + ".snap"),
      title: "\(problem.kind.words.english): \(oneLine(problem.link.text))",
      message: lines.joined(separator: "\n"))
  }
}
