import Foundation
import GalleryTesting
import StateSpace
import Testing

@testable import GalleryTool
@testable import VisualReview

@Suite("Reasons kept with the baselines")
struct ReasonFileTests {
  @Test func theSameLookReturningShowsItsReason() throws {
    let probe = try SnapshotProbe.pending()
    #expect(try probe.run("reject probe/mark:* --reason Later.").status == 0)
    let text = try probe.text("review.reasons")
    #expect(text.hasPrefix("# DECISION  STATES  LOOK  REASON\nrejected  probe/mark"), "\(text)")
    #expect(text.hasSuffix("  Later.\n"))
    #expect(try probe.run("test -q", SnapshotProbe.other).status == 1)
    for command in ["test --ci", "diff", "diff -g probe/mark"] {
      let shown = try probe.run(command, SnapshotProbe.other).output
      #expect(shown.contains("rejected before: Later."), "\(command): \(shown)")
    }
    // Another look has no reason.
    #expect(try probe.run("reject probe/word:* --reason Words.").status == 0)
    let other = try probe.run("test --ci", ["PROBE_WORD": "third"]).output
    #expect(!other.contains("Words."), "\(other)")
    // The latest decision about a look replaces an earlier one.
    #expect(try probe.run("test -q", SnapshotProbe.other).status == 1)
    #expect(try probe.run("accept --reason Agreed.").status == 0)
    let lines = try probe.text("review.reasons").split(separator: "\n")
    #expect(lines.filter { $0.contains("probe/mark") }.allSatisfy { $0.hasSuffix("Agreed.") })
    let others = lines.count { $0.contains("probe/word") }
    #expect(lines.count == text.split(separator: "\n").count + others)
  }

