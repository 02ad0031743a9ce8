import Foundation
import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import VisualReview

@Suite("The commands accept and reject")
struct AcceptRejectTests {
  @Test func acceptingAllTurnsPendingFilesIntoBaselines() throws {
    let probe = try SnapshotProbe.pending()
    let waiting = try Snapshot(text: probe.text("probe/word.snap.new")).text
    let result = try probe.run("accept")
    #expect(result.status == 0 && result.error.isEmpty)
    #expect(result.output.contains("10 states of 2 variants accepted"))
    #expect(result.output.contains("no pending changes left; next: git add __Snapshots__"))
    #expect(try probe.text("probe/word.snap") == waiting, "byte for byte")
    #expect(try probe.files() == ["probe/word.snap", "probe/mark.snap"])
    #expect(try probe.run("test", SnapshotProbe.other).status == 0)
  }

  @Test func rejectingEverythingLeavesTheBaselinesBytes() throws {
    let probe = try SnapshotProbe.pending()
    let baseline = try probe.text("probe/word.snap")
    let result = try probe.run("reject")
    #expect(result.status == 0)
    #expect(result.output.contains("10 states of 2 variants rejected"))
    #expect(result.output.contains("next: gs-gallery test"))
    #expect(try probe.text("probe/word.snap") == baseline)
    #expect(try probe.files() == ["probe/word.snap", "probe/mark.snap"])
    #expect(try probe.run("test", SnapshotProbe.other).status == 1, "the next test finds it again")
  }

  @Test func aFilterDecidesOnItsOwnStates() throws {
    let probe = try SnapshotProbe.pending()
    let accepted = try probe.run("accept probe/word:loud,no-disabled@appearance=dark")
    #expect(accepted.output.contains("accepted changed probe/word:loud@appearance=dark"))
    #expect(accepted.output.contains("1 state of 1 variant accepted"))
    #expect(accepted.output.contains("9 states still pending; next: gs-gallery review"))
    let baseline = try Snapshot(text: probe.text("probe/word.snap"))
    #expect(baseline["appearance=dark", "probe/word:loud"]?.plainText == "other!")
    #expect(baseline["", "probe/word:loud"]?.plainText == "word!")
    let rejected = try probe.run("reject -g probe/mark -g probe/word:disabled")
    #expect(rejected.output.contains("6 states of 2 variants rejected"))
    #expect(try probe.files().contains("probe/mark.snap.new") == false)
    let list = try probe.run("diff")
    #expect(list.output.contains("3 states in 3 differences"), "\(list.output)")
    let rest = try probe.run("test", SnapshotProbe.other)
    #expect(rest.output.contains("9 changed, 0 new, 0 deleted, 0 renamed, 5 same"))
  }

  @Test(arguments: ["accept", "reject"])
  func aLinkThatTheListPrintsTakesExactlyThatState(_ command: String) throws {
    let probe = try SnapshotProbe.pending()
    let list = try probe.run("diff --json").output
    let object = try JSONSerialization.jsonObject(with: Data(list.utf8)) as? [String: Any]
    let differences = try #require(object?["differences"] as? [[String: Any]])
    #expect(differences.count == 10)
    for (number, difference) in differences.enumerated() {
      let link = try #require(difference["link"] as? String)
      let result = try probe.run("\(command) \(link)")
      #expect(result.status == 0 && result.error.isEmpty, "\(link): \(result.error)")
      #expect(result.output.contains("1 state of 1 variant \(command)ed"), "\(result.output)")
      #expect(result.output.contains("\(command)ed changed \(link)\n"))
      let left = differences.count - number - 1
      let rest = left == 0 ? "no pending changes left" : "\(left) state"
      #expect(result.output.contains(rest), "\(link): \(result.output)")
    }
  }

