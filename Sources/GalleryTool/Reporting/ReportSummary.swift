import GalleryKit
import VisualReview

/// What a test found in a few lines: the same in every report for people.
struct ReportSummary {
  let report: TestReport

  /// `12 changed, 4 new, 1 deleted, 2 renamed, 6981 same`; what could not be drawn only where there is any.
  var counts: String {
    var parts = ReportProblem.Kind.allCases.filter {
      $0 != .failed || report.stateCount(of: $0) > 0
    }
    .map { "\(report.stateCount(of: $0)) \($0.words.english)" }
    parts.append("\(report.same) same")
    return parts.joined(separator: ", ")
  }

  /// `7000 of 7000 states seen in 1.2 s, part 1 of 3`.
  var extent: String {
    var text = "\(report.states) of \(report.existing) states seen in \(seconds) s"
    if let shard = report.shard { text += ", part \(shard.index) of \(shard.count)" }
    if report.stoppedEarly { text += ", stopped early" }
    return text
  }

  /// With one decimal from a second on; two below.
  var seconds: String {
    let milliseconds = report.milliseconds
    if milliseconds >= 1000 { return "\(milliseconds / 1000).\(milliseconds % 1000 / 100)" }
    return "0." + (milliseconds < 100 ? "0" : "") + "\(milliseconds / 10)"
  }

  /// Where reports were written; empty where there are none.
  static func reports(_ setting: ReportSetting) -> String {
    setting.reports.compactMap { reporter in
      switch reporter.target {
      case .standardOutput: nil
      case .path(let path): reporter.kind == .html ? path + "/index.html" : path
      }
    }.map(oneLine).joined(separator: ", ")
  }
}
