import Foundation
import GalleryTesting
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import VisualReview

@Suite("Parts of a test")
struct ShardTests {
  @Test func partsAreCompleteDisjointAndAlwaysTheSame() {
    let specimens = Catalogue.builtIn.specimens
    let space = BaselineSpace(.builtIn)
    for count in [1, 2, 3, 7, 50] {
      let parts = (1...count).map { index in
        ShardPlan.specimens(
          specimens, of: TestReport.Shard(index: index, count: count), in: space
        ).map(\.id)
      }
      #expect(parts.flatMap(\.self).sorted() == specimens.map(\.id).sorted(), "\(count)")
      let again = ShardPlan.specimens(
        specimens, of: TestReport.Shard(index: count, count: count), in: space)
      #expect(again.map(\.id) == parts[count - 1])
    }
  }

  @Test func partsHaveAboutAsManyStates() {
    var numbers = SplitMix64(seed: 7)
    for _ in 0..<200 {
      let counts = (0..<Int(numbers.next() % 40)).map { _ in Int(numbers.next() % 500) }
      let count = 1 + Int(numbers.next() % 6)
      let parts = ShardPlan.parts(stateCounts: counts, count: count)
      #expect(parts.allSatisfy { 1...count ~= $0 })
      let loads = (1...count).map { part in
        zip(counts, parts).reduce(0) { $0 + ($1.1 == part ? $1.0 : 0) }
      }
      // No part can be moved to make the largest smaller than this.
      let most = counts.max() ?? 0
      #expect((loads.max() ?? 0) - (loads.min() ?? 0) <= most, "\(counts) in \(count)")
    }
  }

  @Test func theReportsOfPartsMakeTheReportOfAll() throws {
    let probe = try SnapshotProbe.baselined()
    let variables = ["PROBE_WORD": "other", "PROBE_ACCENT": "1"]
    for index in 1...3 {
      let result = try probe.run(
        "test --ci --shard \(index)/3 --reporter json=\(index).json", variables)
      // The third part has nothing: there are two variants.
      #expect(result.status == (index < 3 ? 1 : 0), "\(result.error)")
    }
    let merged = try probe.run("test --merge 2.json 3.json 1.json")
    let whole = try probe.run("test --ci", variables)
    #expect(merged.status == whole.status)
    func told(_ result: Tool.Result) -> [Substring] {
      result.output.split(separator: "\n").filter { !$0.contains(" seen in ") }
    }
    #expect(told(merged) == told(whole))
    #expect(merged.output.contains("14 of 14 states seen"))
    #expect(try probe.run("test --merge 1.json 2.json 3.json --reporter json").status == 1)
  }

  @Test func aPartWithoutStatesIsStillAPart() throws {
    let probe = try SnapshotProbe.baselined()
    for index in 1...2 {
      let part = try probe.run(
        "test --ci probe/word:loud --shard \(index)/2 --reporter json=\(index).json")
      #expect(part.status == 0, "\(part.error)")
    }
    let whole = try probe.run("test --merge 1.json 2.json")
    #expect(whole.status == 0, "\(whole.error)")
    for index in 1...2 {
      let part = try probe.run(
        "test --ci probe/word@theme=zatch --shard \(index)/2 --reporter json=\(index).json")
      #expect(part.status == 0)
    }
    #expect(try probe.run("test --merge 1.json 2.json").status == 3, "nobody asked for anything")
  }

