import Testing

@testable import GalleryKit
@testable import GalleryTool
@testable import TokenFiles
@testable import VisualReview

@Suite("Reports as JSON")
struct ReportJSONTests {
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func reportsReadBackTheSame(seed: UInt64) throws {
    var reports = RandomReports(seed: seed)
    for _ in 0..<4 {
      let report = reports.report()
      #expect(try TestReport(json: report.json) == report, "seed \(seed)")
    }
  }

  @Test func aRealReportReadsBackTheSame() throws {
    #expect(TestReport.sample.differenceCount > 40)
    #expect(Set(TestReport.sample.buckets) == Set(Difference.Bucket.allCases))
    let text = TestReport.sample.json
    #expect(try TestReport(json: text) == .sample)
    #expect(try TestReport(json: text).json == text)
  }

  @Test(arguments: [TestReport.sample, .empty])
  func aReportMatchesItsSchema(_ report: TestReport) throws {
    let validator = try SchemaValidator(named: "report")
    let document = try Document(report.json)
    #expect(validator.findings(in: document) == [])
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func anyReportMatchesTheSchema(seed: UInt64) throws {
    var reports = RandomReports(seed: seed)
    let document = try Document(reports.report().json)
    #expect(try SchemaValidator(named: "report").findings(in: document) == [], "seed \(seed)")
  }

  @Test(
    "an invalid report is refused with its place",
    arguments: [
      (
        "{",
        "it is not valid JSON: line 1, column 2: the text ends where the name of a member, in quotes, was expected."
      ),
      ("[]", "it is not a report: /format is not an integer from 0 on."),
      (#"{"format": 4}"#, "it has format 4, and this gs-gallery reads up to 3; update gs-gallery."),
      (
        #"{"format": 2}"#,
        "it has format 2, and this gs-gallery reads format 3; write it again with this gs-gallery."
      ),
      (#"{"format": 3}"#, "it is not a report: /variants is not an array."),
      (
        #"{"format": 3, "variants": [{"id": 3}]}"#,
        "it is not a report: /variants/0/id is not a string."
      ),
    ])
  func anInvalidReportIsRefused(_ text: String, _ sentence: String) {
    let error = #expect(throws: TestReportError.self) { try TestReport(json: text) }
    #expect(error?.description == sentence)
  }

  /// Redundant values may be missing.
  @Test func missingRequiredMembersAreRefused() throws {
    let document = try JSONReader.value(of: TestReport.sample.json)
    guard case .object(let members) = document else {
      Issue.record("no object")
      return
    }
    let missed = members.indices.filter { index in
      var fewer = members
      fewer.remove(at: index)
      return (try? TestReport(json: JSONWriter.text(JSONValue.object(fewer)))) == nil
    }
    #expect(
      missed.map { members[$0].name } == [
        "elsewhere", "existing", "format", "milliseconds", "missingParts", "notices", "omissions",
        "reasons", "stoppedEarly", "variants",
      ])
  }

  @Test func anInvalidPictureIsNamed() throws {
    let text = TestReport.sample.json
      .replacing(
        "\"old\" : \"gs-gallery snapshot 4\\n", with: "\"old\" : \"gs-gallery snapshot 4\\nx")
    let error = #expect(throws: TestReportError.self) { try TestReport(json: text) }
    let description = error?.description ?? ""
    #expect(description.contains("/variants/0/differences/0/old is not a snapshot: line 2"))
  }
}

extension TestReport {
  var differenceCount: Int { variants.reduce(0) { $0 + $1.differences.count } }
  var buckets: [Difference.Bucket] { variants.flatMap { $0.differences.map(\.bucket) } }
}
