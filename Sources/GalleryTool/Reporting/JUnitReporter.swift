import GSDesign
import GalleryKit
import StateSpace
import VisualReview

/// A test report as JUnit's XML: a suite for each variant, with a case for the variant, and one for each state that is
/// not as it was.
///
/// The case of a variant always has the same name and fails if anything of the variant differs, so that build servers
/// have a history of it. An unchanged variant has no other case: ten thousand states are not ten thousand lines. The
/// other cases are named by the links of their states, so that their number is that of the states in other reports.
struct JUnitReporter {
  /// The name of the case of a variant.
  static let variantCase = "all states"
  /// The name of the case of what could not be read or is missing, and belongs to no variant.
  static let omissionCase = "everything read"

  let report: TestReport

  var text: String {
    JUnitDocument(
      suites: report.variants.map(Self.suite),
      notices: ("baselines", omissions, report.notices), milliseconds: report.milliseconds
    ).text
  }

  private var omissions: [JUnitDocument.Case] {
    guard let first = report.omissions.first else { return [] }
    return [
      JUnitDocument.Case(
        name: Self.omissionCase, problem: Self.unread(first, report.omissions))
    ]
  }

  private static func unread(_ message: String, _ lines: [String]) -> JUnitDocument.Problem {
    JUnitDocument.Problem(
      kind: .error, type: ReportProblem.Kind.unread.rawValue, message: oneLine(message),
      lines: lines.map(oneLine))
  }

  /// The results of one variant.
  private static func suite(_ variant: VariantReport) -> JUnitDocument.Suite {
    let differences = variant.differences.filter { $0.bucket != .renamed }
    let counts = ReportSummary(report: TestReport(variants: [variant])).counts
    let states =
      variant.failures.map { failure in
        testCase(ReportProblem(failure, of: variant.id), failure.link, .error)
      }
      + differences.flatMap { difference in
        let problem = ReportProblem(difference)
        return difference.links.map { testCase(problem, $0, .failure) }
      }
    return JUnitDocument.Suite(
      name: variant.id.text, cases: [variantCase(variant, counts)] + states,
      output: "states: " + counts)
  }

  /// The case of a whole variant, whose problem is its worst one.
  private static func variantCase(
    _ variant: VariantReport, _ counts: String
  ) -> JUnitDocument.Case {
    if let reason = variant.damage?.reason {
      return JUnitDocument.Case(name: variantCase, problem: unread(reason, [reason, counts]))
    }
    let kinds = variant.problemKinds
    let worst = ReportProblem.Kind.allCases.first { $0.isProblem && kinds.contains($0) }
    return JUnitDocument.Case(
      name: variantCase,
      problem: worst.map { kind in
        JUnitDocument.Problem(
          kind: kind == .failed ? .error : .failure, type: kind.rawValue, message: counts,
          lines: [counts])
      })
  }

  private static func testCase(
    _ problem: ReportProblem, _ link: LinkID, _ kind: JUnitDocument.Problem.Kind
  ) -> JUnitDocument.Case {
    let link = oneLine(link.text)
    let reason = problem.text(.english)
    return JUnitDocument.Case(
      name: link,
      problem: JUnitDocument.Problem(
        kind: kind, type: problem.kind.rawValue, message: reason,
        lines: [reason, GalleryCommandLine.browse(link)]))
  }
}
