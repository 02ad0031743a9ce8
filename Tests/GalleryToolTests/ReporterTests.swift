import ArgumentParser
import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import VisualReview

@Suite("Reporters")
struct ReporterTests {
  @Test(
    "names with paths are read",
    arguments: [
      ("list", [Reporter(.list, to: .standardOutput)]),
      ("dot", [Reporter(.dot, to: .standardOutput)]),
      ("html", [Reporter(.html, to: .path("gallery-report"))]),
      ("html=out/page", [Reporter(.html, to: .path("out/page"))]),
      (
        "list,json=a=b.json,junit=c d.xml",
        [
          Reporter(.list, to: .standardOutput), Reporter(.json, to: .path("a=b.json")),
          Reporter(.junit, to: .path("c d.xml")),
        ]
      ),
    ])
  func namesWithPathsAreRead(_ argument: String, _ reporters: [Reporter]) throws {
    #expect(try Reporter.list(argument) == reporters)
    #expect(try ReporterOptions.parse(["--reporter", argument]).reporters == reporters)
  }

  @Test func everyKindCanBeNamedAndGoesSomewhere() throws {
    let all = ReporterKind.allCases.map { "\($0.rawValue)=\($0.rawValue).out" }
    #expect(
      try Reporter.list(all.joined(separator: ",")).map(\.kind) == ReporterKind.allCases)
    #expect(try ReporterOptions.parse([]).reporters == [Reporter(.list)])
    #expect(
      try ReporterOptions.parse(["--reporter", "json=a", "--reporter", "json=b"]).reporters.count
        == 2)
  }

  @Test(
    "an invalid reporter is refused with a sentence",
    arguments: [
      (
        "lists",
        "unknown reporter “lists”; use one of list, dot, json, junit, html, github, markdown, "
          + "each with =PATH if it goes to a file."
      ),
      ("list,", "unknown reporter “”"), ("", "unknown reporter “”"),
      ("json=", "json= names no path; leave out the = or name one."),
      (
        "list,dot",
        "list and dot cannot both go to standard output; give one of them a file: dot=PATH"
      ),
      ("list,json=a,github", "list and github cannot both go to standard output"),
      ("json=a,junit=a", "json and junit cannot both go to a."),
      ("html,html=gallery-report", "html and html cannot both go to gallery-report."),
    ])
  func anInvalidReporterIsRefused(_ argument: String, _ sentence: String) {
    let error = #expect(throws: (any Error).self) {
      try ReporterOptions.parse(["--reporter", argument])
    }
    let message = error.map { ReporterOptions.message(for: $0) } ?? ""
    #expect(message.contains(sentence), "\(message)")
  }

  private let setting = ReportSetting(
    reports: [
      Reporter(.list), Reporter(.json, to: .path("out/report.json")), Reporter(.html),
    ])

  private func list(_ report: TestReport, isVerbose: Bool = false) -> [String] {
    var setting = setting
    setting.isVerbose = isVerbose
    return ListReporter(
      report: report, causes: report.causes(in: .builtIn), setting: setting, isStyled: false
    ).text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func aCauseHasTwoLinesForAnyNumberOfStates() throws {
    let report = TestReport.sample
    let lines = list(report)
    let causes = report.causes(in: .builtIn).causes
    let heads = lines.filter { line in
      ReportProblem.Kind.allCases.contains { line.hasPrefix("\($0.mark) \($0.words.english) ") }
    }
    // A state that is not drawn has one line; it comes first.
    #expect(heads.count == causes.count + 1)
    #expect(heads.first?.hasPrefix("! not drawn") == true)
    for (line, cause) in zip(heads.dropFirst(), causes) {
      #expect(line.contains(cause.root.phrase.english), "\(line)")
      #expect(line.contains("\(cause.stateCount) state"), "\(line)")
      let place = try #require(lines.firstIndex(of: line))
      let link = try #require(cause.differences.first?.link.text)
      #expect(lines[place + 1].contains("  " + link))
    }
    let end = try #require(lines.firstIndex { $0.hasPrefix("note: ") })
    #expect(end == 1 + 2 * causes.count)
    #expect(
      Array(lines[end...]) == [
        "note: __Snapshots__/tag/stroke.snap: line 3 is a conflict marker.", "",
        "1 not drawn, 30 changed, 2 new, 4 deleted, 144 renamed, 502 same",
        "678 of 690 states seen in 1.2 s",
        "reports: out/report.json, gallery-report/index.html", "next: gs-gallery review", "",
      ])
  }

  @Test func twoCausesFillAtMostAScreen() {
    var report = TestReport.sample
    report.variants = report.variants.filter { $0.id == "tag/filled" || $0.id == "button/primary" }
    #expect(report.causes(in: .builtIn).causes.count == 2)
    #expect(list(report).count <= 24)
  }

  @Test func aVerboseListHasEveryState() {
    let report = TestReport.sample
    let lines = list(report, isVerbose: true)
    for link in report.variants.flatMap(\.differences).flatMap(\.links) {
      #expect(lines.contains { $0.contains("  " + link.text + "  ") }, "\(link.text)")
    }
  }

  @Test func aReasonNotedForALookIsShown() throws {
    var report = TestReport.sample
    let difference = try #require(
      report.variants.flatMap(\.differences).first { $0.bucket == .changed })
    report.reasons = DecisionReasons([
      DecisionReason(.rejected, difference, text: "Too little contrast.\u{1B}[31m")
    ])
    let lines = list(report).filter { $0.contains("rejected before: ") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("Too little contrast.") == true)
    #expect(lines.first?.contains("\u{1B}") == false)
  }

  @Test func theChangesSinceACommitHaveASeparateSection() {
    var report = TestReport(variants: [VariantReport(id: "tag/filled", states: 2, same: 2)])
    var range = BaselineRange(reference: "origin/main", commit: "1a2b3c4d5e", variants: [])
    range.variants = TestReport.sample.variants
    report.range = range
    var setting = setting
    setting.rangeCauses = range.causes(in: .builtIn)
    let text = ListReporter(
      report: report, causes: report.causes(in: .builtIn), setting: setting, isStyled: false
    ).text
    #expect(
      text.hasPrefix(
        "in the baselines: 30 changed, 2 new, 4 deleted, 144 renamed since origin/main (1a2b3c4d5e)\n"
      ), "\(text)")
    #expect(text.contains("\n\n0 changed, 0 new, 0 deleted, 0 renamed, 2 same\n"))
  }

  @Test func marksAreDistinctWithoutColours() {
    let kinds = ReportProblem.Kind.allCases
    #expect(Set(kinds.map(\.mark)).count == kinds.count)
    #expect(Set(kinds.map(\.words)).count == kinds.count)
    let plain = ListReporter(
      report: .sample, causes: TestReport.sample.causes(in: .builtIn), setting: setting,
      isStyled: false
    ).text
    let styled = ListReporter(
      report: .sample, causes: TestReport.sample.causes(in: .builtIn), setting: setting,
      isStyled: true
    ).text
    #expect(!plain.contains("\u{1B}"))
    #expect(styled != plain)
    #expect(styled.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test func withoutDifferencesNoNextCommandIsShown() {
    let report = TestReport(
      variants: [VariantReport(id: "tag/filled", states: 2, looks: 1, same: 2)], existing: 4,
      shard: TestReport.Shard(index: 2, count: 3), milliseconds: 7, stoppedEarly: true)
    #expect(
      ListReporter(
        report: report, causes: report.causes(in: .builtIn), setting: ReportSetting(),
        isStyled: true
      ).text == """
        0 changed, 0 new, 0 deleted, 0 renamed, 2 same
        2 of 4 states seen in 0.00 s, part 2 of 3, stopped early

        """)
  }

  @Test(arguments: [
    (0, "0.00"), (7, "0.00"), (45, "0.04"), (999, "0.99"), (1000, "1.0"), (61_550, "61.5"),
  ])
  func timeIsShort(_ milliseconds: Int, _ text: String) {
    #expect(
      ReportSummary(report: TestReport(variants: [], milliseconds: milliseconds)).seconds == text)
  }

  @Test func dotsShowTheWorstOfEachVariant() {
    let report = TestReport.sample
    #expect(report.variants.map { DotReporter.mark($0) } == ["~", "!", "~", "+", "-"])
    #expect(DotReporter.mark(VariantReport(id: "a")) == ".")
    let text = DotReporter.text(report, report.causes(in: .builtIn), setting)
    #expect(text.hasPrefix("~!~+-\n\n"))
    #expect(
      text.hasSuffix(
        ListReporter(
          report: report, causes: report.causes(in: .builtIn), setting: setting, isStyled: false
        ).text))
  }

  /// A baseline that cannot be read, and the commit of a range that is not found.
  private var unread: TestReport {
    var report = TestReport(
      variants: [
        VariantReport(id: "tag/filled", states: 2, looks: 1, same: 2),
        VariantReport(id: "tag/stroke", states: 3, looks: 1),
      ], existing: 5)
    report.variants[1].damage = VariantReport.Damage(reason: "Line 1 is broken.", states: 3)
    report.omissions = ["Git knows no commit."]
    return report
  }

  @Test(arguments: ReporterKind.allCases)
  func unreadStatesAreNeverTheSame(_ kind: ReporterKind) throws {
    let causes = unread.causes(in: .builtIn)
    let text =
      kind.text(of: unread, causes, setting)
      ?? ReportPage(report: unread, causes: causes, catalogue: .builtIn, language: .english).text
    #expect(text.contains("Line 1 is broken."), "\(kind)")
    #expect(text.contains("Git knows no commit."), "\(kind)")
    #expect(!text.contains("5 same") && !text.contains("No differences from the baselines."))
    let words: [String] =
      switch kind {
      case .list: ["3 unread, 0 changed, 0 new, 0 deleted, 0 renamed, 2 same"]
      case .dot: [".?\n", "3 unread"]
      case .json: ["\"unread\" : 3", "\"same\" : 2"]
      case .junit: ["errors=\"2\"", "<error type=\"unread\" message=\"Line 1 is broken.\""]
      case .html: ["3 unread, 2 same"]
      case .github:
        [
          "::error title=unread::Git knows no commit.\n",
          "__Snapshots__/tag/stroke.snap,line=1,title=unread%3A tag/stroke::Line 1 is broken.\n",
        ]
      case .markdown: ["| unread |", "| 3 |"]
      }
    for word in words { #expect(text.contains(word), "\(kind): \(text)") }
    // Nothing of it is pending.
    #expect(!text.contains("gs-gallery review"), "\(kind)")
  }

  @Test(arguments: [0, 1, 79, 80, 81, 160])
  func dotsAreWrapped(_ count: Int) {
    let report = TestReport(variants: (0..<count).map { VariantReport(id: "a/\($0)") })
    let lines = DotReporter.text(report, report.causes(in: .builtIn), setting).split(
      separator: "\n"
    ).filter {
      $0.hasPrefix(".")
    }
    #expect(lines.map(\.count).reduce(0, +) == count)
    #expect(lines.allSatisfy { $0.count <= 80 } && lines.dropLast().allSatisfy { $0.count == 80 })
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func nothingFromOutsideSteersATerminalOrBreaksALine(seed: UInt64) {
    var reports = RandomReports(seed: seed)
    let report = reports.report()
    let text = ListReporter(
      report: report, causes: report.causes(in: .builtIn), setting: setting, isStyled: false
    ).text
    #expect(
      text.unicodeScalars.allSatisfy {
        $0 == "\n"
          || !(0..<0x20 ~= $0.value || 0x7F...0x9F ~= $0.value || 0x202A...0x202E ~= $0.value)
      }, "seed \(seed)")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
    let groups = report.causes(in: .builtIn).causes.count
    // A cause has two lines, and one for each reason.
    let reasons = report.causes(in: .builtIn).causes.flatMap(\.differences).count {
      report.reason(for: $0) != nil
    }
    let expected = report.failures.count + report.sentences.count + 2 * groups + reasons
    #expect(lines - expected <= 10, "seed \(seed)")
  }

  @Test(arguments: [
    (
      "tag/filled:color=yellow,selected@theme=zatch", "tag/filled:color=yellow,selected@theme=zatch"
    ),
    ("tag/filled:title=%EA%B0%80", "tag/filled:title=%EA%B0%80"), ("", "''"), ("-rf", "'-rf'"),
    ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("$(reboot)", "'$(reboot)'"), ("가", "'가'"),
  ])
  func aLinkIsOneWordOfAShell(_ link: String, _ word: String) throws {
    #expect(GalleryCommandLine.quoted(link) == word)
    #expect(try Tool.shell("printf %s \(word)").output == link)
  }
}
