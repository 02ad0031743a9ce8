import GalleryKit
import StateSpace
import VisualReview

/// A summary of a test in a few lines, shared by all reports for people.
struct ReportSummary {
  let report: TestReport

  /// `12 changed, 4 new, 1 deleted, 2 renamed, 6981 same`; undrawn and unread states only if there are any.
  var counts: String {
    var parts = ReportProblem.Kind.allCases.filter {
      $0.isAlwaysCounted || report.stateCount(of: $0) > 0
    }
    .map { "\(report.stateCount(of: $0)) \($0.words.english)" }
    parts.append("\(report.same) same")
    return parts.joined(separator: ", ")
  }

  /// `3 changed, 0 new, 0 deleted, 12 renamed since origin/main (1a2b3c4d5e)`, of the baselines; nil without a range.
  var range: String? {
    guard let range = report.range else { return nil }
    let counts = Difference.Bucket.allCases.map {
      "\(range.count($0)) \($0.name.english)"
    }
    return counts.joined(separator: ", ")
      + " since \(oneLine(range.reference)) (\(oneLine(range.commit)))"
  }

  /// `7000 of 7000 states seen in 1.2 s, part 1 of 3`.
  var extent: String {
    var text = "\(report.states) of \(report.existing) states seen in \(seconds) s"
    if let shard = report.shard { text += ", part \(shard.index) of \(shard.count)" }
    if report.stoppedEarly { text += ", stopped early" }
    return text
  }

  /// Seconds with one decimal from 1 s on, otherwise two.
  var seconds: String {
    let milliseconds = report.milliseconds
    if milliseconds >= 1000 { return "\(milliseconds / 1000).\(milliseconds % 1000 / 100)" }
    return "0." + (milliseconds < 100 ? "0" : "") + "\(milliseconds / 10)"
  }

  /// The paths of the written reports; empty without any.
  static func reports(_ setting: ReportSetting) -> String {
    setting.reports.compactMap { reporter in
      switch reporter.target {
      case .standardOutput: nil
      case .path(let path): reporter.kind == .html ? path + "/index.html" : path
      }
    }.map(oneLine).joined(separator: ", ")
  }
}
