import Foundation
import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import VisualReview

/// Edits of components and themes, as a team makes them, and the causes that a run names.
@Suite("Edits of a team")
struct TeamEditTests {
  /// Each edit with its cause.
  static let causes: [(edit: String, cause: String)] = [
    ("token", "token:accent"), ("palette", "palette:zatchPurple"), ("padding", "padding:8..16"),
    ("height", "height:44..60"), ("label", "text:Save..Archive"),
    ("bold", "text-style:heading:heading 16 400..heading 16 700"),
    ("removed", "deleted:team/badge"), ("axis", "new:team/switch:wide"),
    ("order", "order:Open Copy..Copy Open"), ("emoji", "text:..🎉"),
    ("radius", "radius:8..16"),
  ]

  private static let environments = """
    {
      "environments": [
        { "theme": ["home", "all"], "appearance": ["light", "dark"] },
        { "lang": ["ko"] }
      ]
    }
    """

  /// A repository with the baselines of the team's components.
  private static func repository(_ options: String = "") throws -> TeamRepository {
    let repository = try TeamRepository(gallery: SnapshotProbe.executable)
    try repository.take("Documentation/git/gitattributes", as: ".gitattributes")
    try repository.take("Documentation/git/gitignore", as: ".gitignore")
    try repository.run(
      "mkdir __Snapshots__ && cat > __Snapshots__/environments.json <<'.'\n"
        + environments + "\n."
    ).orFail()
    try repository.run("gs-gallery test -q --update new \(options)", edits("")).orFail()
    _ = try repository.commit("Agree to all looks")
    return repository
  }

  private static func edits(_ names: String) -> [String: String] { ["PROBE_TEAM": names] }

  /// The names of the causes that a run leaves pending, each with its number of states, and the number of all states.
  private static func causes(
    of edits: String, in repository: TeamRepository, _ options: String = ""
  ) throws -> (all: Int, byCause: [String: Int]) {
    try repository.run("gs-gallery test -q \(options)", Self.edits(edits))
    let pending = try repository.run("gs-gallery diff", Self.edits(edits)).output
    let lines = pending.split(separator: "\n")
    let heading = try #require(lines.firstIndex { $0.hasSuffix(", by cause:") }, "\(pending)")
    var counts: [String: Int] = [:]
    for line in lines[(heading + 1)...] {
      guard let match = line.wholeMatch(of: /\ \ (.*[^ ]) +([0-9]+) states?/) else { break }
      counts[String(match.1)] = Int(match.2)
    }
    let all = try #require(lines[heading].firstMatch(of: /^[0-9]+/).flatMap { Int($0.output) })
    return (all, counts)
  }

  @Test func eachEditAloneIsOneCause() throws {
    let repository = try Self.repository()
    for (edit, cause) in Self.causes {
      let found = try Self.causes(of: edit, in: repository)
      #expect(found.byCause == [cause: found.all], "\(edit)")
    }
  }

  @Test func allEditsTogetherAreAsManyCauses() throws {
    let repository = try Self.repository()
    let found = try Self.causes(
      of: Self.causes.map(\.edit).joined(separator: ","), in: repository)
    #expect(Set(found.byCause.keys) == Set(Self.causes.map(\.cause)))
    #expect(found.byCause.values.reduce(0, +) > found.all)
  }

  @Test func aStateOfTwoEditsIsUnderBothCauses() throws {
    let repository = try Self.repository()
    let found = try Self.causes(of: "padding,label", in: repository)
    #expect(found.byCause == ["padding:8..16": found.all, "text:Save..Archive": found.all])
    // One accepted cause alone decides none of them.
    let edits = Self.edits("padding,label")
    let first = try repository.run("gs-gallery accept --cause padding", edits)
    #expect(first.output.contains("text:Save..Archive"), "\(first.output)")
    #expect(try repository.run("git status --porcelain").orFail() == "")
  }

