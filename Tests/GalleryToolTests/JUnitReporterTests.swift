import Foundation
import GalleryTesting
import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import VisualReview

@Suite("Reports for build servers")
struct JUnitReporterTests {
  /// The schema's complaints about a report; empty if it is valid.
  private func complaints(_ text: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "report.xml")
    let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/junit.xsd").path
    let result = try Tool.shell(
      "xmllint --nonet --noout --schema '\(schema)' '\(folder.path)/report.xml' 2>&1 || true")
    return result.output.hasSuffix("report.xml validates\n") ? "" : result.output
  }

  @Test(arguments: [TestReport.sample, .empty])
  func aReportMatchesTheSchema(_ report: TestReport) throws {
    #expect(try complaints(JUnitReporter(report: report).text) == "")
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func anyReportMatchesTheSchema(seed: UInt64) throws {
    var reports = RandomReports(seed: seed)
    for _ in 0..<3 {
      let text = JUnitReporter(report: reports.report()).text
      #expect(try complaints(text) == "", "seed \(seed)")
    }
  }

  @Test func theSchemaRejectsInvalidReports() throws {
    let text = JUnitReporter(report: .sample).text
    let wrong = [
      text.replacing("type=\"changed\"", with: "type=\"other\""),
      text.replacing("time=\"1.234\"", with: "time=\"1,234\""),
      text.replacing("<failure ", with: "<broken ").replacing("</failure>", with: "</broken>"),
      text.replacing("classname=\"tag.filled\"", with: "classname=\"\""),
      text.replacing("</testsuites>", with: ""),
    ]
    for text in wrong { #expect(try !complaints(text).isEmpty) }
  }

  @Test func theCountsMatchTheCases() throws {
    let document = try MarkupReader.read(
      String(JUnitReporter(report: .sample).text.drop { $0 != "\n" }))
    let report = TestReport.sample
    func count(_ name: String) -> Int { document.elements.count { $0.name == name } }
    let suites = document.elements.filter { $0.name == "testsuite" }
    #expect(suites.map { $0.attributes["name"] } == report.variants.map(\.id.text) + ["baselines"])
    let whole = try #require(document.elements.first { $0.name == "testsuites" })
    for (attribute, element) in [
      ("tests", "testcase"), ("failures", "failure"), ("errors", "error"),
    ] {
      #expect(whole.attributes[attribute] == "\(count(element))")
      let sum = suites.reduce(0) { $0 + (Int($1.attributes[attribute] ?? "") ?? 0) }
      #expect(sum == count(element))
    }
    let worst = report.variants.map { variant in
      variant.problems.map(\.kind).filter(\.isProblem)
    }
    let undrawn = worst.count { $0.contains(.failed) }
    // A case for each state, as other reports count them, and one for each variant.
    let states = [Difference.Bucket.changed, .new, .deleted].reduce(0) { $0 + report.count($1) }
    #expect(count("failure") == states + worst.count { !$0.isEmpty } - undrawn)
    #expect(count("error") == 1 + undrawn)
    #expect(count("testcase") == states + 1 + report.variants.count)
    let names = document.elements.filter { $0.name == "testcase" }.compactMap {
      $0.attributes["name"]
    }.filter { $0 != JUnitReporter.variantCase }
    #expect(Set(names).count == names.count)
  }

  /// The case of a variant has the same name in every run, so that build servers have its history.
  @Test func everyVariantHasItsCase() throws {
    var report = TestReport.sample
    report.variants.append(VariantReport(id: "button/unchanged", states: 3, looks: 3, same: 3))
    var renamed = report.variants[1]
    renamed.id = "tag/renamed"
    renamed.failures = []
    report.variants.append(renamed)
    let text = JUnitReporter(report: report).text
    #expect(try complaints(text) == "")
    for variant in report.variants {
      let start = try #require(text.range(of: "<testsuite name=\"\(variant.id.text)\""))
      let suite = text[start.lowerBound...].prefix(while: { $0 != "\0" })
      let cases = suite.split(separator: "</testsuite>")[0].split(separator: "<testcase ")
        .dropFirst()
      let own = try #require(cases.first)
      #expect(own.contains("name=\"all states\""))
      let differs = variant.problems.contains { $0.kind.isProblem }
      #expect((own.contains("<failure ") || own.contains("<error ")) == differs, "\(variant.id)")
      #expect(cases.count { $0.contains("name=\"all states\"") } == 1)
    }
  }

  @Test func everyFailureHasItsLinkItsReasonAndTheCommand() throws {
    let document = try MarkupReader.read(
      String(JUnitReporter(report: .sample).text.drop { $0 != "\n" }))
    let names = document.elements.compactMap { $0.name == "testcase" ? $0.attributes["name"] : nil }
    let texts = (document.texts["failure"] ?? []) + (document.texts["error"] ?? [])
    for problem in TestReport.sample.problems where problem.kind.isProblem {
      #expect(names.contains(problem.link.text))
      let text = texts.first { ($0 + "\n").contains("gs-gallery browse \(problem.link)\n") }
      #expect(text?.hasPrefix(problem.text(.english)) == true, "\(problem.link)")
    }
    #expect(
      document.texts["system-err"] == [
        "__Snapshots__/tag/stroke.snap: line 3 is a conflict marker."
      ])
  }
}
