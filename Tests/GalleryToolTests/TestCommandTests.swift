import Foundation
import GalleryTesting
import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import VisualReview

@Suite("The command test")
struct TestCommandTests {
  @Test func theFirstRunReportsNewStatesAndWritesNoBaseline() throws {
    let probe = try SnapshotProbe()
    let result = try probe.run("test")
    #expect(result.status == 1)
    #expect(result.output.contains("0 changed, 14 new, 0 deleted, 0 renamed, 0 same"))
    #expect(result.output.contains("14 of 14 states"))
    #expect(result.output.contains("gs-gallery test --update new"))
    #expect(result.lastWords == "gs-gallery: differences or findings (1)")
    #expect(try probe.files() == ["probe/word.snap.new", "probe/mark.snap.new"])
  }

  @Test func anAcceptedBaselineStaysTheSame() throws {
    let probe = try SnapshotProbe()
    #expect(try probe.run("test").status == 1)
    let update = try probe.run("test --update new")
    #expect(update.status == 0)
    #expect(update.error.contains("14 states accepted into the baselines"))
    let before = try probe.folder.texts()
    #expect(Set(try probe.files()) == ["probe/word.snap", "probe/mark.snap"])
    let result = try probe.run("test")
    #expect(result.status == 0 && result.error.isEmpty)
    #expect(result.output.contains("0 changed, 0 new, 0 deleted, 0 renamed, 14 same"))
    #expect(try probe.folder.texts() == before)
  }

