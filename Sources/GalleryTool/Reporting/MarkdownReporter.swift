import GalleryKit
import StateSpace
import TermRender
import VisualReview

/// A comment on a pull request: the counts, then each difference with its old and new look, folded.
///
/// It keeps within the limit of a GitHub comment; the rest is only counted.
struct MarkdownReporter {
  /// In bytes: a server that counts characters counts at most as many.
  static let limit = 65_000
  /// The width of preformatted text in a comment.
  private static let columns = 80

  let report: TestReport
  let causes: CauseList
  let setting: ReportSetting

  var text: String {
    let summary = ReportSummary(report: report)
    var output = "## Visual review\n\n"
    output += table + "\n" + Self.escaped(summary.extent) + "\n"
    var items = report.notices.map { "> \(Self.escaped(oneLine($0)))\n" }
    items += report.variants.flatMap { variant in variant.failures.map(details) }
    items += causes.causes.map(details)
    let end = nextSteps
    // Room for the line that counts the rest.
    var room = Self.limit - output.utf8.count - end.utf8.count - 200
    var left = 0
    for item in items {
      // Later items may be shorter, but leaving gaps would make the order unclear.
      if left > 0 || item.utf8.count + 1 > room {
        left += 1
      } else {
        output += "\n" + item
        room -= item.utf8.count + 1
      }
    }
    if left > 0 { output += "\n… and \(left) more that do not fit here.\n" }
    return output + end
  }

  private var table: String {
    let kinds = ReportProblem.Kind.allCases
    var output = "|" + kinds.map { " \($0.words.english) |" }.joined() + " same |\n"
    output += "|" + String(repeating: " --: |", count: kinds.count + 1) + "\n"
    return output + "|" + kinds.map { " \(report.stateCount(of: $0)) |" }.joined()
      + " \(report.same) |\n"
  }

  private var nextSteps: String {
    var output = ""
    let reports = ReportSummary.reports(setting)
    if !reports.isEmpty { output += "\nReports: \(Self.escaped(reports))\n" }
    if let next = setting.next, report.isDifferent || report.count(.renamed) > 0 {
      output += "\nNext: \(Self.code(next))\n"
    }
    return output
  }

  private func details(of failure: VariantReport.Failure) -> String {
    let link = oneLine(failure.link.text)
    return Self.details(
      "! not drawn · \(Self.code(link))",
      [Self.escaped(oneLine(failure.reason)), Self.code(GalleryCommandLine.browse(link))])
  }

  private func details(of group: CauseGroup) -> String {
    guard let first = group.differences.first else { return "" }
    let problem = ReportProblem(first)
    var heading = "\(problem.kind.mark) \(problem.kind.words.english) · "
    heading += Self.code(oneLine(first.link.text))
    if group.stateCount > 1 { heading += " and \(group.stateCount - 1) more" }
    if first.bucket != .renamed {
      heading += " · " + Self.escaped(oneLine(problem.reason.english))
    }
    var parts = [Self.fenced(DifferenceText(first, width: Self.columns).plain)]
    parts.append(Self.code(GalleryCommandLine.browse(oneLine(first.link.text))))
    if group.stateCount > 1 { parts.append(Self.list(of: group)) }
    return Self.details(heading, parts)
  }

  /// The other states, up to a few.
  private static func list(of group: CauseGroup) -> String {
    let links = group.differences.flatMap(\.links).dropFirst()
    var lines = links.prefix(12).map { "- " + code(oneLine($0.text)) }
    if links.count > 12 { lines.append("- … and \(links.count - 12) more") }
    return lines.joined(separator: "\n")
  }
}

extension MarkdownReporter {
  private static func details(_ heading: String, _ parts: [String]) -> String {
    "<details><summary>\(heading)</summary>\n\n" + parts.joined(separator: "\n\n")
      + "\n\n</details>\n"
  }

  /// A text without any meaning in Markdown, mentions or references.
  static func escaped(_ text: String) -> String {
    var output = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&", "<", ">", "\"", "'", "#", "@", "|", "*", "_", "`", "[", "]", "\\", "~", "!", ":":
        output += "&#\(scalar.value);"
      case _: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  /// A text as code: with tags, since any number of backticks can be in it.
  static func code(_ text: String) -> String { "<code>\(escaped(text))</code>" }

  /// Preformatted lines, in a fence longer than any in them.
  static func fenced(_ text: String) -> String {
    var longest = 0
    var run = 0
    for scalar in text.unicodeScalars {
      run = scalar == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: max(3, longest + 1))
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { oneLine(String($0)) }
    while lines.count > 1, lines.last == "" { lines.removeLast() }
    return "\(fence)text\n" + lines.joined(separator: "\n") + "\n\(fence)"
  }
}
