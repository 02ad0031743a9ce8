import GalleryKit
import VisualReview

/// What a test has come to, what is told of it, and what a person does next.
struct TestEnding {
  let report: TestReport
  let context: ToolContext
  let options: TestCommand
  /// The folder of the baselines as seen from the root of the repository, as annotations name files.
  var snapshots = SnapshotFolder.name
  /// Whether files were written.
  var isWriting = false
  /// Whether the marks of a run stand on standard output already.
  var hasMarks = false
  /// What was done to files, besides what was found.
  var notes: [String] = []

  var status: ExitStatus {
    if !report.failures.isEmpty { return .notDrawn }
    return report.isDifferent ? .different : .done
  }

  /// The command that comes next; nil where there is nothing left to do.
  var next: String? {
    guard report.isDifferent || report.count(.renamed) > 0 else { return nil }
    // Elsewhere it is tested again first: what waits is no part of a repository.
    guard isWriting else { return "\(ProgramName.current) test && \(GalleryCommandLine.review)" }
    let isFirst = report.same == 0 && report.count(.changed) + report.count(.deleted) == 0
    return isFirst ? "\(ProgramName.current) test --update new" : GalleryCommandLine.review
  }

  func tell() throws(ToolError) {
    let isQuiet = options.quiet && status == .done
    let reporters = options.reporting.reporters.filter { !isQuiet || $0.target != .standardOutput }
    let setting = ReportSetting(snapshots: snapshots, next: next)
    let writer = ReportWriter(
      reporters: reporters, context: context, color: options.style.color,
      shapes: options.document.rendering)
    do throws(ToolError) {
      try writer.write(report, setting, hasMarks: hasMarks)
    } catch {
      // A reader that has gone away has what it wanted; how the test ends does not depend on it.
      guard error.status == .done else { throw error }
    }
    guard !options.quiet else { return }
    for note in notes { StandardStreams.complain(note) }
  }
}

extension TestEnding {
  init(
    _ result: TestRun.Result, of plan: TestPlan, _ options: TestCommand, in context: ToolContext
  ) {
    self.init(
      report: result.report, context: context, options: options,
      snapshots: plan.folder.pathInRepository ?? plan.folder.pathBelow ?? SnapshotFolder.name,
      isWriting: plan.isWriting)
    let path = safePath(plan.folder.path)
    let updated = result.written.reduce(0) { $0 + $1.updated }
    if updated > 0 {
      notes.append("\(counted(updated, "state")) became part of the baselines in \(path).")
    }
    let pending = result.written.count { $0.files.after.pending != nil }
    if pending > 0 {
      notes.append(
        "\(counted(pending, "file")) to decide on beside the baselines in \(path) (.snap.new).")
    }
    if options.baselines.isImplied(in: context), result.report.isDifferent {
      notes.append("Nothing was written: CI is set.")
    }
  }
}