  @Test func partsOfDifferentSelectionsAreNotJoined() throws {
    let probe = try SnapshotProbe.baselined()
    for (file, flags) in [
      ("a1", "probe/word --shard 1/2"), ("a2", "probe/mark --shard 2/2"),
      ("b2", "probe/word:* --shard 2/2"), ("c2", "probe/word:loud --shard 2/2"),
      ("d1", "probe/word probe/mark --shard 1/2"), ("d2", "probe/mark probe/word --shard 2/2"),
    ] {
      let part = try probe.run("test --ci -q \(flags) --reporter json=\(file).json")
      #expect(part.status == 0, "\(part.error)")
    }
    for second in ["a2", "c2", "d2"] {
      let merged = try probe.run("test --merge a1.json \(second).json")
      #expect(merged.status == 64, "\(second): \(merged.output)")
      #expect(
        merged.error.contains(
          "\(second).json is a part of another run than a1.json: its selection differs."),
        "\(merged.error)")
    }
    // The same states in other words, and in another order.
    #expect(try probe.run("test --merge a1.json b2.json").status == 0)
    #expect(try probe.run("test --merge d1.json d2.json").status == 0)
  }

  @Test func partsOfDifferentWholesAreNotJoined() throws {
    let probe = try SnapshotProbe.baselined()
    for (file, flags) in [
      ("a1", "--shard 1/2"), ("a2", "--shard 2/2"), ("b1", "--shard 1/3"), ("whole", ""),
    ] {
      _ = try probe.run("test --ci -q \(flags) --reporter json=\(file).json")
    }
    try probe.folder.write("{", to: "broken.json")
    for (files, status, words) in [
      ("a1.json", 4, "missing"), ("a1.json a1.json", 64, "twice"),
      ("a1.json b1.json", 64, "another run"),
      ("whole.json", 64, "whole run"), ("a1.json nothing.json", 4, "cannot be read"),
      ("a1.json broken.json", 4, "cannot be used"),
    ] as [(String, Int32, String)] {
      let result = try probe.run("test --merge \(files)")
      #expect(result.status == status, "\(files): \(result.error)")
      #expect(result.error.contains(words), "\(files): \(result.error)")
    }
    #expect(try probe.run("test --merge a1.json a2.json").status == 0)
  }

  @Test func anInvalidPartIsABadArgument() throws {
    let probe = try SnapshotProbe()
    for flags in [
      "--shard 0/2", "--shard 3/2", "--shard 1", "--shard a/b", "--shard 1/0", "--shard -1/2",
      "--max-failures 0", "--max-failures x", "--update", "--update some", "--unreferenced keep",
      "--last-failed --shard 1/2", "--only-changed", "--merge a.json --update all",
      "--merge a.json --shard 1/2",
      "--merge a.json --last-failed", "--merge a.json -g probe", "--reporter nothing",
    ] {
      #expect(try probe.run("test " + flags).status == 64, "\(flags)")
    }
    #expect(try probe.folder.texts().isEmpty)
  }

  /// Filters and parts that have the variant under its new name, and the printed states.
  @Test(arguments: [[:], ["PROBE_WORD": "other"]])
  func aRenameIsFoundInFilteredAndPartialRuns(_ look: [String: String]) throws {
    let probe = try SnapshotProbe.baselined()
    let variables = look.merging(["PROBE_NAME": "phrase"]) { $1 }
    let expected =
      look.isEmpty
      ? "0 changed, 0 new, 0 deleted, 8 renamed" : "8 changed, 0 new, 0 deleted, 0 renamed"
    let status: Int32 = look.isEmpty ? 0 : 1
    let whole = try probe.run("test --ci", variables)
    #expect(whole.status == status && whole.output.contains(expected), "\(whole.output)")
    let filtered = try probe.run("test --ci probe/phrase", variables)
    #expect(filtered.status == status && filtered.output.contains(expected), "\(filtered.output)")
    let former = try probe.run("test --ci probe/word probe/mark", variables)
    #expect(former.status == 0 && former.output.contains("0 deleted"), "\(former.output)")
    #expect(former.output.contains("note: probe/word is probe/phrase now"), "\(former.output)")
    for index in 1...2 {
      let part = try probe.run(
        "test --ci --shard \(index)/2 --reporter json=\(index).json", variables)
      #expect(part.status == 0 || part.status == status)
    }
    let merged = try probe.run("test --merge 1.json 2.json")
    #expect(merged.status == status && merged.output.contains(expected), "\(merged.output)")
    // Accepting the findings of a filtered run moves the baseline.
    _ = try probe.run("test -q probe/phrase", variables)
    #expect(try probe.run("accept").status == 0)
    #expect(try probe.files() == ["probe/phrase.snap", "probe/mark.snap"])
  }

  @Test func aMissingPartLeavesAPartialReportAndFails() throws {
    let probe = try SnapshotProbe.baselined()
    _ = try probe.run("test --ci --shard 1/2 --reporter json=1.json")
    let merged = try probe.run("test --merge 1.json --reporter list,html=page,junit=r.xml")
    #expect(merged.status == 4, "\(merged.error)")
    #expect(merged.error.contains("Of 2 parts, this one is missing: 2."), "\(merged.error)")
    #expect(merged.output.contains("note: Of 2 parts, this one is missing: 2."))
    #expect(probe.folder.exists("page/index.html") && probe.folder.exists("r.xml"))
  }

  @Test func aPartThatCannotBeReadLeavesTheReportOfTheOthers() throws {
    let probe = try SnapshotProbe.baselined()
    for index in 1...2 {
      _ = try probe.run("test --ci --shard \(index)/2 --reporter json=\(index).json")
    }
    let text = try probe.folder.text(of: "2.json")
    try probe.folder.write(String(text.prefix(text.count / 2)), to: "cut.json")
    for (second, words) in [
      ("nowhere.json", "nowhere.json cannot be read"), ("cut.json", "cut.json cannot be used"),
    ] {
      let merged = try probe.run("test --merge 1.json \(second) --reporter html=page-\(second)")
      #expect(merged.status == 4, "\(merged.error)")
      let page = try probe.folder.text(of: "page-\(second)/index.html")
      #expect(page.contains(words) && page.contains("this one is missing: 2"), "\(merged.error)")
    }
    #expect(try probe.run("test --merge nowhere.json").status == 4)
  }

  @Test func aPartOfAnotherRunIsRefusedByItsName() throws {
    let probe = try SnapshotProbe.baselined()
    _ = try probe.run("test --ci --shard 1/2 --reporter json=1.json")
    _ = try probe.run("test -q --update all", ["PROBE_WORD": "other"])
    _ = try probe.run("test --ci --shard 2/2 --reporter json=2.json", ["PROBE_WORD": "other"])
    let merged = try probe.run("test --merge 1.json 2.json")
    #expect(merged.status == 64)
    #expect(
      merged.error.contains("2.json is a part of another run than 1.json: its baselines differ."),
      "\(merged.error)")
    _ = try probe.run("test --ci --shard 1/2 --reporter json=1.json", ["PROBE_NAME": "phrase"])
    #expect(try probe.run("test --merge 1.json 2.json").error.contains("its catalogue differs."))
  }
}
