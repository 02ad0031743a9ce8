import Foundation
import Testing

@testable import FourSystems
@testable import GalleryTool

@Suite("A state that cannot be drawn")
struct TestFailureTests {
  @Test(arguments: ["trap", "abandon", "segment", "bus", "illegal", "float"])
  func aCrashEndsWithTheLinkOfTheState(_ fault: String) throws {
    try itEndsWithTheLink(fault)
  }

  /// ThreadSanitizer keeps a stack of its own, which is full then: it goes without this test.
  @Test func aStackOverflowNamesTheLinkOfTheState() throws {
    try itEndsWithTheLink("overflow")
  }

  private func itEndsWithTheLink(_ fault: String) throws {
    let probe = try SnapshotProbe.baselined()
    let before = try probe.folder.texts()
    for jobs in [1, 3] {
      let result = try probe.run("test --update all --jobs \(jobs)", ["PROBE_FAULT": fault])
      #expect(result.status == 2, "\(result.error)")
      #expect(result.error.contains("probe/fault:broken could not be drawn"))
      #expect(result.error.contains("gs-gallery show probe/fault:broken"))
      #expect(result.lastWords == "gs-gallery: a state could not be drawn (2)")
      #expect(try probe.folder.texts() == before, "nothing is written")
    }
  }

  @Test func aCrashOutsideATestIsNotCaught() throws {
    let probe = try SnapshotProbe()
    let result = try probe.run("show probe/fault:broken", ["PROBE_FAULT": "segment"])
    #expect(result.status == SIGSEGV, "the signal itself ends it")
  }

  @Test func aBlankStateFailsAndNeverBecomesABaseline() throws {
    let probe = try SnapshotProbe()
    let result = try probe.run("test --update all", ["PROBE_FAULT": "blank"])
    #expect(result.status == 2)
    #expect(result.output.contains("probe/fault:broken"))
    #expect(try probe.text("probe/fault.snap").contains("broken") == false)
    #expect(try probe.text("probe/fault.snap").contains("whole"))
    #expect(try probe.run("test", ["PROBE_FAULT": "blank"]).status == 2)
  }
}

@Suite("A test on a build server")
struct TestOnServerTests {
  @Test func nothingIsWritten() throws {
    let fresh = try SnapshotProbe()
    let missing = try fresh.run("test --ci")
    #expect(missing.status == 1)
    #expect(missing.output.contains("14 new"))
    #expect(try fresh.folder.texts().isEmpty)
    let probe = try SnapshotProbe.baselined()
    try probe.write("stale", "probe/word.snap.new")
    try probe.write("left", "probe/.word.snap.partial")
    let before = try probe.folder.texts()
    for variables in [["CI": "true"], ["CI": "1"], ["TF_BUILD": "True"], ["CI": "woodpecker"]] {
      let result = try probe.run("test", variables.merging(["PROBE_WORD": "other"]) { $1 })
      #expect(result.status == 1)
      #expect(result.error.contains("Nothing was written, because CI is set."))
      #expect(try probe.run("test", variables).status == 0)
      #expect(try probe.folder.texts() == before)
    }
    for variables in [["CI": ""], ["CI": "0"], ["CI": "false"], ["CI": "False"]] {
      _ = try probe.run("test", variables.merging(["PROBE_WORD": "other"]) { $1 })
      #expect(try probe.text("probe/word.snap.new") != "stale")
    }
  }

  @Test func writingOnAServerIsABadArgument() throws {
    let probe = try SnapshotProbe()
    for line in [
      "test --ci --update all", "test --ci --update new", "test --ci --unreferenced delete",
    ] {
      #expect(try probe.run(line).status == 64, "\(line)")
    }
    for line in ["test --update new", "test --unreferenced delete"] {
      let result = try probe.run(line, ["CI": "true"])
      #expect(result.status == 64)
      #expect(result.error.contains("unset CI"))
    }
    #expect(try probe.run("test --ci --update none").status == 1)
    #expect(try probe.folder.texts().isEmpty)
  }
}
