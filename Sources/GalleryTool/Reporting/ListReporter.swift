import GSDesign
import GalleryKit
import StateSpace
import TermRender
import VisualReview

/// A line for each problem, and a summary at the end.
struct ListReporter {
  let report: TestReport
  let causes: CauseList
  let setting: ReportSetting
  /// Whether the output is a terminal: then the marks also have colours.
  let isStyled: Bool

  var text: String {
    var output = ""
    for variant in report.variants { output += lines(of: variant) }
    let groups = causes.causes
    for group in groups where group.root.kind == .renamed { output += line(group) }
    for notice in report.notices { output += "note: \(oneLine(notice))\n" }
    if !output.isEmpty { output += "\n" }
    return output + digest(of: groups) + range + summary
  }

  /// A line for each problem; a wholly new or deleted variant is one problem.
  private func lines(of variant: VariantReport) -> String {
    let problems = variant.problems.filter(\.kind.isProblem)
    guard let kind = problems.first?.kind, problems.count > 1, variant.same == 0,
      problems.count == variant.problems.count, problems.allSatisfy({ $0.kind == kind })
    else { return problems.map(line).joined() }
    let states = "\(problems.reduce(0) { $0 + $1.count }) states, \(problems.count) looks"
    switch kind {
    case .new: return head(kind) + oneLine(variant.id.text) + "  \(states): no baseline yet\n"
    case .deleted: return head(kind) + oneLine(variant.id.text) + "  \(states): drawn no more\n"
    case .failed, .changed, .renamed: return problems.map(line).joined()
    }
  }

  private func line(_ problem: ReportProblem) -> String {
    head(problem.kind) + problem.name + "  " + problem.text(.english) + "\n"
  }

  /// A difference that is not visible, with one line for its whole group.
  private func line(_ group: CauseGroup) -> String {
    guard let first = group.differences.first else { return "" }
    let count = group.stateCount
    let problem = ReportProblem(first)
    return head(problem.kind) + oneLine(first.link.text) + (count > 1 ? " (+\(count - 1))" : "")
      + "  " + problem.text(.english) + "\n"
  }

  /// The common causes of many lines, most frequent first: usually a single change was made.
  private func digest(of groups: [CauseGroup]) -> String {
    let problems = groups.filter { ![.new, .deleted, .renamed].contains($0.root.kind) }
    let isShort = problems.count * 2 > problems.reduce(0) { $0 + $1.differences.count }
    guard !isShort, !problems.isEmpty else { return "" }
    var output = "common causes:\n"
    for group in problems.prefix(Self.digestLines) {
      output += oneLine(group.root.phrase.english)
      let variants = group.variants.sorted().map(\.text)
      let states = group.stateCount == 1 ? "1 state" : "\(group.stateCount) states"
      output += "  \(states) of \(Self.names(variants))\n"
    }
    let rest = problems.count - Self.digestLines
    if rest > 0 { output += "and \(rest) more\n" }
    return output + "\n"
  }

  /// The changes of the baselines themselves, a line for each cause.
  private var range: String {
    guard let counts = ReportSummary(report: report).range else {
      return ""
    }
    let causes = setting.rangeCauses?.causes ?? []
    var output = "in the baselines: \(counts)\n"
    for cause in causes.prefix(Self.digestLines) {
      output += "  \(oneLine(cause.root.phrase.english))  "
      output += "\(counted(cause.stateCount, "state")) of "
      output += Self.names(cause.variants.sorted().map(\.text)) + "\n"
    }
    let rest = causes.count - Self.digestLines
    if rest > 0 { output += "  and \(rest) more\n" }
    return output + "\n"
  }

  private static let digestLines = 10

  /// A few names, and the number of others.
  private static func names(_ names: [String]) -> String {
    let shown = names.prefix(3).map(oneLine).joined(separator: ", ")
    return names.count > 3 ? shown + " and \(names.count - 3) more" : shown
  }

  /// The mark and the kind, padded so that links begin in the same column.
  private func head(_ kind: ReportProblem.Kind) -> String {
    let head = "\(kind.mark) \(kind.words.english)"
    let pad = String(repeating: " ", count: max(1, Self.margin - head.count))
    return styled(head, Self.pen(of: kind)) + pad
  }

  /// The columns before a link.
  private static let margin = 13

  var summary: String {
    let summary = ReportSummary(report: report)
    var output = summary.counts + "\n" + summary.extent + "\n"
    let reports = ReportSummary.reports(setting)
    if !reports.isEmpty { output += "reports: \(reports)\n" }
    if let next = setting.next, report.problems.contains(where: { $0.kind != .failed }) {
      output += "next: \(next)\n"
    } else if let failure = report.failures.first {
      output += "next: \(GalleryCommandLine.browse(oneLine(failure.link.text)))\n"
    }
    return output
  }

  private func styled(_ text: String, _ pen: Pen) -> String {
    guard isStyled else { return text }
    var bytes: [UInt8] = []
    ControlSequence.graphics(from: .plain, to: pen).encode(into: &bytes)
    bytes += Array(text.utf8)
    ControlSequence.resetGraphics.encode(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func pen(of kind: ReportProblem.Kind) -> Pen {
    switch kind {
    case .failed, .deleted: Pen(foreground: .named(1), attributes: .bold)
    case .changed: Pen(foreground: .named(3), attributes: .bold)
    case .new: Pen(foreground: .named(2), attributes: .bold)
    case .renamed: Pen(attributes: .bold)
    }
  }
}

/// A mark for each finished variant, then a list of those not marked `.`.
struct DotReporter {
  /// Marks on a line.
  static let columns = 80

  /// The worst result of a variant; a full stop if nothing has changed.
  static func mark(_ variant: VariantReport) -> Character {
    let kinds = Set(variant.problems.map(\.kind))
    return ReportProblem.Kind.allCases.first(where: kinds.contains)?.mark ?? "."
  }

  /// The text after a number of marks.
  static func text(_ variant: VariantReport, after count: Int) -> String {
    String(mark(variant)) + (count % columns == columns - 1 ? "\n" : "")
  }

  /// The end of a row of marks.
  static func end(after count: Int) -> String {
    count % columns == 0 ? (count == 0 ? "" : "\n") : "\n\n"
  }

  /// The whole output at once, for a file.
  static func text(
    _ report: TestReport, _ causes: CauseList, _ setting: ReportSetting
  ) -> String {
    let marks = report.variants.enumerated().map { text($0.element, after: $0.offset) }
    return marks.joined() + end(after: report.variants.count)
      + ListReporter(report: report, causes: causes, setting: setting, isStyled: false).text
  }
}
