import ArgumentParser
import GalleryKit
import StateSpace
import VisualReview

/// The result of a test, its report, and the next step for the user.
struct TestEnding {
  let report: TestReport
  let context: ToolContext
  let options: TestCommand
  /// The path of the baselines' folder relative to the root of the repository, as annotations name files.
  var snapshots = SnapshotFolder.name
  /// Whether files were written.
  var isWriting = false
  /// Whether standard output already shows the marks of the run.
  var hasMarks = false
  /// Whether a baseline could not be read, so that the run ends with what to do about it.
  var isRefused = false
  /// The notes on changed files, in addition to the findings.
  var notes: [String] = []

  var status: ExitStatus {
    if !report.failures.isEmpty { return .notDrawn }
    return report.isDifferent ? .different : .done
  }

  /// The next command; nil if nothing is left to do, or if the run is refused.
  var next: String? {
    // What to do about a damaged baseline is a sentence of its own.
    guard !isRefused, report.problemKinds.contains(where: { $0.bucket != nil }) else { return nil }
    // Elsewhere the tests run again first: pending changes are not part of a repository.
    guard isWriting else { return "\(ProgramName.current) test && \(GalleryCommandLine.review)" }
    let isFirst =
      report.same + report.count(.changed) + report.count(.deleted) == 0
      && !report.variants.contains { $0.damage != nil }
    return isFirst ? "\(ProgramName.current) test --update new" : GalleryCommandLine.review
  }

  func tell() throws(ToolError) {
    let isQuiet = options.quiet && status == .done
    let reporters = options.reporting.reporters.filter { !isQuiet || $0.target != .standardOutput }
    let setting = ReportSetting(
      snapshots: snapshots, next: next, isVerbose: options.verbose)
    let writer = ReportWriter(
      reporters: reporters, context: context, color: options.style.color,
      shapes: options.document.rendering)
    do throws(ToolError) {
      try writer.write(report, setting, hasMarks: hasMarks)
    } catch {
      // A reader that closed the pipe has read enough; the result of the test does not depend on it.
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
      isWriting: plan.isWriting, isRefused: !result.unreadable.isEmpty)
    let path = safePath(plan.folder.path)
    let updated = result.written.reduce(0) { $0 + $1.updated }
    if updated > 0 {
      notes.append("\(counted(updated, "state")) accepted into the baselines in \(path).")
    }
    let erased = result.written.reduce(0) { sum, change in
      change.erased.reduce(sum) { $0 + $1.states.count }
    }
    if erased > 0 {
      notes.append("\(counted(erased, "state")) erased from the baselines in \(path).")
    }
    let states = result.untouched.values.reduce(0, +)
    if plan.environments == nil, states > 0 {
      let names = result.untouched.keys.map { "@" + safe($0.text) }.sorted()
      notes.append(
        plan.environmentPlan == nil
          ? "\(counted(states, "state")) in other environments (\(names.joined(separator: ", "))) not compared; "
            + "their baselines stay as they are."
          : "\(counted(states, "state")) in environments that are not declared (\(names.joined(separator: ", "))) "
            + "not compared; \(ProgramName.current) test --drop-undeclared erases them.")
    }
    let pending = result.written.count { $0.files.after.pending != nil }
    if pending > 0 {
      notes.append(
        "\(counted(pending, "file")) with pending changes beside the baselines in \(path) (.snap.new)."
      )
    }
    if options.baselines.isImplied(in: context), result.report.isDifferent {
      notes.append("Nothing was written, because CI is set.")
    }
  }
}
