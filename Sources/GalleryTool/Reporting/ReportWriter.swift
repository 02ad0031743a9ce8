import GSDesign
import GalleryKit
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

/// A problem to report: a changed look, or a state that could not be drawn.
struct ReportProblem: Hashable, Sendable {
  let kind: Kind
  let variant: VariantID
  /// The first of the states, which represents them all.
  let link: LinkID
  /// The number of states with the problem.
  let count: Int
  let reason: Phrase
  let causes: [Phrase]

  enum Kind: String, Hashable, Sendable, CaseIterable {
    case failed
    /// Its baseline, or its pending changes, cannot be read.
    case unread
    case changed, new, deleted, renamed

    /// The mark: one ASCII column, different for each kind, so that none depends on colour alone.
    var mark: Character {
      switch self {
      case .failed: "!"
      case .unread: "?"
      case .changed: "~"
      case .new: "+"
      case .deleted: "-"
      case .renamed: "="
      }
    }

    /// The kind of difference; nil for a state that could not be drawn or compared.
    var bucket: Difference.Bucket? {
      switch self {
      case .failed, .unread: nil
      case .changed: .changed
      case .new: .new
      case .deleted: .deleted
      case .renamed: .renamed
      }
    }

    var words: Phrase {
      switch self {
      case .failed: Phrase(localized: "not drawn")
      case .unread: Phrase(localized: "unread")
      case .changed: Difference.Bucket.changed.name
      case .new: Difference.Bucket.new.name
      case .deleted: Difference.Bucket.deleted.name
      case .renamed: Difference.Bucket.renamed.name
      }
    }

    /// Whether it needs attention: a rename shows nothing new.
    var isProblem: Bool {
      switch self {
      case .failed, .unread, .changed, .new, .deleted: true
      case .renamed: false
      }
    }

    /// Whether reports count it even if it does not occur.
    var isAlwaysCounted: Bool { bucket != nil }

    init(_ bucket: Difference.Bucket) {
      switch bucket {
      case .changed: self = .changed
      case .new: self = .new
      case .deleted: self = .deleted
      case .renamed: self = .renamed
      }
    }
  }

  init(_ difference: Difference) {
    kind = Kind(difference.bucket)
    variant = difference.variant
    link = difference.link
    count = difference.states.count
    reason = difference.reason
    causes = difference.causes.map(\.phrase)
  }

  init(_ failure: VariantReport.Failure, of variant: VariantID) {
    kind = .failed
    self.variant = variant
    link = failure.link
    count = 1
    reason = Phrase(failure.reason)
    causes = []
  }

  /// The reason and the causes, on one line.
  func text(_ language: Language) -> String {
    oneLine(([reason] + causes).map { $0[language] }.joined(separator: "; "))
  }

  /// The link and the number of further states.
  var name: String { oneLine(link.text) + (count > 1 ? " (+\(count - 1))" : "") }
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
