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
    ("height", "height:44..60"), ("label", "text:Save..Archive"), ("bold", "text-style:heading:heading 16 400..heading 16 700"),
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
    try repository.run("mkdir __Snapshots__ && cat > __Snapshots__/environments.json <<'.'\n"
      + environments + "\n.").orFail()
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
    let pending = try repository.run("gs-gallery pending", Self.edits(edits)).orFail()
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
}
