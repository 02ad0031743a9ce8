import GalleryTesting
import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import VisualReview
@testable import Workbench

/// Reports read from other people's files, or made of them.
@Suite("Hostile text in reports") struct HostileReportTests {
  /// Where a text gets into a report.
  enum Place: String, CaseIterable {
    case variant, state, formerState, environment, cell, failedLink, reason, notice

    var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// A report of one of each bucket, with a text at one place.
  private static func report(_ text: String, at place: Place) -> TestReport {
    func word(_ here: Place, _ otherwise: String) -> String { place == here ? text : otherwise }
    let variant = VariantID("own/" + word(.variant, "word"))
    let state = variant.text + ":title=" + word(.state, "x")
    let environment = EnvironmentID(word(.environment, "appearance=dark"))
    let old = GSDesign.CellPicture.holding(word(.cell, "old"))
    let new = GSDesign.CellPicture.holding(word(.cell, "new") + "!")
    var report = VariantReport(id: variant, states: 5, looks: 4, same: 1)
    report.differences = [
      Difference(
        .changed, variant: variant, environment: environment, states: ["\(state)", "\(state)2"],
        old: old, new: new),
      Difference(
        .new, variant: variant, environment: environment, states: ["\(state)3"], old: nil, new: new),
      Difference(
        .deleted, variant: variant, environment: environment, states: ["\(state)4"], old: old,
        new: nil),
      Difference(
        .renamed, variant: variant, environment: environment, states: ["\(state)5"],
        formerStates: ["own/word:title=former\(word(.formerState, "y"))"], old: old, new: old),
    ]
    report.failures = [
      VariantReport.Failure(
        link: LinkID(text: word(.failedLink, "own/word:z")), reason: word(.reason, "none."))
    ]
    return TestReport(
      variants: [report], notices: [word(.notice, "notice")], existing: 9, milliseconds: 12)
  }

  @Test(arguments: Place.allCases)
  func everyReporterHoldsTheRules(_ place: Place) throws {
    var count = try HostileCount(sharing: place.index)
    let setting = ReportSetting()
    func check(
      _ name: String, as kind: OutputKind, _ write: (TestReport) throws -> String
    ) throws {
      try count.check(place.rawValue, name, as: kind) {
        Array(try write(Self.report($0, at: place)).utf8)
      }
    }
    try check("list", as: .text) {
      ListReporter(report: $0, causes: $0.causes(in: .builtIn), setting: setting, isStyled: false)
        .text
    }
    try check("styled list", as: .terminal) {
      ListReporter(report: $0, causes: $0.causes(in: .builtIn), setting: setting, isStyled: true)
        .text
    }
    try check("dot", as: .text) { DotReporter.text($0, $0.causes(in: .builtIn), setting) }
    try check("json", as: .json) { $0.json }
    try check("json, read and written", as: .json) {
      try TestReport(json: $0.json).json
    }
    try check("junit", as: .text) { JUnitReporter(report: $0).text }
    try check("github", as: .text) {
      GitHubReporter(report: $0, causes: $0.causes(in: .builtIn), setting: setting).text
    }
    // Findings beyond the largest comment are counted instead.
    try check("markdown", as: .paragraphs) {
      MarkdownReporter(report: $0, causes: $0.causes(in: .builtIn), setting: setting).text
    }
    try check("page", as: .text) {
      ReportPage(
        report: $0, causes: $0.causes(in: .builtIn), catalogue: .builtIn, language: .korean
      ).text
    }
    try check("pictures", as: .paragraphs) { report in
      var pictures = ReportPictures(.builtIn)
      return report.variants.flatMap(\.differences).flatMap { difference in
        [difference.old, difference.new].compactMap(\.self).map {
          pictures.picture($0, of: difference).svg.markup
        }
      }.joined()
    }
    try check("diff json", as: .json) {
      DiffJSON(
        $0.variants.flatMap(\.differences).map { DiffJSON.Entry($0, DecisionReasons()) }
      ).text
    }
    try check("list of differences", as: .text) {
      DifferenceList(
        $0.variants.flatMap(\.differences), by: $0.causes(in: .builtIn), DecisionReasons()
      ).text
    }
    TermRenderTests.report(count, "\(place)")
  }

  @Test(arguments: Place.allCases)
  func everyDifferenceInWordsHoldsTheRules(_ place: Place) throws {
    var count = try HostileCount(sharing: place.index)
    for language in Language.ofInterface {
      for width in [30, 100] {
        func texts(_ text: String) -> [DifferenceText] {
          Self.report(text, at: place).variants.flatMap(\.differences).map {
            DifferenceText($0, width: width, language: language, commands: [])
          }
        }
        // Long words are broken into lines of ours: lines are not counted.
        try count.check(place.rawValue, "diff", as: .paragraphs) {
          Array(texts($0).map(\.plain).joined().utf8)
        }
        try count.check(place.rawValue, "styled diff", as: .terminal) {
          texts($0).flatMap { $0.styled(depth: .truecolor) }
        }
      }
    }
    TermRenderTests.report(count, "\(place)")
  }

  /// JUnit reports and pages are still markup, and no more of it than for a harmless text.
  @Test(arguments: Place.allCases)
  func noTextBecomesMarkup(_ place: Place) throws {
    func elements(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "<") } }
    var compared = 0
    for string in try HostileCount.strings(along: place.index) {
      let harmless = Self.report(HostileCount.harmless(besides: string.text), at: place)
      let report = Self.report(string.text, at: place)
      let junit = JUnitReporter(report: report).text
      #expect(elements(junit) == elements(JUnitReporter(report: harmless).text), "\(string)")
      #expect(throws: Never.self, "\(string)") {
        try MarkupReader.read(String(junit.drop { $0 != "\n" }))
      }
      let page = ReportPage(
        report: report, causes: report.causes(in: .builtIn), catalogue: .builtIn, language: .english
      )
      #expect(throws: Never.self, "\(string)") { try MarkupReader.read(page.text) }
      compared += 2
    }
    print("hostile checks: \(compared) documents read as markup, \(place)")
  }
}
