import Foundation
import Testing

@testable import GalleryTool
@testable import VisualReview

@Suite("Baselines in conflict and damaged ones")
struct BaselineRecoveryTests {
  private static let path = "__Snapshots__/probe/word.snap"

  private func accept(_ variables: [String: String], in repository: TeamRepository) throws {
    try repository.run(
      "gs-gallery test -q --update all; git add -A && git commit -q -m More", variables
    ).orFail()
  }

  /// A merge of two branches that changed the same words.
  private func conflict() throws -> TeamRepository {
    let repository = try TeamRepository(gallery: SnapshotProbe.executable)
    try accept([:], in: repository)
    try repository.run("git checkout -q -b other").orFail()
    try accept(["PROBE_WORD": "theirs"], in: repository)
    try repository.run("git checkout -q main").orFail()
    try accept(["PROBE_WORD": "ours"], in: repository)
    #expect(try repository.run("git merge other").status != 0)
    return repository
  }

  @Test func aConflictIsComparedWithTheMergeBase() throws {
    let repository = try conflict()
    let variables = ["PROBE_WORD": "both"]
    let test = try repository.run("gs-gallery test", variables)
    #expect(test.status == 1)
    #expect(test.output.contains("8 changed, 0 new, 0 deleted"), "\(test.output)")
    #expect(test.output.contains("compared with its version in the merge base"))
    #expect(test.output.contains("git checkout --ours or --theirs"))
    let diff = try repository.run("gs-gallery diff 'probe/word:loud'", variables)
    #expect(diff.output.contains("“word” → “both”"), "\(diff.output)")
    let review = try repository.run(
      "printf 'accept\\nquit\\n' | gs-gallery review --linear", variables)
    #expect(review.output.contains("“word” to “both”"), "\(review.output)")
    // The file in conflict stays for the person to resolve.
    #expect(try repository.run("grep -c '<<<<<<<' \(Self.path)").status == 0)
  }

  @Test(arguments: ["--update new", "--update changed", "--update all"])
  func noUpdateReplacesIt(_ flags: String) throws {
    let repository = try conflict()
    let before = try repository.run("cat \(Self.path)").orFail()
    let update = try repository.run("gs-gallery test \(flags)", ["PROBE_WORD": "both"])
    #expect(update.status == 4, "\(update.output)")
    #expect(update.output.contains("The baselines of probe/word cannot be read"))
    #expect(update.output.contains("git checkout HEAD -- \(Self.path)"))
    #expect(try repository.run("cat \(Self.path)").orFail() == before)
    let accept = try repository.run("gs-gallery test -q; gs-gallery accept", ["PROBE_WORD": "both"])
    #expect(accept.status == 4 && accept.output.contains("probe/word"), "\(accept.output)")
    #expect(try repository.run("cat \(Self.path)").orFail() == before)
  }

  @Test func aFileThatBothSidesAddedHasNoEarlierVersion() throws {
    let repository = try TeamRepository(gallery: SnapshotProbe.executable)
    try repository.run("git add -A && git commit -q -m First && git checkout -q -b other").orFail()
    try accept(["PROBE_WORD": "theirs"], in: repository)
    try repository.run("git checkout -q main").orFail()
    try accept(["PROBE_WORD": "ours"], in: repository)
    #expect(try repository.run("git merge other").status != 0)
    let test = try repository.run("gs-gallery test", ["PROBE_WORD": "both"])
    #expect(test.output.contains("no earlier version was found, so it counts as missing"))
    #expect(test.output.contains("0 changed, 8 new"), "\(test.output)")
  }

  @Test func aTruncatedFileIsDamagedAtAnyCut() throws {
    let repository = try TeamRepository(gallery: SnapshotProbe.executable)
    try accept([:], in: repository)
    let path = "__Snapshots__/probe/word.snap"
    let size = try repository.run("wc -c < \(path)").orFail().filter(\.isNumber)
    for part in [1, 2, 5, 9] {
      let count = (Int(size) ?? 0) * part / 10
      // Not at the end of a line.
      try repository.run(
        "git checkout -q -- \(path); head -c \(count) \(path) > cut; "
          + "[ -n \"$(tail -c 1 cut)\" ] || printf x >> cut; mv cut \(path)"
      ).orFail()
      let run = try repository.run("gs-gallery test --ci")
      #expect(run.status == 1 && run.output.contains(path), "\(part): \(run.output)")
      #expect(run.output.contains("compared with its version in HEAD"), "\(part): \(run.output)")
      let update = try repository.run("gs-gallery test --update new")
      #expect(update.status != 0, "\(update.output)")
    }
    // In a range it is neither new nor gone.
    let diff = try repository.run("gs-gallery diff --base HEAD")
    #expect(!diff.output.contains("deleted") && diff.output.contains(path), "\(diff.output)")
  }

