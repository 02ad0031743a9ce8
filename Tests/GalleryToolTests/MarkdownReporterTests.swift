import FourSystems
import GalleryTesting
import StateSpace
import Testing

@testable import GalleryKit
@testable import GalleryTool
@testable import VisualReview

@Suite("Reports as Markdown")
struct MarkdownReporterTests {
  private func text(_ report: TestReport) -> String {
    var setting = ReportSetting(reports: [Reporter(.html)])
    setting.rangeCauses = report.range?.causes(in: .builtIn)
    return MarkdownReporter(report: report, causes: report.causes(in: .builtIn), setting: setting)
      .text
  }

  @Test func countsComeFirstThenLooksBeforeAndAfter() throws {
    let report = TestReport.sample
    let text = text(report)
    #expect(
      text.hasPrefix(
        "## Visual review\n\n| not drawn | changed | new | deleted | renamed | same |\n"))
    #expect(text.contains("| 1 | \(report.count(.changed)) | \(report.count(.new)) |"))
    for words in ["✓Tag", "GitHub Lignin", "GitHub Signin", "A new article"] {
      #expect(text.contains(words), "\(words)")
    }
    #expect(text.ranges(of: "\n```text\n").count >= 5)
    #expect(text.contains("<code>gs-gallery review</code>"))
    #expect(text.contains("Reports: gallery-report/index.html\n"))
  }

  /// Every difference is in a cause, and every cause has its row and its place.
  @Test func eachCauseIsARowAndAnArticle() {
    let causes = TestReport.sample.causes(in: .builtIn).causes
    let text = text(.sample)
    #expect(causes.count < TestReport.sample.differenceCount / 2)
    #expect(text.ranges(of: "<details>").count == causes.count + 1)
    let rows = text.split(separator: "\n").drop { !$0.hasPrefix("| cause |") }.dropFirst(2)
      .prefix { $0.hasPrefix("|") }
    #expect(rows.count == causes.count)
    for (row, cause) in zip(rows, causes) {
      #expect(row.hasPrefix("| \(MarkdownReporter.escaped("\(cause.kind.mark) "))"), "\(row)")
      #expect(row.contains("| \(cause.stateCount) | \(cause.lookCount) |"), "\(row)")
    }
    #expect(rows.contains { $0.contains("| `#7A4FE8` → `#9E7CFE` | 16 | 16 | tag/filled |") })
    #expect(rows.contains { $0.contains("<code>Lignin</code> → <code>Signin</code>") })
    #expect(!text.contains("for lack of room"))
  }

  private static func failures(_ count: Int) -> [VariantReport.Failure] {
    (0..<count).map { index in
      VariantReport.Failure(link: "tag/filled:n=\(index)", reason: "nothing of it is seen.")
    }
  }

  @Test func itFitsACommentAndCountsOmittedLooks() {
    let text = text(
      TestReport(variants: [VariantReport(id: "tag/filled", failures: Self.failures(4000))]))
    #expect(text.utf8.count <= 65_536 && text.utf8.count > 60_000)
    let rest = 4000 - text.ranges(of: "<details>").count
    #expect(
      text.contains(
        "Without their looks here, for lack of room: \(rest) not drawn (\(rest) states).\n"))
    #expect(rest < 3900)
  }

  @Test func eachKindIsShownDespiteManyOfAnother() throws {
    var report = TestReport.sample
    report.variants[1].failures = Self.failures(4000)
    let text = text(report)
    #expect(text.utf8.count <= 65_536)
    for kind in ["not drawn", "deleted", "new", "renamed", "changed"] {
      let heading = try Regex("<summary>(.|&#[0-9]+;) \(kind) · ")
      #expect(text.contains(heading), "\(kind)")
    }
    // The table is short, so that nothing is missing from it.
    #expect(!text.contains("Not in this table"))
  }

  @Test func aTableThatIsTooLongCountsTheRest() {
    let picture = TestReport.sample.variants.flatMap(\.differences).compactMap(\.new)[0]
    func variants(_ bucket: Difference.Bucket, _ count: Int) -> [VariantReport] {
      (0..<count).map { index in
        let id = VariantID("\(bucket.rawValue)/variant-with-a-long-name-\(index)")
        return VariantReport(
          id: id,
          differences: [
            Difference(
              bucket, variant: id, environment: "", states: [StateID(id)],
              old: bucket == .new ? nil : picture, new: bucket == .new ? picture : nil)
          ])
      }
    }
    let text = text(TestReport(variants: variants(.deleted, 900) + variants(.new, 3)))
    #expect(text.utf8.count <= 65_536)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| + ") || $0.hasPrefix("| - ") }
    let deleted = 900 - rows.count { $0.hasPrefix("| - ") }
    #expect(rows.contains { $0.hasPrefix("| + ") }, "the first new one is in the table")
    #expect(
      text.contains(
        "Not in this table, for lack of room: \(deleted) deleted (\(deleted) states), 2 new"))
  }

  @Test func changesOfTheBranchHaveASeparateSection() {
    var report = TestReport.sample
    report.range = BaselineRange(
      reference: "origin/main", commit: "1a2b3c4d5e", variants: TestReport.sample.variants)
    let causes = TestReport.sample.causes(in: .builtIn).causes.count
    let heading = "\n### Changed in this branch since origin/main&#58; \(causes) causes\n"
    let parts = text(report).split(separator: heading, maxSplits: 1).map(String.init)
    #expect(parts.count == 2)
    for part in parts {
      #expect(part.contains("`#7A4FE8` → `#9E7CFE`"))
      #expect(part.ranges(of: "\n```text\n").count > 3)
    }
    report.variants = []
    let alone = text(report)
    #expect(alone.hasPrefix("## Visual review\n"))
    #expect(!alone.contains("| not drawn |") && alone.contains(heading))
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
    var report = reports.report()
    report.range = BaselineRange(
      reference: HostileText.all[Int(seed) % HostileText.all.count], commit: "1a2b3c4d5e",
      variants: reports.report().variants)
    let text = text(report)
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
        /<\/?(details|summary|code)>|<br>|&#[0-9]+;|^>|`#[0-9A-F]{6}`/
          .matchingSemantics(.unicodeScalar), with: ""
      ).unicodeScalars
      #expect(
        !bare.contains { "<>&\"'@`[]\\".unicodeScalars.contains($0) },
        "seed \(seed): \(line.debugDescription)")
      #expect(
        !bare.contains("#") || line == "## Visual review"
          || line.hasPrefix("### Changed in this branch "), "seed \(seed): \(line.debugDescription)"
      )
    }
    #expect(fence == nil, "seed \(seed)")
    #expect(open == 0, "seed \(seed)")
  }
}
