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

  /// The paths of the palette's tokens in the file of a system.
  private static func palette(_ set: TokenSet) -> [String] {
    set.tokens.map(\.path).filter { $0.hasPrefix("palette.") }
  }

  /// The list of uses, the inspection and the editor against a changed file, for every entry of the palette.
  @Test(arguments: [Theme.gitspace, .zatch, .lionheart, .ribsTodo])
  func everyCountOfATokenIsTheSame(_ system: Theme) throws {
    let path = SystemTokenTests.path(system)
    let made = try ThemeReader(source: .file(path), root: nil).theme(named: "read", in: .builtIn)
    let set = try TokenLoader().tokens([path])
    let listed = TokenUses(made, set, Self.uses)
    var (compared, equal) = (0, 0)
    for token in Self.palette(set) {
      var places: Set<Theme.EntryPlace> = []
      for appearance in Appearance.allCases {
        for role in BuiltInRole.allCases.map({ ColorRole($0) })
        where made.theme.origins(of: role, appearance).last?.path == token {
          places.formUnion(made.theme.places(behind: role, appearance))
        }
      }
      let inspected = Self.uses.uses(ofEntries: Array(places), of: made.theme).stateCount
      #expect(listed[token].states == inspected, "\(token)")
      guard !places.isEmpty else { continue }
      // A change that a person makes, which another colour than the probe's is.
      let changed = try places.reduce(made.theme) {
        try $0.replacing(entry: $1.entry, with: "#00B7A1", in: $1.appearance)
      }
      let moves = TokenMoves(ThemeChange(from: made.theme, to: changed), .builtIn, Self.client)
      // A rule may choose the same ink for another fill: for one colour fewer states may change than for any.
      #expect(moves.states - moves.marks <= inspected, "\(token)")
      #expect(moves.states > 0, "\(token)")
      compared += 1
      equal += moves.states - moves.marks == inspected ? 1 : 0
    }
    #expect(compared > 5 && equal >= compared - 1, "\(equal) of \(compared)")
  }
}