  @Test func aDamagedFileFailsTheWholeOfItsParts() throws {
    let repository = try TeamRepository(gallery: SnapshotProbe.executable)
    try accept([:], in: repository)
    try repository.run("echo garbage > \(Self.path)").orFail()
    var statuses: [Int32] = []
    for index in 1...2 {
      statuses.append(
        try repository.run(
          "gs-gallery test --ci --shard \(index)/2 --reporter json=\(index).json"
        ).status)
    }
    #expect(statuses.sorted() == [0, 1])
    let merged = try repository.run(
      "gs-gallery test --merge 1.json 2.json --reporter list,junit=r.xml,github=r.txt")
    #expect(merged.status == 1, "\(merged.output)")
    #expect(merged.output.contains("8 unread") && merged.output.contains("6 same"))
    #expect(try repository.run("cat r.xml").orFail().contains("errors=\"1\""))
    #expect(
      try repository.run("cat r.txt").orFail()
        .hasPrefix("::error file=\(Self.path),line=1,title=unread%3A probe/word::"))
  }

  @Test func aDamagedFileIsRunAgainByLastFailed() throws {
    let repository = try TeamRepository(gallery: SnapshotProbe.executable)
    try accept([:], in: repository)
    try repository.run("echo garbage > \(Self.path)").orFail()
    #expect(try repository.run("gs-gallery test").status == 1)
    for _ in 1...2 {
      let again = try repository.run("gs-gallery test --last-failed")
      #expect(again.status == 1, "\(again.output)")
      #expect(again.output.contains("8 unread") && again.output.contains("0 same"))
    }
    try repository.run("git checkout -q -- \(Self.path)").orFail()
    let mended = try repository.run("gs-gallery test --last-failed").orFail()
    #expect(mended.contains("8 same"), "\(mended)")
    let nothing = try repository.run("gs-gallery test --last-failed").orFail()
    #expect(nothing.contains("Nothing failed in the last run"), "\(nothing)")
  }

  @Test(arguments: ["", " --unreferenced delete"])
  func aDamagedFileOfARemovedVariantFails(_ flags: String) throws {
    let probe = try SnapshotProbe.baselined()
    try probe.write("garbage\n", "probe/gone.snap")
    let result = try probe.run("test\(flags)")
    #expect(result.status == 1, "\(result.output)")
    #expect(result.output.contains("note: __Snapshots__/probe/gone.snap: line 1"))
    #expect(try probe.run("test --ci --unreferenced warn").status == 0)
    #expect(try probe.run("test --ci --unreferenced ignore").status == 0)
  }

  @Test func aDamagedFileIsComparedWithTheCommitAndNamesTheNextStep() throws {
    let repository = try TeamRepository(gallery: SnapshotProbe.executable)
    try accept([:], in: repository)
    try repository.run("echo garbage > \(Self.path)").orFail()
    let test = try repository.run("gs-gallery test", ["PROBE_WORD": "other"])
    #expect(test.output.contains("8 changed, 0 new"), "\(test.output)")
    #expect(
      test.output.contains(
        "compared with its version in HEAD. Restore it with git checkout HEAD -- \(Self.path)"))
    let unchanged = try repository.run("gs-gallery test")
    // A file that cannot be read is never a success.
    #expect(unchanged.status == 1, "\(unchanged.output)")
    #expect(
      unchanged.output.contains("8 unread, 0 changed, 0 new, 0 deleted, 0 renamed, 6 same"),
      "\(unchanged.output)")
    #expect(!unchanged.output.contains("next:"), "\(unchanged.output)")
    try repository.run("rm -rf .git").orFail()
    let alone = try repository.run("gs-gallery test")
    #expect(alone.output.contains("counts as missing. Restore or remove it, and test again."))
  }
}
