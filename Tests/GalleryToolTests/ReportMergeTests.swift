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
    whole.missingParts = []
    whole.notices = Array(Set(whole.notices)).sorted()
    whole.omissions = Array(Set(whole.omissions)).sorted()
    let order = whole.variants.map(\.id)
    for count in 1...5 {
      let parts = parts(of: whole, count).shuffled(using: &random)
      #expect(try TestReport.merged(parts, order: order) == whole, "seed \(seed), \(count) parts")
      let read = try parts.map { try TestReport(json: $0.json) }
      #expect(try TestReport.merged(read, order: order) == whole, "seed \(seed), \(count) parts")
    }
  }

  @Test func theLongestPartGivesTheTimeAndOneStoppedPartIsEnough() throws {
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

  @Test func partsThatDoNotFitTogetherAreRefused() {
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
    #expect(refusal([.sample]) == .noShard("report 1"))
    #expect(refusal([parts[0], .sample]) == .noShard("report 2"))
    #expect(refusal(parts + [parts[1]]) == .doubled(2))
    func foreign(_ fact: MergeError.Fact, _ change: (inout TestReport) -> Void) {
      #expect(
        refusal([parts[0], changed(change), parts[2]])
          == .foreign("report 2", other: fact, first: "report 1"))
    }
    foreign(.parts) { $0.shard = TestReport.Shard(index: 2, count: 4) }
    foreign(.states) { $0.existing += 1 }
    let basis = RunBasis(baselines: "1", catalogue: "2", environments: "3", selection: "4")
    foreign(.baselines) { $0.basis = basis }
    #expect(
      refusal([parts[0], changed { $0.variants = parts[0].variants }, parts[2]])
        == .variantTwice(TestReport.sample.variants[0].id))
  }

  @Test func aForeignPartIsNamedWithTheDifference() {
    var parts = parts(of: .sample, 2)
    let basis = RunBasis(baselines: "1", catalogue: "2", environments: "3", selection: "4")
    for place in parts.indices { parts[place].basis = basis }
    let changes: [(MergeError.Fact, (inout RunBasis) -> Void, String)] = [
      (.baselines, { $0.baselines = "x" }, "its baselines differ."),
      (.catalogue, { $0.catalogue = "x" }, "its catalogue differs."),
      (.environments, { $0.environments = "x" }, "its environments differ."),
      (.selection, { $0.selection = "x" }, "its selection differs."),
    ]
    for (fact, change, words) in changes {
      var other = basis
      change(&other)
      var foreign = parts[1]
      foreign.basis = other
      let error = #expect(throws: MergeError.self) {
        try TestReport.merged([parts[0], foreign], names: ["one.json", "two.json"])
      }
      #expect(error == .foreign("two.json", other: fact, first: "one.json"))
      let description = error?.description ?? ""
      #expect(description.hasPrefix("two.json is a part of another run than one.json: " + words))
    }
  }

  @Test func unreadStatesOfAPartAreUnreadInTheWhole() throws {
    var parts = parts(of: .sample, 2)
    parts[1].variants[0].damage = VariantReport.Damage(reason: "Broken.", states: 3)
    parts[0].omissions = ["No commit."]
    let whole = try TestReport.merged(parts.map { try TestReport(json: $0.json) })
    #expect(whole.unread == 3 && whole.isDifferent)
    #expect(whole.unreadReasons == ["No commit.", "Broken."])
  }

  @Test func theReportOfARunWithAMissingPartHasTheOthersAndSaysSo() throws {
    let parts = parts(of: .sample, 3)
    let partial = try TestReport.merged([parts[2], parts[0]])
    #expect(partial.missingParts == [2])
    #expect(partial.variants.count == parts[0].variants.count + parts[2].variants.count)
    #expect(
      partial.omissions.first
        == "Of 3 parts, this one is missing: 2. The report is incomplete.")
    #expect(try TestReport.merged([parts[1]]).missingParts == [1, 3])
    // The number of parts that a file claims is limited.
    var endless = parts[1]
    endless.shard = TestReport.Shard(index: 1, count: .max)
    let text = endless.json
    #expect(throws: TestReportError.self) { try TestReport(json: text) }
  }
}
