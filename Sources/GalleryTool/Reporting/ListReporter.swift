import GSDesign
import GalleryKit
import StateSpace
import TermRender
import VisualReview

/// The causes of all differences, each with one of its states, and a summary at the end.
struct ListReporter {
  let report: TestReport
  let causes: CauseList
  let setting: ReportSetting
  /// Whether the output is a terminal: then the marks also have colours.
  let isStyled: Bool

  var text: String {
    var output = ""
    for variant in report.variants {
      for failure in variant.failures {
        let problem = ReportProblem(failure, of: variant.id)
        output += head(.failed) + problem.name + "  " + problem.text(.english) + "\n"
      }
    }
    for cause in causes.causes { output += lines(of: cause) }
    for sentence in report.sentences { output += "note: \(oneLine(sentence))\n" }
    if !output.isEmpty { output += "\n" }
    return output + range + summary
  }

  /// A cause with the number of its states, and the first of its looks; in a verbose list, every look.
  private func lines(of cause: CauseGroup) -> String {
    let differences = cause.differences
    guard let first = differences.first else { return "" }
    let problem = ReportProblem(first)
    var output = head(problem.kind) + oneLine(cause.root.phrase.english) + "  "
    output += cause.extent + "\n"
    let margin = String(repeating: " ", count: Self.margin)
    if setting.isVerbose {
      for difference in differences {
        for link in difference.links {
          output += margin + oneLine(link.text) + "  " + ReportProblem(difference).text(.english)
          output += "\n"
        }
      }
    } else {
      let rest = cause.stateCount - 1
      output += margin + oneLine(first.link.text) + (rest > 0 ? " (+\(rest))" : "")
      output += "  " + problem.text(.english) + "\n"
    }
    for reason in report.reasonTexts(of: cause) { output += margin + reason + "\n" }
    return output
  }

  /// The changes of the baselines themselves, a line for each cause.
  private var range: String {
    guard let counts = ReportSummary(report: report).range else {
      return ""
    }
    let causes = setting.rangeCauses?.causes ?? []
    var output = "in the baselines: \(counts)\n"
    for cause in causes { output += lines(of: cause) }
    return output + "\n"
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
    if let next = setting.next, report.problemKinds.contains(where: { $0.bucket != nil }) {
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
    case .failed, .unread, .deleted: Pen(foreground: .named(1), attributes: .bold)
    case .changed: Pen(foreground: .named(3), attributes: .bold)
    case .new: Pen(foreground: .named(2), attributes: .bold)
    case .renamed: Pen(attributes: .bold)
    }
  }
}

extension CauseGroup {
  /// The numbers of its states and looks, and a few of its variants.
  var extent: String {
    let looks = lookCount > 1 ? ", \(lookCount) looks" : ""
    let names = variants.sorted().map(\.text)
    let shown = names.prefix(3).map(oneLine).joined(separator: ", ")
    return "\(counted(stateCount, "state"))\(looks) of \(shown)"
      + (names.count > 3 ? " and \(names.count - 3) more" : "")
  }
}

/// A mark for each finished variant, then a list of those not marked `.`.
struct DotReporter {
  /// Marks on a line.
  static let columns = 80

  /// The worst result of a variant; a full stop if nothing has changed.
  static func mark(_ variant: VariantReport) -> Character {
    let kinds = variant.problemKinds
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
