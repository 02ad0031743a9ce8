import GSDesign
import GalleryKit
import VisualReview

/// Annotations of GitHub's workflows: commands that the runner reads from standard output.
///
/// They stand at the baseline of a variant, so that a change shows beside the file it is about. GitHub shows ten of each
/// type in a step; the rest is told in one line.
struct GitHubReporter {
  /// Annotations of one type that a step shows.
  static let limit = 10

  let report: TestReport
  let setting: ReportSetting

  var text: String {
    var output = ""
    let failures = report.variants.flatMap { variant in
      variant.failures.map { ReportProblem($0, of: variant.id) }
    }
    let differences = differences
    output += annotations(
      "error", failures + differences.filter(\.kind.isProblem), annotation(of:))
    output += annotations("warning", report.notices) { Annotation(message: oneLine($0)) }
    output += annotations("notice", differences.filter { !$0.kind.isProblem }, annotation(of:))
    let summary = ReportSummary(report: report)
    // It begins with a digit, so that nothing of it is taken for a command.
    return output + summary.counts + "\n" + summary.extent + "\n"
  }

  /// One of each group first: ten of a kind would hide all others.
  private var differences: [ReportProblem] {
    let groups = DifferenceGroup.groups(of: report.variants.flatMap(\.differences))
    let first = groups.compactMap(\.differences.first)
    let others = groups.flatMap { $0.differences.dropFirst() }
    return (first + others).map { ReportProblem($0) }
  }

  /// An annotation at a place in a file.
  private struct Annotation {
    var file: String?
    var title: String?
    let message: String
  }

  private func annotations<Item>(
    _ type: String, _ items: [Item], _ annotation: (Item) -> Annotation
  ) -> String {
    var output = ""
    for item in items.prefix(Self.limit) {
      let annotation = annotation(item)
      var properties: [String] = []
      if let file = annotation.file {
        properties += ["file=\(WorkflowCommand.escapedProperty(file))", "line=1"]
      }
      if let title = annotation.title {
        properties.append("title=\(WorkflowCommand.escapedProperty(title))")
      }
      output += "::\(type)" + (properties.isEmpty ? "" : " " + properties.joined(separator: ","))
      output += "::\(WorkflowCommand.escapedData(annotation.message))\n"
    }
    let rest = items.count - Self.limit
    if rest > 0 { output += "\(rest) more of the kind \(type) are in the other reports.\n" }
    return output
  }

  private func annotation(of problem: ReportProblem) -> Annotation {
    var lines = [problem.text(.english)]
    if problem.count > 1 { lines.append("So it is in \(problem.count) states.") }
    lines.append(GalleryCommandLine.browse(oneLine(problem.link.text)))
    return Annotation(
      file: oneLine(setting.snapshots + "/" + problem.variant.text + ".snap"),
      title: "\(problem.kind.words.english): \(oneLine(problem.link.text))",
      message: lines.joined(separator: "\n"))
  }
}