  @Test func aChangeIsPendingUntilItIsReverted() throws {
    let probe = try SnapshotProbe.baselined()
    let baseline = try probe.text("probe/word.snap")
    let result = try probe.run("test", ["PROBE_WORD": "other"])
    #expect(result.status == 1)
    #expect(result.output.contains("8 changed, 0 new, 0 deleted, 0 renamed, 6 same"))
    #expect(result.output.contains("probe/word (+7)"))
    #expect(
      try probe.run("test --ci --verbose", ["PROBE_WORD": "other"]).output.contains(
        "probe/word:loud"))
    #expect(result.output.contains("gs-gallery review"))
    #expect(try probe.files() == ["probe/word.snap", "probe/mark.snap", "probe/word.snap.new"])
    #expect(try probe.text("probe/word.snap") == baseline)
    #expect(try probe.text("probe/word.snap.new").contains("|other |") == false)
    #expect(try probe.run("test").status == 0)
    #expect(try probe.files() == ["probe/word.snap", "probe/mark.snap"], "nothing is stale")
  }

  @Test(arguments: ["none", "new", "changed", "all"])
  func eachUpdateTakesItsOwn(_ update: String) throws {
    let probe = try SnapshotProbe.baselined(["PROBE_KNOB": "level"])
    // Half of the states are replaced by others, the rest look other.
    let variables = ["PROBE_WORD": "other"]
    let result = try probe.run("test --update \(update)", variables)
    #expect(result.status == 1, "\(result.output)")
    let counts =
      switch update {
      case "none": "4 changed, 4 new, 4 deleted"
      case "new": "4 changed, 0 new, 4 deleted"
      case "changed": "0 changed, 4 new, 4 deleted"
      case _: "0 changed, 0 new, 4 deleted"
      }
    #expect(result.output.contains(counts), "\(result.output)")
    #expect(try probe.files().contains("probe/word.snap.new"))
    let again = try probe.run("test", variables)
    #expect(again.output.contains(counts))
  }

  @Test func aRenameIsReportedAndFailsNothing() throws {
    let probe = try SnapshotProbe.baselined(["PROBE_KNOB": "noisy"])
    let baseline = try probe.text("probe/word.snap")
    let result = try probe.run("test")
    #expect(result.status == 0)
    #expect(result.output.contains("0 changed, 0 new, 0 deleted, 4 renamed, 10 same"))
    #expect(try probe.text("probe/word.snap") == baseline)
    #expect(try probe.run("test --update changed").status == 0)
    #expect(try probe.text("probe/word.snap") != baseline)
    #expect(try probe.run("test").output.contains("0 renamed, 14 same"))
  }

  @Test func aStateOfAnotherNameThatLooksOtherIsChanged() throws {
    let probe = try SnapshotProbe.baselined(["PROBE_KNOB": "noisy"])
    let variables = ["PROBE_WORD": "other"]
    let result = try probe.run("test", variables)
    #expect(result.status == 1)
    #expect(
      result.output.contains("8 changed, 0 new, 0 deleted, 0 renamed, 6 same"), "\(result.output)")
    let pending = try probe.run("diff").output
    #expect(pending.contains("\n  renamed:noisy..loud  4 states\n"), "\(pending)")
    #expect(pending.contains("\n  text:word..other  8 states\n"), "\(pending)")
    // One state alone takes its former name along.
    #expect(try probe.run("accept probe/word:loud", variables).status == 0)
    let text = try probe.text("probe/word.snap")
    let baseline = try Snapshot(text: text)
    #expect(baseline["", "probe/word:loud"] != nil && baseline["", "probe/word:noisy"] == nil)
    #expect(baseline["", "probe/word:noisy,disabled"] != nil)
    #expect(try probe.run("accept", variables).status == 0)
    #expect(try probe.run("test", variables).output.contains("0 renamed, 14 same"))
  }

  @Test func aVariantOfAnotherNameIsRenamedAndMoves() throws {
    let probe = try SnapshotProbe.baselined(["PROBE_NAME": "phrase"])
    let result = try probe.run("test")
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("0 changed, 0 new, 0 deleted, 8 renamed, 6 same"))
    #expect(try probe.files().contains("probe/phrase.snap"))
    #expect(try probe.run("test --update changed").status == 0)
    #expect(try probe.files() == ["probe/word.snap", "probe/mark.snap"])
    #expect(try probe.run("test").output.contains("14 same"))
  }

  @Test func baselinesOfRemovedVariantsFollowTheOption() throws {
    let variables = ["PROBE_GONE": "1"]
    func ending(_ flags: String) throws -> (Tool.Result, Set<String>) {
      let probe = try SnapshotProbe.baselined()
      return (try probe.run("test " + flags, variables), try probe.files())
    }
    for flags in ["", "--unreferenced reject"] {
      let (result, files) = try ending(flags)
      #expect(result.status == 1)
      #expect(result.output.contains("6 deleted"))
      #expect(files == ["probe/mark.snap", "probe/mark.snap.new", "probe/word.snap"])
    }
    let (ignored, rest) = try ending("--unreferenced ignore")
    #expect(ignored.status == 0 && !ignored.output.contains("mark"))
    #expect(rest == ["probe/mark.snap", "probe/word.snap"])
    let (warned, same) = try ending("--unreferenced warn")
    #expect(warned.status == 0)
    #expect(
      warned.output.contains(
        "__Snapshots__/probe/mark.snap holds 6 states that no longer exist."))
    #expect(same == rest)
    let (deleted, left) = try ending("--unreferenced delete")
    #expect(deleted.status == 0 && left == ["probe/word.snap"])
    let list = "erasing 6 states from the baselines, as --unreferenced delete says:\n  probe/mark\n"
    #expect(deleted.error.contains(list), "\(deleted.error)")
    #expect(deleted.error.contains("6 states erased from the baselines"), "\(deleted.error)")
    let (all, still) = try ending("--update all")
    #expect(all.status == 1 && all.output.contains("6 deleted"))
    #expect(still == ["probe/mark.snap", "probe/mark.snap.new", "probe/word.snap"])
    let (filtered, untouched) = try ending("probe/word")
    #expect(filtered.status == 0 && untouched == rest, "its filter does not name it")
    let (named, pending) = try ending("probe/mark")
    #expect(named.status == 1 && named.output.contains("6 deleted"), "\(named.output)")
    #expect(pending == ["probe/mark.snap", "probe/mark.snap.new", "probe/word.snap"])
    let (quiet, one) = try ending("probe/mark -q --unreferenced delete")
    #expect(quiet.status == 0 && quiet.output.isEmpty && one == ["probe/word.snap"])
    #expect(quiet.error.hasPrefix(list), "erased states are always listed")
  }

  @Test func otherEnvironmentsOfARemovedVariantStay() throws {
    let probe = try SnapshotProbe.baselined()
    _ = try probe.run("test --lang ko --update new -q")
    let gone = ["PROBE_GONE": "1"]
    let plain = try probe.run("test --update new -q --unreferenced delete", gone)
    #expect(plain.status == 0)
    #expect(plain.error.hasPrefix("erasing 6 states from the baselines"), "\(plain.error)")
    #expect(plain.error.contains("\n  probe/mark\n") && !plain.error.contains("lang=ko"))
    let left = try Snapshot(text: probe.text("probe/mark.snap"))
    #expect(left.sections.map(\.environment) == ["lang=ko"])
    let kept = try probe.text("probe/mark.snap")
    for flags in ["", "--appearance dark", "--theme zatch", "probe/word", "--ci"] {
      let usual = try probe.run("test \(flags) --update none", gone)
      #expect(usual.output.contains("0 deleted"), "\(flags): \(usual.output)")
      #expect(try probe.text("probe/mark.snap") == kept, "\(flags)")
    }
    #expect(try probe.run("test", gone).error.contains("in other environments (@lang=ko)"))
    let korean = try probe.run("test --lang ko", gone)
    #expect(korean.status == 1 && korean.output.contains("2 deleted"), "\(korean.output)")
    let deleted = try probe.run("test --lang ko -q --unreferenced delete", gone)
    #expect(deleted.status == 0 && deleted.error.contains("\n  probe/mark@lang=ko\n"))
    let files = try probe.files()
    // The other variant has looks in other environments to decide.
    #expect(files.contains("probe/word.snap") && !files.contains { $0.hasPrefix("probe/mark") })
  }

  @Test func aFilterJudgesItsOwnAndLeavesTheRest() throws {
    let probe = try SnapshotProbe.baselined()
    let variables = ["PROBE_WORD": "other", "PROBE_ACCENT": "1"]
    let one = try probe.run("test probe/word:loud,no-disabled", variables)
    #expect(one.status == 1)
    #expect(one.output.contains("2 changed, 0 new, 0 deleted, 0 renamed, 0 same"))
    #expect(one.output.contains("2 of 14 states"))
    func pending() throws -> Snapshot { try Snapshot(text: probe.text("probe/word.snap.new")) }
    let baseline = try Snapshot(text: probe.text("probe/word.snap"))
    #expect(try pending()["", "probe/word"] == baseline["", "probe/word"])
    #expect(try pending()["", "probe/word:loud"]?.plainText == "other!")
    // Pending changes stay pending.
    let two = try probe.run("test probe/word:no-loud,no-disabled@appearance=dark", variables)
    #expect(two.output.contains("1 changed, 0 new, 0 deleted, 0 renamed, 0 same"))
    #expect(try pending()["", "probe/word:loud"]?.plainText == "other!")
    #expect(try pending()["appearance=dark", "probe/word"]?.plainText == "other")
    #expect(try pending()["", "probe/word"]?.plainText == "word")
    // As it was: nothing of it is left once all of it was judged.
    #expect(try probe.run("test probe/word").status == 0)
    #expect(try probe.files() == ["probe/word.snap", "probe/mark.snap"])
  }

  @Test func baselinesOfOlderFormatsAreRewrittenByAnUpdate() throws {
    let probe = try SnapshotProbe.baselined()
    let name = "probe/mark.snap"
    let now = try probe.text(name)
    #expect(now.hasPrefix("gs-gallery snapshot 4\n") && now.contains("\noutlines\n"))
    #expect(now.contains("\nmeasures\n") && now.contains("\nspoken\n"))
    let former = now.replacing(#/\n(outlines|measures|spoken) as in .*/#, with: "")
      .replacing(#/\noutlines\n(  .*\n)+/#, with: "\n")
      .replacing(#/\nmeasures\n(  .*\n)+/#, with: "\n")
      .replacing(#/\nspoken\n(  .*\n)+/#, with: "\n")
      .replacing(#/\n(outlines|measures|spoken) as in .*/#, with: "")
      .replacing(#/roles in .*\n/#, with: "roles").replacing("\n\n  ", with: "\n  ")
      .replacing("snapshot 4", with: "snapshot 1")
    try probe.write(former, name)
    let older = try probe.run("test")
    #expect(older.status == 0, "\(older.output) \(former)")
    #expect(try probe.text(name) == former, "a test writes no baseline")
    #expect(try probe.run("test --update all").status == 0)
    #expect(try probe.text(name) == now)
  }

  @Test func anUpdateOfAFilterTakesNothingElse() throws {
    let probe = try SnapshotProbe.baselined()
    let result = try probe.run("test --update all probe/word:loud", ["PROBE_WORD": "other"])
    #expect(result.status == 0, "\(result.output)")
    let rest = try probe.run("test", ["PROBE_WORD": "other"])
    #expect(rest.output.contains("4 changed, 0 new, 0 deleted, 0 renamed, 10 same"))
  }

  @Test func environmentsThatAreAskedForAreJudgedAlone() throws {
    let probe = try SnapshotProbe.baselined()
    let dark = try probe.run("test --appearance dark", ["PROBE_WORD": "other"])
    #expect(dark.output.contains("4 changed, 0 new, 0 deleted, 0 renamed, 2 same"))
    let high = try probe.run("test --contrast high,original --update new")
    #expect(high.status == 0, "\(high.output)")
    let all = try probe.run("test --contrast high,original --appearance light,dark")
    #expect(all.output.contains("6 new") && all.output.contains("18 same"), "\(all.output)")
    let before = try probe.folder.texts().filter { $0.key.hasSuffix(".snap") }
    for flags in ["", "--update all", "--unreferenced delete", "--ci", "probe/word --update all"] {
      let usual = try probe.run("test " + flags)
      #expect(usual.status == 0, "\(flags): \(usual.output)")
      #expect(usual.output.contains("0 deleted"), "\(flags)")
      #expect(usual.error.contains("in other environments (@contrast=high)"), "\(usual.error)")
      #expect(try probe.folder.texts().filter { $0.key.hasSuffix(".snap") } == before, "\(flags)")
    }
  }

  @Test func coloursThatWereRecordedByHandAreComparedAndNotCalledDeleted() throws {
    let probe = try SnapshotProbe.baselined()
    #expect(try probe.run("test --colors 256 --update new").status == 0)
    let same = try probe.run("test --ci")
    #expect(same.status == 0, "\(same.output)")
    #expect(same.output.contains("0 deleted") && same.error.isEmpty)
    let changed = try probe.run("test --ci", ["PROBE_WORD": "other"])
    #expect(changed.output.contains("12 changed"), "\(changed.output)")
  }

  @Test func removedStatesAreErasedOnlyOnRequest() throws {
    let probe = try SnapshotProbe.baselined(["PROBE_KNOB": "level"])
    let variables = ["PROBE_WORD": "other"]
    #expect(try probe.run("test --update all", variables).status == 1)
    let kept = try Snapshot(text: probe.text("probe/word.snap"))
    #expect(kept["", "probe/word:level=1"] != nil && kept["", "probe/word:loud"] != nil)
    for (policy, status) in [("ignore", 0), ("warn", 0), ("delete", 0)] as [(String, Int32)] {
      let result = try probe.run("test --update all --unreferenced \(policy)", variables)
      #expect(result.status == status, "\(policy): \(result.output)")
      let now = try Snapshot(text: probe.text("probe/word.snap"))
      #expect((now["", "probe/word:level=1"] == nil) == (policy == "delete"), "\(policy)")
    }
    #expect(try probe.files() == ["probe/word.snap", "probe/mark.snap"])
  }

  @Test func withoutASnapshotFolderNothingIsWritten() throws {
    let probe = try SnapshotProbe()
    try FileManager.default.removeItem(atPath: probe.folder.path + "/__Snapshots__")
    for line in ["test", "test --update new -q", "test probe/word"] {
      let result = try probe.run(line)
      #expect(result.status == 4, "\(line): \(result.error)")
      #expect(result.error.contains("--snapshots . keeps baselines in this folder."))
      #expect(try FileManager.default.contentsOfDirectory(atPath: probe.folder.path).isEmpty)
    }
    #expect(try probe.run("test --ci").status == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: probe.folder.path).isEmpty)
    #expect(try probe.run("test --update new --snapshots .").status == 0)
    #expect(try probe.run("test").status == 0, "the folder is there now")
  }

  @Test func aFilterThatMatchesNothingIsReported() throws {
    let probe = try SnapshotProbe()
    for (line, status) in [
      ("test nothing", 3), ("test probe/word@theme=zatch", 3), ("test probe/word:loud=3", 64),
    ] as [(String, Int32)] {
      let result = try probe.run(line)
      #expect(result.status == status, "\(line): \(result.error)")
      #expect(try probe.folder.texts().isEmpty)
    }
  }

  @Test func resultsDependOnNoThread() throws {
    let probe = try SnapshotProbe.baselined()
    let variables = ["PROBE_WORD": "other", "PROBE_ACCENT": "1"]
    var outputs: Set<String> = []
    for jobs in [1, 2, 7] {
      let result = try probe.run("test --jobs \(jobs)", variables)
      outputs.insert(
        result.output.split(separator: "\n").filter { !$0.contains(" seen in ") }
          .joined(separator: "\n"))
    }
    #expect(outputs.count == 1)
  }

  @Test func aLimitEndsTheTestAtTheSameVariantForAnyNumberOfThreads() throws {
    let probe = try SnapshotProbe.baselined()
    let variables = ["PROBE_WORD": "other", "PROBE_ACCENT": "1"]
    for jobs in [1, 5] {
      let result = try probe.run("test --max-failures 1 --jobs \(jobs)", variables)
      #expect(result.output.contains("8 changed, 0 new, 0 deleted, 0 renamed, 0 same"))
      #expect(try probe.files().contains("probe/mark.snap.new") == false)
    }
  }

  @Test func failedStatesAreTestedAgainAlone() throws {
    let probe = try SnapshotProbe.baselined()
    let first = try probe.run("test --last-failed")
    #expect(first.error.contains("no record of an earlier run") == false)
    #expect(first.output.contains("Nothing failed in the last run"))
    #expect(try probe.run("test", ["PROBE_ACCENT": "1"]).status == 1)
    let again = try probe.run("test --last-failed", ["PROBE_ACCENT": "1", "PROBE_WORD": "other"])
    #expect(again.status == 1)
    #expect(again.output.contains("2 changed, 0 new, 0 deleted, 0 renamed, 0 same"))
    let other = try probe.run("test --ci --last-failed probe/word")
    #expect(other.status == 3, "\(other.output)")
    #expect(other.error.contains("No state that failed in the last run matches the filter."))
    #expect(try probe.run("test --last-failed").status == 0)
    #expect(try probe.run("test --last-failed").output.contains("Nothing failed in the last run"))
    let fresh = try SnapshotProbe()
    #expect(
      try fresh.run("test --last-failed").error.contains("no record of an earlier run"))
  }

  @Test func aReaderThatGoesAwayDoesNotChangeTheCode() throws {
    let probe = try SnapshotProbe()
    let result = try Tool.shell(
      """
      cd '\(probe.folder.path)'; { '\(SnapshotProbe.executable.path)' test; echo $? > status; } | true
      """)
    #expect(result.status == 0)
    #expect(try probe.folder.text(of: "status") == "1\n")
  }

  @Test func reportsGoWhereTheyWereAskedTo() throws {
    let probe = try SnapshotProbe.baselined()
    let variables = ["PROBE_WORD": "other"]
    try probe.folder.makeFolder("out")
    let result = try probe.run(
      "test --reporter dot,json=out/report.json,markdown=out.md", variables)
    #expect(result.output.hasPrefix("~.") || result.output.hasPrefix(".~"), "\(result.output)")
    let report = try TestReport(json: probe.folder.text(of: "out/report.json"))
    #expect(report.count(.changed) == 8 && report.same == 6)
    #expect(try probe.folder.text(of: "out.md").contains("probe/word"))
    let quiet = try probe.run("test -q --reporter list,json=quiet.json")
    #expect(quiet.status == 0 && quiet.output.isEmpty && quiet.error.isEmpty)
    #expect(try TestReport(json: probe.folder.text(of: "quiet.json")).same == 14)
    let unwritable = try probe.run("test --reporter json=/dev/null/report.json", variables)
    #expect(unwritable.status == 4)
  }

  @Test func aFileThatWasMovedByHandCountsAsMissing() throws {
    let probe = try SnapshotProbe.baselined()
    let moved = try probe.text("probe/mark.snap")
    try probe.write(moved, "probe/word.snap")
    let result = try probe.run("test")
    #expect(result.status == 1)
    #expect(
      result.output.contains("probe/word.snap: line 2: it is of probe/mark, not of probe/word"))
    #expect(result.output.contains("8 new, 0 deleted, 0 renamed, 6 same"))
    let accepted = try probe.run("accept")
    #expect(accepted.status == 4)
    #expect(accepted.error.contains("The baselines of probe/word cannot be read"))
    #expect(try probe.text("probe/word.snap") == moved)
  }
}
