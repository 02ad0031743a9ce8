import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import Workbench

@Suite("The page of the text styles")
struct TextStyleScreenTests {
  private func page(_ columns: Int, _ rows: Int) -> Screens {
    Screens(
      columns: columns, rows: rows, catalogue: Catalogue(specimens: [.gitspaceText]))
  }

  @Test func itListsEveryStyleWithItsSizeWeightAndSample() {
    let lines = page(120, 40).text.split(separator: "\n")
    for style in Theme.gitspace.textStyles {
      let sample = Samples.text(style).english.split(separator: "*")[0].prefix(12)
      let size = style.size.inPoints
      #expect(
        lines.contains { $0.contains("\(size) · \(style.weight)") && $0.contains(sample) },
        "\(style)")
    }
  }

  @Test func aStyleSaysItsFamilyAndItsLineHeight() {
    var screens = Screens(
      columns: 120, rows: 40, catalogue: Catalogue(specimens: [.zatchText]))
    #expect(screens.text.contains("Family       Pretendard"))
    #expect(screens.text.contains("Line height") && screens.text.contains("72 pt"))
    #expect(!screens.text.contains("Kern"))
    screens.type("tab")
    for _ in 0..<26 { screens.type("down") }
    #expect(screens.program.link(screens.model).contains("text/zatch:style=extrabold20"))
    #expect(screens.text.contains("24 pt") && screens.text.contains("0.15 pt"))
    let system = page(120, 40).text
    #expect(!system.contains("Family") && !system.contains("Line height"))
  }

  @Test func theArrowsWalkFromStyleToStyle() {
    var screens = page(120, 40)
    screens.type("tab down down")
    #expect(screens.program.link(screens.model).contains("text/gitspace:style=title3"))
    screens.type("up")
    #expect(screens.program.link(screens.model).contains("text/gitspace:style=title2"))
    for _ in 0..<20 { screens.type("up") }
    #expect(
      !screens.program.link(screens.model).contains("text/gitspace:style"),
      "a link leaves out the first style")
  }

  @Test func onASmallScreenTheOnesAroundTheChosenOneAreSeen() {
    var screens = page(80, 24)
    #expect(screens.text.contains("My Chats") && !screens.text.contains("Go Chat"))
    screens.type("tab")
    for _ in 0..<13 { screens.type("down") }
    #expect(screens.program.link(screens.model).contains("text/gitspace:style=button-title1"))
    #expect(screens.text.contains("Go Chat") && !screens.text.contains("28 pt"))
  }
}
