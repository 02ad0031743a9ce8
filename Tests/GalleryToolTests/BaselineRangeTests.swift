import Foundation
import StateSpace
import Testing

@testable import FourSystems
@testable import GalleryKit
@testable import GalleryTool
@testable import VisualReview

@Suite("Changes since a commit")
struct BaselineRangeTests {
  /// A repository with a branch that changed baselines on top of `main`, which went on meanwhile.
  private func repository() throws -> TeamRepository {
    let repository = try TeamRepository(gallery: SnapshotProbe.executable)
    try accept([:], in: repository)
    try repository.run("git checkout -q -b branch").orFail()
    try accept(["PROBE_WORD": "other"], in: repository)
    try repository.run("git checkout -q main").orFail()
    try accept(["PROBE_ACCENT": "1"], in: repository)
    try repository.run("git checkout -q branch").orFail()
    return repository
  }

  private func accept(_ variables: [String: String], in repository: TeamRepository) throws {
    try repository.run(
      "gs-gallery test -q --update all --unreferenced delete; git add -A && git commit -q -m More",
      variables
    ).orFail()
  }

  private func report(_ repository: TeamRepository, _ name: String) throws -> TestReport {
    try TestReport(json: try repository.run("cat '\(name)'").orFail())
  }

  @Test func aBranchShowsItsOwnChangesAndNothingIsDrawn() throws {
    let repository = try repository()
    // The current looks differ from the baselines, and do not matter.
    let variables = ["PROBE_WORD": "third"]
    let list = try repository.run("gs-gallery diff --base main", variables)
    #expect(list.status == 1)
    #expect(list.output.contains("\n8 states in "), "\(list.output)")
    #expect(list.output.contains("\nnext: gs-gallery diff --base main with a link"))
    let diff = try repository.run("gs-gallery diff --base main '*'", variables)
    #expect(diff.status == 1)
    #expect(diff.output.contains("· words: “word” → “other”"), "\(diff.output)")
    #expect(!diff.output.contains("probe/mark") && !diff.output.contains("third"))
    #expect(!diff.output.contains("gs-gallery accept"))
    let one = try repository.run("gs-gallery diff --base main 'probe/word:loud'", variables)
    #expect(one.output.components(separatedBy: "changed  probe/word").count == 2, "\(one.output)")

    let page = try repository.run("gs-gallery report --base main -o page", variables).orFail()
    #expect(page.contains("8 changed, 0 new, 0 deleted, 0 renamed since main ("), "\(page)")
    let report = try report(repository, "page/report.json")
    #expect(report.isRangeOnly)
    #expect(report.range?.count(.changed) == 8)
    #expect(report.range?.causes(in: .builtIn).causes.count == 1)
    #expect(try repository.run("git status --porcelain").orFail() == "?? page/\n")
  }

  @Test func aRunReportsBranchChangesAndDifferences() throws {
    let repository = try repository()
    let run = try repository.run(
      "gs-gallery test --ci --base main --reporter list,json=r.json",
      ["PROBE_WORD": "other", "PROBE_ACCENT": "1"])
    #expect(run.status == 1, "\(run.output)")
    let report = try report(repository, "r.json")
    #expect(report.count(.changed) == 2 && report.range?.count(.changed) == 8)
    #expect(run.output.contains("in the baselines: 8 changed"), "\(run.output)")
    // The changes have been accepted, so they fail nothing.
    let agreed = try repository.run("gs-gallery test --ci --base main", ["PROBE_WORD": "other"])
    #expect(agreed.status == 0, "\(agreed.output)")
    #expect(agreed.output.contains("in the baselines: 8 changed"))
  }

