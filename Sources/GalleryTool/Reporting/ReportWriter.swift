import GSDesign
import GalleryKit
import Synchronization
import TermRender
import VisualReview

/// Writes the reports that were asked for, each where it goes.
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
  /// - Parameter hasMarks: whether the marks of a run stand on standard output already.
  func write(
    _ report: TestReport, _ setting: ReportSetting, hasMarks: Bool = false
  ) throws(ToolError) {
    var setting = setting
    setting.reports = reporters
    // What a person reads comes last: it names the others, which are there by then.
    for reporter in reporters where reporter.target != .standardOutput {
      try write(reporter, report, setting)
    }
    for reporter in reporters where reporter.target == .standardOutput {
      if reporter.kind == .dot, hasMarks {
        try context.print(list(report, setting))
      } else {
        try write(reporter, report, setting)
      }
    }
  }

  private func write(
    _ reporter: Reporter, _ report: TestReport, _ setting: ReportSetting
  ) throws(ToolError) {
    switch reporter.target {
    case .path(let path):
      guard let text = reporter.kind.text(of: report, setting) else {
        return try ReportFolder.write(
          report, to: path, in: context, language: language, shapes: shapes)
      }
      try OutputTarget.file(path).write(Array(text.utf8), context)
    case .standardOutput where reporter.kind == .list: try context.print(list(report, setting))
    case .standardOutput: try context.print(reporter.kind.text(of: report, setting) ?? "")
    }
  }

  private func list(_ report: TestReport, _ setting: ReportSetting) -> String {
    let isTerminal = StandardStreams.isOutputTerminal
    let plan = context.outputPlan(format: nil, color: color, colors: nil, isTerminal: isTerminal)
    return ListReporter(
      report: report, setting: setting,
      isStyled: plan.format == .ansi && plan.depth != .mono
    ).text
  }
}

/// The marks of a run while it goes on, on standard output; silent where another reporter goes there.
final class RunningMarks: Sendable {
  private let isShown: Bool
  private let count = Mutex(0)

  init(_ reporters: [Reporter]) {
    isShown = reporters.contains(Reporter(.dot, to: .standardOutput))
  }

  /// Whether marks are shown.
  var isUsed: Bool { isShown }

  /// A variant is done.
  func advance(_ variant: VariantReport) {
    guard isShown else { return }
    count.withLock { count in
      // A reader that has gone away is noticed when the report is written.
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
