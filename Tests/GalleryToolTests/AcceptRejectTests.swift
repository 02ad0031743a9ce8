import Foundation
import Testing
import VisualReview

@testable import GalleryTool

/// What `test` leaves where words and inks are other than their baselines say.
private let other = ["PROBE_WORD": "other", "PROBE_ACCENT": "1"]

private func pendingProbe() throws -> SnapshotProbe {
  let probe = try SnapshotProbe.baselined()
  _ = try probe.run("test -q", other)
  return probe
}

@Suite("The commands accept and reject")
struct AcceptRejectTests {
  @Test func acceptingEverythingMakesWhatWaitedTheBaseline() throws {
    let probe = try pendingProbe()
    let waiting = try probe.text("probe/word.snap.new")
    let result = try probe.run("accept")
    #expect(result.status == 0 && result.error.isEmpty)
    #expect(result.output.contains("10 states of 2 variants accepted"))
    #expect(result.output.contains("nothing waits any more; next: git add __Snapshots__"))
    #expect(try probe.text("probe/word.snap") == waiting, "byte for byte")
    #expect(try probe.files() == ["probe/word.snap", "probe/mark.snap"])
    #expect(try probe.run("test", other).status == 0)
  }

  @Test func rejectingEverythingLeavesTheBaselinesBytes() throws {
    let probe = try pendingProbe()
    let baseline = try probe.text("probe/word.snap")
    let result = try probe.run("reject")
    #expect(result.status == 0)
    #expect(result.output.contains("10 states of 2 variants rejected"))
    #expect(result.output.contains("next: gs-gallery test"))
    #expect(try probe.text("probe/word.snap") == baseline)
    #expect(try probe.files() == ["probe/word.snap", "probe/mark.snap"])
    #expect(try probe.run("test", other).status == 1, "the next test finds it again")
  }

  @Test func aFilterDecidesOnItsOwnStates() throws {
    let probe = try pendingProbe()
    let accepted = try probe.run("accept probe/word:loud,no-disabled@appearance=dark")
    #expect(accepted.output.contains("accepted changed probe/word:loud@appearance=dark"))
    #expect(accepted.output.contains("1 state of 1 variant accepted"))
    #expect(accepted.output.contains("9 states still wait; next: gs-gallery review"))
    let baseline = try Snapshot(text: probe.text("probe/word.snap"))
    #expect(baseline["appearance=dark", "probe/word:loud"]?.plainText == "other!")
    #expect(baseline["", "probe/word:loud"]?.plainText == "word!")
    let rejected = try probe.run("reject -g probe/mark -g probe/word:disabled")
    #expect(rejected.output.contains("6 states of 2 variants rejected"))
    #expect(try probe.files().contains("probe/mark.snap.new") == false)
    let list = try probe.run("pending")
    #expect(list.output.contains("3 states in 3 differences"), "\(list.output)")
    let rest = try probe.run("test", other)
    #expect(rest.output.contains("9 changed, 0 new, 0 deleted, 0 renamed, 5 same"))
  }

  @Test func whereNothingWaitsNothingMatches() throws {
    for command in ["accept", "reject"] {
      let probe = try SnapshotProbe.baselined()
      let nothing = try probe.run(command)
      #expect(nothing.status == 3)
      #expect(nothing.error.contains("Nothing waits to be decided on; gs-gallery test"))
      _ = try probe.run("test -q", ["PROBE_WORD": "other"])
      let before = try probe.folder.texts()
      let other = try probe.run("\(command) probe/mark")
      #expect(other.status == 3)
      #expect(other.error.contains("gs-gallery pending lists what does"))
      #expect(try probe.run("\(command) probe/nothing").status == 3)
      #expect(try probe.folder.texts() == before)
    }
  }

  @Test func whatIsGoneCanBeAcceptedAndRejected() throws {
    let gone = ["PROBE_GONE": "1"]
    for (command, files) in [
      ("accept probe/mark", ["probe/word.snap"]),
      ("reject probe/mark", ["probe/word.snap", "probe/mark.snap"]),
    ] {
      let probe = try SnapshotProbe.baselined()
      _ = try probe.run("test -q", gone)
      // The catalogue knows nothing of it any more; the files do.
      let result = try probe.run(command, gone)
      #expect(result.status == 0, "\(result.error)")
      #expect(result.output.contains("deleted probe/mark"))
      #expect(try probe.files() == Set(files))
    }
  }