  @Test func aLinkTakesItsDefaultsAndAPatternSaysHowManyItTakes() throws {
    let probe = try SnapshotProbe.pending()
    // The default state, in the default environment, and neither its other states nor the dark ones.
    let link = try probe.run("accept probe/word")
    #expect(link.output.contains("accepted changed probe/word\n1 state of 1 variant accepted"))
    #expect(link.error.isEmpty)
    let pattern = try probe.run("accept probe/word:*")
    #expect(pattern.error == "probe/word:* selects 7 states of 1 variant.\n")
    #expect(pattern.output.contains("7 states of 1 variant accepted"))
    let component = try probe.run("reject probe")
    #expect(component.error == "probe selects 2 states of 1 variant.\n")
    #expect(component.output.contains("no pending changes left"))
  }

  @Test func aLinkThatMatchesNothingPendingDecidesNothing() throws {
    let probe = try SnapshotProbe.pending()
    let before = try probe.folder.texts()
    for (line, status, words) in [
      ("accept probe/word@theme=zatch", 3, "probe/word:*' selects 8 states."),
      ("accept probe/word probe/word:loud@theme=zatch", 3, "one state in one environment"),
      ("accept probe/word:lowd", 64, "Did you mean loud?"),
      ("reject probe/word@appearance=drak", 64, "Did you mean dark?"),
      ("reject probe/wrod", 3, "did you mean probe/word"),
    ] as [(String, Int32, String)] {
      let result = try probe.run(line)
      #expect(result.status == status && result.error.contains(words), "\(line): \(result.error)")
      #expect(try probe.folder.texts() == before, "\(line)")
    }
  }

  @Test func diffExplainsAStateWithoutChangesAsAcceptDoes() throws {
    let probe = try SnapshotProbe.pending()
    let diff = try probe.run("diff probe/word@theme=zatch")
    let accept = try probe.run("accept probe/word@theme=zatch")
    #expect(diff.status == 3 && diff.error == accept.error, "\(diff.error)")
    // Nothing of the variant waits.
    _ = try probe.run("accept -q probe/mark:*")
    let nothing = try probe.run("diff probe/mark")
    #expect(nothing.status == 0 && nothing.output == "No pending changes.\n")
  }

  @Test func aRemovedStateIsAcceptedByItsLink() throws {
    let probe = try SnapshotProbe.baselined(["PROBE_KNOB": "level"])
    _ = try probe.run("test -q", SnapshotProbe.other)
    let list = try probe.run("diff --json").output
    #expect(list.contains("\"link\" : \"probe/word:level=1\""), "\(list)")
    let result = try probe.run("accept probe/word:level=1", SnapshotProbe.other)
    #expect(result.output.contains("accepted deleted probe/word:level=1\n1 state"), "\(result)")
  }

  @Test func withoutPendingChangesNothingMatches() throws {
    for command in ["accept", "reject"] {
      let probe = try SnapshotProbe.baselined()
      let nothing = try probe.run(command)
      #expect(nothing.status == 3)
      #expect(nothing.error.contains("No pending changes; gs-gallery test"))
      _ = try probe.run("test -q", ["PROBE_WORD": "other"])
      let before = try probe.folder.texts()
      let other = try probe.run("\(command) probe/mark")
      #expect(other.status == 3)
      #expect(other.error.contains("gs-gallery diff lists them all"))
      #expect(try probe.run("\(command) probe/nothing").status == 3)
      #expect(try probe.folder.texts() == before)
    }
  }

  @Test func removalsCanBeAcceptedAndRejected() throws {
    let gone = ["PROBE_GONE": "1"]
    for (command, files) in [
      ("accept probe/mark:*", ["probe/word.snap"]),
      ("reject probe/mark:*", ["probe/word.snap", "probe/mark.snap"]),
    ] {
      let probe = try SnapshotProbe.baselined()
      _ = try probe.run("test -q", gone)
      // The catalogue knows nothing of it any more; the files do.
      let result = try probe.run(command, gone)
      #expect(result.status == 0, "\(result.error)")
      #expect(result.output.contains("probe/mark is gone  6 states"))
      #expect(try probe.files() == Set(files))
    }
  }

