import GSDesign
import GalleryKit
import StateSpace
import VisualReview

/// A test report as JUnit's XML: a suite for each variant, and in it a case for each look that is not as it was.
///
/// An unchanged variant is one case that passes, so that ten thousand states are not ten thousand lines, and a suite has
/// a history. Cases are named by the link of their first state.
struct JUnitReporter {
  let report: TestReport

  var text: String {
    JUnitDocument(
      suites: report.variants.map(Self.suite), notices: ("baselines", report.notices),
      milliseconds: report.milliseconds
    ).text
  }

  /// The results of one variant.
  private static func suite(_ variant: VariantReport) -> JUnitDocument.Suite {
    let differences = variant.differences.filter { $0.bucket != .renamed }
    let cases =
      [JUnitDocument.Case(name: "everything else")]
      + variant.failures.map { failure in
        testCase(ReportProblem(failure, of: variant.id), .error, details: [])
      }
      + differences.map { difference in
        testCase(
          ReportProblem(difference), .failure, details: difference.links.dropFirst().map(\.text))
      }
    return JUnitDocument.Suite(
      name: variant.id.text, cases: cases,
      output: ReportSummary(report: TestReport(variants: [variant])).counts)
  }

  private static func testCase(
    _ problem: ReportProblem, _ kind: JUnitDocument.Problem.Kind, details: [String]
  ) -> JUnitDocument.Case {
    let link = oneLine(problem.link.text)
    let reason = problem.text(.english)
    return JUnitDocument.Case(
      name: link,
      problem: JUnitDocument.Problem(
        kind: kind, type: problem.kind.rawValue, message: reason,
        lines: [reason, GalleryCommandLine.browse(link)] + details))
  }
}