  @Test func reasonsAreSortedAndTheLastOfTwoCounts() throws {
    func reason(_ target: String, _ digit: Character, _ text: String) -> DecisionReason {
      DecisionReason(
        decision: .rejected, target: DecisionReason.Target(target),
        digest: String(repeating: digit, count: 16), text: text)
    }
    let all = [
      reason("b/c:*", "1", "One."), reason("a/b:*", "2", "Two."), reason("b/c:*", "0", "Three."),
    ]
    var texts: Set<String> = []
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2]] {
      var file = ReasonFile(text: nil)
      for index in order { file.add(all[index]) }
      texts.insert(file.text)
    }
    #expect(texts.count == 1)
    let sorted = try #require(texts.first).split(separator: "\n").map { $0.suffix(6) }
    #expect(sorted.dropFirst() == ["  Two.", "Three.", "  One."])
    // As a merge leaves two for one look.
    let text = try #require(texts.first) + "rejected  a/b:*  2222222222222222  Other.\n"
    var merged = ReasonFile(text: text)
    #expect(merged.faults.isEmpty)
    #expect(merged.reasons.entries.map(\.text) == ["Other.", "Three.", "One."])
    merged.add(reason("a/b:*", "2", "Last."))
    #expect(!merged.text.contains("Two.") && !merged.text.contains("Other."))
    // A new line goes above the comments of the one behind it.
    var own = ReasonFile(text: "# Ours.\n\n# About b.\nrejected  b/c:*  1111111111111111  One.\n")
    own.add(all[1])
    #expect(own.text.split(separator: "\n").map { $0.prefix(8) }.last == "rejected")
    #expect(own.text.hasPrefix("# Ours.\nrejected  a/b:*"), "\(own.text)")
  }

  /// Two branches of a real repository that each begin the file, then each add to it.
  @Test func reasonsOfTwoBranchesMergeEitherWay() throws {
    let repository = try TeamRepository(gallery: Tool.executable)
    let test = "gs-gallery test tag -q --theme file:zatch.tokens.json"
    try repository.run(
      """
      gs-gallery tokens export zatch -o zatch.tokens.json && \(test) --update new && \
      git add . && git commit -qm Baselines
      """
    ).orFail()
    func decide(_ branch: String, _ components: String, _ filter: String, _ reason: String) throws {
      try repository.run(
        """
        git checkout -q -b \(branch) && sed -i 's/0.61961, 0.48627, 0.99608/\(components)/' zatch.tokens.json
        \(test); gs-gallery reject -q '\(filter)' --reason '\(reason)' && gs-gallery reject -q && \
        git checkout -q zatch.tokens.json && git add __Snapshots__ && git commit -qm '\(reason)'
        """
      ).orFail()
    }
    for round in ["first", "second"] {
      let main = try repository.run("git rev-parse HEAD").orFail().prefix(40)
      let tones =
        round == "first"
        ? ["0.50196, 0.31373, 1", "0.2, 0.31373, 1"] : ["0.3, 0.3, 1", "0.4, 0.3, 1"]
      try decide("loud-\(round)", tones[0], "tag/filled:*", "Loud \(round).")
      try repository.run("git checkout -q \(main)").orFail()
      try decide("thin-\(round)", tones[1], "tag/filled:*", "Thin \(round).")
      try repository.run("git merge -q --no-edit loud-\(round)").orFail()
      let text = try repository.run("cat __Snapshots__/review.reasons").orFail()
      #expect(text.contains("Loud \(round).") && text.contains("Thin \(round)."), "\(text)")
      #expect(!text.contains("<<<<"))
      let file = ReasonFile(text: text)
      #expect(file.faults.isEmpty)
      let merged = Set(text.split(separator: "\n"))
      for branch in ["loud", "thin"] {
        let own = try repository.run("git show \(branch)-\(round):__Snapshots__/review.reasons")
          .orFail()
        #expect(Set(own.split(separator: "\n")).isSubset(of: merged), "\(branch) \(round)")
      }
    }
    let attributes = try repository.run("cat __Snapshots__/.gitattributes").orFail()
    #expect(attributes == "review.reasons text eol=lf merge=union\n")
    // A line of the team's own stays.
    let own = "*.snap -diff\nreview.reasons merge=binary"
    #expect(GitAttributes.mergingReasons(own) == own)
    #expect(GitAttributes.mergingReasons("*.snap -diff") == "*.snap -diff\n\(attributes)")
  }

  @Test func handWrittenLinesStay() throws {
    let digest = String(repeating: "a", count: 16)
    let text = """
      # Ours.

      rejected   tag/filled:selected@theme=zatch\t\(digest)  Too  little contrast.
      accepted  tag/filled:*  gone:\(digest)  No longer needed.
      """
    var file = ReasonFile(text: text)
    #expect(file.text == text + "\n" && file.faults.isEmpty)
    #expect(file.reasons.entries.map(\.text) == ["Too  little contrast.", "No longer needed."])
    let first = try #require(file.reasons.entries.first)
    file.add(
      DecisionReason(decision: .accepted, target: first.target, digest: digest, text: "a\nb"))
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 5 && lines[0] == "# Ours." && lines[1] == "")
    #expect(lines[2].hasPrefix("accepted  tag/filled:selected@theme=zatch  \(digest)  a"))
    #expect(ReasonFile(text: file.text).text == file.text)
  }

  @Test func aDamagedLineHidesNoOtherReason() throws {
    let probe = try SnapshotProbe.pending()
    #expect(try probe.run("reject probe/mark:* --reason Later.").status == 0)
    let good = try probe.text("review.reasons")
    let line = try #require(good.split(separator: "\n").last)
    for (text, words) in [
      (good + "maybe tag/filled\n", ":\(good.split(separator: "\n").count + 1): A line begins"),
      (
        "<<<<<<< ours\n\(line)\n=======\n>>>>>>> theirs\n",
        ":1: A conflict marker of Git; resolve the conflict. 2 other lines cannot be read either."
      ),
    ] {
      try probe.write(text, "review.reasons")
      let run = try probe.run("test --ci", SnapshotProbe.other).output
      #expect(run.contains("rejected before: Later."), "\(run)")
      #expect(run.contains("note: __Snapshots__/review.reasons" + words), "\(run)")
    }
  }

  /// One line for all looks of a changed token, by its name and new value.
  @Test func aReasonForATokenIsOneLine() throws {
    let repository = try TeamRepository(gallery: Tool.executable)
    let test = "gs-gallery test tag -q --theme file:zatch.tokens.json"
    try repository.run(
      "gs-gallery tokens export zatch -o zatch.tokens.json && \(test) --update new"
    ).orFail()
    func paint(_ former: String, _ components: String) throws {
      try repository.run("sed -i 's/\(former)/\(components)/' zatch.tokens.json").orFail()
      #expect(try repository.run(test).status == 1)
    }
    func lines() throws -> [String] {
      try repository.run("cat __Snapshots__/review.reasons").orFail()
        .split(separator: "\n").map(String.init)
    }
    try paint("0.61961, 0.48627, 0.99608", "0.50196, 0.31373, 1")
    try repository.run("gs-gallery reject -q --reason Loud.").orFail()
    #expect(
      try lines() == [
        "# DECISION  STATES  LOOK  REASON",
        "rejected  cause=token:palette.zatchPurple  #8050FF  Loud.",
      ])
    #expect(try repository.run(test).status == 1)
    for command in ["test tag --ci --theme file:zatch.tokens.json", "diff", "diff '*'"] {
      let shown = try repository.run("gs-gallery \(command)").output
      #expect(shown.contains("rejected before: Loud."), "\(command): \(shown.prefix(2000))")
    }
    // A decision about a part of it is about looks, and comes before the one about all.
    try repository.run("gs-gallery reject -q 'tag/stroke:*' --reason Thin.").orFail()
    #expect(try lines().count { $0.hasSuffix("Thin.") && $0.contains("  tag/stroke") } > 1)
    #expect(try lines().count { $0.hasSuffix("Loud.") } == 1)
    // By the review, and for everything again.
    #expect(try repository.run(test).status == 1)
    try repository.run(
      "printf 'reason Still loud.\\nreject\\nquit\\n' | gs-gallery review --linear"
    ).orFail()
    #expect(
      try lines() == [
        "# DECISION  STATES  LOOK  REASON",
        "rejected  cause=token:palette.zatchPurple  #8050FF  Still loud.",
      ])
    // Another value is another decision.
    try paint("0.50196, 0.31373, 1", "0.2, 0.31373, 1")
    let other = try repository.run("gs-gallery diff").output
    #expect(!other.contains("before: "), "\(other.prefix(2000))")
  }

  @Test func reportsForReviewersShowReasons() throws {
    let probe = try SnapshotProbe.pending()
    #expect(try probe.run("reject probe/mark:* --reason Later.").status == 0)
    let run = try probe.run(
      "test --ci --reporter github,markdown=summary.md", SnapshotProbe.other)
    let errors = run.output.split(separator: "\n").filter { $0.hasPrefix("::error ") }
    let own = errors.filter { $0.contains("probe/mark") }
    #expect(!own.isEmpty && own.allSatisfy { $0.contains("%0Arejected before: Later.%0A") })
    #expect(errors.count { $0.contains("Later.") } == own.count)
    let summary = try probe.folder.text(of: "summary.md")
    #expect(summary.components(separatedBy: "rejected before&#58; Later.").count == own.count + 1)
  }

  @Test(arguments: [
    ("maybe tag/filled 0123456789abcdef x", "A line begins with accepted or rejected."),
    ("rejected", "After the decision comes a link"),
    ("rejected tag/filled xyz Because.", "After the states comes the digest"),
    ("rejected tag/filled 0123456789abcdef", "The line ends with the reason."),
  ])
  func aDamagedLineIsNamed(_ line: String, _ words: String) throws {
    let probe = try SnapshotProbe.pending()
    try probe.folder.write("# ours\n" + line + "\n", to: "__Snapshots__/review.reasons")
    let before = try probe.folder.texts()
    let accept = try probe.run("accept --reason Why.")
    #expect(accept.status == 4, "\(accept.error)")
    #expect(accept.error.contains("__Snapshots__/review.reasons:2: " + words), "\(accept.error)")
    #expect(try probe.folder.texts() == before, "nothing was decided")
    let test = try probe.run("test --ci", SnapshotProbe.other)
    #expect(test.status == 1)
    #expect(test.output.contains("note: __Snapshots__/review.reasons:2: "), "\(test.output)")
    let pending = try probe.run("diff")
    #expect(pending.status == 1 && pending.error.contains("review.reasons:2: "))
  }

  @Test func aLinkInItsPlaceIsRefusedAndHostileTextStaysOnItsLine() throws {
    let probe = try SnapshotProbe.pending()
    try probe.folder.write("mine\n", to: "mine")
    try probe.folder.link("__Snapshots__/review.reasons", to: "../mine")
    let refused = try probe.run("accept --reason Why.")
    #expect(refused.status == 4 && refused.error.contains("is a symbolic link"))
    #expect(try probe.folder.text(of: "mine") == "mine\n")
    try probe.folder.remove("__Snapshots__/review.reasons")
    let digest = String(repeating: "0", count: 16)
    for text in HostileText.all {
      var file = ReasonFile(text: nil)
      file.add(
        DecisionReason(
          decision: .rejected, target: .state("tag/filled"), digest: digest, text: "x " + text))
      let again = ReasonFile(text: file.text)
      #expect(again.reasons.entries.count == 1, "\(text.debugDescription)")
      #expect(again.text == file.text)
    }
    #expect(try probe.run("accept --reason=").status == 64)
  }
}
