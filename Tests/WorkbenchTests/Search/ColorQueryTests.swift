import StateSpace
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import Workbench

@Suite("Questions for colours")
struct ColorQueryTests {
  @Test(arguments: [
    ("#FF6F00", "#FF6F00", 0.0), ("ff6f00", "#FF6F00", 0), ("#f60", "#FF6600", 0),
    ("F60", "#FF6600", 0), ("near #FF6F00", "#FF6F00", 10), ("near ff6f00 5", "#FF6F00", 5),
    ("NEAR #f60 2.5", "#FF6600", 2.5), ("비슷한 #fff", "#FFFFFF", 10), (" #000 ", "#000000", 0),
  ])
  func theyAreReadInEveryForm(_ text: String, _ hex: String, _ distance: Double) {
    let question = ColorQuery(text)
    #expect(question?.color.hex == hex)
    #expect(question?.distance == distance)
    #expect(question?.isPlain == !(text.contains("#") || text.contains("near")))
  }

  @Test(arguments: [
    "", " ", "near", "#ff", "#ffff", "#gggggg", "near #fff -1", "near #fff nan", "near #fff x",
    "# ff6f00", "ＦＦ６Ｆ００", "near #fff 5 6", "#fff 5", "accent", "#", "near near",
    String(repeating: "f", count: 4000),
  ])
  func otherTextIsNotAColourQuery(_ text: String) {
    #expect(ColorQuery(text) == nil)
  }

  @Test func aColourItselfIsFoundAndNoOther() throws {
    let question = try #require(ColorQuery("#9E7CFE"))
    let color = try #require(RGB(hex: "#9E7CFE"))
    let other = try #require(RGB(hex: "#9E7CFD"))
    #expect(question.distance(of: color) == 0)
    #expect(question.distance(of: other) == nil)
    let near = try #require(ColorQuery("near #9E7CFE 1"))
    #expect(near.distance(of: other).map { $0 > 0 && $0 < 1 } == true)
    #expect(near.distance(of: .black) == nil)
  }
}

@Suite("Roles and tokens that are found")
struct RoleIndexTests {
  private let roles = BuiltInRole.allCases.map { ColorRole($0) }

  @Test(arguments: Theme.builtIn)
  func everyRoleAndEveryTokenThatARoleIsMadeOfIsThereOnce(_ theme: Theme) {
    for appearance in Appearance.allCases {
      let entries = RoleIndex(theme, appearance, roles: roles).entries
      let scheme = theme.scheme(appearance, .original)
      let (found, tokens) = (
        entries.filter { $0.kind == .role }, entries.filter { $0.kind == .token }
      )
      #expect(found.map(\.role) == roles)
      #expect(found.allSatisfy { $0.color == scheme[$0.role] })
      #expect(Set(tokens.map(\.name)).count == tokens.count)
      for token in tokens {
        #expect(scheme.resolution(of: token.role).entries.contains(token.name))
        #expect(token.color == theme.value(ofEntry: token.name, in: appearance)?.published?.color)
      }
    }
  }
}