  /// Every command that the page offers for a cause accepts states; for one that no state has alone, it names the others.
  @Test func theOfferedCommandsAcceptStatesOfTwoCauses() throws {
    let repository = try TeamRepository(gallery: Tool.executable)
    let test = "gs-gallery test tag/stroke -q --theme file:zatch.tokens.json"
    try repository.run(
      "gs-gallery tokens export zatch -o zatch.tokens.json && \(test) --update new"
    ).orFail()
    try repository.run(
      """
      sed -i -e '/^  "spacing"/,/^  }/{/"tag20"/,/unit/s/"value": 8,/"value": 11,/}' \
        -e '/^  "size"/,/^  }/{/"tag20"/,/unit/s/"value": 20,/"value": 24,/}' zatch.tokens.json
      """
    ).orFail()
    #expect(try repository.run(test).status == 1)
    try repository.run("gs-gallery report -q -o page && cp -a __Snapshots__ ../waiting").orFail()
    let page = try repository.run("cat page/index.html").orFail().replacing("<wbr/>", with: "")
    let commands = Set(
      page.matches(of: /gs-gallery accept (--cause [^<]+)/).map { String($0.output.1) })
    #expect(
      commands == [
        "--cause length:size.tag20 --cause length:spacing.tag20",
        "--cause length:spacing.tag20 --cause length:size.tag20",
      ])
    let run = try repository.run(
      "gs-gallery test --ci tag/stroke --theme file:zatch.tokens.json --reporter github")
    for command in commands {
      try repository.run("rm -r __Snapshots__ && cp -a ../waiting __Snapshots__").orFail()
      #expect(run.output.contains("%0Ags-gallery accept \(command)\n"), "\(run.output)")
      try repository.run("gs-gallery accept \(command)").orFail()
      #expect(try repository.run(test).status == 0)
    }
  }

  /// An edit of one role in one appearance has one name, whatever else is pending and whichever command shows it.
  @Test func aTokenOfOneAppearanceHasOneName() throws {
    let repository = try TeamRepository(gallery: Tool.executable)
    let options = "--theme file:zatch.tokens.json --appearance light,dark"
    let test = "gs-gallery test toast/default card \(options)"
    try repository.run(
      "gs-gallery tokens export zatch -o zatch.tokens.json && \(test) -q --update new"
    ).orFail()
    _ = try repository.commit("All looks")
    try repository.run(
      """
      sed -i '/"toast-on"/,/"field-fill"/{s/#262626/#3A3A3A/;s/0.14902, 0.14902, 0.14902/0.22745, 0.22745, 0.22745/}' \
        zatch.tokens.json
      """
    ).orFail()
    let base = "__Snapshots__/toast/default.snap"
    for other in ["true", "sed -i '1i =======' \(base)"] {
      try repository.run("git checkout -q __Snapshots__ && \(other)").orFail()
      let run = try repository.run(test).output
      #expect(
        run.contains("~ changed    token role.toast-on: #262626 → #3A3A3A"), "\(other): \(run)")
      let pending = try repository.run("gs-gallery diff").output
      #expect(pending.contains("\n  token:role.toast-on  3 states\n"), "\(other): \(pending)")
      // A baseline with a conflict cannot be read, and is compared with the committed one.
      #expect(
        try repository.run("gs-gallery report -q -o page").status == (other == "true" ? 0 : 4))
      let page = try repository.run("cat page/index.html").orFail().replacing("<wbr/>", with: "")
      let commands = Set(
        page.matches(of: /gs-gallery accept (--cause [^<]+)/).map { String($0.output.1) })
      #expect(commands.contains { $0.contains("--cause token:role.toast-on") }, "\(commands)")
      #expect(!commands.contains { $0.contains("token:toast.on") }, "\(commands)")
    }
    try repository.run("git checkout -q __Snapshots__ && \(test) -q; true").orFail()
    try repository.run("gs-gallery accept --cause token:role.toast-on").orFail()
    #expect(try repository.run(test).status == 0)
  }

  @Test func aCauseKeepsItsNameWhilePartsOfItAreAccepted() throws {
    let repository = try Self.repository()
    let edits = "palette,label"
    let all = try Self.causes(of: edits, in: repository).byCause
    #expect(Set(all.keys) == ["palette:zatchPurple", "text:Save..Archive"])
    for accepted in ["'team/field:*'", "'team/card:*@appearance=dark'", "'team/menu:*'"] {
      try repository.run("gs-gallery accept -q \(accepted)", Self.edits(edits)).orFail()
      let left = try repository.run("gs-gallery diff", Self.edits(edits)).output
      #expect(left.contains("\n  palette:zatchPurple "), "\(accepted): \(left)")
      #expect(!left.contains("token:"), "\(accepted): \(left)")
      // A run and its parts have the same names.
      for filter in ["", "team/chip", "team/heading"] {
        let run = try repository.run("gs-gallery test --ci \(filter)", Self.edits(edits))
        #expect(run.output.contains("palette zatchPurple: "), "\(filter): \(run.output)")
        #expect(!run.output.contains("  token accent"), "\(filter): \(run.output)")
      }
    }
  }

  @Test func aPartOfARenamedVariantIsShownAsSuchAndDecidedAsAWhole() throws {
    let repository = try Self.repository()
    let edits = Self.edits("renamed,palette")
    try repository.run("gs-gallery test -q", edits)
    let diff = try repository.run("gs-gallery diff team/mark:selected", edits)
    #expect(diff.output.contains("formerly team/badge:selected"), "\(diff.output)")
    let part = try repository.run("gs-gallery accept team/mark:selected", edits)
    #expect(part.status == 64)
    #expect(part.output.contains("is decided as a whole: 'team/mark:*'"), "\(part.output)")
    try repository.run("gs-gallery accept 'team/mark:*'", edits).orFail()
    try repository.run("test ! -e __Snapshots__/team/badge.snap").orFail()
  }

  @Test func someNewStatesAreNotANewVariant() throws {
    let repository = try Self.repository()
    let base = "__Snapshots__/team/chip.snap"
    try repository.run("sed -i '/^  team.chip:selected,disabled$/d' \(base)").orFail()
    let run = try repository.run("gs-gallery test --ci", Self.edits(""))
    #expect(run.output.contains("+ new        new states of team/chip"), "\(run.output)")
    let gone = try repository.run("gs-gallery test --ci", Self.edits("removed"))
    #expect(gone.output.contains("- deleted    team/badge is gone"), "\(gone.output)")
  }

  @Test func aRoleOfOneComponentIsNeverNamedAsAPaletteEntry() throws {
    let repository = try Self.repository()
    // The chip was recorded in another colour than all others.
    try repository.run("sed -i 's/#9E7CFE/#8050FF/' __Snapshots__/team/chip.snap").orFail()
    _ = try repository.commit("Another chip")
    var names: Set<String> = []
    for filter in ["", "team/chip", "team/chip team/card"] {
      let run = try repository.run("gs-gallery test \(filter)", Self.edits(""))
      names.insert(run.output.split(separator: "\n").first.map(String.init) ?? "")
      let pending = try repository.run("gs-gallery diff", Self.edits("")).output
      #expect(pending.contains("\n  token:accent  "), "\(filter): \(pending)")
    }
    #expect(names.count == 1 && names.first?.contains("token accent") == true, "\(names)")
  }

  /// A branch with the baselines after some edits, from `main`; `main` is checked out afterwards.
  private static func branch(
    _ name: String, _ edits: String, in repository: TeamRepository
  ) throws {
    try repository.run(
      """
      git checkout -q -b \(name)
      gs-gallery test -q
      gs-gallery accept -q
      git add -A && git commit -q -m \(name) && git checkout -q main
      """, Self.edits(edits)
    ).orFail()
  }

  @Test(arguments: [
    (edits: "palette", causes: ["palette:zatchPurple"]),
    (
      edits: "padding,label,renamed",
      causes: ["padding:8..16", "renamed:team/badge..team/mark", "text:Save..Archive"]
    ),
  ])
  func aPullRequestShowsItsCausesWithPictures(edits: String, causes: [String]) throws {
    let repository = try Self.repository()
    try Self.branch("branch", edits, in: repository)
    try repository.run("git checkout -q branch").orFail()
    let count = causes.count
    let variables = Self.edits(edits)
    let run = try repository.run(
      "gs-gallery test --ci --base main --reporter github,html=page,markdown=summary.md,list=list",
      variables
    ).orFail()
    let notices = run.split(separator: "\n").filter { $0.hasPrefix("::notice") }
    #expect(notices.count == count, "\(run)")

    func heading(_ end: String) -> String {
      "Changed in this branch since main\(end) \(count) \(count == 1 ? "cause" : "causes")"
    }
    let summary = try repository.run("cat summary.md").orFail()
    #expect(summary.contains(heading("&#58;")), "\(summary)")
    #expect(summary.components(separatedBy: "<details><summary>").count == 1 + count)
    #expect(summary.components(separatedBy: "```text").count > count)
    let list = try repository.run("cat list").orFail()
    #expect(list.split(separator: "\n").count { "=~".contains($0.prefix(1)) } == count, "\(list)")

    try repository.run("gs-gallery report --base main -o other", variables).orFail()
    for folder in ["page", "other"] {
      let page = try repository.run("cat \(folder)/index.html").orFail()
      #expect(page.contains(heading(":")))
      let articles = page.components(separatedBy: "<article id=\"range-").dropFirst()
      #expect(articles.count == count)
      for article in articles {
        let files = article.matches(of: /<img[^>]* src="([^"]+)"/).map(\.output.1)
        #expect(!files.isEmpty)
        for file in Set(files) {
          try repository.run("test -s '\(folder)/\(file)'").orFail()
        }
      }
    }
    // The names that `review` and `accept` have for them.
    let review = try repository.run(
      "git checkout -q main && gs-gallery test -q; gs-gallery diff", variables)
    for cause in causes { #expect(review.output.contains("\n  \(cause) "), "\(review.output)") }
  }

  @Test(arguments: [["colour", "chip"], ["chip", "colour"]])
  func twoBranchesMergeInEitherOrder(_ branches: [String]) throws {
    let repository = try Self.repository()
    try Self.branch("colour", "palette", in: repository)
    try Self.branch("chip", "padding,label,renamed", in: repository)
    for name in branches { try repository.run("git merge -q --no-edit \(name)").orFail() }
    let all = Self.edits("palette,padding,label,renamed")
    let run = try repository.run("gs-gallery test --ci", all).orFail()
    #expect(run.hasPrefix("0 changed, 0 new, 0 deleted, 0 renamed, 192 same\n"), "\(run)")
    // Each part of the merge is missed if it is undone.
    for edits in ["padding,label,renamed", "palette,label,renamed", "palette,padding,renamed"] {
      #expect(try repository.run("gs-gallery test --ci", Self.edits(edits)).status == 1, "\(edits)")
    }
  }

  @Test(arguments: [
    (
      change: "s/0.61961, 0.48627, 0.99608/0.50196, 0.31373, 1/",
      cause: "token:palette.zatchPurple"
    ),
    (
      change: "/\"tag20\"/,/unit/s/\"value\": 8,/\"value\": 11,/", cause: "length:spacing.tag20"
    ),
  ])
  func anEditOfATokenFileIsOneCause(change: String, cause: String) throws {
    let repository = try TeamRepository(gallery: Tool.executable)
    // The alert has the accent and its pressed colour, which is a token of its own.
    let test = "gs-gallery test tag/filled tag/stroke alert -q --theme file:zatch.tokens.json"
    try repository.run(
      "gs-gallery tokens export zatch -o zatch.tokens.json && \(test) --update new"
    )
    .orFail()
    try repository.run("sed -i '\(change)' zatch.tokens.json").orFail()
    #expect(try repository.run(test).status == 1)
    let pending = try repository.run("gs-gallery diff").output
    let causes = try #require(pending.components(separatedBy: ", by cause:\n").last)
      .split(separator: "\n").prefix { $0.hasPrefix("  ") }
    #expect(causes.count == 1 && causes.first?.hasPrefix("  " + cause) == true, "\(pending)")
    // Every command has the same name for it, and so have the parts of a run.
    let parts = "--ci --theme file:zatch.tokens.json --reporter json="
    for index in 1...2 {
      try repository.run("gs-gallery test 'tag/*' --shard \(index)/2 \(parts)\(index).json")
    }
    let merged = try repository.run("gs-gallery test --merge 1.json 2.json").output
    #expect(merged.split(separator: "\n").count { $0.hasPrefix("~ changed") } == 1, "\(merged)")
    // A palette entry of the file can be named as one.
    let name = cause.replacing("token:palette.", with: "palette:")
    try repository.run("gs-gallery accept --cause '\(name)'").orFail()
    #expect(try repository.run(test).status == 0)
  }
}