  @Test func aVariantOfAnotherNameMovesWithItsBaseline() throws {
    let probe = try SnapshotProbe.baselined(["PROBE_NAME": "phrase"])
    _ = try probe.run("test -q")
    let list = try probe.run("pending")
    #expect(list.output.contains("renamed probe/word"))
    #expect(!list.output.contains("deleted") && !list.output.contains("new "))
    let result = try probe.run("accept probe/word")
    #expect(result.output.contains("8 states of 1 variant accepted"))
    #expect(try probe.files() == ["probe/word.snap", "probe/mark.snap"])
    #expect(try probe.run("test").output.contains("14 same"))
  }

  @Test func aBaselineNobodyCouldReadIsKept() throws {
    let probe = try SnapshotProbe.baselined()
    let conflict = "<<<<<<< ours\n" + (try probe.text("probe/word.snap"))
    try probe.write(conflict, "probe/word.snap")
    let test = try probe.run("test")
    #expect(test.status == 1)
    #expect(
      test.output.contains(
        "__Snapshots__/probe/word.snap: line 1 is a conflict marker; it counts as missing."))
    #expect(test.output.contains("0 changed, 8 new, 0 deleted, 0 renamed, 6 same"))
    #expect(try probe.text("probe/word.snap") == conflict, "no decision was made")
    let pending = try probe.run("pending")
    #expect(pending.status == 0 && pending.error.contains("line 1 is a conflict marker"))
    let result = try probe.run("accept")
    #expect(result.status == 0)
    #expect(result.error.contains("is __Snapshots__/probe/word.snap.orig now"))
    #expect(try probe.text("probe/word.snap.orig") == conflict)
    #expect(try probe.run("test").status == 0)
  }

  @Test func whatWaitsAndCannotBeReadIsSaid() throws {
    let probe = try pendingProbe()
    try probe.write("nonsense", "probe/word.snap.new")
    let result = try probe.run("accept")
    #expect(result.status == 0)
    #expect(result.error.contains("probe/word.snap.new") && result.error.contains("makes it anew"))
    #expect(try probe.text("probe/word.snap.new") == "nonsense")
    #expect(try probe.run("accept probe/word").status == 3)
    #expect(try probe.run("test", other).status == 1)
    #expect(try probe.run("accept probe/word").status == 0)
  }

  @Test func quietMeansQuiet() throws {
    for command in ["accept -q", "reject -q"] {
      let result = try pendingProbe().run(command)
      #expect(result.status == 0 && result.output.isEmpty && result.error.isEmpty)
    }
  }
}

@Suite("The commands pending and diff")
struct PendingDiffTests {
  @Test func aLineForEachDifference() throws {
    let probe = try pendingProbe()
    let result = try probe.run("pending probe/mark@appearance=dark")
    #expect(result.status == 0 && result.error.isEmpty)
    let lines = result.output.split(separator: "\n")
    #expect(lines[0].hasPrefix("changed probe/mark@appearance=dark  20 cells"))
    #expect(lines[0].hasSuffix("accent → accent.hovered"))
    #expect(lines[1] == "1 state in 1 difference")
    #expect(lines[2].hasPrefix("next: gs-gallery review"))
    #expect(try SnapshotProbe().run("pending").output.contains("Nothing waits"))
  }

