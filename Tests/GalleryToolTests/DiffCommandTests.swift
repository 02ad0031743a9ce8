import Foundation
import GalleryTesting
import Testing

@testable import FourSystems
@testable import GalleryTool

@Suite("The command diff")
struct DiffCommandTests {
  @Test func aLineForEachDifference() throws {
    let probe = try SnapshotProbe.pending()
    let result = try probe.run("diff")
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 14, "\(result.output)")
    let mark = try #require(lines.first { $0.hasPrefix("changed probe/mark@appearance=dark") })
    #expect(mark.hasPrefix("changed probe/mark@appearance=dark  24 cells"))
    #expect(mark.hasSuffix("accent → accent.hovered"))
    #expect(lines[10] == "10 states in 10 differences, by cause:")
    #expect(lines.contains { $0.hasPrefix("  ink:fill:accent..accent.hovered  2 states") })
    #expect(lines[13].hasPrefix("next: gs-gallery review"))
    let nothing = try SnapshotProbe().run("diff")
    #expect(nothing.status == 0 && nothing.error.isEmpty)
    #expect(nothing.output == "No pending changes; gs-gallery test looks for changes.\n")
  }

  @Test func theListMatchesItsSchema() throws {
    let validator = try SchemaValidator(named: "diff")
    let probe = try SnapshotProbe.baselined(["PROBE_KNOB": "level"])
    _ = try probe.run("test -q", SnapshotProbe.other.merging(["PROBE_GONE": "1"]) { $1 })
    for line in ["diff --json", "diff --json *", "diff --json probe/word:loud"] {
      let document = try Document(try probe.run(line).output)
      #expect(validator.findings(in: document) == [], "\(line)")
    }
    let empty = try Document(try SnapshotProbe().run("diff --json").output)
    #expect(validator.findings(in: empty) == [])
    let list = try probe.run("diff --json").output
    #expect(
      validator.findings(in: try Document(list.replacing("\"new\"", with: "\"novel\""))) != [])
    #expect(
      validator.findings(in: try Document(list.replacing("\"command\"", with: "\"x\""))) != [])
  }

  @Test func aDifferenceIsShownAndEndsWithOne() throws {
    let probe = try SnapshotProbe.pending()
    let result = try probe.run("diff probe/word:loud,no-disabled@appearance=dark")
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("changed  probe/word:loud@appearance=dark\n"))
    #expect(result.output.contains("before 5x1") && result.output.contains("after 6x1"))
    #expect(result.output.contains("$ gs-gallery accept probe/word"))
    #expect(!result.output.unicodeScalars.contains { $0.value == 0x1B })
    let all = try probe.run("diff *")
    #expect(all.output.components(separatedBy: "$ gs-gallery browse").count == 11)
  }

  @Test func theCommandsItOffersTakeTheNamedStates() throws {
    let probe = try SnapshotProbe.pending()
    let offered = try probe.run("diff probe/word:loud,no-disabled@appearance=dark").output
      .split(separator: "\n").compactMap { $0.trimmingPrefix("  $ gs-gallery ") }
    #expect(offered.contains("accept probe/word:loud@appearance=dark"))
    #expect(offered.contains("reject probe/word:loud@appearance=dark"))
    let accepted = try probe.run("accept probe/word:loud@appearance=dark")
    #expect(accepted.output.contains("1 state of 1 variant accepted"))
    // A look that many states share: as many links as are readable, else the pattern and its number of states.
    let folder = try SnapshotProbe()
    _ = try folder.run("test -q")
    let new = try folder.run("diff *").output
    #expect(!new.contains("gs-gallery accept probe/word\n  $ gs-gallery reject probe/mark"))
    for line in new.split(separator: "\n") {
      guard let names = line.firstRange(of: "$ gs-gallery accept ").map({ line[$0.upperBound...] })
      else { continue }
      let count = names.split(separator: " ").count
      let taken = try folder.run("diff \(names) --json")
      #expect(
        taken.output.contains("\"states\" : \(count)\n}"), "\(names): \(taken.output.prefix(80))")
    }
  }

  @Test func aPageShowsEveryLookAndOtherListsNone() throws {
    let probe = try SnapshotProbe.pending()
    #expect(try probe.run("diff --format html").output.contains("before 5x1"))
    for line in ["diff", "diff --format ansi", "diff --json"] {
      let list = try probe.run(line).output
      #expect(list.contains("probe/word:loud") && !list.contains("before 5x1"), "\(line)")
    }
    #expect(try probe.run("diff --json probe/word:loud").output.contains("before 5x1"))
  }

  @Test func aPageOfNoChangesSaysSo() throws {
    let probe = try SnapshotProbe()
    for path in ["nothing.svg", "nothing.html"] {
      let result = try probe.run("diff -o \(path)")
      #expect(result.status == 0 && result.output.isEmpty)
      #expect(try probe.folder.text(of: path).contains("No pending changes."))
    }
  }

  @Test func everyFormatShowsIt() throws {
    let probe = try SnapshotProbe.pending()
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

  @Test func anUnchangedStateHasNoDifference() throws {
    let probe = try SnapshotProbe.baselined()
    let same = try probe.run("diff probe/word:loud")
    #expect(same.status == 0)
    #expect(same.output == "No pending changes.\n")
    #expect(try probe.run("diff").status == 0)
    #expect(try SnapshotProbe().run("diff probe/word").status == 3)
    #expect(try probe.run("diff probe/nothing").status == 3)
  }

  @Test func anyTwoFilesAndFoldersAreCompared() throws {
    let old = try SnapshotProbe.baselined()
    let new = try SnapshotProbe.baselined(SnapshotProbe.other)
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
    // Git lays out two versions this way: one side may be links into the work tree.
    try old.folder.makeFolder("right/probe")
    try old.folder.link("right/probe/word.snap", to: new.folder.path + files[0])
    let linked = try old.run("diff --files __Snapshots__ right")
    #expect(linked.output.contains("changed  probe/word") && linked.output.contains("deleted"))
  }

  @Test func anUnreadableFileIsNotUnchanged() throws {
    let probe = try SnapshotProbe.pending()
    _ = try probe.run("accept -q probe/mark:*")
    try probe.write("nonsense", "probe/word.snap.new")
    for line in ["diff", "diff probe/word:*", "diff probe/word:loud", "diff --json"] {
      let result = try probe.run(line)
      #expect(result.status == 4, "\(line): \(result.error)")
      #expect(result.error.contains("The pending changes of probe/word cannot be read"), "\(line)")
      #expect(!result.output.contains("No pending changes"), "\(line)")
    }
    #expect(try probe.run("diff -o page.html").status == 4)
    #expect(!(try probe.folder.text(of: "page.html").contains("No pending changes")))
    // Another variant has none.
    #expect(try probe.run("diff probe/mark:*").status == 0)
  }

  @Test func withoutBaselinesOrAPackageNothingCanBeCompared() throws {
    let folder = try TemporaryFolder()
    for command in ["diff", "diff --json", "review --linear"] {
      let result = try Tool.shell("cd '\(folder.path)' && \"$TOOL\" \(command)")
      #expect(result.status == 4 && result.output.isEmpty, "\(command): \(result.error)")
      #expect(result.error.contains("No baselines here"), "\(command): \(result.error)")
    }
  }

  @Test func filesThatCannotBeComparedAreReported() throws {
    let probe = try SnapshotProbe.baselined()
    try probe.folder.write("nonsense", to: "nonsense.snap")
    try probe.folder.write("nonsense", to: "same.snap")
    try probe.folder.write("", to: "empty.snap")
    try probe.folder.makeFolder("other")
    try probe.folder.makeFolder("both")
    try probe.folder.write("nonsense", to: "both/nonsense.snap")
    let word = "__Snapshots__/probe/word.snap"
    for (line, status) in [
      ("diff --files \(word) nonsense.snap", 4), ("diff --files \(word) nothing.snap", 4),
      ("diff --files nonsense.snap same.snap", 4), ("diff --files both both", 4),
      ("diff --files empty.snap empty.snap", 3), ("diff --files /dev/null empty.snap", 3),
      ("diff --files other other", 3),
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
