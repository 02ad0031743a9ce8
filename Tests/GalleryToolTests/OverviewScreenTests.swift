import Testing

@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool

@Suite("Screens of the overview and of a page")
struct OverviewScreenTests {
  private static let catalogue = Catalogue(
    specimens: [.primaryButton, .secondaryButton, .filledTag, .strokeTag, .toast])

  private func screens(
    _ columns: Int, _ rows: Int, _ language: Language = .english
  ) -> Screens {
    Screens(
      columns: columns, rows: rows, language: language, catalogue: Self.catalogue,
      isOverview: true)
  }

  @Test func theFirstScreen() {
    #expect(
      screens(120, 40).text == """
        """)
  }

  @Test func theFirstScreenOfASmallTerminalInKorean() {
    #expect(
      screens(80, 24, .korean).text == """
        """)
  }

  @Test func theVariantsOfAComponent() {
    var screens = screens(80, 24)
    screens.type("right enter esc")
    #expect(
      screens.text == """
        """)
  }

  @Test func aPageWithRoomForEverything() {
    var screens = screens(160, 50)
    screens.type("right enter")
    #expect(
      screens.text == """
        """)
  }

  @Test func lightBesideDark() {
    var screens = screens(100, 30)
    screens.type("right enter =")
    #expect(
      screens.text == """
        """)
  }

  @Test(arguments: [(40, 12), (20, 5), (34, 16), (60, 16), (100, 24), (200, 60)])
  func theCardWithTheKeysIsSeenOnAnyScreen(_ columns: Int, _ rows: Int) {
    for language in Language.ofInterface {
      var screens = screens(columns, rows, language)
      for name in [["Button", "버튼"], ["filled", "채움"], ["stroke", "선"], ["Toast", "토스트"]] {
        let word = name[language == .english ? 0 : 1]
        let row = screens.text.split(separator: "\n").first {
          $0.contains("▎") && $0.contains(word)
        }
        #expect(row != nil, "\(word)\n\(screens.text)")
        screens.type("right")
      }
    }
  }
}
