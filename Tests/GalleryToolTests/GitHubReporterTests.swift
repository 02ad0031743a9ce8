import StateSpace
import Testing

@testable import FourSystems
@testable import GalleryKit
@testable import GalleryTool
@testable import VisualReview

@Suite("Reports for GitHub")
struct GitHubReporterTests {
  private func annotations(_ report: TestReport) -> [String] {
    GitHubReporter(report: report, causes: report.causes(in: .builtIn), setting: ReportSetting(snapshots: "design/__Snapshots__")).text
      .split(separator: "\n").map(String.init)
  }

  private func report(_ links: [String], of variant: VariantID = "tag/filled") -> TestReport {
    TestReport(variants: [
      VariantReport(
        id: variant,
        failures: links.map {
          VariantReport.Failure(link: LinkID(text: $0), reason: "100% blank:\nnothing, here")
        })
    ])
  }

  @Test func anAnnotationStandsAtTheBaselineAndSaysHowToSee() {
    let lines = annotations(report(["tag/filled:selected,color=yellow"]))
    #expect(
      lines.first
        == "::error file=design/__Snapshots__/tag/filled.snap,line=1,"
        + "title=not drawn%3A tag/filled%3Aselected%2Ccolor=yellow::"
        + "100%25 blank: nothing, here%0Ags-gallery browse tag/filled:selected,color=yellow")
  }

  @Test func thereAreAsManyAsGitHubShowsAndTheRestIsCounted() {
    let lines = annotations(report((1...37).map { "tag/filled:n=\($0)" }))
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines[10] == "27 more of the kind error are in the other reports.")
    #expect(lines.count == 13)
    #expect(annotations(report((1...10).map { "\($0)" })).count { $0.hasPrefix("::error ") } == 10)
    #expect(!annotations(report((1...10).map { "\($0)" })).contains { $0.contains(" more of ") })
  }

  @Test func aRenameIsANoticeAndAWarningTellsOfBaselines() {
    let lines = annotations(.sample)
    #expect(
      lines.contains { $0.hasPrefix("::notice ") && $0.contains("title=renamed%3A tag/stroke") })
    #expect(
      lines.contains("::warning::__Snapshots__/tag/stroke.snap: line 3 is a conflict marker."))
    #expect(!lines.contains { $0.hasPrefix("::error ") && $0.contains("title=renamed") })
  }

  @Test func whatGitHubWouldReadIsEscaped() {
    #expect(WorkflowCommand.escapedData("a%0A\r\nb:c,d") == "a%250A%0D%0Ab:c,d")
    #expect(WorkflowCommand.escapedProperty("a%,:\r\n") == "a%25%2C%3A%0D%0A")
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func nothingFromOutsideIsACommand(seed: UInt64) throws {
    var reports = RandomReports(seed: seed)
    let report = reports.report()
    let lines = annotations(report)
    let known = /::(error|warning|notice)( file=[^:,]*,line=1,title=[^:,]*)?::.*/
      .matchingSemantics(.unicodeScalar)
    for line in lines where line.contains("::") || line.hasPrefix("#") {
      #expect(line.wholeMatch(of: known) != nil, "seed \(seed): \(line.debugDescription)")
    }
    let problems = report.problems.count { $0.kind.isProblem }
    #expect(lines.count { $0.hasPrefix("::error") } == min(10, problems), "seed \(seed)")
  }
}
