import Testing

@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender

@Suite("The page of the text styles")
struct TextStyleScreenTests {
  private func page(_ columns: Int, _ rows: Int) -> Screens {
    Screens(
      columns: columns, rows: rows, catalogue: Catalogue(specimens: [.textStyles]))
  }

  @Test func itListsEveryStyleWithItsSizeWeightAndSample() {
    let lines = page(120, 40).text.split(separator: "\n")
    for style in GSTextStyle.allCases {
      let sample = Samples.text(style).english.split(separator: "*")[0].prefix(12)
      let size = style.size.inPoints
      #expect(
        lines.contains { $0.contains("\(size) · \(style.weight)") && $0.contains(sample) },
        "\(style)")
    }
  }

  @Test func theArrowsWalkFromStyleToStyle() {
    var screens = page(120, 40)
    screens.type("tab down down")
    #expect(screens.text.contains("text/style:style=title3"))
    screens.type("up")
    #expect(screens.text.contains("text/style:style=title2"))
    for _ in 0..<20 { screens.type("up") }
    #expect(!screens.text.contains("text/style:style"), "the first style is what a link leaves out")
  }

  @Test func onASmallScreenTheOnesAroundTheChosenOneAreSeen() {
    var screens = page(80, 24)
    #expect(screens.text.contains("My Chats") && !screens.text.contains("Go Chat"))
    screens.type("tab")
    for _ in 0..<13 { screens.type("down") }
    #expect(screens.text.contains("text/style:style=button-title1"))
    #expect(screens.text.contains("Go Chat") && !screens.text.contains("28 pt"))
  }
}