  @Test func aVariantOfAnotherNameMovesWithItsBaseline() throws {
    let probe = try SnapshotProbe.baselined(["PROBE_NAME": "phrase"])
    _ = try probe.run("test -q")
    let list = try probe.run("diff")
    #expect(list.output.contains("renamed probe/word"))
    #expect(!list.output.contains("deleted") && !list.output.contains("new "))
    let result = try probe.run("accept probe/word:*")
    #expect(result.output.contains("8 states of 1 variant accepted"))
    #expect(try probe.files() == ["probe/word.snap", "probe/mark.snap"])
    #expect(try probe.run("test").output.contains("14 same"))
  }

  @Test func anUnreadableBaselineIsKept() throws {
    let probe = try SnapshotProbe.baselined()
    let whole = try probe.text("probe/word.snap")
    let conflict = "<<<<<<< ours\n" + (try probe.text("probe/word.snap"))
    try probe.write(conflict, "probe/word.snap")
    let test = try probe.run("test")
    #expect(test.status == 1)
    #expect(
      test.output.contains(
        "__Snapshots__/probe/word.snap: line 1 is a conflict marker; no earlier version was found, so it counts as missing."
      ))
    #expect(test.output.contains("0 changed, 8 new, 0 deleted, 0 renamed, 6 same"))
    #expect(try probe.text("probe/word.snap") == conflict, "no decision was made")
    let pending = try probe.run("diff")
    #expect(pending.status == 1 && pending.error.contains("line 1 is a conflict marker"))
    // Other variants go on.
    for (command, variables) in [
      ("accept", [:]), ("test --update new", [:]),
      ("test --update all -q", ["PROBE_ACCENT": "1"]),
    ] as [(String, [String: String])] {
      let result = try probe.run(command, variables)
      #expect(result.status == 4, "\(command)")
      #expect(result.error.contains("The baselines of probe/word cannot be read"), "\(command)")
      #expect(result.error.contains("git checkout HEAD -- __Snapshots__/probe/word.snap"))
      #expect(result.error.contains("gs-gallery test --update new --unreferenced delete"))
      #expect(!(result.output + result.error).contains("next:"), "\(command)")
      #expect(try probe.text("probe/word.snap") == conflict, "\(command)")
    }
    #expect(try probe.run("test probe/mark", ["PROBE_ACCENT": "1"]).status == 0)
    let deleted = try probe.run("test --update all -q --unreferenced delete")
    #expect(deleted.status == 0, "\(deleted.error)")
    #expect(deleted.error.contains("replacing __Snapshots__/probe/word.snap, which cannot be read"))
    #expect(try probe.text("probe/word.snap") == whole)
    #expect(try probe.text("probe/word.snap.orig") == conflict)
    #expect(try probe.run("test").status == 0)
  }

  @Test func acceptingListsErasedStatesEvenWhenQuiet() throws {
    let probe = try SnapshotProbe.baselined()
    _ = try probe.run("test -q", ["PROBE_GONE": "1"])
    let result = try probe.run("accept -q", ["PROBE_GONE": "1"])
    #expect(result.status == 0 && result.output.isEmpty)
    #expect(result.error.hasPrefix("erasing 6 states from the baselines:\n  probe/mark\n"))
    #expect(try probe.files() == ["probe/word.snap"])
  }

  @Test func anUnreadablePendingFileIsReported() throws {
    let probe = try SnapshotProbe.pending()
    try probe.write("nonsense", "probe/word.snap.new")
    let result = try probe.run("accept")
    #expect(result.status == 4)
    #expect(result.output.contains("2 states of 1 variant accepted"), "\(result.output)")
    #expect(!result.output.contains("no pending changes left"), "\(result.output)")
    #expect(result.error.contains("probe/word.snap.new") && result.error.contains("makes it again"))
    #expect(result.error.contains("The pending changes of probe/word cannot be read"))
    #expect(try probe.text("probe/word.snap.new") == "nonsense")
    for line in ["accept", "reject", "accept probe/word", "reject probe/word:*"] {
      #expect(try probe.run(line).status == 4, "\(line)")
    }
    #expect(try probe.run("test", SnapshotProbe.other).status == 1)
    #expect(try probe.run("accept probe/word").status == 0)
  }

  @Test func staleComparisonsAreNotDecided() throws {
    let probe = try SnapshotProbe.pending()
    let agreed = try probe.text("probe/word.snap").replacing("|word |", with: "|wold |")
      .replacing("|word|", with: "|wold|")
    // As after a checkout: the baseline is a different one, and the pending file stays.
    try probe.write(agreed, "probe/word.snap")
    let before = try probe.folder.texts()
    for line in [
      "accept", "reject", "accept probe/word", "diff", "diff probe/word", "report", "review",
    ] {
      let result = try probe.run(line)
      #expect(result.status == 4, "\(line): \(result.output) \(result.error)")
      #expect(result.error.contains("The baselines of probe/word are no longer"), "\(line)")
      #expect(result.error.contains("gs-gallery test again"), "\(line)")
      #expect(try probe.folder.texts() == before, "\(line)")
    }
    let mark = try probe.run("accept 'probe/mark:*'".replacing("'", with: ""))
    #expect(mark.status == 0 && mark.output.contains("2 states of 1 variant accepted"))
    #expect(try probe.run("test", SnapshotProbe.other).status == 1)
    #expect(try probe.run("accept").status == 0)
    #expect(try probe.run("test", SnapshotProbe.other).status == 0)
  }

  @Test func otherEnvironmentsDoNotInterfere() throws {
    let probe = try SnapshotProbe.baselined()
    #expect(try probe.run("test --contrast high --update new").status == 0)
    let high = try probe.text("probe/word.snap")
    _ = try probe.run("test -q --contrast high", SnapshotProbe.other)
    _ = try probe.run("test -q", SnapshotProbe.other)
    let pending = try PendingSnapshot(text: probe.text("probe/word.snap.new")).snapshot
    #expect(pending["contrast=high", "probe/word"]?.plainText == "other")
    // Only the baseline of the high-contrast environment changes.
    var other = try Snapshot(text: high)
    let place = try #require(other.sections.firstIndex { $0.environment == "contrast=high" })
    other.sections[place].looks[0].picture = SnapshotSample.picture("elsewhere")
    try probe.write(other.text, "probe/word.snap")
    #expect(try probe.run("accept").status == 4)
    #expect(try probe.run("accept probe/word:*@contrast=high").status == 4)
    #expect(try probe.run("accept probe/word").status == 0)
    // A test of the usual environments keeps the pending change, and the baseline it was compared with.
    _ = try probe.run("test -q", SnapshotProbe.other)
    #expect(try probe.run("accept probe/word:*@contrast=high").status == 4)
    _ = try probe.run("test -q --contrast high", SnapshotProbe.other)
    #expect(try probe.run("accept").status == 0)
    let now = try Snapshot(text: probe.text("probe/word.snap"))
    #expect(now["contrast=high", "probe/word"]?.plainText == "other")
    #expect(try probe.files() == ["probe/word.snap", "probe/mark.snap"])
  }

  @Test func aPendingFileThatRecordsNoBaselineIsNotDecided() throws {
    let probe = try SnapshotProbe.pending()
    let former = try Snapshot(text: probe.text("probe/word.snap.new")).text
    try probe.write(former, "probe/word.snap.new")
    for command in ["accept", "reject", "report"] {
      let result = try probe.run(command)
      #expect(result.status == 4, "\(command): \(result.error)")
      #expect(try probe.text("probe/word.snap.new") == former)
    }
    #expect(try probe.run("test", SnapshotProbe.other).status == 1)
    #expect(try probe.run("accept").status == 0)
  }

  @Test func quietMeansQuiet() throws {
    for command in ["accept -q", "reject -q"] {
      let result = try SnapshotProbe.pending().run(command)
      #expect(result.status == 0 && result.output.isEmpty && result.error.isEmpty)
    }
  }
}
