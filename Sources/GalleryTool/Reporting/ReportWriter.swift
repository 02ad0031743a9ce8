import GSDesign
import StateSpace
import Synchronization
import TermRender
import VisualReview

/// Writes the requested reports, each to its target.
struct ReportWriter {
  let reporters: [Reporter]
  let context: ToolContext
  let color: ColorUse
  /// The language of pages.
  var language: Language = .english
  /// How pages draw the outlines.
  var shapes = ShapeRendering.smooth

  /// Writes all of them.
  ///
  /// - Parameter hasMarks: whether standard output already shows the marks of the run.
  func write(
    _ report: TestReport, _ setting: ReportSetting, hasMarks: Bool = false
  ) throws(ToolError) {
    var setting = setting
    setting.reports = reporters
    setting.rangeCauses = report.range?.causes(in: context.catalogue)
    let causes = report.causes(in: context.catalogue)
    // Reports for people come last: they name the other files, which exist by then.
    for reporter in reporters where reporter.target != .standardOutput {
      try write(reporter, report, causes, setting)
    }
    for reporter in reporters where reporter.target == .standardOutput {
      if reporter.kind == .dot, hasMarks {
        try context.print(list(report, causes, setting))
      } else {
        try write(reporter, report, causes, setting)
      }
    }
  }

  private func write(
    _ reporter: Reporter, _ report: TestReport, _ causes: CauseList, _ setting: ReportSetting
  ) throws(ToolError) {
    switch reporter.target {
    case .path(let path):
      guard let text = reporter.kind.text(of: report, causes, setting) else {
        return try ReportFolder.write(
          report, to: path, in: context, language: language, shapes: shapes)
      }
      try OutputTarget.file(path).write(Array(text.utf8), context)
    case .standardOutput where reporter.kind == .list:
      try context.print(list(report, causes, setting))
    case .standardOutput: try context.print(reporter.kind.text(of: report, causes, setting) ?? "")
    }
  }

  private func list(
    _ report: TestReport, _ causes: CauseList, _ setting: ReportSetting
  ) -> String {
    let isTerminal = StandardStreams.isOutputTerminal
    let plan = context.outputPlan(format: nil, color: color, colors: nil, isTerminal: isTerminal)
    return ListReporter(
      report: report, causes: causes, setting: setting,
      isStyled: plan.format == .ansi && plan.depth != .mono
    ).text
  }
}

/// The marks of a run in progress, on standard output; silent if another reporter writes there.
final class RunningMarks: Sendable {
  private let isShown: Bool
  private let count = Mutex(0)

  init(_ reporters: [Reporter]) {
    isShown = reporters.contains(Reporter(.dot, to: .standardOutput))
  }

  /// Whether marks are shown.
  var isUsed: Bool { isShown }

  /// Shows the mark of a finished variant.
  func advance(_ variant: VariantReport) {
    guard isShown else { return }
    count.withLock { count in
      // A closed reader is noticed when the report is written.
      try? StandardStreams.write(DotReporter.text(variant, after: count))
      count += 1
    }
  }

  /// Ends the line of marks.
  func end() {
    guard isShown else { return }
    count.withLock { count in
      try? StandardStreams.write(DotReporter.end(after: count))
    }
  }
}

/// A folder with a page of the findings, its styles, script and pictures, and the report as JSON.
///
/// It records neither durations nor locations: the same differences give the same bytes.
enum ReportFolder {
  /// - Parameter isSelfContained: whether the page is one file, with styles, script and pictures inside.
  static func write(
    _ report: TestReport, to path: String, in context: ToolContext, language: Language,
    shapes: ShapeRendering = .smooth, isSelfContained: Bool = false
  ) throws(ToolError) {
    var report = report
    report.milliseconds = 0
    let page = ReportPage(
      report: report, causes: report.causes(in: context.catalogue), catalogue: context.catalogue,
      language: language, shapes: shapes, isSelfContained: isSelfContained)
    try notPossibleHere { () throws(ExportFolderError) in
      let folder = try ExportFolder(path, for: .report)
      do throws(ExportFolderError) {
        try fill(folder, with: page)
      } catch {
        folder.discard()
        throw error
      }
    }
  }

  private static func fill(
    _ folder: ExportFolder, with page: ReportPage
  ) throws(ExportFolderError) {
    let content = page.files
    let files =
      [
        ("index.html", Array(content.page.utf8)), ("report.json", Array(page.report.json.utf8)),
      ] + content.others
    for (number, file) in files.enumerated() { try folder.write(file.1, as: number) }
    try folder.publish(files.enumerated().map { ($0.offset, $0.element.0) })
  }
}

/// The information that reporters add to the findings.
struct ReportSetting: Hashable, Sendable {
  /// The path of the baselines' folder relative to the root of the repository, as annotations name files.
  var snapshots = "__Snapshots__"
  /// The other reports of the run, to be named in those for people.
  var reports: [Reporter] = []
  /// The changes of the report's range by cause; nil without a range.
  var rangeCauses: CauseList?
  /// The next command if something has changed; nil for none.
  var next: String? = GalleryCommandLine.review
  /// Whether lists contain every state.
  var isVerbose = false
}

extension VariantReport {
  /// The kinds of its problems.
  var problemKinds: Set<ReportProblem.Kind> {
    Set(
      differences.map { ReportProblem.Kind($0.bucket) } + (failures.isEmpty ? [] : [.failed])
        + (damage == nil ? [] : [.unread]))
  }
}

extension TestReport {
  /// The kinds of all problems.
  var problemKinds: Set<ReportProblem.Kind> {
    variants.reduce(into: omissions.isEmpty ? [] : [.unread]) { $0.formUnion($1.problemKinds) }
  }

  /// The number of states with a kind of problem.
  func stateCount(of kind: ReportProblem.Kind) -> Int {
    switch kind {
    case .failed: failures.count
    case .unread: unread
    case .changed: count(.changed)
    case .new: count(.new)
    case .deleted: count(.deleted)
    case .renamed: count(.renamed)
    }
  }
}
