import Testing

@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Workbench

@Suite("Screens of the matrix of a component")
struct MatrixSectionScreenTests {
  @Test func allVariantsOfTags() {
    var screens = Screens(columns: 100, rows: 30, language: .english)
    screens.type("left m right")
    expectScreen(
      screens.text,
      is: """
         gs-gallery   Tag · filled                                          t zatch   n light   c truecolor

          Overview                  tag  2 variants                                                row 1/8
                                    rows colour, height · columns selected, disabled
          ▾ Tag
        ▎   filled            32    tag/filled
            stroke            16                  normal     disabled    selected    selected disabled


                                    purple  20    ▐ Tag ▌  ▸  ▐(Tag)▌     ▐ Tag ▌         ▐✓Tag ▌


                                            25   ▐  Tag  ▌   ▐ (Tag) ▌   ▐  Tag  ▌       ▐ ✓Tag  ▌

                                                   ▄▄▄▄▄       ▄▄▄▄▄       ▄▄▄▄▄           ▄▄▄▄▄
                                            29      Tag        (Tag)        Tag            ✓Tag
                                                   ▀▀▀▀▀       ▀▀▀▀▀       ▀▀▀▀▀           ▀▀▀▀▀
                                                  ▄▄▄▄▄▄▄     ▄▄▄▄▄▄▄     ▄▄▄▄▄▄▄         ▄▄▄▄▄▄▄
                                            31      Tag        (Tag)        Tag            ✓Tag
                                                  ▀▀▀▀▀▀▀     ▀▀▀▀▀▀▀     ▀▀▀▀▀▀▀         ▀▀▀▀▀▀▀


                                    yellow  20    ▐ Tag ▌  =  ▐(Tag)▌     ▐ Tag ▌         ▐✓Tag ▌


                                            25   ▐  Tag  ▌   ▐ (Tag) ▌   ▐  Tag  ▌       ▐ ✓Tag  ▌


          GSTag.filled("Tag", isDisabled: true)                          tag/filled:disabled   y copy link
         matrix   ↑↓←→ move   o only disabled   n light, dark   c colours   f fold   ? help   q quit

        """)
  }

  @Test func onlyDisabledHidesVariantsWithoutThatState() {
    var screens = Screens(columns: 100, rows: 30, language: .english)
    screens.type("left m right o")
    expectScreen(
      screens.text,
      is: """
         gs-gallery   Tag · filled                                          t zatch   n light   c truecolor

          Overview                  tag  1 variant                                                 row 1/8
                                    only disabled · tag/stroke has no disabled state
          ▾ Tag
        ▎   filled            32    tag/filled
            stroke            16                 disabled    selected disabled


                                    purple  20 ▸  ▐(Tag)▌         ▐✓Tag ▌


                                            25   ▐ (Tag) ▌       ▐ ✓Tag  ▌

                                                   ▄▄▄▄▄           ▄▄▄▄▄
                                            29     (Tag)           ✓Tag
                                                   ▀▀▀▀▀           ▀▀▀▀▀
                                                  ▄▄▄▄▄▄▄         ▄▄▄▄▄▄▄
                                            31     (Tag)           ✓Tag
                                                  ▀▀▀▀▀▀▀         ▀▀▀▀▀▀▀


                                    yellow  20 =  ▐(Tag)▌         ▐✓Tag ▌


                                            25   ▐ (Tag) ▌       ▐ ✓Tag  ▌


          GSTag.filled("Tag", isDisabled: true)                          tag/filled:disabled   y copy link
         matrix   ↑↓←→ move   o show all   n light, dark   c colours   f fold   ? help   q quit

        """)
  }

  @Test func aMatrixOnTheSmallestScreens() {
    var screens = Screens(columns: 40, rows: 12, language: .english)
    screens.type("m down")
    expectScreen(
      screens.text,
      is: """
         Tag · filled         t zatch   n light
         32 states         row 2/8 · column 1/4
                       normal     disabled

         purple  20    ▐ Tag ▌     ▐(Tag)▌


                 25 ▸ ▐  Tag  ▌   ▐ (Tag) ▌



         matrix   ↑↓←→ move   ? help   q quit

        """)
  }

  @Test func allVariantsOnTheSmallestScreenInKorean() {
    var screens = Screens(columns: 40, rows: 12, language: .korean)
    screens.type("shift-tab left m down right")
    expectScreen(
      screens.text,
      is: """
         태그 · 채움         t zatch   n 라이트
         tag  변형 2개          행 2/8 · 열 2/4
         tag/filled
                       보통        비활성

         보라  20    ▐ 나눔 ▌     ▐(나눔)▌


               25   ▐  나눔  ▌ ▸ ▐ (나눔) ▌


         표   ↑↓←→ 이동   ? 도움말   q 종료

        """)
  }
}
