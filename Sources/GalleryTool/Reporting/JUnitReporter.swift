import GSDesign
import GalleryKit
import StateSpace
import VisualReview

/// A test report as JUnit's XML: a suite for each variant, with a case for the variant, and one for each look that is not
/// as it was.
///
/// The case of a variant always has the same name and fails if anything of the variant differs, so that build servers
/// have a history of it. An unchanged variant has no other case: ten thousand states are not ten thousand lines. The
/// other cases are named by the link of their first state.
struct JUnitReporter {
  /// The name of the case of a variant.
  static let variantCase = "all states"

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
    let counts = ReportSummary(report: TestReport(variants: [variant])).counts
    let looks =
      variant.failures.map { failure in
        testCase(ReportProblem(failure, of: variant.id), .error, details: [])
      }
      + differences.map { difference in
        testCase(
          ReportProblem(difference), .failure, details: difference.links.dropFirst().map(\.text))
      }
    return JUnitDocument.Suite(
      name: variant.id.text, cases: [variantCase(variant, counts)] + looks, output: counts)
  }

  /// The case of a whole variant, whose problem is its worst one.
  private static func variantCase(
    _ variant: VariantReport, _ counts: String
  ) -> JUnitDocument.Case {
    let kinds = Set(variant.problems.map(\.kind))
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
