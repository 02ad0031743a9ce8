import StateSpace
import Testing

@testable import FourSystems
@testable import GalleryKit
@testable import GalleryTool
@testable import VisualReview

@Suite("Reports for GitHub")
struct GitHubReporterTests {
  private func annotations(_ report: TestReport) -> [String] {
    var setting = ReportSetting(snapshots: "design/__Snapshots__")
    setting.rangeCauses = report.range?.causes(in: .builtIn)
    return GitHubReporter(report: report, causes: report.causes(in: .builtIn), setting: setting)
      .text
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

  @Test func anAnnotationIsAtTheBaselineAndSaysHowToSee() {
    let lines = annotations(report(["tag/filled:selected,color=yellow"]))
    #expect(
      lines.first
        == "::error file=design/__Snapshots__/tag/filled.snap,line=1,"
        + "title=not drawn%3A tag/filled%3Aselected%2Ccolor=yellow::"
        + "100%25 blank: nothing, here%0Ags-gallery browse tag/filled:selected,color=yellow")
  }

  @Test func theLastAnnotationCountsTheRest() {
    let lines = annotations(report((1...37).map { "tag/filled:n=\($0)" }))
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(
      lines[9] == "::error title=28 more::Not shown here: 28 not drawn (28 states). "
        + "GitHub shows 10 annotations of a type in a step; the other reports have all.")
    #expect(lines.count == 12)
    let ten = annotations(report((1...10).map { "\($0)" }))
    #expect(ten.count { $0.hasPrefix("::error ") } == 10 && !ten.contains { $0.contains(" more") })
  }

  /// Thirty undrawn states, and one cause of every other kind behind them.
  @Test func eachKindIsShownDespiteManyOfAnother() {
    var report = TestReport.sample
    report.variants[1].failures = (1...30).map {
      VariantReport.Failure(link: "tag/stroke:n=\($0)", reason: "nothing of it is seen.")
    }
    let lines = annotations(report).filter { $0.hasPrefix("::error ") }
    #expect(lines.count == 10)
    for kind in ["not drawn", "deleted", "new", "changed"] {
      #expect(lines.contains { $0.contains("title=\(kind)%3A") }, "\(kind)")
    }
    let causes = report.causes(in: .builtIn).causes.count { $0.root.kind != .renamed }
    #expect(lines.last?.contains("title=\(30 + causes - 9) more::") == true)
  }

  @Test func aCauseIsOneAnnotationWithItsStatesAndVariants() {
    let lines = annotations(.sample)
    #expect(
      lines.contains {
        $0.hasPrefix(
          "::error file=design/__Snapshots__/tag/filled.snap,line=1,title=changed%3A token ")
          && $0.contains(
            "#7A4FE8 → #9E7CFE%0A16 states, 16 looks of tag/filled%0Ags-gallery browse ")
          && $0.hasSuffix("%0Ags-gallery accept --cause token:tagPurple.solid")
      })
    #expect(lines.filter { $0.contains("tagPurple.solid") }.count == 1)
    // Deleted and new states come before the changes.
    let kinds = lines.filter { $0.hasPrefix("::error ") }.compactMap {
      $0.firstMatch(of: #/title=([a-z ]+)%3A/#)?.1
    }
    #expect(kinds == ["not drawn", "deleted", "new", "changed", "changed"])
  }

  @Test func changesOfTheBranchAreNotices() {
    var report = TestReport.empty
    report.range = BaselineRange(
      reference: "origin/main", commit: "1a2b3c4d5e", variants: TestReport.sample.variants)
    let lines = annotations(report)
    let notices = lines.filter { $0.hasPrefix("::notice ") }
    #expect(notices.count == TestReport.sample.causes(in: .builtIn).causes.count)
    #expect(notices.allSatisfy { $0.contains("title=in this branch%2C ") })
    #expect(notices.contains { $0.contains("%0Ags-gallery diff --base origin/main tag/filled") })
    #expect(!lines.contains { $0.hasPrefix("::error") })
    #expect(
      lines.last == "30 changed, 2 new, 4 deleted, 144 renamed since origin/main (1a2b3c4d5e) "
        + "in the baselines")
  }

  @Test func aRenameIsANoticeAndADamagedBaselineAWarning() {
    let lines = annotations(.sample)
    #expect(lines.contains { $0.hasPrefix("::notice ") && $0.contains("title=renamed%3A ") })
    #expect(
      lines.contains("::warning::__Snapshots__/tag/stroke.snap: line 3 is a conflict marker."))
    #expect(!lines.contains { $0.hasPrefix("::error ") && $0.contains("title=renamed") })
  }

  @Test func charactersSpecialToGitHubAreEscaped() {
    #expect(WorkflowCommand.escapedData("a%0A\r\nb:c,d") == "a%250A%0D%0Ab:c,d")
    #expect(WorkflowCommand.escapedProperty("a%,:\r\n") == "a%25%2C%3A%0D%0A")
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func nothingFromOutsideIsACommand(seed: UInt64) throws {
    var reports = RandomReports(seed: seed)
    let report = reports.report()
    let lines = annotations(report)
    let known = /::(error|warning|notice)( (file=[^:,]*,line=1,)?title=[^:,]*)?::.*/
      .matchingSemantics(.unicodeScalar)
    // A summary begins with a digit: its line is never a command, whatever the names in it.
    for line in lines
    where (line.contains("::") || line.hasPrefix("#")) && line.first?.isNumber != true {
      #expect(line.wholeMatch(of: known) != nil, "seed \(seed): \(line.debugDescription)")
    }
    let entries =
      ReportEntry.unread(of: report)
      + ReportEntry.all(of: report, by: report.causes(in: .builtIn))
    let problems = entries.count { $0.kind.isProblem }
    #expect(lines.count { $0.hasPrefix("::error") } == min(10, problems), "seed \(seed)")
  }
}
