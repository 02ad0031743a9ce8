import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import Workbench

/// Roles and tokens found in the palette by name and by colour.
@Suite("Search for roles and colours")
struct ColorSearchTests {
  private func asking(
    _ question: String, theme: String = "zatch", catalogue: Catalogue = .builtIn
  ) -> Screens {
    var screens = Screens(columns: 120, rows: 40, catalogue: catalogue)
    screens.model.environment.set(.theme, to: theme)
    screens.press(.control("p"))
    _ = screens.program.update(&screens.model, .paste(question))
    screens.program.find(&screens.model)
    return screens
  }

  /// The results, best first, by name.
  private func found(_ screens: Screens) -> [String] {
    guard let palette = screens.model.overlays.palette else { return [] }
    return (0..<palette.count).compactMap { place in
      palette[place].map {
        palette.name(of: $0) { screens.program.resources.name(of: $0) }
      }
    }
  }

  @Test(arguments: ["#9E7CFE", "9e7cfe", "#9E7CFE "])
  func aColourFindsItsRolesAndTokens(_ question: String) {
    let names = found(asking(question))
    #expect(names.contains("role: tagPurple.solid"))
    #expect(names.contains("role: accent"))
    #expect(names.contains("token: zatchPurple"))
    #expect(names.allSatisfy { $0.hasPrefix("role: ") || $0.hasPrefix("token: ") })
  }

  @Test func threeDigitsMeanSix() {
    #expect(found(asking("#fff")) == found(asking("#FFFFFF")))
    #expect(found(asking("fff")).contains("role: page"))
  }

  @Test func wordsOfDigitsFindNamesIfNothingHasTheColour() {
    // The digits of a colour that no role has, and a part of the name of a component.
    let names = found(asking("bad"))
    #expect(names.contains { $0.hasPrefix("badge") })
  }

  @Test func aColourThatNothingHasFindsNothing() {
    let screens = asking("#123456")
    #expect(screens.model.overlays.palette?.count == 0)
    #expect(screens.text.contains("No matches"))
  }

  @Test func nearColoursAreSortedByDistance() throws {
    let screens = asking("near #9E7CFE 30")
    let palette = try #require(screens.model.overlays.palette)
    let distances = (0..<palette.count).compactMap { place -> Double? in
      guard case .item(let index)? = palette[place] else { return nil }
      return palette.distance(of: index)
    }
    #expect(distances.count == palette.count && distances.count > 3)
    #expect(distances == distances.sorted())
    #expect(distances.last.map { $0 <= 30 } == true)
    #expect(screens.text.contains("Δ0"))
    #expect(found(asking("near #9E7CFE 0.5")).count < distances.count)
  }

  @Test(arguments: [
    ("tagPurple.solid", "role: tagPurple.solid"), ("zatchDeep", "token: zatchDeepYellow"),
  ])
  func namesAreFound(_ question: String, _ name: String) {
    #expect(found(asking(question)).first == name)
  }

  @Test func wordsAfterAColourFindAllAgain() {
    var screens = asking("#123456")
    for _ in 0..<7 { screens.press(KeyPress(.backspace)) }
    _ = screens.program.update(&screens.model, .paste("tag/filled"))
    screens.program.find(&screens.model)
    #expect(found(screens).first == "tag/filled")
  }

  @Test(arguments: ["role: toast.fill", "token: zatchDeepYellow", "#9E7CFE"])
  func choosingGoesToAStateThatShowsTheRole(_ question: String) throws {
    var screens = asking(question)
    let palette = try #require(screens.model.overlays.palette)
    guard case .item(let index)? = palette[0], case .role(let role) = palette.items[index].action
    else {
      Issue.record("no role is found")
      return
    }
    screens.press(KeyPress(.enter))
    #expect(screens.model.showsInspection)
    let view = try #require(
      screens.program.inspection(screens.model, screens.program.workbench(screens.model)))
    let part = try #require(view.part)
    #expect(view.colors(of: part).contains { $0.paint.role?.resting == role })
    #expect(view.review.theme == .zatch)
  }

  @Test func aRoleThatNoStateUsesSaysSo() {
    var screens = asking("role: toast.fill", catalogue: .tags)
    screens.press(KeyPress(.enter))
    #expect(screens.text.contains("No state uses toast.fill"))
    #expect(!screens.model.showsInspection)
  }

  @Test func aKoreanGalleryHasKoreanNames() {
    var screens = Screens(columns: 120, rows: 40, language: .korean, catalogue: .tags)
    screens.press(.control("p"))
    _ = screens.program.update(&screens.model, .paste("역할: accent"))
    screens.program.find(&screens.model)
    #expect(
      screens.text.split(separator: "\n").contains { $0.contains("accent") && $0.contains("역할") },
      "\(screens.text)")
  }
}
