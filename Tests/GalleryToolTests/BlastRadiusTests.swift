import ColorScience
import GSDesign
import TermRender
import Testing
import TokenFiles

@testable import FourSystems
@testable import GalleryKit
@testable import GalleryTool
@testable import StateSpace
@testable import VisualReview
@testable import Workbench

/// A token has one number of states that it changes, wherever they are counted.
@Suite("States that a token changes")
struct BlastRadiusTests {
  private static let client = RenderingClient.rendering(widthPolicy: .grapheme)
  private static let uses = RoleUses(of: .builtIn, client)

  /// The list of uses, the inspection and the editor against a changed file, for every colour.
  @Test(arguments: [Theme.gitspace, .zatch, .lionheart, .ribsTodo])
  func everyCountOfATokenIsTheSame(_ system: Theme) throws {
    let path = SystemTokenTests.path(system)
    let made = try ThemeReader(source: .file(path), root: nil).theme(named: "read", in: .builtIn)
    let set = try TokenLoader().tokens([path])
    let listed = TokenUses(made, set, Self.uses)
    let looks = RoleUses(of: .builtIn, in: made.theme, Self.client)
    var compared = 0
    let colors = set.tokens.map(\.path).filter { path in
      ["palette.", "role."].contains { path.hasPrefix($0) }
    }
    for token in colors {
      var places: Set<Theme.EntryPlace> = []
      for appearance in Appearance.allCases {
        for role in BuiltInRole.allCases.map({ ColorRole($0) })
        where made.theme.origins(of: role, appearance).contains(where: { $0.path == token }) {
          guard let entry = made.theme.entry(of: role, appearance) else { continue }
          places.insert(Theme.EntryPlace(entry, appearance))
        }
      }
      let inspected = Self.uses.uses(ofEntries: Array(places), of: made.theme).stateCount
      #expect(listed[token].states == inspected, "\(token)")
      guard !places.isEmpty else { continue }
      // A change that a person makes, which another colour than the probe's is.
      let changed = try places.reduce(made.theme) {
        try $0.replacing(entry: $1.entry, with: "#00B7A1", in: $1.appearance)
      }
      let moves = TokenMoves(ThemeChange(from: made.theme, to: changed), .builtIn, looks)
      #expect(moves.states - moves.marks == inspected, "\(token)")
      compared += 1
    }
    #expect(compared > 20)
  }
}
