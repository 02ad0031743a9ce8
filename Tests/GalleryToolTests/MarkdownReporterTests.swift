import GalleryTesting
import StateSpace
import FourSystems
import Testing

@testable import GalleryKit
@testable import GalleryTool
@testable import VisualReview

@Suite("Reports as Markdown")
struct MarkdownReporterTests {
  private func text(_ report: TestReport) -> String {
    MarkdownReporter(report: report, causes: report.causes(in: .builtIn), setting: ReportSetting(reports: [Reporter(.html)])).text
  }

  @Test func countsComeFirstAndThenWhatWasAndWhatIs() throws {
    let report = TestReport.sample
    let text = text(report)
    #expect(
      text.hasPrefix(
        "## Visual review\n\n| not drawn | changed | new | deleted | renamed | same |\n"))
    #expect(text.contains("| 1 | \(report.count(.changed)) | \(report.count(.new)) |"))
    for words in ["✓Tag", "GitHub Lignin", "GitHub Signin", "A new article"] {
      #expect(text.contains(words), "\(words)")
    }
    #expect(text.ranges(of: "\n```text\n").count > 5)
    #expect(text.contains("<code>gs-gallery review</code>"))
    #expect(text.contains("Reports: gallery-report/index.html\n"))
  }

  /// Every difference is in a group, and every group has its place.
  @Test func whatIsIdenticalIsToldOnce() {
    let groups = TestReport.sample.causes(in: .builtIn).causes
    let text = text(.sample)
    #expect(groups.count < TestReport.sample.differenceCount / 2)
    #expect(text.ranges(of: "<details>").count == groups.count + 1)
    #expect(text.contains(" and \((groups.first?.stateCount ?? 0) - 1) more"))
  }

  @Test func itIsNeverLongerThanAComment() {
    let many = (0..<4000).map { index in
      VariantReport.Failure(link: "tag/filled:n=\(index)", reason: "nothing of it is seen.")
    }
    let text = text(TestReport(variants: [VariantReport(id: "tag/filled", failures: many)]))
    #expect(text.utf8.count <= 65_536 && text.utf8.count > 60_000)
    let shown = text.ranges(of: "<details>").count
    #expect(text.contains("… and \(4000 - shown) more that do not fit here.\n"))
    #expect(shown > 100)
  }

  @Test(
    arguments: [
      ("plain", "```text\nplain\n```"), ("a\nb", "```text\na\nb\n```"),
      ("a ``` b", "````text\na ``` b\n````"), ("``````", "```````text\n``````\n```````"),
      ("\u{1B}[2J\r", "```text\n␛[2J \n```"),
    ] as [(EscapedText, String)])
  func noTextEndsItsFence(_ argument: EscapedText, _ fenced: String) {
    #expect(MarkdownReporter.fenced(argument.text) == fenced)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func nothingFromOutsideIsMarkup(seed: UInt64) {
    var reports = RandomReports(seed: seed)
    let text = text(reports.report())
    var fence: Substring?
    var open = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let ticks = line.prefix { $0 == "`" }
      if let open = fence {
        if ticks == open { fence = nil }
        continue
      }
      if ticks.count >= 3 {
        fence = ticks
        continue
      }
      open += line.ranges(of: "<details>").count - line.ranges(of: "</details>").count
      // Scalar by scalar: a mark of the text may join the character before it.
      let bare = line.replacing(
        /<\/?(details|summary|code)>|&#[0-9]+;|^>/.matchingSemantics(.unicodeScalar), with: ""
      ).unicodeScalars
      #expect(
        !bare.contains { "<>&\"'@`[]\\".unicodeScalars.contains($0) },
        "seed \(seed): \(line.debugDescription)")
      #expect(
        !bare.contains("#") || line == "## Visual review", "seed \(seed): \(line.debugDescription)")
    }
    #expect(fence == nil, "seed \(seed)")
    #expect(open == 0, "seed \(seed)")
  }
}
