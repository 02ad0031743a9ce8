import GSDesign
import GalleryKit
import StateSpace
import VisualReview

/// Differences as a line for each, and their causes.
struct DifferenceList {
  private let differences: [Difference]
  private let causes: CauseList
  private let reasons: DecisionReasons
  private let next: String

  /// - Parameter next: what to do next; nil for what decides on pending changes.
  init(
    _ differences: [Difference], by causes: CauseList, _ reasons: DecisionReasons,
    next: String? = nil
  ) {
    self.differences = differences
    self.causes = causes
    self.reasons = reasons
    let name = ProgramName.current
    self.next =
      next
      ?? "\(name) review, or \(name) diff, accept and reject with a link, or accept and reject with --cause"
  }

  var text: String {
    var lines = differences.map { difference in
      let problem = ReportProblem(difference)
      let line =
        difference.bucket.rawValue.padded(to: 8) + problem.name + "  " + problem.text(.english)
      return line + (reasons[difference].map { "; \($0.phrase.english)" } ?? "")
    }
    let states = differences.reduce(0) { $0 + $1.states.count }
    lines.append("")
    lines.append(
      "\(counted(states, "state")) in \(counted(differences.count, "difference")), by cause:")
    for cause in causes.causes {
      lines.append(
        "  " + oneLine(cause.root.name) + "  " + counted(cause.stateCount, "state"))
    }
    lines.append("next: \(next)")
    return lines.joined(separator: "\n") + "\n"
  }

  func written(as format: OutputFormat) -> [UInt8] {
    switch format {
    case .text, .ansi, .words, .svg, .html: Array(text.utf8)
    case .json: Array(DiffJSON(differences.map { DiffJSON.Entry($0, reasons) }).text.utf8)
    }
  }
}