  @Test func theListIsAsItsSchemaSays() throws {
    let validator = try SchemaValidator(named: "pending")
    let probe = try SnapshotProbe.baselined(["PROBE_KNOB": "noisy"])
    _ = try probe.run("test -q", other.merging(["PROBE_GONE": "1"]) { $1 })
    for line in ["pending --json", "diff --json", "pending --json probe/word:loud"] {
      let document = try Document(try probe.run(line).output)
      #expect(validator.findings(in: document) == [], "\(line)")
    }
    let empty = try Document(try SnapshotProbe().run("pending --json").output)
    #expect(validator.findings(in: empty) == [])
    let list = try probe.run("pending --json").output
    #expect(
      validator.findings(in: try Document(list.replacing("\"new\"", with: "\"novel\""))) != [])
    #expect(
      validator.findings(in: try Document(list.replacing("\"command\"", with: "\"x\""))) != [])
  }

  @Test func aDifferenceIsShownAndEndsWithOne() throws {
    let probe = try pendingProbe()
    let result = try probe.run("diff probe/word:loud,no-disabled@appearance=dark")
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("changed  probe/word:loud@appearance=dark\n"))
    #expect(result.output.contains("before 5x1") && result.output.contains("after 6x1"))
    #expect(result.output.contains("$ gs-gallery accept probe/word"))
    #expect(!result.output.unicodeScalars.contains { $0.value == 0x1B })
    let all = try probe.run("diff")
    #expect(all.output.components(separatedBy: "$ gs-gallery browse").count == 11)
  }

  @Test func everyFormatShowsIt() throws {
    let probe = try pendingProbe()
    let reset = "\u{1B}["
    #expect(try probe.run("diff probe/mark --color always").output.contains(reset))
    #expect(try probe.run("diff probe/mark --format ansi").output.contains(reset))
    #expect(try probe.run("diff probe/mark --format text").output.contains(reset) == false)
    #expect(try probe.run("diff probe/mark --format svg").output.hasPrefix("<svg"))
    #expect(try probe.run("diff probe/mark --format html").output.contains("<pre"))
    #expect(try probe.run("diff probe/mark --format json").output.hasPrefix("{"))
    let file = probe.folder.path + "/out.txt"
    #expect(try probe.run("diff probe/mark -o \(file)").status == 1)
    #expect(try probe.folder.text(of: "out.txt").contains("changed  probe/mark"))
  }

  @Test func whatIsAsItShouldBeIsNoDifference() throws {
    let probe = try SnapshotProbe.baselined()
    let same = try probe.run("diff probe/word:loud")
    #expect(same.status == 0)
    #expect(same.output == "Nothing waits to be decided on.\n")
    #expect(try probe.run("diff").status == 0)
    #expect(try SnapshotProbe().run("diff probe/word").status == 3)
    #expect(try probe.run("diff probe/nothing").status == 3)
  }

  @Test func anyTwoFilesAndFoldersAreCompared() throws {
    let old = try SnapshotProbe.baselined()
    let new = try SnapshotProbe.baselined(other)
    let files = ["/__Snapshots__/probe/word.snap", "/__Snapshots__", ""]
    for name in files {
      let result = try old.run("diff --files \(old.folder.path)\(name) \(new.folder.path)\(name)")
      #expect(result.status == 1, "\(name): \(result.error)")
      #expect(result.output.contains("changed  probe/word:loud"))
      #expect(!result.output.contains("gs-gallery accept"), "no decision is about them")
      let same = try old.run("diff --files \(old.folder.path)\(name) \(old.folder.path)\(name)")
      #expect(same.status == 0 && same.output.isEmpty)
    }
    let word = old.folder.path + files[0]
    #expect(try old.run("diff --files /dev/null \(word)").output.hasPrefix("new  probe/word"))
    #expect(try old.run("diff --files \(word) /dev/null").output.hasPrefix("deleted  probe/word"))
    // As Git lays two versions out: one side may be links to what is checked out.
    try old.folder.makeFolder("right/probe")
    try old.folder.link("right/probe/word.snap", to: new.folder.path + files[0])
    let linked = try old.run("diff --files __Snapshots__ right")
    #expect(linked.output.contains("changed  probe/word") && linked.output.contains("deleted"))
  }

  @Test func whatCannotBeComparedIsSaid() throws {
    let probe = try SnapshotProbe.baselined()
    try probe.folder.write("nonsense", to: "nonsense.snap")
    let word = "__Snapshots__/probe/word.snap"
    for (line, status) in [
      ("diff --files \(word) nonsense.snap", 4), ("diff --files \(word) nothing.snap", 4),
      ("diff --files \(word) __Snapshots__", 4), ("diff --files \(word)", 64),
      ("diff --files a b c", 64), ("diff probe/word --files a b", 64),
    ] as [(String, Int32)] {
      let result = try probe.run(line)
      #expect(result.status == status, "\(line): \(result.error)")
      #expect(result.output.isEmpty)
    }
    #expect(
      try probe.run("diff --files \(word) nonsense.snap").error
        .contains("nonsense.snap holds no snapshot: line 1"))
  }
}
