import Foundation
import GSDesign
import GalleryTesting
import StateSpace
import Testing

@testable import FourSystems
@testable import GalleryKit
@testable import GalleryTool

/// The states that differ between two commits of a token file.
@Suite("Tokens of two commits")
struct TokenDiffCommitTests {
  private let folder: TemporaryFolder

  private struct Page: Decodable {
    let moves: Moves
  }

  private struct Moves: Decodable {
    let states: Int
    let total: Int
    let variants: [Variant]
  }

  private struct Variant: Decodable {
    let variant: String
    let states: Int
    let links: [String]
  }

  private static func tokens(_ accent: String, _ outline: String) -> String {
    """
    { "page": { "$type": "color", "$value": "#ffffff" },
      "accent": { "$type": "color", "$value": "\(accent)" },
      "outline": { "$type": "color", "$value": "\(outline)" } }
    """
  }

  /// Two commits, and a third version that is in none.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.tokens("#0033cc", "#777777"), to: "acme.tokens.json")
    try folder.write(Self.tokens("#12ab0f", "#777777"), to: "next.json")
    try folder.write(Self.tokens("#ffffff", "#000000"), to: "now.json")
    try folder.write(
      #"{ "roles": { "page": "page", "accent": "accent", "outline": "outline" } }"#,
      to: "acme.theme.json")
    let commit = "git -c user.name=Probe -c user.email=probe@example.com commit -q -m x"
    let prepared = try Tool.shell(
      """
      cd '\(folder.path)' && git init -q -b main && git add acme.tokens.json && \(commit) && \
      cp next.json acme.tokens.json && git add acme.tokens.json && \(commit) && \
      cp now.json acme.tokens.json
      """)
    #expect(prepared.status == 0, "\(prepared.error)")
  }

  private func moves(_ old: String, _ new: String) throws -> Moves {
    let result = try Tool.shell(
      "cd '\(folder.path)' && \"$TOOL\" tokens diff --json \(old) \(new)")
    #expect(result.status == (old == new ? 0 : 1))
    return try JSONDecoder().decode(Page.self, from: Data(result.output.utf8)).moves
  }

  /// The theme of a version.
  private func theme(_ name: String, _ version: String) throws -> Theme {
    let text = try Tool.shell("cd '\(folder.path)' && git show \(version)").output
    try folder.write(text, to: name + ".tokens.json")
    try folder.write(try folder.text(of: "acme.theme.json"), to: name + ".theme.json")
    let context = try ToolContext(
      catalogue: .builtIn, environment: ProcessEnvironment(variables: [:])
    ).opening(["file:\(folder.path)/\(name).tokens.json"])
    let opened = try #require(context.opened.first)
    return try #require(context.catalogue.theme(named: opened.name))
  }

  @Test func theStatesThatLookDifferentAreListed() throws {
    let (first, second) = ("HEAD~1:acme.tokens.json", "HEAD:acme.tokens.json")
    let moved = try moves(first, second)
    #expect(moved.states > 0 && moved.states < moved.total)
    #expect(moved.states == moved.variants.reduce(0) { $0 + $1.states })
    // Each link is one that drawing it in both themes finds, and no other state is.
    let client = RenderingClient.rendering(widthPolicy: .grapheme)
    let change = ThemeChange(from: try theme("old", first), to: try theme("new", second))
    for specimen in Catalogue.builtIn.specimens where SpecimenSpace(of: specimen).count <= 32 {
      let measured = Catalogue.builtIn.comparedStates(of: specimen).filter { state in
        Appearance.allCases.contains {
          change.moves(state.element(.english), under: EnvironmentChange(appearance: $0), client)
        }
      }
      let listed = moved.variants.first { $0.variant == specimen.id.text }?.links ?? []
      #expect(listed == measured.map { Link(specimen, state: $0).text(in: .builtIn) })
    }
    #expect(try moves(first, "acme.tokens.json").states > moved.states)
    #expect(try moves(second, second).states == 0)
  }
}