  @Test func partsOfARunShowTheChangesOnce() throws {
    let repository = try repository()
    for index in 1...2 {
      try repository.run(
        "gs-gallery test --ci --base main --shard \(index)/2 --reporter json=\(index).json",
        ["PROBE_WORD": "other"]
      ).orFail()
    }
    let merged = try repository.run("gs-gallery test --merge 1.json 2.json").orFail()
    #expect(merged.components(separatedBy: "in the baselines: 8 changed").count == 2, "\(merged)")
    for index in 1...2 {
      try repository.run(
        "gs-gallery test --ci --shard \(index)/2 --reporter json=\(index).json",
        ["PROBE_WORD": "other"]
      ).orFail()
    }
    let later = try repository.run("gs-gallery test --merge 1.json 2.json --base main").orFail()
    #expect(later.contains("in the baselines: 8 changed"), "\(later)")
  }

  @Test func aPartWithoutTheCommitFailsTheMergedRun() throws {
    let repository = try repository()
    let variables = ["PROBE_WORD": "other"]
    for (index, status) in [(1, 4), (2, 0)] as [(Int, Int32)] {
      let part = try repository.run(
        "gs-gallery test --ci --base nope --shard \(index)/2 --reporter json=\(index).json",
        variables)
      #expect(part.status == status, "\(part.output)")
    }
    let merged = try repository.run("gs-gallery test --merge 1.json 2.json")
    #expect(merged.status == 4, "\(merged.output)")
    #expect(merged.output.contains("Git knows no commit “nope”"), "\(merged.output)")
  }

  @Test func aVariantUnderAnotherNameIsPaired() throws {
    let repository = try TeamRepository(gallery: SnapshotProbe.executable)
    try accept([:], in: repository)
    try repository.run("git checkout -q -b branch").orFail()
    try accept(["PROBE_NAME": "phrase"], in: repository)
    let page = try repository.run("gs-gallery report --base main -o page").orFail()
    #expect(page.contains("0 changed, 0 new, 0 deleted, 8 renamed since main"), "\(page)")
    try accept(["PROBE_NAME": "phrase", "PROBE_WORD": "other"], in: repository)
    let again = try repository.run("gs-gallery report --base main -o page").orFail()
    #expect(again.contains("8 changed, 0 new, 0 deleted, 0 renamed since main"), "\(again)")
  }

