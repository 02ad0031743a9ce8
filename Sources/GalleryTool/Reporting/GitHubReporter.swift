import GSDesign
import GalleryKit
import StateSpace
import VisualReview

/// Annotations for GitHub's workflows: commands that the runner reads from standard output.
///
/// Each cause is one annotation, at the baseline of its first variant. GitHub shows ten annotations of a type in a step:
/// if there are more, the first of each kind is among them, and the last one counts the others by their kinds.
struct GitHubReporter {
  let report: TestReport
  let causes: CauseList
  let setting: ReportSetting

  /// An entry to annotate.
  private struct Item {
    let entry: ReportEntry
    /// The commit since which the baselines have changed; nil for a difference from them.
    var base: String?
  }

  var text: String {
    let items = (ReportEntry.unread(of: report) + ReportEntry.all(of: report, by: causes)).map {
      Item(entry: $0)
    }
    let ranged = (setting.rangeCauses?.causes ?? []).map {
      Item(entry: .cause($0), base: report.range?.reference)
    }
    var output = commands("error", items.filter(\.entry.kind.isProblem))
    output += WorkflowAnnotation.commands("warning", report.notices) {
      WorkflowAnnotation(message: oneLine($0))
    }
    output += commands("notice", items.filter { !$0.entry.kind.isProblem } + ranged)
    let summary = ReportSummary(report: report)
    // Begins with a digit, so that no line is taken for a command.
    if let range = summary.range { output += range + " in the baselines\n" }
    if !report.isRangeOnly { output += summary.counts + "\n" + summary.extent + "\n" }
    return output
  }

  /// The annotations of a type; the last of too many counts those that are left out.
  private func commands(_ type: String, _ items: [Item]) -> String {
    guard items.count > WorkflowAnnotation.limit else {
      return WorkflowAnnotation.commands(type, items, annotation(of:))
    }
    let order = ReportEntry.priorities(items.map(\.entry.kind))
    let shown = Set(order.prefix(WorkflowAnnotation.limit - 1))
    let rest = items.indices.filter { !shown.contains($0) }.map { items[$0].entry }
    let last = WorkflowAnnotation(
      title: "\(rest.count) more",
      message: "Not shown here: \(ReportEntry.counts(rest)). "
        + "GitHub shows \(WorkflowAnnotation.limit) annotations of a type in a step; "
        + "the other reports have all.")
    return WorkflowAnnotation.commands(
      type, shown.sorted().map { annotation(of: items[$0]) } + [last]
    ) { $0 }
  }

  private func annotation(of item: Item) -> WorkflowAnnotation {
    switch item.entry {
    case .failure(let failure, let variant):
      let link = oneLine(failure.link.text)
      return annotation(
        at: variant, "\(item.entry.kind.words.english): \(link)",
        [oneLine(failure.reason), GalleryCommandLine.browse(link)])
    case .unread(let reason, let variant, _):
      let title = variant.map { "\(item.entry.kind.words.english): \(oneLine($0.text))" }
      return annotation(
        at: variant, title ?? item.entry.kind.words.english, [oneLine(reason)])
    case .cause(let cause):
      var lines = [oneLine(cause.root.phrase.english)]
      lines.append("\(cause.extent(.english)) of \(cause.variantNames(.english))")
      let kind = cause.kind.words.english
      var title = "\(kind): \(oneLine(cause.root.title.english))"
      if item.base != nil { title = "in this branch, \(title)" }
      lines += report.reasonTexts(of: cause)
      if let first = cause.differences.first {
        lines.append(GalleryCommandLine.show(first, since: item.base))
      }
      lines.append(
        item.base == nil
          ? GalleryCommandLine.accept(cause) : "cause \(oneLine(cause.root.name))")
      return annotation(at: cause.variants.first, title, lines)
    }
  }

  private func annotation(
    at variant: VariantID?, _ title: String, _ lines: [String]
  ) -> WorkflowAnnotation {
    WorkflowAnnotation(
      file: variant.map { oneLine(setting.snapshots + "/" + $0.text + ".snap") }, title: title,
      message: lines.joined(separator: "\n"))
  }
}
