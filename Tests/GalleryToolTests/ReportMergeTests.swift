import Testing

@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import VisualReview

@Suite("Merging reports of parts")
struct ReportMergeTests {
  /// Deals the variants of a report out, as a run in parts does.
  private func parts(of whole: TestReport, _ count: Int) -> [TestReport] {
    (1...count).map { index in
      var part = whole
      part.variants = whole.variants.enumerated().filter { $0.offset % count == index - 1 }
        .map(\.element)
      part.shard = TestReport.Shard(index: index, count: count)
      return part
    }
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func thePartsMakeTheWholeInAnyOrder(seed: UInt64) throws {
    var reports = RandomReports(seed: seed)
    var random = SplitMix64(seed: seed)
    var whole = reports.report()
    whole.shard = nil
    whole.notices = Array(Set(whole.notices)).sorted()
    let order = whole.variants.map(\.id)
    for count in 1...5 {
      let parts = parts(of: whole, count).shuffled(using: &random)
      #expect(try TestReport.merged(parts, order: order) == whole, "seed \(seed), \(count) parts")
      let read = try parts.map { try TestReport(json: $0.json) }
      #expect(try TestReport.merged(read, order: order) == whole, "seed \(seed), \(count) parts")
    }
  }

  @Test func theLongestPartSaysHowLongItTookAndOneThatStoppedIsEnough() throws {
    var parts = parts(of: .sample, 3)
    parts[0].milliseconds = 5
    parts[1].milliseconds = 70
    parts[2].milliseconds = 6
    parts[1].stoppedEarly = true
    parts[1].notices = ["only here"]
    let whole = try TestReport.merged(parts)
    #expect(whole.milliseconds == 70)
    #expect(whole.stoppedEarly)
    #expect(whole.notices == TestReport.sample.notices + ["only here"])
    #expect(whole.shard == nil)
  }

  @Test func whatMakesNoWholeIsRefused() {
    let parts = parts(of: .sample, 3)
    func refusal(_ reports: [TestReport]) -> MergeError? {
      #expect(throws: MergeError.self) { try TestReport.merged(reports) }
    }
    func changed(_ change: (inout TestReport) -> Void) -> TestReport {
      var part = parts[1]
      change(&part)
      return part
    }
    #expect(refusal([]) == .nothing)
    #expect(refusal([.sample]) == .noShard(1))
    #expect(refusal([parts[0], .sample]) == .noShard(2))
    #expect(refusal([parts[0], parts[2]]) == .missing([2], of: 3))
    #expect(refusal([parts[1]]) == .missing([1, 3], of: 3))
    #expect(refusal(parts + [parts[1]]) == .doubled(2))
    #expect(
      refusal([parts[0], changed { $0.shard = TestReport.Shard(index: 2, count: 4) }])
        == .foreign(2))
    #expect(
      refusal([parts[0], changed { $0.shard = TestReport.Shard(index: 4, count: 3) }])
        == .foreign(2))
    #expect(refusal([parts[0], changed { $0.existing += 1 }, parts[2]]) == .foreign(2))
    #expect(
      refusal([parts[0], changed { $0.variants = parts[0].variants }, parts[2]])
        == .variantTwice(TestReport.sample.variants[0].id))
    let endless = changed { $0.shard = TestReport.Shard(index: 1, count: .max) }
    #expect(refusal([endless]) == .missing(Array(2...11), of: .max))
    #expect(
      MergeError.missing([2], of: 3).description == "of 3 parts this one is missing: 2.")
  }
}