  @Test func aReviewOfTheChangesDecidesNothing() throws {
    let repository = try repository()
    let review = try repository.run(
      "printf 'accept\\nreject\\nquit\\n' | gs-gallery review --base main --linear"
    ).orFail()
    #expect(review.contains("8 states"), "\(review)")
    #expect(
      review.components(
        separatedBy: "These changes have been accepted; there is nothing to decide."
      ).count == 3, "\(review)")
    #expect(try repository.run("git status --porcelain").orFail() == "")
    let none = try repository.run("gs-gallery review --base HEAD --linear").orFail()
    #expect(none == "No baseline has changed since HEAD.\n")
  }

  @Test(arguments: [
    "no-such", "a b", ":(glob)**", "HEAD:Package.swift", "HEAD^{tree}", "main..branch", "^main",
    "a<BEL>b",
    "$(touch ran)", "`touch ran`", "@{upstream}",
  ])
  func anUnknownCommitIsRefused(_ reference: String) throws {
    let repository = try repository()
    // The names of arguments are printed, where a control character would ring.
    let name = reference.replacing("<BEL>", with: "\u{7}").replacing("'", with: "'\\''")
    for command in ["diff", "report", "review --linear"] {
      let result = try repository.run("gs-gallery \(command) --base '\(name)'")
      #expect(result.status == 4, "\(command): \(result.output)")
      #expect(result.output.contains("Git knows no commit"), "\(result.output)")
      #expect(result.output.contains("fetch-depth: 0"))
      #expect(!result.output.contains("\u{7}"))
    }
    // A run goes on, names the missing commit, and does not succeed.
    let run = try repository.run("gs-gallery test --ci --base '\(name)'", ["PROBE_WORD": "other"])
    #expect(run.status == 4, "\(run.output)")
    #expect(run.output.contains("note: No changes since "), "\(run.output)")
    #expect(run.output.contains("14 same"), "\(run.output)")
    let different = try repository.run("gs-gallery test --ci --base '\(name)'")
    #expect(different.status == 1, "\(different.output)")
    #expect(try repository.run("git status --porcelain").orFail() == "")
  }

  @Test(arguments: ["-x", "--upload-pack=touch", "--output=ran", "--all", ""])
  func anOptionIsRefusedAsACommit(_ reference: String) throws {
    let repository = try repository()
    for command in ["diff", "report", "review --linear", "test --ci"] {
      let result = try repository.run("gs-gallery \(command) '--base=\(reference)'")
      #expect(result.status == 64, "\(command): \(result.output)")
    }
    #expect(try repository.run("git status --porcelain").orFail() == "")
  }

  @Test(arguments: ["diff", "report -q -o ../page", "review --linear", "test --ci"])
  func aBaselineUnreadableOnOneSideIsNotUnchanged(_ command: String) throws {
    let repository = try TeamRepository(gallery: SnapshotProbe.executable)
    let place = "__Snapshots__/probe/word.snap"
    try accept([:], in: repository)
    let damage = "sed -i '1i <<<<<<< ours' \(place)"
    // At the base, and mended since.
    try repository.run(
      """
      cp \(place) ../whole && \(damage) && git commit -q -a -m Damage
      git checkout -q -b branch && cp ../whole \(place) && git commit -q -a -m Mend
      """
    ).orFail()
    let mended = try repository.run("gs-gallery \(command) --base main")
    #expect(mended.status == 4, "\(mended.output)")
    #expect(mended.output.contains(": \(place): line 1 is a conflict marker"))
    #expect(mended.output.contains("\(place) cannot be read on one side"), "\(mended.output)")
    #expect(!mended.output.contains("No baseline has changed"), "\(mended.output)")
    #expect(try repository.run("gs-gallery \(command) --base HEAD").status == 0)
    if command.hasPrefix("test") {
      let other = try repository.run("gs-gallery \(command) --base main probe/mark").orFail()
      #expect(!other.contains("conflict marker"), "\(other)")
    }
    // Now, and whole at the base.
    try repository.run("git commit -q --allow-empty -m More && \(damage)").orFail()
    let damaged = try repository.run("gs-gallery \(command) --base HEAD")
    #expect(damaged.status == (command.hasPrefix("test") ? 1 : 4), "\(damaged.output)")
    #expect(damaged.output.contains("\(place): line 1 is a conflict marker"))
  }

  @Test func partsKeepUnreadBaselines() throws {
    var report = TestReport.sample
    report.range = BaselineRange(reference: "main", commit: "1a2b", variants: [])
    report.range?.unread = ["tag/filled"]
    #expect(try TestReport(json: report.json) == report)
  }

  @Test func aValueThatIsMissingIsNotTheNextArgument() throws {
    let repository = try repository()
    for line in ["test --base= toast --ci", "accept --cause= probe", "diff --base="] {
      let result = try repository.run("gs-gallery \(line)")
      #expect(result.status == 64, "\(line): \(result.output)")
      #expect(result.output.contains("= has no value"), "\(line): \(result.output)")
    }
    #expect(try repository.run("gs-gallery diff -- --base=").status != 0)
  }

  @Test func inAShallowCloneTheErrorSaysHowToFetchTheCommits() throws {
    let repository = try repository()
    try repository.run(
      """
      git clone -q --depth 1 --no-single-branch 'file://\(repository.path)' '\(repository.home)/clone'
      """
    ).orFail()
    let clone = repository.home + "/clone"
    let result = try repository.run("gs-gallery report --base origin/main -o page", in: clone)
    #expect(result.status == 4)
    #expect(result.output.contains("have no common commit here"), "\(result.output)")
    #expect(result.output.contains("git fetch --unshallow"))
    let run = try repository.run(
      "gs-gallery test --ci --base origin/main", in: clone, ["PROBE_WORD": "other"])
    #expect(run.status == 4 && run.output.contains("note: No changes since origin/main"))
    try repository.run("gs-gallery test --ci", in: clone, ["PROBE_WORD": "other"]).orFail()
    try repository.run("git fetch -q --unshallow", in: clone).orFail()
    try repository.run("gs-gallery report --base origin/main -o page", in: clone).orFail()
  }
}
