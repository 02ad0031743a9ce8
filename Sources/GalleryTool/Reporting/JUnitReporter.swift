import GSDesign
import GalleryKit
import TermRender
import VisualReview

/// JUnit's XML, as build servers read it: a suite for each variant, and in it a case for each look that is not as it was.
///
/// An unchanged variant is one case that passes, so that ten thousand states are not ten thousand lines, and a suite has
/// a history. Cases are named by the link of their first state.
struct JUnitReporter {
  let report: TestReport

  var text: String {
    let suites = report.variants.map(Suite.init)
    var output = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    output += "<testsuites name=\"\(ProgramName.current)\""
    output += Self.attributes([
      ("tests", suites.reduce(0) { $0 + $1.cases.count }),
      ("failures", suites.reduce(0) { $0 + $1.failures }),
      ("errors", suites.reduce(0) { $0 + $1.errors }),
    ])
    output += " time=\"\(report.milliseconds / 1000).\(Self.thousandths(report.milliseconds))\">\n"
    for suite in suites { output += suite.markup }
    if !report.notices.isEmpty {
      output += "  <testsuite name=\"baselines\" tests=\"0\" failures=\"0\" errors=\"0\">\n"
      output += "    <system-err>\(Self.lines(report.notices))</system-err>\n  </testsuite>\n"
    }
    return output + "</testsuites>\n"
  }

  private static func thousandths(_ milliseconds: Int) -> String {
    let digits = String(milliseconds % 1000)
    return String(repeating: "0", count: 3 - digits.count) + digits
  }

  fileprivate static func attributes(_ counts: [(name: String, count: Int)]) -> String {
    counts.map { " \($0.name)=\"\($0.count)\"" }.joined()
  }

  /// Lines as the text of an element.
  fileprivate static func lines(_ lines: [String]) -> String {
    lines.map { oneLine($0).escapedForMarkup }.joined(separator: "\n")
  }
}

/// The results of one variant.
private struct Suite {
  let variant: VariantReport
  let cases: [String]
  let failures: Int
  let errors: Int

  init(_ variant: VariantReport) {
    self.variant = variant
    let differences = variant.differences.filter { $0.bucket != .renamed }
    failures = differences.count
    errors = variant.failures.count
    let name = oneLine(variant.id.text.split(separator: "/").joined(separator: "."))
      .escapedForMarkup
    cases =
      ["    <testcase classname=\"\(name)\" name=\"everything else\"/>\n"]
      + variant.failures.map { failure in
        Self.testCase(
          ReportProblem(failure, of: variant.id), in: name, element: "error", details: [])
      }
      + differences.map { difference in
        Self.testCase(
          ReportProblem(difference), in: name, element: "failure",
          details: difference.links.dropFirst().map(\.text))
      }
  }

  private static func testCase(
    _ problem: ReportProblem, in name: String, element: String, details: [String]
  ) -> String {
    let link = oneLine(problem.link.text)
    let reason = problem.text(.english).escapedForMarkup
    var output = "    <testcase classname=\"\(name)\" name=\"\(link.escapedForMarkup)\">\n"
    output += "      <\(element) type=\"\(problem.kind.rawValue)\" message=\"\(reason)\">"
    output += JUnitReporter.lines(
      [problem.text(.english), GalleryCommandLine.browse(link)] + details)
    return output + "</\(element)>\n    </testcase>\n"
  }

  var markup: String {
    var output = "  <testsuite name=\"\(oneLine(variant.id.text).escapedForMarkup)\""
    output += JUnitReporter.attributes([
      ("tests", cases.count), ("failures", failures), ("errors", errors),
    ])
    output += ">\n" + cases.joined()
    let counts = ReportSummary(report: TestReport(variants: [variant])).counts
    output += "    <system-out>\(counts)</system-out>\n"
    return output + "  </testsuite>\n"
  }
}
